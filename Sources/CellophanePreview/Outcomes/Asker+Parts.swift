internal import CellophaneDocument
internal import CellophaneExploration

/// What instances show, taken apart.
extension Asker {
  /// What an instance shows now, its selection and open rows being those of the start.
  func state(of probe: Probe) -> PageState { looks.state(of: parts(of: probe)) }

  func parts(of probe: Probe) -> ScreenParts {
    parts(alone: probe).lying(over: uncovered?.start ?? [])
  }

  /// The screen without what is beneath it.
  func parts(alone probe: Probe) -> ScreenParts {
    let screen = probe.session.screen(readsShown: readsShown, leavingOut: skipped)
    return ScreenParts(
      besides(probe.replaced, screen), choosing: choosing, leavingOut: skipped)
  }

  /// Says which of the rows that came are open, and before which rows those stand that are touched
  /// for others.
  func open(_ change: inout PageChange, in reading: ScreenReading, of probe: Probe) {
    for index in change.placed.indices {
      let row = change.placed[index].row
      guard let identifier = probe.identifier(of: row),
        let collection = reading[list: row.collection],
        let address = collection.addresses[identifier],
        let node = collection.nodes.row(at: address)
      else { continue }
      if change.placed[index].look != nil {
        change.placed[index].isExpanded = node.isExpanded && !node.children.isEmpty
      }
      guard !skipped.isEmpty, address.ordinals.count == 1 else { continue }
      let siblings = collection.nodes[address.section].rows
      let place = address.ordinals[0]
      change.placed[index].stoodLast = place == siblings.count - 1
      change.placed[index].after = []
      if place > 0 {
        let name = probe.session.names.name(
          of: siblings[place - 1].identifier,
          at: RowAddress(section: address.section, ordinals: [place - 1]), in: row.collection)
        change.placed[index].after = name.map { [$0] } ?? []
      }
    }
  }

  /// What things that a row brings up are called after.
  func source(_ address: RowAddress, _ collection: String) -> String {
    rows[collection]?.names[address] ?? "row"
  }
}
