import Testing
import UIKit

@MainActor @Suite struct ListLayoutTests {
  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, true), (.grouped, true),
    (.insetGrouped, true), (.sidebar, false), (.sidebarPlain, true),
  ])
  func aConfigurationStartsFromItsAppearance(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ showsSeparators: Bool
  ) {
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    #expect(configuration.appearance == appearance)
    #expect(configuration.showsSeparators == showsSeparators)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    #expect(configuration.headerTopPadding == nil)
    #expect(configuration.backgroundColor == nil)
    #expect(configuration.contentHuggingElements == [])
  }

  @Test func separatorsStartAutomatic() {
    let separators = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(separators.topSeparatorVisibility == .automatic)
    #expect(separators.bottomSeparatorVisibility == .automatic)
    #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(separators.color == .separator)
    #expect(separators == UIListSeparatorConfiguration(listAppearance: .plain))
    #expect(separators != UIListSeparatorConfiguration(listAppearance: .grouped))
  }

  @Test func theHandlerChangesTheSectionsSeparatorsForOneItem() {
    let list = ListFixture(change: { configuration in
      configuration.separatorConfiguration.color = .systemRed
      configuration.itemSeparatorHandler = { indexPath, section in
        var separators = section
        if indexPath.item == 1 { separators.bottomSeparatorVisibility = .hidden }
        return separators
      }
    })
    list.show("a", "b")
    #expect(list.view.separators(forItemAt: list.path(0))?.bottomSeparatorVisibility == .automatic)
    #expect(list.view.separators(forItemAt: list.path(1))?.bottomSeparatorVisibility == .hidden)
    #expect(list.view.separators(forItemAt: list.path(1))?.color == .systemRed)
  }

  @Test func aListWithoutSeparatorsHasNoneWhateverTheHandlerSays() {
    let list = ListFixture(change: { configuration in
      configuration.showsSeparators = false
      configuration.itemSeparatorHandler = { $1 }
    })
    list.show("a")
    #expect(list.view.separators(forItemAt: list.path(0)) == nil)
  }

  @Test func supplementaryHeadersAndFootersAreBoundaryItems() {
    let list = ListFixture(change: {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    })
    list.show("a")
    let items = list.view.sectionLayout(at: 0).boundarySupplementaryItems
    #expect(
      items.map(\.elementKind) == [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ])
    #expect(items.map(\.alignment) == [.top, .bottom])
    #expect(items.map(\.pinToVisibleBounds) == [true, false])
  }

  @Test func groupedHeadersDoNotPin() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    #expect(configuration.boundaryItems.map(\.pinToVisibleBounds) == [false])
  }

  @Test func aSectionKnowsItsListAndWhetherItsInsetsWereSet() {
    let list = ListFixture(.grouped)
    list.show("a")
    let section = list.view.sectionLayout(at: 0)
    #expect(section.listConfiguration?.appearance == .grouped)
    #expect(section.group == nil)
    #expect(!section.hasOwnContentInsets)
    section.contentInsets.top = 4
    #expect(section.hasOwnContentInsets)
  }

  @Test func appearancesMixInOneCollectionView() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640),
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        .list(
          using: .init(appearance: section == 1 ? .insetGrouped : .sidebar),
          layoutEnvironment: environment)
      })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1], toSection: 0)
    snapshot.appendItems([2], toSection: 1)
    source.apply(snapshot)
    #expect(view.visibleCells.map(\.traitCollection.listEnvironment) == [.sidebar, .insetGrouped])
  }

  // MARK: Swiping

  @Test func swipeActionsComeFromTheListAndNotWhileEditing() {
    let list = ListFixture(change: { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete \(indexPath.item)") { $2(true) }
        ])
      }
    })
    list.show("a", "b")
    let trailing = list.view.swipeActions(forItemAt: list.path(1), isLeading: false)
    #expect(trailing?.actions.map(\.title) == ["Delete 1"])
    #expect(list.view.swipeActions(forItemAt: list.path(1), isLeading: true) == nil)
    list.view.isEditing = true
    #expect(list.view.swipeActions(forItemAt: list.path(1), isLeading: false) == nil)
  }

  @Test func performingASwipeActionCallsItsHandler() throws {
    var deleted: [String] = []
    let list = ListFixture()
    list.show("a", "b")
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      var snapshot = list.source.snapshot()
      deleted = [snapshot.itemIdentifiers[0]]
      snapshot.deleteItems(deleted)
      list.source.apply(snapshot)
      completion(true)
    }
    var answers: [Bool] = []
    list.view.userPerform(action, forItemAt: list.path(0)) { answers.append($0) }
    #expect(answers == [true])
    #expect(deleted == ["a"])
    #expect(list.items == ["b"])
    let silent = UIContextualAction(style: .normal, title: "Later") { _, _, _ in }
    list.view.userPerform(silent, forItemAt: list.path(0)) { answers.append($0) }
    #expect(answers == [true])
  }

  // MARK: Switching

  @Test func cellsAndSelectionOutliveAnotherLayout() throws {
    final class Hearing: UICollectionViewListCell {
      var log: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("will") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { log.append("did") }
    }
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
    let grid = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 640), collectionViewLayout: list)
    let registration = UICollectionView.CellRegistration<Hearing, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot)
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: path) as? Hearing)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.collectionViewLayout == list)
    view.setCollectionViewLayout(grid, animated: true)
    #expect(view.collectionViewLayout === grid)
    #expect(list.collectionView == nil)
    #expect(grid.collectionView === view)
    #expect(view.cellForItem(at: path) === cell)
    #expect(view.indexPathsForSelectedItems == [path])
    #expect(cell.log == ["will", "did"])
    #expect(cell.traitCollection.listEnvironment != .sidebar)
    #expect(view.layoutCount == 1)
  }
}
