import CellophaneDocument
import CellophanePreview
import Seeding
import Testing
import UIKit

/// Lists of a running session that are read again: what is kept of them is what a first reading gives.
@Suite(.serialized) @MainActor struct KeptRowsTests {
  /// Changes of all kinds, one after the other: what is read again after some is compared with a
  /// reading for which nothing was kept.
  @Test(arguments: 0..<60) func aKeptReadingIsAFirstReading(_ seed: UInt64) async throws {
    var numbers = SeededGenerator(seed: seed)
    let made = MadeLists(isDiffable: !seed.isMultiple(of: 4))
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let list = try #require(made.first)
    _ = session.screen()
    var done: [String] = []
    for _ in 0..<30 {
      let changes = ListChange.allCases.filter { list.source != nil || !$0.needsSnapshots }
      let change = try #require(changes.randomElement(using: &numbers))
      change.make(in: list, using: &numbers)
      done.append(String(describing: change))
      let kept = session.screen()
      guard Bool.random(using: &numbers) else { continue }
      list.forgetReading()
      let first = session.screen()
      #expect(kept == first, "\(seed): \(done.joined(separator: ", "))")
      if kept != first { return }
    }
  }

  /// Each kind by itself, after which other things are set.
  @Test(arguments: ListChange.allCases) func aChangeOfAKindIsReadAsAtFirst(
    _ change: ListChange
  ) async throws {
    for isDiffable in [true, false] where isDiffable || !change.needsSnapshots {
      var numbers = SeededGenerator(seed: 7)
      let made = MadeLists(isDiffable: isDiffable)
      let session = try await Session.begin(made.preview)
      defer { session.end() }
      let list = try #require(made.first)
      let start = session.screen()
      #expect(session.screen() == start)
      for next in [change, .text, .accessory, change, .selection] {
        next.make(in: list, using: &numbers)
        let kept = session.screen()
        list.forgetReading()
        #expect(session.screen() == kept, "\(next) after \(change)")
      }
    }
  }

  @Test func onlyWhatWasSetIsAskedAgain() async throws {
    let made = MadeLists(isDiffable: true)
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let list = try #require(made.first)
    list.show((0..<500).map { "item \($0)" })
    _ = session.screen()
    _ = session.screen()
    let counting = try #require(list.collectionView as? CountingList)
    func asked(_ read: () -> Void) -> Int {
      let before = counting.asked
      read()
      return counting.asked - before
    }
    let nothing = asked { _ = session.screen() }
    #expect(nothing < 50)
    list.reconfigure("item 300", as: "other")
    #expect(asked { _ = session.screen() } < 100)
    #expect(Self.texts(session.screen())[300] == "other")
    list.forgetReading()
    #expect(asked { _ = session.screen() } > 500)
  }

  @Test func aRowThatIsCalledAfterItsWordsIsCalledAnew() async throws {
    let made = MadeLists(isDiffable: false)
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let list = try #require(made.first)
    #expect(Self.names(session.screen()) == ["one", "two", "three", "four", "five"])
    list.set("one", on: list.cells[2])
    #expect(Self.names(session.screen()) == ["one", "two", "one~2", "four", "five"])
    list.set("three", on: list.cells[0])
    #expect(Self.names(session.screen()) == ["three", "two", "one", "four", "five"])
  }

  @Test func whatNobodyHearsOfIsReadEachTime() async throws {
    let made = MadeLists(isDiffable: true)
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let list = try #require(made.first)
    let label = UILabel()
    label.text = "before"
    list.cells[1].contentView.addSubview(label)
    let before = session.screen()
    #expect(session.screen() == before)
    label.text = "after"
    let after = session.screen()
    #expect(after != before)
    list.set("other", on: list.cells[3])
    label.text = "at last"
    let last = session.screen()
    list.forgetReading()
    #expect(session.screen() == last)
    #expect(last != after)
  }

  @Test func aSeparatorThatAConstraintMovesIsReadEachTime() async throws {
    let made = MadeLists(isDiffable: true)
    let session = try await Session.begin(made.preview)
    defer { session.end() }
    let list = try #require(made.first)
    let before = session.screen()
    let cell = list.cells[2]
    let constraint = cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.contentView.leadingAnchor, constant: 80)
    constraint.isActive = true
    let moved = session.screen()
    #expect(moved != before)
    constraint.constant = 120
    #expect(session.screen() != moved)
  }

  private static func rows(_ screen: ResolvedScreen) -> [ResolvedRow] {
    guard case .collection(let list) = screen else { return [] }
    return list.sections.flatMap(\.rows)
  }

  private static func names(_ screen: ResolvedScreen) -> [String] { rows(screen).map(\.name) }

  private static func texts(_ screen: ResolvedScreen) -> [String?] {
    rows(screen).map { row in
      guard case .list(let content) = row.cell.content else { return nil }
      return content.text?.string
    }
  }
}

/// Makes lists and remembers the first.
@MainActor final class MadeLists {
  private(set) var first: ChangingList?
  private let isDiffable: Bool

  init(isDiffable: Bool) {
    self.isDiffable = isDiffable
  }

  var preview: AnyPreview {
    AnyPreview(
      Preview("Changing") { [self] in
        let list = ChangingList(isDiffable: isDiffable)
        if first == nil { first = list }
        return list
      })
  }
}

/// Counts how often its cells or others ask for its traits.
final class CountingList: UICollectionView {
  private(set) var asked = 0

  override var traitCollection: UITraitCollection {
    asked += 1
    return super.traitCollection
  }
}

/// A cell whose words are its author's matter.
final class HourCell: UICollectionViewListCell {
  static var hour = 1

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration()
    content.text = "\(Self.hour) o'clock"
    contentConfiguration = content
  }
}
