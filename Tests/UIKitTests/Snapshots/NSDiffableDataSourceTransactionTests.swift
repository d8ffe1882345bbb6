import Testing

@testable import UIKit

@Suite struct NSDiffableDataSourceTransactionTests {
  @Test func aTransactionTellsWhatTurnsOneSnapshotIntoTheOther() {
    var old = NSDiffableDataSourceSnapshot<Int, String>()
    old.appendSections([0])
    old.appendItems(["a", "b", "c"])
    var new = old
    new.moveItem("a", afterItem: "c")
    var oldOutline = NSDiffableDataSourceSectionSnapshot<String>()
    oldOutline.append(old.itemIdentifiers)
    var newOutline = NSDiffableDataSourceSectionSnapshot<String>()
    newOutline.append(new.itemIdentifiers)
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      sectionTransactions: [
        .init(sectionIdentifier: 0, initialSnapshot: oldOutline, finalSnapshot: newOutline)
      ])
    #expect(
      Array(transaction.difference) == [
        .remove(offset: 0, element: "a", associatedWith: 2),
        .insert(offset: 2, element: "a", associatedWith: 0),
      ])
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a"])
    #expect(transaction.sectionTransactions[0].sectionIdentifier == 0)
    #expect(transaction.sectionTransactions[0].difference == transaction.difference)
    #expect(transaction.sectionTransactions[0].finalSnapshot.items == ["b", "c", "a"])
  }
}
