import Testing
import UIKit

@MainActor @Suite struct SelectionTests {
  @Test func selectingInCodeAsksAndTellsNobody() {
    let list = ListFixture()
    list.show("a", "b")
    list.view.selectItem(at: list.path(1), animated: false, scrollPosition: .top)
    #expect(list.view.indexPathsForSelectedItems == [list.path(1)])
    list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems == [list.path(0)])
    list.view.deselectItem(at: list.path(0), animated: true)
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.log == [])
  }

  @Test func selectingNoItemDeselectsAll() {
    let list = ListFixture()
    list.show("a", "b")
    list.view.allowsMultipleSelection = true
    for item in 0...1 {
      list.view.selectItem(at: list.path(item), animated: false, scrollPosition: [])
    }
    #expect(list.view.indexPathsForSelectedItems?.count == 2)
    list.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func aCellMadeLaterKnowsThatItIsSelected() throws {
    let list = ListFixture()
    list.show("a")
    list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
    #expect(try list.listCell(0).isSelected)
  }

  @Test func byDefaultOneItemCanBeSelectedAndNoneWhileEditing() {
    let view = ListFixture().view
    #expect(view.allowsSelection)
    #expect(!view.allowsMultipleSelection)
    #expect(!view.allowsSelectionDuringEditing)
    #expect(!view.allowsMultipleSelectionDuringEditing)
    #expect(!view.isEditing)
  }

  @Test func whileEditingTheRulesForEditingHold() {
    let list = ListFixture()
    list.show("a", "b")
    list.view.isEditing = true
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .ignored)
    list.view.allowsMultipleSelectionDuringEditing = true
    list.view.userTap(itemAt: list.path(0))
    list.view.userTap(itemAt: list.path(1))
    #expect(list.view.indexPathsForSelectedItems == [list.path(0), list.path(1)])
  }

  @Test func leavingEditingDropsWhatWasSelectedInIt() {
    let list = ListFixture()
    list.show("a")
    list.view.allowsSelectionDuringEditing = true
    list.view.userSetEditing(true)
    list.view.userTap(itemAt: list.path(0))
    #expect(list.view.indexPathsForSelectedItems == [list.path(0)])
    list.view.userSetEditing(false)
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func editingReachesTheCells() throws {
    let list = ListFixture()
    list.show("a")
    #expect(try !list.listCell(0).configurationState.isEditing)
    list.view.isEditing = true
    #expect(try list.listCell(0).configurationState.isEditing)
  }

  @Test func theDelegateTakesAnItemOutOfEditing() throws {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
      ) -> Bool { indexPath.item > 0 }
    }
    let list = ListFixture()
    let delegate = Delegate()
    list.view.delegate = delegate
    list.show("a", "b")
    list.view.isEditing = true
    #expect(try !list.listCell(0).configurationState.isEditing)
    #expect(try list.listCell(1).configurationState.isEditing)
  }

  @Test func stricterRulesKeepTheItemSelectedLast() {
    let list = ListFixture()
    list.show("a", "b", "c")
    list.view.allowsMultipleSelection = true
    for item in [2, 0] {
      list.view.selectItem(at: list.path(item), animated: false, scrollPosition: [])
    }
    list.view.allowsMultipleSelection = false
    #expect(list.view.indexPathsForSelectedItems == [list.path(0)])
    list.view.allowsSelection = false
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func theSelectionGoesWithItsItem() throws {
    let list = ListFixture()
    list.show("a", "b")
    list.view.selectItem(at: list.path(1), animated: false, scrollPosition: [])
    let cell = try list.listCell(1)
    list.show("b", "c")
    #expect(list.view.indexPathsForSelectedItems == [list.path(0)])
    #expect(try list.listCell(0) === cell)
    #expect(cell.isSelected)
    list.show("c")
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(!cell.isSelected)
  }

  @Test func reloadingForgetsTheSelection() {
    let list = ListFixture()
    list.show("a")
    list.view.selectItem(at: list.path(0), animated: false, scrollPosition: [])
    list.view.reloadData()
    #expect(list.view.indexPathsForSelectedItems == [])
  }
}
