import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Lists in which several rows are chosen, and what counts them or is done with them.
@Suite(.serialized) @MainActor struct ChosenRowsTests {
  /// Notes, a title that counts those that are chosen, and a button that is on while there are some.
  private func page(
    delete: @escaping @MainActor @Sendable (NotesController) -> Void
  ) async -> ResolvedPage {
    let preview = Preview("Notes") {
      let notes = NotesController.list()
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "Delete") { [unowned notes] _ in delete(notes) })
      item.isEnabled = false
      notes.prepare = { notes in
        notes.collectionView.allowsMultipleSelection = true
        notes.navigationItem.rightBarButtonItem = item
      }
      let count: (NotesController) -> Void = { notes in
        let chosen = notes.collectionView.indexPathsForSelectedItems?.count ?? 0
        notes.title = chosen > 0 ? "\(chosen) Selected" : "Notes"
        item.isEnabled = chosen > 0
      }
      notes.didSelect = { notes, _ in count(notes) }
      notes.didDeselect = { notes, _ in count(notes) }
      return UINavigationController(rootViewController: notes)
    }
    return await AnyPreview(preview).resolve()[0]
  }

  @Test func aButtonThatIsOnWhileSomethingIsChosenFollowsTheCount() async throws {
    let page = await page { _ in }
    #expect(page.findings.map(\.message) == [])
    #expect(!page.outline.contains("alone"))
    let told = page.signals.flatMap(\.reactions).filter { $0.teller == .title(bar: "bar") }
    #expect(told.contains { $0.from == .text("1 Selected") })
    #expect(told.contains { $0.from == .text("2 Selected") })
  }

  @Test func whatIsDoneWithTheRowsThatAreChosenIsSaidToBeLeftOut() async {
    let page = await page { notes in
      let gone = (notes.collectionView.indexPathsForSelectedItems ?? []).compactMap {
        notes.source?.itemIdentifier(for: $0)
      }
      notes.notes.removeAll { gone.contains($0) }
      notes.apply()
    }
    #expect(
      page.findings.map { "\($0.rule): \($0.message)" } == [
        "outcome-of-chosen: what the button 'Delete' does depends on which rows are chosen, and is not "
          + "asked for each set of them: the page says that it stops there"
      ])
  }
}
