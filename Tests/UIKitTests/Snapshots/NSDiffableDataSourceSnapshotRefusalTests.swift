import Testing
import UIKit

private func letters() -> NSDiffableDataSourceSnapshot<String, String> {
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  snapshot.appendSections(["one", "two"])
  snapshot.appendItems(["a", "b", "c"], toSection: "one")
  return snapshot
}

/// Whether what a program wrote before it stopped has a sentence.
private func said(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  return text.contains(sentence)
}

@Suite struct NSDiffableDataSourceSnapshotRefusalTests {
  @Test func itemsNeedASection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, String>()
      snapshot.appendItems(["a"])
    }
    #expect(said(result, "no sections in the snapshot yet to take items; append a section first"))
  }

  @Test func anUnknownSectionTakesNoItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.appendItems(["x"], toSection: "three")
    }
    #expect(said(result, "appending items: there is no section 'three' in the snapshot"))
  }

  @Test func anItemGivenTwiceInOneCallIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.appendItems(["x", "y", "x"])
    }
    #expect(said(result, "item identifiers given in one call have to be unique; given more than"))
    #expect(said(result, "once: 'x'"))
  }

  @Test func aKnownItemGivenTwiceInOneCallIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.appendItems(["a", "a"])
    }
    #expect(said(result, "given more than once: 'a'"))
  }

  @Test func aDuplicateSectionIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.appendSections(["three", "one"])
    }
    #expect(said(result, "these section identifiers are in it already: 'one'"))
  }

  @Test func aSectionGivenTwiceInOneCallIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.appendSections(["three", "three"])
    }
    #expect(said(result, "the section identifiers given in one call have to be unique"))
  }

  @Test func anUnknownSectionHasNoItemsToList() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = letters().itemIdentifiers(inSection: "three")
    }
    #expect(said(result, "listing items: there is no section 'three' in the snapshot"))
    await #expect(processExitsWith: .failure) { _ = letters().numberOfItems(inSection: "three") }
  }

  @Test func unknownItemsAreNotUpdated() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.reloadItems(["x"])
    }
    #expect(said(result, "reloading an item: there is no item 'x' in the snapshot"))
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.reconfigureItems(["x"])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.reloadSections(["x"])
    }
  }

  @Test func nothingIsInsertedBesideItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.insertItems(["x", "a"], beforeItem: "a")
    }
    #expect(said(result, "the item 'a' beside which to insert is itself among the identifiers"))
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.insertItems(["a"], afterItem: "a")
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.insertSections(["one"], afterSection: "one")
    }
  }

  @Test func nothingIsInsertedBesideTheUnknown() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.insertItems(["x"], beforeItem: "y")
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.insertSections(["x"], beforeSection: "y")
    }
  }

  @Test func nothingMovesToItself() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.moveItem("a", afterItem: "a")
    }
    #expect(said(result, "the item 'a' cannot move to a place beside itself"))
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.moveSection("one", beforeSection: "one")
    }
  }

  @Test func theUnknownNeitherMovesNorIsMovedTo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = letters()
      snapshot.moveItem("a", afterItem: "x")
    }
    #expect(said(result, "moving an item beside another one: there is no item 'x'"))
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.moveItem("x", beforeItem: "a")
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = letters()
      snapshot.moveSection("x", afterSection: "one")
    }
  }
}
