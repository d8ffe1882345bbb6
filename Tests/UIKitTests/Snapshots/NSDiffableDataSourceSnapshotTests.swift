import Testing

@testable import UIKit

/// Letters in two sections: one has a, b and c, two has d and e.
private func letters() -> NSDiffableDataSourceSnapshot<String, String> {
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  snapshot.appendSections(["one", "two"])
  snapshot.appendItems(["a", "b", "c"], toSection: "one")
  snapshot.appendItems(["d", "e"])
  return snapshot
}

extension NSDiffableDataSourceSnapshot<String, String> {
  /// The sections with their items on one line.
  fileprivate var line: String {
    sectionIdentifiers
      .map { "\($0): \(itemIdentifiers(inSection: $0).joined(separator: " "))" }
      .joined(separator: " | ")
  }
}

@Suite struct NSDiffableDataSourceSnapshotTests {
  @Test func aNewSnapshotIsEmpty() {
    let snapshot = NSDiffableDataSourceSnapshot<String, String>()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.sectionIdentifiers.isEmpty)
  }

  @Test func itemsWithoutASectionGoToTheLastOne() {
    #expect(letters().line == "one: a b c | two: d e")
  }

  @Test func questionsAboutIdentifiersAreAnswered() {
    let snapshot = letters()
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "one") == 3)
    #expect(snapshot.itemIdentifiers == ["a", "b", "c", "d", "e"])
    #expect(snapshot.itemIdentifiers(inSection: "two") == ["d", "e"])
    #expect(snapshot.sectionIdentifier(containingItem: "d") == "two")
    #expect(snapshot.sectionIdentifier(containingItem: "x") == nil)
    #expect(snapshot.indexOfItem("d") == 3)
    #expect(snapshot.indexOfItem("x") == nil)
    #expect(snapshot.indexOfSection("two") == 1)
    #expect(snapshot.indexOfSection("x") == nil)
  }

  @Test func positionsAndItemsFindEachOther() {
    let snapshot = letters()
    #expect(snapshot.position(ofItem: "e") == SnapshotPosition(section: 1, item: 1))
    #expect(snapshot.item(at: SnapshotPosition(section: 1, item: 1)) == "e")
    #expect(snapshot.item(at: SnapshotPosition(section: 1, item: 2)) == nil)
    #expect(snapshot.item(at: SnapshotPosition(section: 2, item: 0)) == nil)
    #expect(snapshot.section(at: 0) == "one")
    #expect(snapshot.section(at: 2) == nil)
  }

  @Test func itemsAreInsertedBesideOthers() {
    var snapshot = letters()
    snapshot.insertItems(["x", "y"], beforeItem: "b")
    snapshot.insertItems(["z"], afterItem: "e")
    #expect(snapshot.line == "one: a x y b c | two: d e z")
    #expect(snapshot.indexOfItem("z") == 7)
  }

  @Test func anItemGivenAgainMoves() {
    var snapshot = letters()
    snapshot.appendItems(["a", "f"], toSection: "two")
    #expect(snapshot.line == "one: b c | two: d e a f")
    snapshot.insertItems(["e", "c"], beforeItem: "b")
    #expect(snapshot.line == "one: e c b | two: d a f")
  }

  @Test func anItemGivenAgainIsReported() {
    RuntimeIssue.collecting {
      var snapshot = letters()
      snapshot.appendItems(["a", "f"], toSection: "two")
      snapshot.insertItems(["e", "c"], beforeItem: "b")
      #expect(
        RuntimeIssue.drain().map(\.message) == [
          "the item 'a', already in the snapshot, inserted or appended again and therefore moved; "
            + "use moveItem, or give each identifier once",
          "2 items 'e', 'c', already in the snapshot, inserted or appended again and therefore "
            + "moved; use moveItem, or give each identifier once",
        ])
    }
  }

  @Test func deletedItemsCloseTheirGapsAndUnknownOnesAreIgnored() {
    var snapshot = letters()
    snapshot.deleteItems(["b", "x", "d", "b"])
    #expect(snapshot.line == "one: a c | two: e")
    #expect(snapshot.indexOfItem("e") == 2)
    #expect(snapshot.indexOfItem("b") == nil)
  }

  @Test func deletingAllItemsDeletesTheSectionsToo() {
    var snapshot = letters()
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func itemsMoveWithinAndAcrossSections() {
    var snapshot = letters()
    snapshot.moveItem("c", beforeItem: "a")
    #expect(snapshot.line == "one: c a b | two: d e")
    snapshot.moveItem("c", afterItem: "b")
    #expect(snapshot.line == "one: a b c | two: d e")
    snapshot.moveItem("a", afterItem: "e")
    #expect(snapshot.line == "one: b c | two: d e a")
    snapshot.moveItem("e", beforeItem: "b")
    #expect(snapshot.line == "one: e b c | two: d a")
  }

  @Test func sectionsAreInsertedBesideOthers() {
    var snapshot = letters()
    snapshot.insertSections(["x", "y"], beforeSection: "two")
    snapshot.insertSections(["z"], afterSection: "two")
    #expect(snapshot.sectionIdentifiers == ["one", "x", "y", "two", "z"])
    #expect(snapshot.indexOfItem("d") == 3)
  }

  @Test func aDeletedSectionTakesItsItemsAlong() {
    var snapshot = letters()
    snapshot.appendSections(["three"])
    snapshot.appendItems(["f"])
    snapshot.deleteSections(["one", "x"])
    #expect(snapshot.line == "two: d e | three: f")
    #expect(snapshot.indexOfItem("a") == nil)
    #expect(snapshot.indexOfItem("f") == 2)
  }

  @Test func sectionsMoveWithTheirItems() {
    var snapshot = letters()
    snapshot.appendSections(["three"])
    snapshot.moveSection("three", beforeSection: "one")
    #expect(snapshot.line == "three:  | one: a b c | two: d e")
    snapshot.moveSection("one", afterSection: "two")
    #expect(snapshot.line == "three:  | two: d e | one: a b c")
    #expect(snapshot.indexOfItem("a") == 2)
  }

  @Test func reloadsAndReconfigurationsKeepTheOrderInWhichTheyWereGiven() {
    var snapshot = letters()
    snapshot.reloadItems(["c", "a"])
    snapshot.reloadItems(["a", "b"])
    snapshot.reconfigureItems(["e"])
    snapshot.reloadSections(["two"])
    #expect(snapshot.reloadedItemIdentifiers == ["c", "a", "b"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["e"])
    #expect(snapshot.reloadedSectionIdentifiers == ["two"])
  }

  @Test func whatLeavesIsNoLongerMarked() {
    var snapshot = letters()
    snapshot.reloadItems(["c", "a"])
    snapshot.reconfigureItems(["e"])
    snapshot.reloadSections(["two"])
    snapshot.deleteItems(["c"])
    snapshot.deleteSections(["two"])
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func clearedUpdatesAreForgotten() {
    var snapshot = letters()
    snapshot.reloadItems(["c"])
    snapshot.reloadSections(["one"])
    snapshot.clearUpdates()
    #expect(snapshot.reloadedItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test func aCopyKeepsWhatItHad() {
    let first = letters()
    var second = first
    #expect(first.indexOfItem("d") == 3)
    second.deleteItems(["a", "b"])
    #expect(second.indexOfItem("d") == 1)
    #expect(first.indexOfItem("d") == 3)
    #expect(first.line == "one: a b c | two: d e")
  }

  @Test func classesAreIdentifiersToo() {
    let marx = NSObject()
    var snapshot = NSDiffableDataSourceSnapshot<Int, ObjectIdentifier>()
    snapshot.appendSections([0])
    snapshot.appendItems([ObjectIdentifier(marx)])
    #expect(snapshot.indexOfItem(ObjectIdentifier(marx)) == 0)
  }
}
