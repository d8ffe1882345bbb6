import Testing
import UIKit

@MainActor @Suite struct UpdateTests {
  /// Sections of words, each shown by a list cell.
  private final class Words: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    let view: UICollectionView
    var ended: [String] = []
    private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>

    init(_ sections: [String]...) {
      self.sections = sections
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 402, height: 874),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)))
      registration = .init { cell, _, word in
        var content = cell.defaultContentConfiguration()
        content.text = word
        cell.contentConfiguration = content
      }
      super.init()
      view.dataSource = self
      view.delegate = self
    }

    var shown: [[String?]] {
      (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map { item in
          let cell = view.cellForItem(at: IndexPath(item: item, section: section))
          return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
        }
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append("\(indexPath.section).\(indexPath.item)")
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func insertedAndDeletedItemsTakeAndLeaveTheirCells() {
    let words = Words(["a", "b", "c"])
    let cells = words.view.visibleCells
    words.sections = [["x", "a", "c"]]
    words.view.performBatchUpdates {
      words.view.deleteItems(at: [path(1)])
      words.view.insertItems(at: [path(0)])
    }
    #expect(words.shown == [["x", "a", "c"]])
    #expect(words.view.cellForItem(at: path(1)) === cells[0])
    #expect(words.view.cellForItem(at: path(2)) === cells[2])
    #expect(words.ended == ["0.1"])
  }

  @Test func oneChangeFollowsAnotherAtOnce() {
    let words = Words(["a", "b"])
    let cells = words.view.visibleCells
    words.sections = [["x", "a", "b"]]
    words.view.insertItems(at: [path(0)])
    words.sections = [["x", "b"]]
    words.view.deleteItems(at: [path(1)])
    words.sections = [["x", "b", "y"]]
    words.view.insertItems(at: [path(2)])
    #expect(words.shown == [["x", "b", "y"]])
    #expect(words.view.cellForItem(at: path(1)) === cells[1])
    #expect(words.ended == ["0.1"])
  }

  @Test func aFunctionThatDoesNotEscapeMakesABatch() {
    let words = Words(["a", "b"])
    let table = UITableView()
    var order: [String] = []
    func change(_ setData: () -> Void) {
      words.view.performBatchUpdates({
        setData()
        order.append("items")
        words.view.insertItems(at: [path(2)])
      })
      table.performBatchUpdates(setData)
    }
    _ = words.view.visibleCells
    change { words.sections = [["a", "b", "c"]] }
    #expect(words.shown == [["a", "b", "c"]])
    #expect(order == ["items"])
  }

  @Test func movedItemsTakeTheirCellsAndTheSelectionAlong() {
    let words = Words(["a", "b"], ["c"])
    let cells = words.view.visibleCells
    words.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    words.sections = [["b"], ["c", "a"]]
    words.view.moveItem(at: path(0), to: path(1, 1))
    #expect(words.shown == [["b"], ["c", "a"]])
    #expect(words.view.cellForItem(at: path(1, 1)) === cells[0])
    #expect(words.view.indexPathsForSelectedItems == [path(1, 1)])
  }

  @Test func sectionsComeGoAndMove() {
    let words = Words(["a"], ["b"], ["c"])
    let cells = words.view.visibleCells
    words.sections = [["c"], ["x"], ["a"]]
    words.view.performBatchUpdates {
      words.view.deleteSections([1])
      words.view.insertSections([1])
      words.view.moveSection(2, toSection: 0)
    }
    #expect(words.shown == [["c"], ["x"], ["a"]])
    #expect(words.view.cellForItem(at: path(0, 0)) === cells[2])
    #expect(words.view.cellForItem(at: path(0, 2)) === cells[0])
  }

  @Test func reloadedItemsAreConfiguredAnewAndStaySelected() {
    let words = Words(["a", "b"])
    _ = words.view.visibleCells
    words.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    words.sections = [["A", "B"]]
    words.view.reloadItems(at: [path(0)])
    #expect(words.shown == [["A", "b"]])
    #expect(words.view.indexPathsForSelectedItems == [path(0)])
    words.view.reloadSections([0])
    #expect(words.shown == [["A", "B"]])
  }

  @Test func reconfiguredItemsKeepTheirCell() {
    let words = Words(["a", "b"])
    let cells = words.view.visibleCells
    words.sections = [["A", "B"]]
    words.view.reconfigureItems(at: [path(1)])
    #expect(words.shown == [["a", "B"]])
    #expect(words.view.visibleCells == cells)
    #expect(words.ended == [])
  }

  @Test func reloadingAsksForEverythingAnew() {
    let words = Words(["a"])
    _ = words.view.visibleCells
    words.sections = [["x"], ["y", "z"]]
    #expect(words.view.numberOfSections == 1)
    words.view.reloadData()
    #expect(words.shown == [["x"], ["y", "z"]])
  }

  @Test func aBatchTellsItsCompletionOnALaterTurn() async {
    let words = Words(["a"])
    var isDone = false
    await withCheckedContinuation { continuation in
      words.view.performBatchUpdates(nil) { finished in
        isDone = finished
        continuation.resume()
      }
      #expect(!isDone)
    }
    #expect(isDone)
  }

  @Test func aBatchThatDoesNotAddUpStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let words = Words(["a", "b"])
        _ = words.view.visibleCells
        words.view.performBatchUpdates {
          words.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
  }

  @Test func aSectionThatIsNotThereStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Words(["a"]).view.numberOfItems(inSection: 1) }
    }
  }
}
