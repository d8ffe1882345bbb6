internal import UIKit

/// Finds out which tables delete and move rows, where their data sources' classes do not say it.
///
/// An instance of its own is asked, which nobody else sees: what is deleted there is there.
@MainActor struct TableMethodsProbe {
  let resolver: PageResolver

  /// - Returns: Whether more is known than before.
  func learn() async -> Bool {
    guard RowDeletion.isAskedFor || RowMoving.isAskedFor else { return false }
    let question = AskedQuestion(
      name: "deletion", kind: "deletion", words: "asking whether rows are deleted")
    await resolver.questions.ask(question, else: "the page shows that they can be") {
      let stage = await resolver.stage(frame: 0)
      let parts = ScreenResolver(finding: resolver.gathering)
      _ = parts.screen(ofRoot: stage.controller)
      for case let table as UITableView in parts.collections.map(\.view) {
        table.askForMove()
        table.askForDeletion()
      }
      await stage.settle()
      stage.leave()
    }
    // Tables of later frames and of other tabs are taken at their word.
    RowDeletion.giveUp()
    RowMoving.giveUp()
    return true
  }
}
