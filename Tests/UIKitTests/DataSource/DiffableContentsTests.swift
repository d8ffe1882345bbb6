import Foundation
import Testing
import UIKit

@Suite struct DiffableContentsTests {
  typealias Contents = DiffableContents<String, String>

  private func outline(expanded: [String] = []) -> Contents.Outline {
    var outline = Contents.Outline()
    outline.append(["Pep", "Marx"])
    outline.append(["Manny", "Moe"], to: "Pep")
    outline.append(["Groucho", "Other"], to: "Marx")
    outline.append(["Zeppo"], to: "Other")
    outline.expand(expanded)
    return outline
  }

  private func whole(_ items: [String], in section: String = "list") -> Contents.Snapshot {
    var snapshot = Contents.Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func aSectionSnapshotMakesItsSectionWhereThereIsNone() {
    var contents = Contents()
    contents.apply(outline(), to: "list")
    #expect(contents.snapshot.sectionIdentifiers == ["list"])
    #expect(contents.snapshot.itemIdentifiers == ["Pep", "Marx"])
  }

  @Test func theVisibleItemsOfASectionSnapshotAreTheSectionsItems() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Marx", "Other"]), to: "list")
    #expect(
      contents.snapshot.itemIdentifiers == ["Pep", "Marx", "Groucho", "Other", "Zeppo"])
    #expect(contents.places(in: "list").map(\.level) == [0, 0, 1, 1, 2])
    #expect(contents.isExpanded("Marx", in: "list"))
  }

  @Test func aNewSectionSnapshotSaysWhatIsOpen() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Pep"]), to: "list")
    contents.apply(outline(), to: "list")
    #expect(contents.snapshot.itemIdentifiers == ["Pep", "Marx"])
    #expect(!contents.isExpanded("Pep", in: "list"))
  }

  @Test func aSectionWithoutSectionSnapshotHasItsItemsAsRoots() {
    var contents = Contents()
    contents.apply(whole(["a", "b"]))
    #expect(contents.outline(of: "list").rootItems == ["a", "b"])
    #expect(contents.outline(of: "nowhere").items == [])
    #expect(contents.places(in: "list").isEmpty)
  }

  @Test func aSectionSnapshotOutlivesAWholeSnapshotOfTheSameItems() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Pep"]), to: "list")
    contents.apply(contents.snapshot)
    #expect(contents.outline(of: "list").parent(of: "Moe") == "Pep")
    #expect(contents.outline(of: "list").isExpanded("Pep"))
  }

  @Test func itemsThatAWholeSnapshotLeavesOutLeaveTheOutlineWithTheirChildren() {
    var contents = Contents()
    contents.apply(outline(), to: "list")
    contents.apply(whole(["Pep"]))
    #expect(contents.outline(of: "list").items == ["Pep", "Manny", "Moe"])
  }

  @Test func itemsThatAWholeSnapshotAddsStandBehindTheOneBefore() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Pep"]), to: "list")
    contents.apply(whole(["Pep", "Cy", "Manny", "Moe", "Jack", "Marx", "End"]))
    let outline = contents.outline(of: "list")
    #expect(outline.parent(of: "Cy") == "Pep")
    #expect(outline.parent(of: "Jack") == "Pep")
    #expect(outline.parent(of: "End") == nil)
    #expect(outline.visibleItems == contents.snapshot.itemIdentifiers)
  }

  @Test func siblingsThatAWholeSnapshotReordersKeepTheirChildren() {
    var contents = Contents()
    contents.apply(outline(), to: "list")
    contents.apply(whole(["Marx", "Pep"]))
    #expect(contents.outline(of: "list").rootItems == ["Marx", "Pep"])
    #expect(contents.outline(of: "list").parent(of: "Zeppo") == "Other")
  }

  @Test func anOrderThatNoOutlineShowsMakesRoots() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Pep"]), to: "list")
    contents.apply(whole(["Manny", "Pep", "Marx", "Moe"]))
    #expect(contents.outline(of: "list").rootItems == ["Manny", "Pep", "Marx", "Moe"])
  }

  @Test func marksForReloadingAreNotKept() {
    var contents = Contents()
    var snapshot = whole(["a"])
    contents.apply(snapshot)
    snapshot.reconfigureItems(["a"])
    contents.apply(snapshot)
    #expect(contents.snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func aMovedParentTakesItsChildrenAlong() {
    var contents = Contents()
    contents.apply(outline(expanded: ["Pep"]), to: "list")
    contents.move("Pep", to: IndexPath(item: 1, section: 0))
    #expect(contents.snapshot.itemIdentifiers == ["Marx", "Pep", "Manny", "Moe"])
    #expect(contents.outline(of: "list").rootItems == ["Marx", "Pep"])
  }

  @Test func anItemMovesToAnotherSection() {
    var contents = Contents()
    var snapshot = whole(["a", "b"])
    snapshot.appendSections(["other"])
    contents.apply(snapshot)
    contents.move("a", to: IndexPath(item: 0, section: 1))
    #expect(contents.snapshot.itemIdentifiers(inSection: "list") == ["b"])
    #expect(contents.snapshot.itemIdentifiers(inSection: "other") == ["a"])
  }

  @Test func aHundredThousandItemsAreAppliedInLinearTime() {
    typealias Numbers = DiffableContents<Int, Int>
    // In seconds of this thread's own work, so that what else runs does not count.
    func work(_ parents: Int) -> Double {
      var outline = Numbers.Outline()
      outline.append(Array(0..<parents))
      for parent in 0..<parents {
        let first = parents + parent * 9
        outline.append(Array(first..<first + 9), to: parent)
      }
      outline.expand(Array(0..<parents))
      var contents = Numbers()
      let begin = ThreadTime.seconds
      contents.apply(outline, to: 0)
      contents.apply(outline, to: 0)
      return ThreadTime.seconds - begin
    }
    let small = (0..<3).map { _ in work(1_000) }.min() ?? 0
    // Ten times as many; a quadratic cost would be a hundred times as much.
    #expect(work(10_000) < small * 50)
  }
}

private enum ThreadTime {
  /// How long the calling thread has been running.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
