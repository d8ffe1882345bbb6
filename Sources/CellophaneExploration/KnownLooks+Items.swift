package import CellophaneDocument

/// How the items of bars look, and the choices of their menus: by that it is told what a touch does.
extension KnownLooks {
  /// The look of what is touched; `nil` where it is not there.
  package func look(for touch: Interaction, in state: PageState) -> Int? {
    guard let place = place(of: touch) else { return state.look(for: touch) }
    guard let number = state.looks[place.bar], let content = content(of: place.bar, number),
      let item = content.items[safely: place.index]
    else { return nil }
    return look(of: touch, showing: item)
  }

  /// The look of what is touched of an item: the number of the first look of its bar in which it shows
  /// the same.
  package func look(of touch: Interaction, showing item: ResolvedBarItem) -> Int? {
    guard let place = place(of: touch), let face = Face(touch, item) else { return nil }
    return contents[place.bar]?.firstIndex { content in
      content.items[safely: place.index].flatMap { Face(touch, $0) } == face
    }
  }

  private func place(of touch: Interaction) -> BarPlace? {
    switch touch {
    case .item(let ordinal), .choice(_, let ordinal): items[safely: ordinal]
    default: nil
    }
  }

  /// What is seen of what is touched.
  private enum Face: Equatable {
    case item(ResolvedBarItem)
    case choice(ResolvedChoice)

    init?(_ touch: Interaction, _ item: ResolvedBarItem) {
      switch touch {
      case .choice(let index, _):
        guard let choice = item.menu?.choices[safely: index] else { return nil }
        self = .choice(choice)
      default:
        var item = item
        (item.menu, item.outcome) = (nil, nil)
        self = .item(item)
      }
    }
  }
}

extension ElementContent {
  /// The items of a bar.
  fileprivate var items: [ResolvedBarItem] {
    switch self {
    case .bar(let bar): bar.leadingItems + bar.trailingItems
    case .toolbar(let bar): bar.toolbarItems
    default: []
    }
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
