internal import CellophaneDocument
internal import UIKit

/// What an instance shows at a moment, to be compared with a later one.
@MainActor struct ScreenReading {
  /// The screen without its rows.
  var frame: ResolvedScreen
  /// The screen with its rows.
  var whole: ResolvedScreen
  var collections: [CollectionReading]

  /// - Parameter readsRows: Whether the rows' cells are read; without, only what there is of them.
  init(of controller: UIViewController, readsRows: Bool) {
    let gathering = PageGathering()
    var readings: [CollectionReading] = []
    let resolver = ScreenResolver(gathering: gathering) { view, name, label in
      let collection = ListResolver.collection(
        view, gathering, name: name, label: label, readsRows: readsRows)
      if let view = view as? any AskableList {
        readings.append(CollectionReading(of: view, collection))
      }
      return collection
    }
    whole = resolver.screen(ofRoot: controller)
    var rewriter = ScreenRewriter()
    rewriter.collection = { collection in
      var bare = collection
      for index in bare.sections.indices { bare.sections[index].rows = [] }
      return bare
    }
    frame = rewriter.rewritten(whole)
    collections = readings
  }

  /// The frame with a column left out.
  func frame(without places: Set<ResolvedPlace>) -> ResolvedScreen {
    if places.contains(.root) { return .view(ResolvedView(kind: .plain)) }
    return Self.blanking(frame, places)
  }

  private static func blanking(
    _ screen: ResolvedScreen, _ places: Set<ResolvedPlace>
  ) -> ResolvedScreen {
    guard case .split(var split) = screen else { return screen }
    for index in split.columns.indices where places.contains(split.columns[index].place) {
      split.columns[index].screen = .view(ResolvedView(kind: .plain))
    }
    return .split(split)
  }
}

/// What a collection view has and shows at a moment.
@MainActor struct CollectionReading {
  let name: String
  let view: any AskableList
  let nodes: [SectionNode]
  let selected: Set<IndexPath>
  /// An item as it stands among the others.
  struct Item: Equatable {
    var identifier: AnyHashable?
    var section: Int
    var depth: Int
    var isExpanded: Bool
  }

  /// Every item, parents before their children.
  private(set) var items: [Item] = []
  /// Where each item stands.
  private(set) var addresses: [AnyHashable: RowAddress] = [:]
  /// The cells that are seen.
  private(set) var cells: [RowAddress: ResolvedCell] = [:]
  private(set) var changeCount: Int

  init(of view: any AskableList, _ collection: ResolvedCollection) {
    name = collection.name
    self.view = view
    nodes = view.sectionNodes
    selected = view.selectedPaths
    changeCount = view.changeCount
    var addresses: [AnyHashable: RowAddress] = [:]
    var items: [Item] = []
    nodes.forEachAddress { address, node in
      if let identifier = node.identifier { addresses[identifier] = address }
      items.append(
        Item(
          identifier: node.identifier, section: address.section, depth: address.ordinals.count,
          isExpanded: node.isExpanded))
    }
    self.addresses = addresses
    self.items = items
    for (section, resolved) in collection.sections.enumerated() {
      collect(resolved.rows, RowAddress(section: section, ordinals: []))
    }
  }

  private mutating func collect(_ rows: [ResolvedRow], _ address: RowAddress) {
    for (ordinal, row) in rows.enumerated() {
      let own = address.child(ordinal)
      cells[own] = row.cell
      if !row.children.isEmpty { collect(row.children, own) }
    }
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
}
