import Testing
import UIKit

@MainActor @Suite struct UserActionTests {
  /// Words that a user may move.
  private final class Movable: NSObject, UICollectionViewDataSource {
    var words = ["a", "b", "c"]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewFlowLayout())
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _, _, _ in
    }

    override init() {
      super.init()
      view.dataSource = self
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: words[indexPath.item])
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aDraggedItemTakesItsCellAlong() {
    let movable = Movable()
    let cells = movable.view.visibleCells
    #expect(movable.view.userMove(itemAt: path(0), to: path(2)))
    #expect(movable.words == ["b", "c", "a"])
    #expect(movable.view.visibleCells == [cells[1], cells[2], cells[0]])
  }

  @Test func anItemThatMayNotMoveStays() {
    let movable = Movable()
    #expect(!movable.view.userMove(itemAt: path(1), to: path(0)))
    #expect(movable.words == ["a", "b", "c"])
    #expect(!movable.view.beginInteractiveMovementForItem(at: path(1)))
    #expect(movable.view.beginInteractiveMovementForItem(at: path(0)))
  }

  @Test func theDelegateSendsADraggedItemElsewhere() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath { IndexPath(item: 1, section: 0) }
    }
    let movable = Movable()
    let delegate = Delegate()
    movable.view.delegate = delegate
    #expect(movable.view.userMove(itemAt: path(0), to: path(2)))
    #expect(movable.words == ["b", "a", "c"])
  }

  @Test func cellsFollowTheTraitsAroundTheirList() throws {
    let list = ListFixture()
    list.show("a")
    var styles: [UIUserInterfaceStyle] = []
    try list.listCell(0).configurationUpdateHandler = { _, state in
      styles.append(state.traitCollection.userInterfaceStyle)
    }
    list.view.overrideUserInterfaceStyle = .dark
    list.view.layoutIfNeeded()
    #expect(styles.last == .dark)
  }

  @Test func cellsFollowTheWidthOfTheirList() throws {
    let list = ListFixture()
    list.show("a")
    let cell = try list.listCell(0)
    #expect(cell.bounds.width == 402)
    list.view.frame.size.width = 700
    list.view.layoutIfNeeded()
    #expect(cell.bounds.width == 700)
  }
}
