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
        await askToggle(at: address, expanding: isExpanding, in: collection)
      }
    }
    await askAmongOpenRows(addresses, in: collection)
  }

  private func outline(of collection: String) async -> (any OutlineDataSource)? {
    await spare(in: .start)?.collections[collection]?.outline
  }

  /// The pose in which a row can be touched.
  func pose(for address: RowAddress, in collection: String) async -> Spare.Pose {
    if let spare = await spare(in: .start), spare.row(at: address, in: collection) != nil {
      return .start
    }
    return .open
  }

  // MARK: Section snapshot handlers

  private func askToggle(
    at address: RowAddress, expanding: Bool, in collection: String
  ) async {
    let result = await ask(
      await pose(for: address, in: collection), from: source(address, collection)
    ) { spare in
      guard let row = spare.row(at: address, in: collection), let item = row.identifier,
        let outline = row.view.outline
      else { return nil }
      let may = outline.mayToggle(item, expanding: expanding, inSection: address.section)
      return Touch(
        collection: collection, address: address, tap: may ? nil : .refused)
    }
    guard let (touch, effects) = result else { return }
    change(collection, address) { answers in
      if touch.tap == .refused {
        if expanding { answers.refusesExpanding = true } else { answers.refusesCollapsing = true }
      }
      guard !effects.edits.isEmpty else { return }
      let own = touch.tap == .refused ? nil : self.toggle(address, expanding, collection)
      let outcome = ResolvedOutcome([own].compactMap { $0 } + effects.edits)
      if expanding { answers.expanding = outcome } else { answers.collapsing = outcome }
    }
  }

  private func toggle(
    _ address: RowAddress, _ expanding: Bool, _ collection: String
  ) -> ResolvedEdit? {
    guard let row = rows[collection]?.names[address] else { return nil }
    return expanding
      ? .expand(collection: collection, row: row) : .collapse(collection: collection, row: row)
  }

  /// Opens parents one after the other as a person does, there and back, since an accordion
  /// closes only what was opened before.
  private func askAmongOpenRows(_ addresses: [RowAddress], in collection: String) async {
    let parents = addresses.filter { $0.ordinals.count == 1 }.prefix(12)
    guard parents.count > 1 else { return }
    var closed: [RowAddress: Set<RowAddress>] = [:]
    for order in [Array(parents), parents.reversed()] {
      discard(.start)
      guard let spare = await spare(in: .start) else { return }
      for address in order {
        guard let row = spare.row(at: address, in: collection) else { continue }
        let before = openAddresses(row.view)
        if before.contains(address) { continue }
        // Rows below an opened one have moved: the item itself is found anew.
        guard let now = place(of: row.identifier, in: row.view) else { continue }
        row.view.touchDisclosure(at: now)
        await spare.stage.settle()
        closed[address, default: []].formUnion(before.subtracting(openAddresses(row.view)))
      }
    }
    discard(.start)
    guard !closed.values.allSatisfy(\.isEmpty) else { return }
    let closesAll = parents.allSatisfy { closed[$0]?.isEmpty == false }
    for address in parents {
      let others = closesAll ? Set(parents).subtracting([address]) : closed[address] ?? []
      addCollapses(of: others.sorted(), toExpanding: address, in: collection)
    }
  }

  private func addCollapses(
    of others: [RowAddress], toExpanding address: RowAddress, in collection: String
  ) {
    guard !others.isEmpty else { return }
    let collapses = others.compactMap { toggle($0, false, collection) }
    change(collection, address) { answers in
      var edits =
        answers.expanding?.edits
        ?? [self.toggle(address, true, collection)].compactMap { $0 }
      edits += collapses.filter { !edits.contains($0) }
      answers.expanding = ResolvedOutcome(edits)
    }
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

  // MARK: Action handlers

  /// Asks what an accessory's action handler does in the toggle's place.
  private func askHandler(at address: RowAddress, in collection: String) async {
    for pose in [Spare.Pose.start, .open] {
      var isOpen = false
      let result = await ask(pose, from: source(address, collection)) { spare in
        guard let row = spare.row(at: address, in: collection) else { return nil }
        isOpen = row.view.askableCell(at: row.indexPath).configurationState.isExpanded
        row.view.touchDisclosure(at: row.indexPath)
        return Touch(collection: collection, address: address)
      }
      guard let (_, effects) = result else { continue }
      let isPlain = effects.isOwnToggle && effects.edits.count == 1
      change(collection, address) { answers in
        if isOpen {
          answers.collapsing = isPlain ? nil : ResolvedOutcome(effects.edits)
        } else {
          answers.expanding = isPlain ? nil : ResolvedOutcome(effects.edits)
        }
      }
    }
  }

  // MARK: Answers

  func change(
    _ collection: String, _ address: RowAddress, _ change: (inout RowAnswers) -> Void
  ) {
    change(&answers[collection, default: CollectionAnswers()].rows[address, default: RowAnswers()])
  }

  /// What things that a row brings up are called after.
  func source(_ address: RowAddress, _ collection: String) -> String {
    rows[collection]?.names[address] ?? "row"
  }
}
