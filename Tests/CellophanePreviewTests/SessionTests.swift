import CellophaneDocument
import CellophanePreview
import Foundation
import Testing
import UIKit

/// A running instance: what is done to it, what it shows, and what keeps it from going on.
@Suite(.serialized) @MainActor struct SessionTests {
  private func preview(
    _ change: @escaping @MainActor @Sendable (NotesController) -> Void
  ) -> AnyPreview {
    AnyPreview(
      Preview("Notes") {
        let notes = NotesController.list()
        change(notes)
        return UINavigationController(rootViewController: notes)
      })
  }

  private func row(_ name: String) -> RowName { RowName(collection: "list", row: name) }

  /// The rows that a screen has, checked ones with a mark.
  private func rows(_ screen: ResolvedScreen) -> [String] {
    guard case .navigation(let navigation) = screen, case .collection(let list) = navigation.content
    else { return [] }
    return list.sections.flatMap(\.rows).map { row in
      row.name + (row.cell.trailingAccessories.isEmpty ? "" : " ✓")
    }
  }

  @Test func aTapGoesThroughTheDelegateAndTheScreenShowsIt() async throws {
    let session = try await Session.begin(preview { $0.didSelect = { $0.flip($1) } })
    defer { session.end() }
    #expect(rows(session.screen()) == ["A", "B", "C"])
    let reply = try await session.perform(.row(row("B"), .tap))
    #expect(reply == SessionReply(said: [], isRefused: false, leadsElsewhere: false))
    #expect(rows(session.screen()) == ["A", "B ✓", "C"])
    try await session.perform(.row(row("B"), .tap))
    #expect(rows(session.screen()) == ["A", "B", "C"])
  }

  @Test func aRowKeepsItsNameWhereverItStands() async throws {
    let session = try await Session.begin(
      preview { notes in
        notes.didSelect = { notes, note in
          notes.notes.removeAll { $0 == note }
          notes.notes.append(note)
          notes.apply()
        }
      })
    defer { session.end() }
    try await session.perform(.row(row("A"), .tap))
    #expect(rows(session.screen()) == ["B", "C", "A"])
    try await session.perform(.row(row("B"), .tap))
    #expect(rows(session.screen()) == ["C", "A", "B"])
  }

  @Test func theDifferenceOfTwoScreensAppliedToTheFirstIsTheSecond() async throws {
    let session = try await Session.begin(
      preview { notes in
        notes.didSelect = { $0.flip($1) }
        notes.actions = [("Delete", { $0.delete($1) })]
      })
    defer { session.end() }
    var shown = session.screen()
    let steps: [Interaction] = [
      .row(row("B"), .tap), .row(row("A"), .action(isLeading: false, index: 0)),
      .row(row("C"), .tap), .row(row("B"), .action(isLeading: false, index: 0)),
    ]
    for step in steps {
      try await session.perform(step)
      let now = session.screen()
      var bodies = BodyPool()
      let difference = ScreenDifference(from: shown, to: now, bodies: &bodies)
      #expect(try shown.applying(checked: difference.edits, bodies: bodies) == now)
      shown = now
    }
    #expect(rows(shown) == ["C ✓"])
  }

  @Test func anAlertIsSaidAndAnswered() async throws {
    let session = try await Session.begin(
      preview { notes in
        notes.didSelect = { notes, note in
          let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "No", style: .cancel))
          alert.addAction(
            UIAlertAction(title: "Yes", style: .destructive) { [weak notes] _ in
              notes?.delete(note)
            })
          notes.present(alert, animated: false)
        }
      })
    defer { session.end() }
    let reply = try await session.perform(.row(row("A"), .tap))
    guard case .alert("Sure?", _, _, let answers, _)? = reply.said.first else {
      Issue.record("no alert: \(reply)")
      return
    }
    #expect(answers.map(\.title) == ["No", "Yes"])
    try await session.perform(.answer(1, to: nil))
    #expect(rows(session.screen()) == ["B", "C"])
  }

  // MARK: Errors

  @Test func whatIsNotThereIsAnError() async throws {
    let session = try await Session.begin(preview { _ in })
    defer { session.end() }
    await #expect(throws: SessionError.nothing(.row(row("Z"), .tap))) {
      try await session.perform(.row(row("Z"), .tap))
    }
    await #expect(throws: SessionError.nothing(.answer(0, to: nil))) {
      try await session.perform(.answer(0, to: nil))
    }
    #expect(
      SessionError.nothing(.row(row("Z"), .tap)).description
        == "there is nothing on the screen for tapping 'Z'; read what shows, and use the names "
        + "that it has")
  }

  @Test func codeThatDidNotLiveToAnswerBeforeIsNotAskedAgain() async throws {
    let question = AskedQuestion(name: "tap list B", kind: "tap list", words: "tapping 'B'")
    let lost = LostQuestion(question, fate: "ended with signal 4")
    var options = ResolveOptions()
    options.watch = AskingWatch(lost: [lost])
    let session = try await Session.begin(
      preview { $0.didSelect = { $0.flip($1) } }, in: .phone, options)
    defer { session.end() }
    await #expect(throws: SessionError.lost(lost)) {
      try await session.perform(.row(row("B"), .tap))
    }
    #expect(rows(session.screen()) == ["A", "B", "C"])
  }

  @Test func codeThatNeverComesToRestIsAnError() async throws {
    let session = try await Session.begin(
      preview { notes in
        notes.didSelect = { notes, note in
          // For as long as the screen lives, and not beside the tests after this.
          @MainActor func again(_ notes: NotesController?) {
            notes?.flip(note)
            guard notes != nil else { return }
            DispatchQueue.main.async { [weak notes] in MainActor.assumeIsolated { again(notes) } }
          }
          again(notes)
        }
      }, in: .phone, bounded())
    defer { session.end() }
    await #expect(throws: SessionError.restless(turns: 50)) {
      try await session.perform(.row(row("A"), .tap))
    }
  }

  private func bounded() -> ResolveOptions {
    var options = ResolveOptions()
    options.limits.turns = 50
    return options
  }

  @MainActor private enum Kept { static var count = 0 }

  @Test func codeThatChangesAGlobalIsAnError() async throws {
    Kept.count = 0
    let session = try await Session.begin(
      preview { notes in
        notes.notes.append("Taps: \(Kept.count)")
        notes.didSelect = { _, _ in Kept.count += 1 }
      })
    defer { session.end() }
    try await session.check()
    try await session.perform(.row(row("A"), .tap))
    await #expect(throws: SessionError.changed(row: "Taps: 0")) { try await session.check() }
  }

  @Test func randomIdentifiersAreAnError() async {
    let preview = AnyPreview(Preview("Random") { RandomController() })
    do {
      try await Session.begin(preview).end()
      Issue.record("it began")
    } catch {
      guard case .randomNames(let row) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(row.count == 36)
    }
  }

  @Test func editsForAnotherScreenAreAnError() async throws {
    let session = try await Session.begin(preview { _ in })
    defer { session.end() }
    #expect(throws: EditError.nothing(.row(collection: "list", row: "Z"))) {
      try session.screen().applying(
        checked: [.delete(collection: "list", row: "Z")], bodies: BodyPool())
    }
  }
}

/// A row whose identifier is another one each time.
private final class RandomController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems([UUID().uuidString])
    source?.apply(snapshot, animatingDifferences: false)
  }
}
