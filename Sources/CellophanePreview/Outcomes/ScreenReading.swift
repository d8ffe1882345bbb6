internal import CellophaneDocument
internal import UIKit

/// What an instance shows at a moment, to be told from a later one.
///
/// It is read off as it is, without asking anything, so that a touch that changed nothing is known by
/// it at once. What another touch changed is told by ``ScreenParts``.
@MainActor struct ScreenReading {
  private(set) var screen: ResolvedScreen
  let lists: [ListReading]
  /// Whether the looks of rows are part of it.
  private(set) var readsRows: Bool
  /// What is read of the screen.
  private let part: ScreenPart

  /// - Parameters:
  ///   - part: What is read of the screen.
  ///   - readsRows: Whether the rows' cells are read; without, only what there is of them.
  ///   - gathering: Knows what was read before.
  init(
    of controller: UIViewController, part: ScreenPart = ScreenPart(), readsRows: Bool,
    by gathering: PageGathering
  ) {
    self.readsRows = readsRows
    self.part = part
    var lists: [ListReading] = []
    let resolver = ScreenResolver(gathering: gathering, part: part) { view, name, label in
      if let view = view as? any AskableList { lists.append(ListReading(of: view, called: name)) }
      return ListResolver.collection(
        view, gathering, name: name, label: label, readsRows: readsRows)
    }
    screen = resolver.screen(ofRoot: controller)
    self.lists = lists
  }

  /// What an instance shows of which it is known how it looks, its rows among it.
  init(
    of controller: UIViewController, part: ScreenPart, showing known: ResolvedScreen,
    by gathering: PageGathering
  ) {
    self.init(of: controller, part: part, readsRows: false, by: gathering)
    for list in lists { list.view.makeShownCells() }
    (screen, readsRows) = (known, true)
  }

  /// Whether no list has changed since.
  var isOfNow: Bool { lists.allSatisfy { $0.changeCount == $0.view.changeCount } }

  subscript(list list: String) -> ListReading? { lists.first { $0.name == list } }

  /// Whether another instance, or this one at another time, shows the same.
  ///
  /// - Parameters:
  ///   - places: Columns that are left out.
  ///   - toggled: A row of which it does not count whether there is anything in it: opening may load
  ///     that.
  func shows(
    _ other: ScreenReading, besides places: Set<ResolvedPlace> = [],
    toggling toggled: RowName? = nil
  ) -> Bool {
    let (own, now) = (lists(besides: places), other.lists(besides: places))
    guard own.count == now.count else { return false }
    for (list, later) in zip(own, now)
    where list.view !== later.view || !list.hasSameItems(as: later, ignoring: toggled != nil) {
      return false
    }
    return compared(places, toggled) == other.compared(places, toggled)
  }

  func lists(besides places: Set<ResolvedPlace>) -> [ListReading] {
    if places.isEmpty { return lists }
    return lists.filter { list in !places.contains { list.name.hasPrefix(part.area(of: $0)) } }
  }

  private func compared(_ places: Set<ResolvedPlace>, _ toggled: RowName?) -> ResolvedScreen {
    let screen = screen.blank(at: places)
    guard let toggled else { return screen }
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      guard collection.name == toggled.collection else { return collection }
      return collection.forgettingExpansion(of: toggled.row)
    }
    return rewriter.rewritten(screen)
  }
}

/// Which rows a list has at a moment, open or closed, and which of them are chosen.
@MainActor struct ListReading {
  let name: String
  let view: any AskableList
  let nodes: [SectionNode]
  let selected: Set<IndexPath>
  let changeCount: Int
  /// Where each item stands.
  private(set) var addresses: [AnyHashable: RowAddress] = [:]
  /// How many rows there are, those that closed parents hide among them.
  private(set) var rowCount = 0

  init(of view: any AskableList, called name: String) {
    self.name = name
    self.view = view
    nodes = view.sectionNodes
    selected = view.selectedPaths
    changeCount = view.changeCount
    var addresses: [AnyHashable: RowAddress] = [:]
    var count = 0
    nodes.forEachAddress { address, node in
      if let identifier = node.identifier { addresses[identifier] = address }
      count += 1
    }
    self.addresses = addresses
    rowCount = count
  }

  /// The addresses of the selected items.
  var selectedAddresses: Set<RowAddress> {
    var found: Set<RowAddress> = []
    guard !selected.isEmpty else { return found }
    nodes.forEachAddress { address, node in
      if let indexPath = node.indexPath, selected.contains(indexPath) { found.insert(address) }
    }
    return found
  }

  /// Whether the same items stand in the same places.
  ///
  /// - Parameter loads: Whether rows may have come that closed parents hide.
  func hasSameItems(as other: ListReading, ignoring loads: Bool) -> Bool {
    if changeCount == other.changeCount, rowCount == other.rowCount { return true }
    if loads { return other.rowCount >= rowCount }
    return rowCount == other.rowCount && addresses == other.addresses
  }
}

extension ResolvedCollection {
  /// The collection with a row that stands neither open nor closed.
  fileprivate func forgettingExpansion(of name: String) -> ResolvedCollection {
    func forgetting(_ rows: [ResolvedRow]) -> [ResolvedRow] {
      rows.map { row in
        var row = row
        if row.name == name { (row.expansion, row.children) = (nil, []) }
        row.children = forgetting(row.children)
        return row
      }
    }
    var collection = self
    for index in collection.sections.indices {
      collection.sections[index].rows = forgetting(collection.sections[index].rows)
    }
    return collection
  }
}
