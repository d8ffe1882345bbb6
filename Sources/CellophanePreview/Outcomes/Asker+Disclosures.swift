internal import CellophaneDocument
internal import UIKit

extension Asker {
  /// Asks what opening and closing each parent does, where the author's code has a say in it.
  func askDisclosures(in collection: String) async {
    guard let asked = rows[collection], !asked.disclosures.isEmpty else { return }
    let addresses = asked.disclosures.keys.sorted()
    for address in addresses where asked.disclosures[address]?.hasHandler == true {
      await askHandler(at: address, in: collection)
    }
    guard let outline = await outline(of: collection), outline.hasSectionSnapshotHandlers else {
      return
    }
    for address in addresses where asked.disclosures[address]?.hasHandler == false {
      for isExpanding in [true, false] {
        await ask(.disclosure(isExpanding: isExpanding), at: address, in: collection)
      }
    }
    await askAmongOpenRows(addresses, in: collection)
  }

  private func outline(of collection: String) async -> (any OutlineDataSource)? {
    await probe(in: .start)?.collections[collection]?.outline
  }

  /// Asks what an accessory's action handler does in the toggle's place.
  private func askHandler(at address: RowAddress, in collection: String) async {
    guard let name = rows[collection]?.names[address] else { return }
    let row = RowName(collection: collection, row: name)
    for setup in Probe.Setup.allCases {
      guard let probe = await probe(in: setup),
        let (_, node) = probe.node(of: row), let indexPath = node.indexPath
      else { continue }
      let cell = probe.collections[collection]?.askableCell(at: indexPath)
      let isOpen = cell?.configurationState.isExpanded ?? false
      await ask(.row(row, .disclosure(isExpanding: !isOpen)), in: setup, from: name)
    }
  }

  // MARK: Accordions

  /// Opens parents one after the other as a person does, there and back, since an accordion
  /// closes only what was opened before.
  private func askAmongOpenRows(_ addresses: [RowAddress], in collection: String) async {
    let roots = addresses.filter { $0.ordinals.count == 1 }
    let parents = roots.prefix(limits.openedParents)
    if roots.count > 1, let first = roots.dropFirst(limits.openedParents).first {
      let name = rows[collection]?.names[first] ?? "row"
      questions.noteBound(
        "openings-not-tried",
        "which rows close when the row '\(name)'\(Questions.more(roots.count - parents.count - 1)) "
          + "opens was not tried: on the page they stay open beside each other; raise "
          + "'limits.openedParents', or show fewer rows",
        item: name)
    }
    guard parents.count > 1 else { return }
    let found = await questions.ask(
      .openings(in: collection), else: "on the page they stay open beside each other"
    ) {
      await closings(among: Array(parents), in: collection)
    }
    discard(.start)
    guard let closed = found, !closed.values.allSatisfy(\.isEmpty) else { return }
    let closesAll = parents.allSatisfy { closed[$0]?.isEmpty == false }
    for address in parents {
      let others = closesAll ? Set(parents).subtracting([address]) : closed[address] ?? []
      guard !others.isEmpty, let name = rows[collection]?.names[address] else { continue }
      accordions[RowName(collection: collection, row: name)] = others.sorted()
        .compactMap { rows[collection]?.names[$0] }
        .map { .collapse(collection: collection, row: $0) }
    }
  }

  /// The rows that closed when each of the parents was opened.
  private func closings(
    among parents: [RowAddress], in collection: String
  ) async -> [RowAddress: Set<RowAddress>] {
    var closed: [RowAddress: Set<RowAddress>] = [:]
    for order in [parents, parents.reversed()] {
      discard(.start)
      guard let probe = await probe(in: .start) else { return closed }
      for address in order {
        guard let row = probe.row(at: address, in: collection) else { continue }
        let before = openAddresses(row.view)
        if before.contains(address) { continue }
        // Rows below an opened one have moved: the item itself is found anew.
        guard let now = place(of: row.identifier, in: row.view) else { continue }
        row.view.touchDisclosure(at: now)
        await probe.stage.settle()
        closed[address, default: []].formUnion(before.subtracting(openAddresses(row.view)))
      }
    }
    return closed
  }

  private func openAddresses(_ view: any AskableList) -> Set<RowAddress> {
    var open: Set<RowAddress> = []
    view.sectionNodes.forEachAddress { address, node in
      if node.isExpanded, !node.children.isEmpty { open.insert(address) }
    }
    return open
  }

  private func place(of identifier: AnyHashable?, in view: any AskableList) -> IndexPath? {
    var found: IndexPath?
    view.sectionNodes.forEachAddress { _, node in
      if node.identifier == identifier { found = node.indexPath }
    }
    return found
  }
}
