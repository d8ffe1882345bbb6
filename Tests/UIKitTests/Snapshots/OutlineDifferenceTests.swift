import Testing

@testable import UIKit
import Seeding

private typealias Numbers = NSDiffableDataSourceSectionSnapshot<Int>

/// An outline of some of few numbers, each below any earlier one, and some expanded.
private func random(_ generator: inout SeededGenerator) -> Numbers {
  var outline = Numbers()
  let items = (0..<12).shuffled(using: &generator)
    .prefix(Int.random(in: 0...12, using: &generator))
  for item in items {
    let parents = outline.items.map(Optional.some) + [nil, nil]
    outline.append([item], to: parents.randomElement(using: &generator) ?? nil)
  }
  outline.expand(items.filter { _ in Bool.random(using: &generator) })
  return outline
}

@Suite struct OutlineDifferenceTests {
  @Test func equalOutlinesDoNotDiffer() {
    var outline = Numbers()
    outline.append([1, 2])
    outline.append([3], to: 1)
    #expect(OutlineDifference(from: outline, to: outline).isEmpty)
  }

  @Test func arrivalsNameParentAndPreviousSibling() {
    var old = Numbers()
    old.append([1, 2])
    old.append([3, 4], to: 1)
    var new = Numbers()
    new.append([1, 2])
    new.append([4], to: 1)
    new.append([5, 3], to: 2)
    let difference = OutlineDifference(from: old, to: new)
    #expect(
      difference.insertions == [.init(identifier: 5, parent: 2, previous: nil, index: 3)])
    #expect(difference.moves == [.init(identifier: 3, parent: 2, previous: 5, index: 4)])
    #expect(difference.deletions.isEmpty)
  }

  @Test func expansionAloneIsADifference() {
    var old = Numbers()
    old.append([1, 2])
    old.expand([1])
    var new = old
    new.expand([2])
    new.collapse([1])
    let difference = OutlineDifference(from: old, to: new)
    #expect(difference.expansions == [2])
    #expect(difference.collapses == [1])
    #expect(difference.moves.isEmpty)
  }

  @Test func aMovedParentTakesItsChildrenAlong() {
    var old = Numbers()
    old.append([1, 2, 3])
    old.append([4, 5], to: 1)
    var new = Numbers()
    new.append([2, 3, 1])
    new.append([4, 5], to: 1)
    #expect(OutlineDifference(from: old, to: new).moves.map(\.identifier) == [1])
  }

  @Test func parentAndChildCanChangePlaces() {
    var old = Numbers()
    old.append([1])
    old.append([2], to: 1)
    var new = Numbers()
    new.append([2])
    new.append([1], to: 2)
    let difference = OutlineDifference(from: old, to: new)
    #expect(difference.moves.map(\.identifier) == [2, 1])
    #expect(difference.applied(to: old).hasSameOutline(as: new))
  }

  @Test(arguments: 0..<8) func appliedToTheOldItGivesTheNew(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let old = random(&generator)
      let new = random(&generator)
      let applied = OutlineDifference(from: old, to: new).applied(to: old)
      #expect(applied.hasSameOutline(as: new))
      #expect(applied.visualDescription() == new.visualDescription())
      #expect(old.items.applying(new.flatDifference(from: old)) == new.items)
    }
  }

  @Test(arguments: 0..<4) func noFewerMovesWouldDo(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let old = random(&generator)
      let new = random(&generator)
      let kept = new.items.filter { old.contains($0) }
      var most = kept.count
      let parents = [nil] + new.items.filter { old.contains($0) }.map(Optional.some)
      for parent in parents {
        let before = old.children(of: parent)
        let places = new.children(of: parent).compactMap { before.firstIndex(of: $0) }
        most -= longestRun(places)
      }
      #expect(OutlineDifference(from: old, to: new).moves.count == most)
    }
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
