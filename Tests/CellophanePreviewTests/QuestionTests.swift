import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Synchronization
import Testing
import UIKit

@Suite(.serialized) @MainActor struct QuestionTests {
  private final class Heard: Sendable {
    let words = Mutex<[String]>([])
  }

  private func page<Root>(_ preview: Preview<Root>, lost: [LostQuestion], _ heard: Heard) async
    -> ResolvedPage?
  {
    var options = ResolveOptions()
    options.watch = AskingWatch(
      lost: lost,
      begin: { question in heard.words.withLock { $0.append(question.words) } },
      end: { heard.words.withLock { $0.append("-") } })
    return await AnyPreview(preview).resolve(options).first
  }

  private var notes: Preview<UINavigationController> {
    Preview("Notes") {
      let notes = NotesController.list()
      notes.didSelect = { notes, note in notes.flip(note) }
      notes.actions = [("Later", { _, _ in })]
      return UINavigationController(rootViewController: notes)
    }
  }

  @Test func eachTouchIsToldBeforeAndAfter() async throws {
    let heard = Heard()
    let page = try #require(await page(notes, lost: [], heard))
    let words = heard.words.withLock { $0 }
    #expect(words.prefix(6) == ["tapping 'A'", "-", "tapping 'A'", "-", "tapping 'B'", "-"])
    #expect(words.contains("swipe action 1 of 'C'"))
    #expect(words.contains("tapping 'A' after other touches"))
    #expect(page.findings.isEmpty)
  }

  @Test func aLostQuestionIsLeftOutAndThePageStopsThere() async throws {
    let heard = Heard()
    let question = AskedQuestion(name: "tap list B", kind: "tap list", words: "tapping 'B'")
    let lost = LostQuestion(question, fate: "did not finish in 10 seconds")
    let page = try #require(await page(notes, lost: [lost], heard))
    #expect(!heard.words.withLock { $0.contains { $0.hasPrefix("tapping 'B'") } })
    #expect(page.outline.contains(#"row "B" "B" tap -> signal stop"#))
    #expect(page.outline.contains(#"row "A" "A" tap -> replace "#))
    #expect(
      page.findings.map(\.message) == [
        "in the preview 'Notes', tapping 'B' did not finish in 10 seconds; the page says there "
          + "that it stops"
      ])
  }

  @Test func anActionThatAsksFirstMayCallItsCompletionLater() async throws {
    let preview = Preview("Notes") {
      var heard: (UIAlertController) -> Void = { _ in }
      let list = UICollectionLayoutListConfiguration(appearance: .plain).with {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
              let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in done(true) })
              heard(alert)
            }
          ])
        }
      }
      let notes = NotesController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      heard = { [weak notes] in notes?.present($0, animated: true) }
      return notes
    }
    let page = try #require(await page(preview, lost: [], Heard()))
    #expect(page.findings.map(\.rule) == [])
  }

  @Test func anActionThatNeverCallsItsCompletionIsAFinding() async throws {
    let preview = Preview("Notes") {
      let list = UICollectionLayoutListConfiguration(appearance: .plain).with {
        $0.trailingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }
          ])
        }
      }
      return NotesController(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    }
    let page = try #require(await page(preview, lost: [], Heard()))
    // Once for all three rows.
    #expect(page.findings.map(\.rule) == ["swipe-unfinished"])
    #expect(
      page.findings[0].message
        == "in the preview 'Notes', the swipe action 'Archive' never calls its completion: in the "
        + "app the row stays open; call it with 'true' when the action is done")
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
