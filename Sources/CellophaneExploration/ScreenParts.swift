package import CellophaneDocument

/// What an element shows, without what stands in it, chosen or open: those change by themselves.
package indirect enum ElementContent: Hashable {
  /// With where it stands, on which it may depend what it does.
  case row(ResolvedRow, RowStand)
  case supplementary(ResolvedSupplementary)
  /// Without its rows and what its edges show.
  case section(ResolvedSection)
  /// Its buttons alone.
  case bar(ResolvedNavigation)
  case toolbar(ResolvedNavigation)
  /// A control outside rows, or all of a screen, with places for the elements in it.
  case view(ResolvedView)
  case text(String)
}

/// What a row stands in.
package struct RowStand: Hashable {
  package var section: String
  /// How many parents it has.
  package var depth: Int
}

/// Where a row stands among the rows of its section.
package struct RowPlace: Hashable {
  package var name: String
  package var parent: String?
}

/// The rows of a section, depth first.
package struct SectionOrder: Hashable {
  package var collection: String
  package var section: String
  /// Its header and footer.
  package var edges: [ResolvedElement] = []
  package var rows: [RowPlace]

  package var element: ResolvedElement { .section(collection: collection, section: section) }
}

/// Where an item stands in a bar.
package struct BarPlace: Hashable {
  package var bar: ResolvedElement
  package var index: Int

  package init(bar: ResolvedElement, index: Int) {
    self.bar = bar
    self.index = index
  }
}

/// What of a screen is no element.
package struct ScreenRest: Hashable {
  package var screen: ResolvedScreen
  /// The lists inside views, by name.
  package var lists: [String: ResolvedCollection] = [:]
  /// The same of the screens beneath.
  package var beneath: [ScreenRest] = []
}

extension ScreenRest {
  /// The same without what its lists show behind their rows; those inside views keep theirs.
  var withoutBackgrounds: ScreenRest {
    var rest = self
    rest.screen.changeCollections { $0.backgroundView = nil }
    return rest
  }
}

