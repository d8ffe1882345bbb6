import Testing

@testable import UIKit
import Seeding

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// A snapshot of some of few identifiers in any order, with a few marked.
private func random(_ generator: inout SeededGenerator) -> Snapshot {
  var snapshot = Snapshot()
  let sections = ["a", "b", "c", "d"].shuffled(using: &generator)
    .prefix(Int.random(in: 0...4, using: &generator))
  snapshot.appendSections(Array(sections))
  guard !sections.isEmpty else { return snapshot }
  let items = (0..<12).shuffled(using: &generator)
    .prefix(Int.random(in: 0...12, using: &generator))
  for item in items {
    snapshot.appendItems([item], toSection: sections.randomElement(using: &generator))
  }
  snapshot.reloadItems(items.filter { $0 % 5 == 0 })
  snapshot.reconfigureItems(items.filter { $0 % 3 == 0 })
  snapshot.reloadSections(sections.filter { $0 == "b" })
  return snapshot
}

@Suite struct SnapshotDifferenceTests {
  @Test func equalSnapshotsDoNotDiffer() {
    let one = snapshot(["a": [1, 2], "b": [3]])
    #expect(SnapshotDifference(from: one, to: one).isEmpty)
  }

  @Test func insertionsDeletionsAndMovesNameTheirPlaces() {
    let old = snapshot(["a": [1, 2, 3], "b": [4]])
    let new = snapshot(["a": [3, 1, 5], "b": [2, 4]])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.sections.isEmpty)
    #expect(difference.items.deletions.isEmpty)
    #expect(
      difference.items.insertions == [.init(SnapshotPosition(section: 0, item: 2), 5)])
    #expect(
      difference.items.moves == [
        .init(
          from: SnapshotPosition(section: 0, item: 2), to: SnapshotPosition(section: 0, item: 0),
          3),
        .init(
          from: SnapshotPosition(section: 0, item: 1), to: SnapshotPosition(section: 1, item: 0),
          2),
      ])
  }

  @Test func aMovedSectionTakesItsItemsAlong() {
    let old = snapshot(["a": [1, 2], "b": [3], "c": []])
    let new = snapshot(["b": [3], "c": [], "a": [1, 2]])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.items.isEmpty)
    #expect(difference.sections.moves == [.init(from: 0, to: 2, "a")])
  }

  @Test func aDeletedSectionDeletesItsItems() {
    let old = snapshot(["a": [1, 2], "b": [3]])
    let new = snapshot(["b": [3, 2]])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.sections.deletions == [.init(0, "a")])
    #expect(difference.items.deletions == [.init(SnapshotPosition(section: 0, item: 0), 1)])
    #expect(difference.items.moves.map(\.identifier) == [2])
  }

  @Test func onlyWhatWasThereIsReloaded() {
    let old = snapshot(["a": [1, 2, 3]])
    var new = snapshot(["a": [1, 2, 3, 4], "b": []])
    new.reloadItems([1, 4])
    new.reconfigureItems([1, 2, 4])
    new.reloadSections(["a", "b"])
    let difference = SnapshotDifference(from: old, to: new)
    #expect(difference.reloadedItems == [1])
    #expect(difference.reconfiguredItems == [2])
    #expect(difference.reloadedSections == ["a"])
  }

  @Test(arguments: 0..<8) func appliedToTheOldItGivesTheNew(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let old = random(&generator)
      let new = random(&generator)
      let difference = SnapshotDifference(from: old, to: new)
      let applied = difference.applied(to: old)
      #expect(applied.hasSameOrder(as: new), "\(old) to \(new)")
      #expect(applied.reloadedItemIdentifiers == difference.reloadedItems)
      #expect(old.itemIdentifiers.applying(new.flatDifference(from: old)) == new.itemIdentifiers)
    }
  }

  @Test(arguments: 0..<4) func noFewerMovesWouldDo(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let old = random(&generator)
      let new = random(&generator)
      let difference = SnapshotDifference(from: old, to: new)
      #expect(difference.items.moves.count == leastMoves(from: old, to: new))
      #expect(
        difference.sections.moves.count
          == shared(old.sectionIdentifiers, new.sectionIdentifiers).count
          - longestRun(shared(old.sectionIdentifiers, new.sectionIdentifiers)))
    }
  }

  /// The items in both, less the most that can stay in their sections, by trying every choice.
  private func leastMoves(from old: Snapshot, to new: Snapshot) -> Int {
    let both = Set(old.itemIdentifiers).intersection(new.itemIdentifiers).count
    let sections = Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers)
    return sections.reduce(both) { moves, section in
      moves
        - longestRun(
          shared(old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section)))
    }
  }

  /// The old places of what both lists have, in the new order.
  private func shared<Element: Hashable>(_ old: [Element], _ new: [Element]) -> [Int] {
    new.compactMap { old.firstIndex(of: $0) }
  }

  /// The length of the longest increasing run, by trying all subsets.
  private func longestRun(_ places: [Int]) -> Int {
    (0..<1 << places.count).reduce(0) { longest, subset in
      let chosen = places.indices.filter { subset & 1 << $0 != 0 }.map { places[$0] }
      let increases = zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
      return increases ? max(longest, chosen.count) : longest
    }
  }
}
