import Testing
import UIKit

/// What list code leans on when it applies snapshots, beside what the data source's own tests hold.
@MainActor @Suite struct ApplyingBehaviourTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ items: [String], in section: String = "section") -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func anItemIsFoundWhereItWasMovedTo() {
    let list = ListFixture()
    list.show("a", "b", "c")
    var moved = list.source.snapshot()
    moved.moveItem("a", afterItem: "c")
    list.source.apply(moved)
    #expect((0...2).map { list.source.itemIdentifier(for: list.path($0)) } == ["b", "c", "a"])
    #expect(list.source.indexPath(for: "a") == list.path(2))

    var elsewhere = list.source.snapshot()
    elsewhere.appendSections(["other"])
    elsewhere.appendItems(["d"], toSection: "other")
    elsewhere.moveItem("b", beforeItem: "d")
    list.source.apply(elsewhere)
    #expect(list.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "b")
    #expect(list.source.itemIdentifier(for: list.path(0)) == "c")
    #expect(list.source.indexPath(for: "b") == IndexPath(item: 0, section: 1))
  }

  @Test func aMoveByTheUserIsWhereTheItemIsFoundAfterwards() {
    let list = ListFixture()
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.show("a", "b", "c")
    list.source.collectionView(list.view, moveItemAt: list.path(2), to: list.path(0))
    #expect((0...2).map { list.source.itemIdentifier(for: list.path($0)) } == ["c", "a", "b"])
  }

  @Test func eachCompletionIsCalledOnce() async {
    let list = ListFixture()
    var calls: [String] = []
    list.source.apply(snapshot(["a"]), animatingDifferences: true) { calls.append("first") }
    list.source.apply(snapshot(["a"]), animatingDifferences: false) { calls.append("same") }
    list.source.applySnapshotUsingReloadData(snapshot(["b"])) { calls.append("reloaded") }
    await withCheckedContinuation { done in
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["c"])
      list.source.apply(outline, to: "section") {
        calls.append("section")
        done.resume()
      }
    }
    await Task.yield()
    #expect(calls == ["first", "same", "reloaded", "section"])
  }

  // MARK: Outlines

  @Test func whatIsOpenComesWithTheSnapshotThatIsApplied() {
    let list = ListFixture()
    list.showOutline(expanded: ["Pep"])
    #expect(list.items == ["Pep", "Manny", "Moe", "Jack", "Marx"])
    #expect(list.source.snapshot(for: "section").isExpanded("Pep"))
    list.showOutline(expanded: ["Marx"])
    #expect(list.items == ["Pep", "Marx", "Groucho", "Harpo"])
    #expect(!list.source.snapshot(for: "section").isExpanded("Pep"))
  }

  @Test func replacedChildrenAreShownAndTheRestStaysAsItIs() throws {
    let list = ListFixture()
    list.showOutline(expanded: ["Pep", "Marx"])
    let cell = try list.listCell(4)
    var children = NSDiffableDataSourceSectionSnapshot<String>()
    children.append(["Joe", "Jack"])
    children.append(["Jill"], to: "Jack")
    var outline = list.source.snapshot(for: "section")
    outline.replace(childrenOf: "Pep", using: children)
    list.source.apply(outline, to: "section")
    #expect(list.items == ["Pep", "Joe", "Jack", "Marx", "Groucho", "Harpo"])
    #expect(list.source.snapshot(for: "section").parent(of: "Jill") == "Jack")
    #expect(list.source.snapshot(for: "section").level(of: "Jill") == 2)
    #expect(try list.listCell(3) === cell)
  }

  @Test func aParentsCellHearsThatItIsOpen() throws {
    let list = ListFixture()
    list.showOutline()
    #expect(try !list.listCell(0).configurationState.isExpanded)
    var outline = list.source.snapshot(for: "section")
    outline.expand(["Pep"])
    list.source.apply(outline, to: "section")
    #expect(try list.listCell(0).configurationState.isExpanded)
  }
}
