import Testing
import UIKit

typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

/// The brothers, below two expanded parents and one collapsed one.
private func brothers() -> Outline {
  var outline = Outline()
  outline.append(["Pep Boys", "Marx", "Stooges"])
  outline.append(["Manny", "Moe", "Jack"], to: "Pep Boys")
  outline.append(["Groucho", "Harpo"], to: "Marx")
  outline.append(["Curly"], to: "Stooges")
  outline.append(["Julius"], to: "Groucho")
  outline.expand(["Pep Boys", "Groucho"])
  return outline
}

@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  @Test func itemsAreDepthFirst() {
    let outline = brothers()
    #expect(
      outline.items == [
        "Pep Boys", "Manny", "Moe", "Jack", "Marx", "Groucho", "Julius", "Harpo", "Stooges",
        "Curly",
      ])
    #expect(outline.rootItems == ["Pep Boys", "Marx", "Stooges"])
    #expect(
      outline.visibleItems == ["Pep Boys", "Manny", "Moe", "Jack", "Marx", "Stooges"])
    #expect(outline.expandedItems == ["Pep Boys", "Groucho"])
  }

  @Test func anItemKnowsItsPlace() {
    let outline = brothers()
    #expect(outline.level(of: "Marx") == 0)
    #expect(outline.level(of: "Julius") == 2)
    #expect(outline.parent(of: "Marx") == nil)
    #expect(outline.parent(of: "Julius") == "Groucho")
    #expect(outline.index(of: "Julius") == 6)
    #expect(outline.index(of: "Zeppo") == nil)
    #expect(outline.contains("Julius"))
    #expect(!outline.contains("Zeppo"))
    #expect(outline.children(of: nil) == ["Pep Boys", "Marx", "Stooges"])
    #expect(outline.children(of: "Marx") == ["Groucho", "Harpo"])
    #expect(outline.hasChildren("Marx"))
    #expect(!outline.hasChildren("Harpo"))
  }

  @Test func anItemIsVisibleWhenAllItsAncestorsAreExpanded() {
    var outline = brothers()
    #expect(outline.isVisible("Moe"))
    #expect(!outline.isVisible("Julius"))
    outline.expand(["Marx"])
    #expect(outline.isVisible("Julius"))
    outline.collapse(["Groucho"])
    #expect(!outline.isVisible("Julius"))
    #expect(outline.isVisible("Marx"))
  }

  @Test func expandingALeafIsAllowedAndTheUnknownIsIgnored() {
    var outline = brothers()
    outline.expand(["Harpo", "Zeppo"])
    outline.collapse(["Gummo"])
    #expect(outline.isExpanded("Harpo"))
    #expect(outline.expandedItems == ["Pep Boys", "Groucho", "Harpo"])
  }

  @Test func appendingNothingToTheUnknownIsNoFault() {
    var outline = brothers()
    outline.append([], to: "Zeppo")
    #expect(outline.items.count == 10)
  }

  @Test func itemsAreInsertedBesideOthersBelowTheirParent() {
    var outline = brothers()
    outline.insert(["Chico"], before: "Groucho")
    outline.insert(["Gummo", "Zeppo"], after: "Groucho")
    outline.insert(["Ritz"], after: "Marx")
    #expect(outline.children(of: "Marx") == ["Chico", "Groucho", "Gummo", "Zeppo", "Harpo"])
    #expect(outline.rootItems == ["Pep Boys", "Marx", "Ritz", "Stooges"])
    #expect(outline.index(of: "Gummo") == 8)
    #expect(!outline.isExpanded("Chico"))
  }

  @Test func deletingTakesWhatIsBelowAndForgetsExpansion() {
    var outline = brothers()
    outline.delete(["Marx", "Julius", "Manny"])
    #expect(outline.items == ["Pep Boys", "Moe", "Jack", "Stooges", "Curly"])
    #expect(!outline.contains("Groucho"))
    outline.append(["Groucho"])
    #expect(!outline.isExpanded("Groucho"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
    outline.append(["Moe"])
    #expect(outline.items == ["Moe"])
  }

  @Test func aPartKeepsExpansion() {
    let outline = brothers()
    let marx = outline.snapshot(of: "Marx")
    #expect(marx.rootItems == ["Groucho", "Harpo"])
    #expect(marx.items == ["Groucho", "Julius", "Harpo"])
    #expect(marx.expandedItems == ["Groucho"])
    let whole = outline.snapshot(of: "Pep Boys", includingParent: true)
    #expect(whole.items == ["Pep Boys", "Manny", "Moe", "Jack"])
    #expect(whole.isExpanded("Pep Boys"))
    #expect(whole.level(of: "Jack") == 1)
  }

  @Test func replacedChildrenKeepTheExpansionOfWhatReplacesThem() {
    var outline = brothers()
    var children = Outline()
    children.append(["Chico", "Harpo"])
    children.append(["Leonard"], to: "Chico")
    children.expand(["Chico"])
    outline.replace(childrenOf: "Marx", using: children)
    #expect(
      outline.items == [
        "Pep Boys", "Manny", "Moe", "Jack", "Marx", "Chico", "Leonard", "Harpo", "Stooges",
        "Curly",
      ])
    #expect(outline.expandedItems == ["Pep Boys", "Chico"])
    #expect(!outline.contains("Groucho"))
  }

  @Test func aSnapshotIsInsertedBesideAnItem() {
    var outline = brothers()
    var more = Outline()
    more.append(["Ritz", "Andrews"])
    more.append(["Al"], to: "Ritz")
    more.expand(["Ritz"])
    outline.insert(more, after: "Marx")
    #expect(outline.rootItems == ["Pep Boys", "Marx", "Ritz", "Andrews", "Stooges"])
    #expect(outline.isVisible("Al"))
    var first = Outline()
    first.append(["Zeppo"])
    outline.insert(first, before: "Groucho")
    #expect(outline.children(of: "Marx") == ["Zeppo", "Groucho", "Harpo"])
  }

  @Test func theVisualDescriptionIndentsAndMarks() {
    var outline = Outline()
    outline.append(["A", "B"])
    outline.append(["C"], to: "A")
    outline.append(["D"], to: "C")
    outline.expand(["A"])
    #expect(
      outline.visualDescription() == """
        +* A
          -* C
            -  D
        -* B
        """)
  }

  @Test func copiesAreIndependent() {
    let first = brothers()
    var second = NSDiffableDataSourceSectionSnapshot(first)
    #expect(first.index(of: "Curly") == 9)
    second.delete(["Pep Boys"])
    second.expand(["Marx"])
    #expect(first.index(of: "Curly") == 9)
    #expect(second.index(of: "Curly") == 5)
    #expect(first.expandedItems == ["Pep Boys", "Groucho"])
  }

  @Test func aVeryDeepOutlineIsWalkedWithoutRecursion() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([0])
    for level in 1..<20_000 { outline.append([level], to: level - 1) }
    outline.expand(outline.items)
    #expect(outline.visibleItems.count == 20_000)
    #expect(outline.level(of: 19_999) == 19_999)
    outline.delete([1])
    #expect(outline.items == [0])
  }
}
