import Testing
import UIKit

private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
  var outline = NSDiffableDataSourceSectionSnapshot<String>()
  outline.append(["Marx", "Stooges"])
  outline.append(["Groucho"], to: "Marx")
  return outline
}

private func said(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  return text.contains(sentence)
}

@Suite struct NSDiffableDataSourceSectionSnapshotRefusalTests {
  @Test func aDuplicateIsRefused() async {
    let present = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.append(["Zeppo", "Groucho"])
    }
    #expect(said(present, "these item identifiers are in it already: 'Groucho'"))
    let twice = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.insert(["Zeppo", "Zeppo"], after: "Marx")
    }
    #expect(said(twice, "given more than once: 'Zeppo'"))
  }

  @Test func aDuplicateInASnapshotIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.insert(outline.snapshot(of: "Marx"), before: "Stooges")
    }
    #expect(said(result, "these item identifiers are in it already: 'Groucho'"))
  }

  @Test func anUnknownParentTakesNoItems() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.append(["Curly"], to: "Ritz")
    }
    #expect(said(result, "appending items to a parent: there is no item 'Ritz' in the snapshot"))
  }

  @Test func nothingIsInsertedBesideTheUnknown() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.insert(["Curly"], before: "Ritz")
    }
    #expect(said(result, "inserting items before another one: there is no item 'Ritz'"))
    await #expect(processExitsWith: .failure) {
      var outline = outline()
      outline.insert(["Curly"], after: "Ritz")
    }
  }

  @Test func theUnknownIsNotDeleted() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var outline = outline()
      outline.delete(["Marx", "Ritz"])
    }
    #expect(said(result, "deleting an item: there is no item 'Ritz' in the snapshot"))
  }

  @Test func questionsAboutTheUnknownAreRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = outline().isExpanded("Ritz")
    }
    #expect(said(result, "asking whether an item is expanded: there is no item 'Ritz'"))
    await #expect(processExitsWith: .failure) { _ = outline().isVisible("Ritz") }
    await #expect(processExitsWith: .failure) { _ = outline().level(of: "Ritz") }
    await #expect(processExitsWith: .failure) { _ = outline().parent(of: "Ritz") }
    await #expect(processExitsWith: .failure) { _ = outline().snapshot(of: "Ritz") }
    await #expect(processExitsWith: .failure) {
      var outline = outline()
      outline.replace(childrenOf: "Ritz", using: outline)
    }
  }
}
