import Foundation
import Testing
import UIKit

@Suite struct NSDiffableDataSourceSnapshotReferenceTests {
  private func reference() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["one", "two"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "one")
    reference.appendItems(withIdentifiers: [3])
    reference.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
    reference.reloadItems(withIdentifiers: [2])
    return reference
  }

  @Test func itIsASnapshotByACast() {
    let snapshot = reference() as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.sectionIdentifiers == ["one", "two"])
    #expect(snapshot.itemIdentifiers(inSection: "one") == [3, 1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    let back = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(back.itemIdentifiers as? [Int] == [3, 1, 2])
    #expect(back.index(ofSectionIdentifier: "two") == 1)
    #expect(back.index(ofItemIdentifier: 9) == NSNotFound)
    #expect(back.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "one")
  }

  @Test func numbersStandForTheNamesOfSections() {
    let snapshot = reference() as NSDiffableDataSourceSnapshot<Int, Int>
    #expect(snapshot.sectionIdentifiers == [0, 1])
    #expect(snapshot.itemIdentifiers(inSection: 0) == [3, 1, 2])
  }

  @Test func identifiersOfAnotherTypeAreNoSnapshot() {
    let object: AnyObject = reference()
    #expect((object as? NSDiffableDataSourceSnapshot<String, String>) == nil)
  }
}
