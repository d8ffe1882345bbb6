internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

extension Asker {
  /// Leaves a screen that a touch has brought up over the one that was touched.
  ///
  /// - Returns: Whether there was a button that leads back.
  func comeBack(_ spare: Spare) async -> Bool {
    guard let last = spare.parts.waysBack.indices.last else { return false }
    let reply = await spare.perform(.back(last), asking: questions, called: "back")
    _ = ScreenChanges.drain()
    return reply != nil
  }

  /// What a touch changed of the screen beneath the one that it brought up, which shows once that is
  /// left: a message that is opened is a read one in its list.
  ///
  /// - Returns: What the spare shows then; `nil` where nothing changed, or more than elements say.
  func changeBeneath(
    _ spare: Spare, _ reply: Reply, _ effects: inout Effects, _ state: PageState
  ) async -> PageState? {
    guard await comeBack(spare) else { return nil }
    let reading = spare.read()
    effects.edits += deselection(after: reply, in: reading)
    guard await isComparable(isOpen: spare.pose.isOpen) else { return nil }
    spare.restore()
    let now = self.state(of: spare)
    var change = PageChange(from: state, to: now)
    if change.isEmpty || change.isWhole { return nil }
    open(&change, in: reading, of: spare)
    effects.change = change
    effects.endsThere = false
    return now
  }

  /// What takes the choice of a tapped row back, as controllers do that come into sight again.
  func deselection(after reply: Reply, in reading: ScreenReading) -> [ResolvedEdit] {
    guard reply.tap == .selected, let row = reply.row,
      let list = reading.collections.first(where: { $0.name == row.collection }),
      list.selected.isEmpty
    else { return [] }
    return [.deselect(collection: row.collection, row: row.name)]
  }
}
