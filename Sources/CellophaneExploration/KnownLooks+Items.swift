package import CellophaneDocument

/// How the items of bars look, and the choices of their menus: by that it is told what a touch does.
extension KnownLooks {
  /// The look of what is touched; `nil` where it is not there.
  package func look(for touch: Interaction, in state: PageState) -> Int? {
    guard let place = place(of: touch) else { return state.look(for: touch) }
    guard let number = state.looks[place.bar] else { return nil }
    return faces(of: touch, at: place).looks[safely: number] ?? nil
  }

  /// The look of what is touched of an item: the number of the first look of its bar in which it shows
  /// the same.
  package func look(of touch: Interaction, showing item: ResolvedBarItem) -> Int? {
    guard let place = place(of: touch), let face = ItemFace(touch, item) else { return nil }
    return faces(of: touch, at: place).first[face]
  }

  /// What was seen of what is touched, in all looks of its bar that are known by now.
  private func faces(of touch: Interaction, at place: BarPlace) -> ItemFaces {
    let known = contents[place.bar] ?? []
    faces[touch, default: ItemFaces()].see(known) { content in
      content.items[safely: place.index].flatMap { ItemFace(touch, $0) }
    }
    return faces[touch] ?? ItemFaces()
  }

  private func place(of touch: Interaction) -> BarPlace? {
    switch touch {
    case .item(let ordinal), .choice(_, let ordinal): items[safely: ordinal]
    default: nil
    }
  }
}

/// What is seen of an item that is touched, or of a choice of its menu.
enum ItemFace: Hashable {
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

/// What of the looks of a bar shows the same of one of its items: a bar that counts has many.
struct ItemFaces {
  /// By the looks of the bar, the first in which the item shows the same; `nil` where it is not there.
  private(set) var looks: [Int?] = []
  private(set) var first: [ItemFace: Int] = [:]

  /// Takes in the looks that are new.
  fileprivate mutating func see(
    _ contents: [ElementContent], _ face: (ElementContent) -> ItemFace?
  ) {
    for number in looks.count..<max(looks.count, contents.count) {
      let look = face(contents[number]).map { face in
        if let known = first[face] { return known }
        first[face] = number
        return number
      }
      looks.append(look)
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
