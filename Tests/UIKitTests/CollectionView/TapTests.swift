import Testing
import UIKit

@MainActor @Suite struct TapTests {
  @Test func aTapAsksHighlightsSelectsAndTellsInThisOrder() {
    let list = ListFixture()
    list.show("a", "b")
    let tap = list.view.userTap(itemAt: list.path(1))
    #expect(tap == UserTap(effect: .selected, isHeard: true, performsPrimaryAction: false))
    #expect(
      list.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1", "didSelect 1",
      ])
    #expect(list.view.indexPathsForSelectedItems == [list.path(1)])
    #expect(list.view.cellForItem(at: list.path(1))?.isSelected == true)
  }

  @Test func anItemThatMayNotBeHighlightedIsNotSelected() {
    let list = ListFixture()
    list.show("a")
    list.shouldHighlight = false
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .notHighlighted)
    #expect(list.log == ["shouldHighlight 0"])
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func anItemThatMayNotBeSelectedStaysUnselected() {
    let list = ListFixture()
    list.show("a")
    list.shouldSelect = false
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .refused)
    #expect(
      list.log == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "shouldSelect 0"])
  }

  @Test func oneSelectionGivesWayToAnother() {
    let list = ListFixture()
    list.show("a", "b")
    list.view.userTap(itemAt: list.path(0))
    list.log = []
    list.view.userTap(itemAt: list.path(1))
    #expect(list.log.suffix(3) == ["shouldSelect 1", "didDeselect 0", "didSelect 1"])
    #expect(list.view.indexPathsForSelectedItems == [list.path(1)])
  }

  @Test func aSecondTapSelectsAgainWhereOneItemCanBeSelected() {
    let list = ListFixture()
    list.show("a")
    list.view.userTap(itemAt: list.path(0))
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .selected)
    #expect(list.log.filter { $0 == "didSelect 0" }.count == 2)
  }

  @Test func aSecondTapDeselectsWhereSeveralItemsCanBeSelected() {
    let list = ListFixture()
    list.show("a", "b")
    list.view.allowsMultipleSelection = true
    list.view.userTap(itemAt: list.path(0))
    list.view.userTap(itemAt: list.path(1))
    #expect(list.view.indexPathsForSelectedItems == [list.path(0), list.path(1)])
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .deselected)
    list.shouldDeselect = false
    #expect(list.view.userTap(itemAt: list.path(1)).effect == .deselectionRefused)
    #expect(list.view.indexPathsForSelectedItems == [list.path(1)])
  }

  @Test func nothingHappensWhereNothingCanBeSelected() {
    let list = ListFixture()
    list.show("a")
    list.view.allowsSelection = false
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .ignored)
    #expect(list.log == [])
  }

  @Test func aPrimaryActionFollowsEvenARefusedSelection() {
    let list = ListFixture()
    list.show("a")
    list.performs = true
    list.shouldSelect = false
    #expect(
      list.view.userTap(itemAt: list.path(0))
        == UserTap(effect: .refused, performsPrimaryAction: true))
    #expect(list.log.last == "perform 0")
  }

  @Test func aDelegateWithoutTheMethodDoesNotHear() {
    final class Quiet: NSObject, UICollectionViewDelegate {}
    let list = ListFixture()
    list.show("a")
    let quiet = Quiet()
    list.view.delegate = quiet
    #expect(list.view.userTap(itemAt: list.path(0)) == UserTap(effect: .selected))
  }

  @Test func aCellWithoutInteractionIgnoresTaps() throws {
    let list = ListFixture(cell: { cell, _, _ in cell.isUserInteractionEnabled = false })
    list.show("a")
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .ignored)
    #expect(try list.listCell(0).configurationState.isDisabled)
  }

  @Test func aHeaderStyleDisclosureTakesTheTap() {
    let list = ListFixture(cell: { cell, _, _ in
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    })
    list.showOutline()
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .disclosed(.expanded))
    #expect(list.items == ["Pep", "Manny", "Moe", "Jack", "Marx"])
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(!list.log.contains("shouldSelect 0"))
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .disclosed(.collapsed))
    #expect(list.items == ["Pep", "Marx"])
  }

  @Test func aCellStyleDisclosureLeavesTheTapToSelection() {
    let list = ListFixture(cell: { cell, _, _ in cell.accessories = [.outlineDisclosure()] })
    list.showOutline()
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .selected)
    #expect(list.items == ["Pep", "Marx"])
    #expect(list.view.userToggleDisclosure(at: list.path(1)) == .expanded)
    #expect(list.items == ["Pep", "Marx", "Groucho", "Harpo"])
  }

  @Test func anActionHandlerReplacesTheToggle() {
    var calls = 0
    let list = ListFixture(cell: { cell, _, _ in
      cell.accessories = [.outlineDisclosure(actionHandler: { calls += 1 })]
    })
    list.showOutline()
    #expect(list.view.userToggleDisclosure(at: list.path(0)) == .handled)
    #expect(calls == 1)
    #expect(list.items == ["Pep", "Marx"])
  }

  @Test func withoutADisclosureNothingOpens() {
    let list = ListFixture()
    list.showOutline()
    #expect(list.view.userToggleDisclosure(at: list.path(0)) == .absent)
    #expect(list.items == ["Pep", "Marx"])
  }

  @Test func aHiddenDisclosureDoesNothing() {
    let list = ListFixture(cell: { cell, _, _ in
      cell.accessories = [.outlineDisclosure(options: .init(style: .header, isHidden: true))]
    })
    list.showOutline()
    #expect(list.view.userToggleDisclosure(at: list.path(0)) == .absent)
    #expect(list.view.userTap(itemAt: list.path(0)).effect == .selected)
  }
}