/// A screen taken apart into elements, their order, and the rest.
package struct ScreenParts {
  package private(set) var elements: [ResolvedElement: ElementContent] = [:]
  package private(set) var order: [SectionOrder] = []
  /// The screen without its elements.
  package private(set) var rest: ScreenRest
  /// The controls outside rows, in the order of the screen.
  package private(set) var controls: [ResolvedElement] = []
  /// The items of bars, in the order of the screen.
  package private(set) var items: [BarPlace] = []
  /// What stands around rows and edges.
  package private(set) var surroundings: [ResolvedElement: ElementSurroundings] = [:]
  /// The lists of which it counts whether a row is chosen.
  private let choosing: Set<String>
  private let leftOut: Set<RowName>
  /// The elements of the screens beneath, which cannot be touched.
  package private(set) var covered: Set<ResolvedElement> = []

  /// - Parameter leftOut: Rows that are no elements here.
  package init(
    _ screen: ResolvedScreen, choosing: Set<String> = [], leavingOut leftOut: Set<RowName> = []
  ) {
    self.choosing = choosing
    self.leftOut = leftOut
    rest = ScreenRest(screen: screen)
    rest.screen = take(screen)
  }

  /// Whether the elements are the same, in the same order.
  package func shows(as other: ScreenParts) -> Bool {
    elements == other.elements && order == other.order
  }

  // MARK: Screens beneath

  /// Takes in what a button back uncovers.
  package mutating func lie(over other: ScreenParts) {
    // The badges of tabs are seen from both.
    covered.formUnion(other.elements.keys.filter { elements[$0] == nil })
    elements.merge(other.elements) { own, _ in own }
    surroundings.merge(other.surroundings) { own, _ in own }
    order += other.order
    rest.beneath.append(other.rest)
  }

  /// The same over what buttons back uncover, the nearest first.
  package func lying(over others: [ScreenParts]) -> ScreenParts {
    var parts = self
    for other in others { parts.lie(over: other) }
    return parts
  }

  /// Lets the buttons back do something: what they uncover is not known.
  package mutating func leadBack(by outcome: ResolvedOutcome) {
    for (element, content) in elements where !covered.contains(element) {
      guard case .bar(var bar) = content, bar.backTitle != nil else { continue }
      bar.backOutcome = outcome
      elements[element] = .bar(bar)
    }
  }

  // MARK: Taking apart

  private mutating func take(_ screen: ResolvedScreen) -> ResolvedScreen {
    switch screen {
    case .collection(let collection): return .collection(take(collection))
    case .view(let view): return .view(takeWhole(view))
    case .navigation(let navigation): return .navigation(take(navigation))
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].screen = take(split.columns[index].screen)
      }
      return .split(split)
    case .tabs(var tabs):
      for (index, tab) in tabs.tabs.enumerated() {
        guard let words = tab.badgeText else { continue }
        elements[.badge(tabs: tabs.name, index: index)] = .text(words)
      }
      tabs.tabs = tabs.tabs.map(\.withoutBadgeText)
      // What other tabs show is not seen.
      for index in tabs.tabs.indices {
        let screen = tabs.tabs[index].screen
        tabs.tabs[index].screen =
          index == tabs.selected ? take(screen) : .view(ResolvedView(kind: .plain))
      }
      return .tabs(tabs)
    case .presented(var presented):
      presented.content = take(presented.content)
      return .presented(presented)
    }
  }

  private mutating func take(_ navigation: ResolvedNavigation) -> ResolvedNavigation {
    let name = navigation.name
    var rest = navigation
    rest.content = .view(ResolvedView(kind: .plain))
    rest.search = nil
    rest.titleView = navigation.titleView.map { take($0) }
    rest.leadingItems = take(navigation.leadingItems)
    rest.trailingItems = take(navigation.trailingItems)
    let count = rest.leadingItems.count + rest.trailingItems.count
    items += (0..<count).map { BarPlace(bar: .bar(name), index: $0) }
    let content = take(navigation.content)
    rest.toolbarItems = take(navigation.toolbarItems)
    items += rest.toolbarItems.indices.map { BarPlace(bar: .toolbar(bar: name), index: $0) }
    var bar = rest
    (bar.title, bar.subtitle, bar.toolbarItems) = (nil, nil, [])
    elements[.bar(name)] = .bar(bar)
    var toolbar = bar
    (toolbar.leadingItems, toolbar.trailingItems, toolbar.backTitle) = ([], [], nil)
    (toolbar.titleView, toolbar.prompt) = (nil, nil)
    toolbar.toolbarItems = rest.toolbarItems
    elements[.toolbar(bar: name)] = .toolbar(toolbar)
    elements[.title(bar: name)] = .text(navigation.title ?? "")
    elements[.subtitle(bar: name)] = .text(navigation.subtitle ?? "")
    var left = ResolvedNavigation(name: name, title: nil, content: content)
    (left.isLargeTitle, left.largeTitle) = (navigation.isLargeTitle, navigation.largeTitle)
    left.search = navigation.search
    left.title = navigation.title.map { _ in "" }
    return left
  }

  private mutating func take(_ items: [ResolvedBarItem]) -> [ResolvedBarItem] {
    var items = items
    for index in items.indices { items[index].view = items[index].view.map { take($0) } }
    return items
  }

  /// Takes a view apart that is all of a screen.
  private mutating func takeWhole(_ view: ResolvedView) -> ResolvedView {
    guard let name = view.name, !view.isOperated else { return take(view) }
    let bare = takeInside(view)
    elements[.view(name)] = .view(bare)
    return .place(of: name)
  }

  /// Takes the controls and lists out of a view; what is left changes with what it is in.
  private mutating func take(_ view: ResolvedView) -> ResolvedView {
    if let name = view.name {
      elements[.view(name)] = .view(view)
      if view.isOperated { controls.append(.view(name)) }
      return .place(of: name)
    }
    return takeInside(view)
  }

  private mutating func takeInside(_ view: ResolvedView) -> ResolvedView {
    var view = view
    if case .collection(let collection) = view.kind {
      rest.lists[collection.name] = take(collection)
      view.kind = .plain
      view.children = [.place(of: collection.name)]
      return view
    }
    for index in view.children.indices { view.children[index] = take(view.children[index]) }
    return view
  }

  // MARK: Lists

  private mutating func take(_ collection: ResolvedCollection) -> ResolvedCollection {
    var rest = collection
    // What the role is follows from the rows.
    rest.role = .list
    // What it is called follows from the bar.
    rest.label = ""
    for index in rest.supplementaries.indices {
      take(&rest.supplementaries[index], ElementSurroundings(ResolvedRowPlace(collection)))
    }
    for section in rest.sections { take(section, of: collection) }
    rest.sections = []
    rest.backgroundView = rest.backgroundView.map { take($0) }
    return rest
  }

  private mutating func take(_ section: ResolvedSection, of collection: ResolvedCollection) {
    var order = SectionOrder(collection: collection.name, section: section.name, rows: [])
    var bare = section
    var around = ElementSurroundings(ResolvedRowPlace(collection, section))
    if var header = section.header {
      take(&header, around)
      bare.header = header
      order.edges.append(.supplementary(header.name))
    }
    if var footer = section.footer {
      around.isFooter = true
      take(&footer, around)
      around.isFooter = false
      bare.footer = footer
      order.edges.append(.supplementary(footer.name))
    }
    order.edges.sort { $0.words < $1.words }
    around.section = section.name
    take(section.rows, around, under: nil, &order.rows)
    bare.rows = []
    elements[order.element] = .section(bare)
    surroundings[order.element] = around
    self.order.append(order)
  }

  private mutating func take(
    _ supplementary: inout ResolvedSupplementary, _ around: ElementSurroundings
  ) {
    let element = ResolvedElement.supplementary(supplementary.name)
    supplementary.cell.forEachView { $0 = take($0) }
    elements[element] = .supplementary(supplementary)
    surroundings[element] = around
    supplementary.cell = .nothing
  }

  private mutating func take(
    _ rows: [ResolvedRow], _ around: ElementSurroundings, under parent: String?,
    _ places: inout [RowPlace]
  ) {
    for row in rows {
      if !leftOut.isEmpty,
        leftOut.contains(RowName(collection: around.place.collection, row: row.name))
      {
        continue
      }
      places.append(RowPlace(name: row.name, parent: parent))
      let element = ResolvedElement.row(collection: around.place.collection, row: row.name)
      var alone = row.alone
      alone.isSelected = row.isSelected && choosing.contains(around.place.collection)
      elements[element] = .row(
        alone, RowStand(section: around.section, depth: around.place.depth))
      surroundings[element] = around
      var inside = around
      inside.place = around.place.child
      take(row.children, inside, under: row.name, &places)
    }
  }
}

/// What an element's markup depends on beside it.
package struct ElementSurroundings: Hashable {
  package var place: ResolvedRowPlace
  package var isFooter = false
  /// The section's name, for rows.
  package var section = ""

  init(_ place: ResolvedRowPlace) {
    self.place = place
  }
}

extension ResolvedRow {
  /// The row without children, neither chosen nor open.
  package var alone: ResolvedRow {
    var row = self
    row.children = []
    row.isSelected = false
    row.expansion?.isExpanded = false
    return row
  }
}
