internal import CellophaneDocument
internal import UIKit

/// An instance that is made to be asked.
@MainActor final class Spare {
  /// What has happened to it before it is asked.
  struct Pose: Hashable, Sendable {
    /// Whether every parent is open, so that every row is there to be touched.
    var isOpen = false
    /// What was touched, in order.
    var path: [Touchable] = []

    /// As the preview starts.
    static let start = Pose()
    static let open = Pose(isOpen: true)
  }

  let stage: Stage
  let pose: Pose
  /// What it showed before it was touched; read when it is first needed, which a question does.
  private(set) lazy var before = read()
  private var expanded: [String: Set<AnyHashable>] = [:]
  let collections: [String: any AskableList]
  private(set) var names: ItemNames
  /// Whether the looks of rows are compared.
  let readsRows: Bool

  /// - Parameter rows: What the rows are called, by where they stand at the start.
  init(_ stage: Stage, pose: Pose, rows: [String: AskedRows] = [:], limits: Limits) {
    self.stage = stage
    self.pose = pose
    let parts = Self.parts(of: stage)
    var collections: [String: any AskableList] = [:]
    var count = 0
    names = ItemNames()
    for (name, view) in parts.collections {
      guard let view = view as? any AskableList else { continue }
      collections[name] = view
      count += view.rowCount
      if let outline = view.outline, pose.isOpen {
        LazyLoader(view: view, outline: outline, limits: limits).loadAndShowEverything()
      }
      if let known = rows[name]?.names { names.take(known, of: name, in: view) }
      if let outline = view.outline { expanded[name] = outline.expandedItems }
    }
    self.collections = collections
    readsRows = count <= limits.comparedRows
  }

  private static func parts(of stage: Stage) -> ScreenResolver {
    let parts = ScreenResolver(gathering: PageGathering()) { _, name, label in
      ResolvedCollection(name: name, label: label, role: .list, selection: .none, sections: [])
    }
    _ = parts.screen(ofRoot: stage.controller)
    return parts
  }

  /// The bar items that it shows now.
  var barItems: [UIBarButtonItem] { Self.parts(of: stage).barItems }
  /// What can be touched outside rows now.
  var parts: ScreenResolver { Self.parts(of: stage) }

  /// Reads what the instance shows now.
  func read(readsRows: Bool? = nil) -> ScreenReading {
    ScreenReading(of: stage.controller, readsRows: readsRows ?? self.readsRows)
  }

  // MARK: Rows

  /// Where a row is in this instance, and what identifies it.
  func row(
    at address: RowAddress, in collection: String
  ) -> (view: any AskableList, indexPath: IndexPath, identifier: AnyHashable?)? {
    guard let reading = before.collections.first(where: { $0.name == collection }),
      let node = reading.nodes.row(at: address), let indexPath = node.indexPath
    else { return nil }
    return (reading.view, indexPath, node.identifier)
  }

  /// Where a row is now, wherever it stood at the start; `nil` while it is not there to be touched.
  func place(
    of row: RowName
  ) -> (view: any AskableList, indexPath: IndexPath, address: RowAddress)? {
    guard let reading = before.collections.first(where: { $0.name == row.collection }) else {
      return nil
    }
    let address: RowAddress?
    if let identifier = names.identifier(of: row) {
      address = reading.addresses[identifier]
    } else {
      address = names.address(of: row)
    }
    guard let address, let indexPath = reading.nodes.row(at: address)?.indexPath else { return nil }
    return (reading.view, indexPath, address)
  }

  /// Where a row stood at the start, wherever that was.
  func node(of row: RowName) -> (address: RowAddress, node: RowNode)? {
    guard let (view, _, address) = place(of: row) else { return nil }
    return view.sectionNodes.row(at: address).map { (address, $0) }
  }

  func identifier(of row: RowName) -> AnyHashable? { names.identifier(of: row) }

  /// What the row at an address is called now.
  func name(of address: RowAddress, in collection: String) -> String? {
    let reading = before.collections.first { $0.name == collection }
    return names.name(
      of: reading?.nodes.row(at: address)?.identifier, at: address, in: collection)
  }

  /// Takes in what rows are called that came later.
  func learn(_ rows: [String: AskedRows]) {
    for (name, asked) in rows {
      guard let view = collections[name] else { continue }
      names.take(asked.names, of: name, in: view)
    }
  }

  // MARK: Going back

  /// Puts selection and expansion back without asking or telling anybody.
  func restore() {
    for reading in before.collections {
      let view = reading.view
      choose(paths(of: reading), in: view)
    }
    restoreExpansion()
  }

  /// Puts expansion back without asking or telling anybody.
  func restoreExpansion() {
    for reading in before.collections {
      guard let outline = reading.view.outline, reading.view.changeCount != reading.changeCount,
        let open = expanded[reading.name]
      else { continue }
      outline.setExpandedItems(open)
    }
  }

  /// Where the items stand now that were selected before.
  private func paths(of reading: CollectionReading) -> Set<IndexPath> {
    guard reading.view.changeCount != reading.changeCount, !reading.selected.isEmpty else {
      return reading.selected
    }
    var now: [AnyHashable: IndexPath] = [:]
    reading.view.sectionNodes.forEachAddress { _, node in
      if let identifier = node.identifier { now[identifier] = node.indexPath }
    }
    guard !now.isEmpty else { return reading.selected }
    return Set(
      reading.selectedAddresses.compactMap { reading.nodes.row(at: $0)?.identifier }
        .compactMap { now[$0] })
  }

  private func choose(_ selected: Set<IndexPath>, in view: any AskableList) {
    let now = view.selectedPaths
    for extra in now.subtracting(selected).sorted() { view.choose(false, at: extra) }
    for missing in selected.subtracting(now).sorted() { view.choose(true, at: missing) }
  }

  /// Selects what was selected in a reading.
  func select(as reading: ScreenReading) {
    for collection in reading.collections {
      for path in collection.selected.sorted() { collection.view.choose(true, at: path) }
    }
  }

  /// Takes what the instance shows now for what is there before the next touch.
  func readAgain(readsRows: Bool? = nil) {
    before = read(readsRows: readsRows)
  }
}

/// What the items of an instance's lists are called.
@MainActor struct ItemNames {
  private var names: [String: [AnyHashable: String]] = [:]
  private var identifiers: [RowName: AnyHashable] = [:]
  private var addresses: [RowName: RowAddress] = [:]
  private var namesByAddress: [String: [RowAddress: String]] = [:]

  /// Takes in what rows are called by where they stand now; what has a name keeps it.
  mutating func take(
    _ known: [RowAddress: String], of collection: String, in view: any AskableList
  ) {
    let nodes = view.sectionNodes
    for (address, name) in known {
      let row = RowName(collection: collection, row: name)
      if let identifier = nodes.row(at: address)?.identifier {
        guard names[collection]?[identifier] == nil else { continue }
        names[collection, default: [:]][identifier] = name
        identifiers[row] = identifier
      } else if addresses[row] == nil {
        addresses[row] = address
        namesByAddress[collection, default: [:]][address] = name
      }
    }
  }

  func identifier(of row: RowName) -> AnyHashable? { identifiers[row] }
  func address(of row: RowName) -> RowAddress? { addresses[row] }

  func name(of identifier: AnyHashable?, at address: RowAddress, in collection: String) -> String? {
    if let identifier { return names[collection]?[identifier] }
    return namesByAddress[collection]?[address]
  }

  /// The names of a collection's items.
  subscript(collection: String) -> [AnyHashable: String] { names[collection] ?? [:] }
}
