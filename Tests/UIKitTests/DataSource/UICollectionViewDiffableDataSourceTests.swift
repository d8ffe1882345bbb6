import Testing
import UIKit

@MainActor @Suite struct UICollectionViewDiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["section"])
    snapshot.appendItems(items)
    return snapshot
  }

  // MARK: Applying

  @Test func anAppliedSnapshotIsWhatTheCollectionViewShows() {
    let list = ListFixture()
    list.show("a", "b")
    #expect(list.view.numberOfSections == 1)
    #expect(list.view.numberOfItems(inSection: 0) == 2)
    #expect(list.source.itemIdentifier(for: list.path(1)) == "b")
    #expect(list.source.itemIdentifier(for: list.path(2)) == nil)
    #expect(list.source.indexPath(for: "b") == list.path(1))
    #expect(list.source.indexPath(for: "c") == nil)
    #expect(list.source.sectionIdentifier(for: 0) == "section")
    #expect(list.source.sectionIdentifier(for: 1) == nil)
    #expect(list.source.index(for: "section") == 0)
    #expect(list.source.index(for: "other") == nil)
  }

  @Test func cellsOfItemsThatStayAreKept() throws {
    let list = ListFixture()
    list.show("a", "b")
    let cell = try list.listCell(1)
    list.show("b", "c")
    #expect(try list.listCell(0) === cell)
  }

  @Test func reloadedItemsAreConfiguredAnewAndReconfiguredOnesKeepTheirCell() throws {
    var version = 1
    let list = ListFixture(cell: { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)\(version)"
      cell.contentConfiguration = content
    })
    func text(_ item: Int) throws -> String? {
      (try list.listCell(item).contentConfiguration as? UIListContentConfiguration)?.text
    }
    list.show("a", "b", "c")
    let cells = list.view.visibleCells
    version = 2
    var snapshot = list.source.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    list.source.apply(snapshot)
    #expect(try (0...2).map { try text($0) } == ["a2", "b2", "c1"])
    #expect(try list.listCell(1) === cells[1])
  }

  @Test func applyingWithReloadForgetsCellsAndSelection() {
    let list = ListFixture()
    list.show("a")
    list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
    list.source.applySnapshotUsingReloadData(snapshot(["a", "b"]))
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.items == ["a", "b"])
  }

  @Test func completionsComeOnALaterTurnAndMayApplyAgain() async {
    let list = ListFixture()
    await withCheckedContinuation { continuation in
      list.source.apply(snapshot(["a"])) {
        list.show("b")
        continuation.resume()
      }
      #expect(list.items == ["a"])
    }
    #expect(list.items == ["b"])
  }

  @Test func theAsynchronousFormsHaveAppliedWhenTheyReturn() async {
    let list = ListFixture()
    await list.source.apply(snapshot(["a"]), animatingDifferences: true)
    #expect(list.items == ["a"])
    await list.source.applySnapshotUsingReloadData(snapshot(["b"]))
    #expect(list.items == ["b"])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["c"])
    await list.source.apply(outline, to: "section")
    #expect(list.items == ["c"])
  }

  @Test func everyApplicationIsCounted() {
    let list = ListFixture()
    #expect(list.source.changeCount == 0)
    list.show("a")
    list.showOutline()
    #expect(list.source.changeCount == 2)
  }

  @Test func cellsAreMadeOnlyWhenTheyAreAskedFor() {
    var made = 0
    let list = ListFixture(cell: { _, _, _ in made += 1 })
    list.show("a", "b", "c")
    #expect(made == 0)
    _ = list.view.cellForItem(at: list.path(1))
    #expect(made == 1)
  }

  // MARK: Section snapshots

  @Test func applyingInCodeAsksAndTellsNoHandler() {
    let list = ListFixture()
    var calls = 0
    list.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      calls += 1
      return false
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { _ in calls += 1 }
    list.showOutline(expanded: ["Pep"])
    list.showOutline()
    #expect(calls == 0)
  }

  @Test func handlersVetoAndObserveAUsersToggles() {
    let list = ListFixture(cell: { cell, _, _ in cell.accessories = [.outlineDisclosure()] })
    var log: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == "Marx" }
    list.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    list.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    list.showOutline()
    #expect(list.view.userToggleDisclosure(at: list.path(0)) == .refused)
    #expect(list.view.userToggleDisclosure(at: list.path(1)) == .expanded)
    #expect(list.view.userToggleDisclosure(at: list.path(1)) == .refused)
    #expect(list.items == ["Pep", "Marx", "Groucho", "Harpo"])
    #expect(log == ["expand Marx"])
  }

  @Test func childrenAreLoadedWhenTheirParentOpens() {
    let list = ListFixture(cell: { cell, _, _ in cell.accessories = [.outlineDisclosure()] })
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      var children = current
      if children.items.isEmpty { children.append(["\(parent)'s"]) }
      return children
    }
    list.show("a")
    #expect(list.view.userToggleDisclosure(at: list.path(0)) == .expanded)
    #expect(list.items == ["a", "a's"])
    #expect(list.source.loadsChildrenLazily)
    #expect(list.source.lazyChildren(of: "a's", inSection: 0).map(\.identifier) == ["a's's"])
    #expect(list.items == ["a", "a's"])
    list.source.loadLazyChildren(of: "a's", inSection: 0)
    #expect(list.source.outlineItems(inSection: 0).map(\.level) == [0, 1, 2])
  }

  @Test func previewsOpenAndCloseWithoutTellingAnybody() {
    let list = ListFixture()
    var calls = 0
    list.source.sectionSnapshotHandlers.willExpandItem = { _ in calls += 1 }
    list.showOutline()
    list.source.showEveryItem()
    #expect(list.items == ["Pep", "Manny", "Moe", "Jack", "Marx", "Groucho", "Harpo"])
    list.source.setExpandedItems(["Marx"])
    #expect(list.items == ["Pep", "Marx", "Groucho", "Harpo"])
    #expect(calls == 0)
    #expect(list.source.hasSectionSnapshotHandlers)
    #expect(list.source.mayToggle("Pep", expanding: true, inSection: 0))
    #expect(calls == 1)
  }

  // MARK: Reordering

  @Test func nothingMovesWithoutAHandlerThatLetsIt() {
    let list = ListFixture()
    list.show("a", "b")
    #expect(!list.view.userMove(itemAt: list.path(0), to: list.path(1)))
    #expect(list.items == ["a", "b"])
  }

  @Test func aMoveIsToldBeforeAndAfterWithItsTransaction() {
    let list = ListFixture()
    var log: [String] = []
    list.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    list.source.reorderingHandlers.willReorder = { [unowned list] transaction in
      log.append("will \(list.items) \(transaction.finalSnapshot.itemIdentifiers)")
    }
    list.source.reorderingHandlers.didReorder = { [unowned list] transaction in
      log.append("did \(list.items) \(transaction.initialSnapshot.itemIdentifiers)")
      #expect(transaction.difference.insertions.count == 1)
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["section"])
    }
    list.show("a", "b", "c")
    #expect(list.view.userMove(itemAt: list.path(0), to: list.path(2)))
    #expect(
      log == [
        #"will ["a", "b", "c"] ["b", "c", "a"]"#, #"did ["b", "c", "a"] ["a", "b", "c"]"#,
      ])
    #expect(!list.view.userMove(itemAt: list.path(0), to: list.path(2)))
  }

  // MARK: Stops

  @Test func aProviderThatGivesNothingStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = ListFixture()
        let source = ListFixture.Source(collectionView: list.view) { _, _, _ in nil }
        var snapshot = Snapshot()
        snapshot.appendSections(["section"])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        _ = list.view.visibleCells
      }
    }
  }

  @Test func aHeaderWithoutProviderStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = ListFixture(change: { $0.headerMode = .supplementary })
        list.show("a")
        _ = list.view.visibleSupplementaryViews(
          ofKind: UICollectionView.elementKindSectionHeader)
      }
    }
  }

  @Test func applyingWhileACellIsProvidedStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        var again: () -> Void = {}
        let list = ListFixture(cell: { _, _, _ in again() })
        list.show("a")
        again = { list.show("b") }
        _ = list.view.visibleCells
      }
    }
  }

  @Test func applyingWhileASnapshotIsAppliedStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Delegate: NSObject, UICollectionViewDelegate {
          var ended: () -> Void = {}
          func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
          ) { ended() }
        }
        let list = ListFixture()
        let delegate = Delegate()
        list.view.delegate = delegate
        delegate.ended = { list.show("c") }
        list.show("a")
        _ = list.view.visibleCells
        list.show("b")
      }
    }
  }
}
