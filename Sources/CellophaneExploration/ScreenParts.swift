package import CellophaneDocument

/// What an element shows, without what stands in it, chosen or open: those change by themselves.
package enum ElementContent: Hashable {
  /// With where it stands, on which it may depend what it does.
  case row(ResolvedRow, RowStand)
  case supplementary(ResolvedSupplementary)
  /// Its buttons alone.
  case bar(ResolvedNavigation)
  case toolbar(ResolvedNavigation)
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
  package var rows: [RowPlace]
}

/// A screen taken apart into elements, their order, and the rest.
package struct ScreenParts {
  package private(set) var elements: [ResolvedElement: ElementContent] = [:]
  package private(set) var order: [SectionOrder] = []
  /// The screen without its elements.
  package private(set) var rest: ResolvedScreen
  /// What stands around rows and edges.
  package private(set) var surroundings: [ResolvedElement: ElementSurroundings] = [:]
  /// The lists of which it counts whether a row is chosen.
  private let choosing: Set<String>
  private let leftOut: Set<RowName>

  /// - Parameter leftOut: Rows that are no elements here.
  package init(
    _ screen: ResolvedScreen, choosing: Set<String> = [], leavingOut leftOut: Set<RowName> = []
  ) {
    self.choosing = choosing
    self.leftOut = leftOut
    rest = screen
    rest = take(screen)
  }

  private mutating func take(_ screen: ResolvedScreen) -> ResolvedScreen {
    switch screen {
    case .collection(let collection): return .collection(take(collection))
    case .view(let view): return .view(take(view))
    case .navigation(let navigation): return .navigation(take(navigation))
    case .split(var split):
      for index in split.columns.indices {
        split.columns[index].screen = take(split.columns[index].screen)
      }
      return .split(split)
    case .tabs(var tabs):
      // What other tabs show is not seen; it changes with the whole.
      if tabs.tabs.indices.contains(tabs.selected) {
        tabs.tabs[tabs.selected].screen = take(tabs.tabs[tabs.selected].screen)
      }
      return .tabs(tabs)
    }
  }

  private mutating func take(_ navigation: ResolvedNavigation) -> ResolvedNavigation {
    let name = navigation.name
    var rest = navigation
    rest.content = .view(ResolvedView(kind: .plain))
    rest.search = nil
    var bar = rest
    (bar.title, bar.subtitle, bar.toolbarItems) = (nil, nil, [])
    elements[.bar(name)] = .bar(bar)
    var toolbar = bar
    (toolbar.leadingItems, toolbar.trailingItems, toolbar.backTitle) = ([], [], nil)
    toolbar.titleView = nil
    toolbar.toolbarItems = rest.toolbarItems
    elements[.toolbar(bar: name)] = .toolbar(toolbar)
    elements[.title(bar: name)] = .text(navigation.title ?? "")
    elements[.subtitle(bar: name)] = .text(navigation.subtitle ?? "")
    var left = ResolvedNavigation(name: name, title: nil, content: take(navigation.content))
    left.isLargeTitle = navigation.isLargeTitle
    left.search = navigation.search
    left.title = navigation.title.map { _ in "" }
    return left
  }

  private mutating func take(_ view: ResolvedView) -> ResolvedView {
    var view = view
    if case .collection(let collection) = view.kind { view.kind = .collection(take(collection)) }
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
      take(rest.supplementaries[index], ElementSurroundings(ResolvedRowPlace(collection)))
      rest.supplementaries[index].cell = .nothing
    }
    for index in rest.sections.indices {
      let section = rest.sections[index]
      var around = ElementSurroundings(ResolvedRowPlace(collection, section))
      if let header = section.header { take(header, around) }
      around.isFooter = true
      if let footer = section.footer { take(footer, around) }
      rest.sections[index].header?.cell = .nothing
      rest.sections[index].footer?.cell = .nothing
      around.isFooter = false
      around.section = section.name
      var places: [RowPlace] = []
      take(section.rows, around, under: nil, &places)
      order.append(
        SectionOrder(collection: collection.name, section: section.name, rows: places))
      rest.sections[index].rows = []
    }
    return rest
  }

  private mutating func take(
    _ supplementary: ResolvedSupplementary, _ around: ElementSurroundings
  ) {
    let element = ResolvedElement.supplementary(supplementary.name)
    elements[element] = .supplementary(supplementary)
    surroundings[element] = around
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
