import Testing
import UIKit

@MainActor @Suite struct CompositionalLayoutTests {
  private func item(
    _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ height: NSCollectionLayoutDimension = .absolute(44)
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A collection view of numbers in one section.
  private final class Grid {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    @MainActor init(_ layout: UICollectionViewLayout, count: Int) {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
      }
      source = .init(collectionView: view) { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot)
    }

    @MainActor func frame(_ item: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }

  // MARK: Sizes

  @Test func dimensionsSayWhatTheyAre() {
    #expect(NSCollectionLayoutDimension.absolute(20).isAbsolute)
    #expect(NSCollectionLayoutDimension.estimated(20).isEstimated)
    #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).isUniformAcrossSiblings)
    #expect(NSCollectionLayoutDimension.absolute(20).dimension == 20)
    #expect(NSCollectionLayoutDimension.absolute(20) == .absolute(20))
    #expect(NSCollectionLayoutDimension.absolute(20) != .estimated(20))
  }

  @Test func spacingsSayWhatTheyAre() {
    #expect(NSCollectionLayoutSpacing.fixed(8).isFixed)
    #expect(NSCollectionLayoutSpacing.flexible(8).isFlexible)
    #expect(NSCollectionLayoutSpacing.flexible(8).spacing == 8)
  }

  // MARK: Groups

  @Test func aCountedSubitemHasItsShareWhateverItSays() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)),
      subitem: item(.absolute(999), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(20)
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 4)
    #expect(group.subitems.count == 3)
    #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 120))
    #expect(grid.frame(2) == CGRect(x: 280, y: 0, width: 120, height: 120))
    #expect(grid.frame(3) == CGRect(x: 0, y: 120, width: 120, height: 120))
  }

  @Test func aRepeatedSubitemInAColumnHasItsShareOfTheHeight() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item(), count: 2)
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 2)
    #expect(grid.frame(1) == CGRect(x: 0, y: 50, width: 400, height: 50))
  }

  @Test func subitemsRepeatAsLongAsThereIsRoom() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 5)
    #expect(grid.frame(3) == CGRect(x: 300, y: 0, width: 100, height: 50))
    #expect(grid.frame(4) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  @Test func insetsAndSpacingsPush() {
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
    section.interGroupSpacing = 8
    let grid = Grid(UICollectionViewCompositionalLayout(section: section), count: 3)
    #expect(grid.frame(1) == CGRect(x: 205, y: 15, width: 170, height: 40))
    #expect(grid.frame(2) == CGRect(x: 25, y: 73, width: 170, height: 40))
  }

  @Test func aCustomGroupPlacesWhatItsProviderSays() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 1, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 50, width: 20, height: 20), zIndex: 2),
      ]
    }
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 3)
    #expect(grid.frame(0) == CGRect(x: 200, y: 1, width: 10, height: 10))
    #expect(grid.frame(2) == CGRect(x: 200, y: 101, width: 10, height: 10))
  }

  @Test func aGroupDescribesItselfAndItsItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item()])
    #expect(
      group.visualDescription() == """
        horizontal group 1.0 of the width × 50.0
          item 1.0 of the width × 44.0

        """)
  }

  // MARK: Sections

  @Test func theProviderIsToldTheSizeAndTheTraits() {
    var told: (Int, CGSize, UIUserInterfaceIdiom)?
    let layout = UICollectionViewCompositionalLayout { section, environment in
      told = (
        section, environment.container.effectiveContentSize,
        environment.traitCollection.userInterfaceIdiom
      )
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let grid = Grid(layout, count: 1)
    #expect(told == nil)
    _ = grid.view.visibleCells
    #expect(told?.0 == 0)
    #expect(told?.1 == CGSize(width: 400, height: 800))
    #expect(told?.2 == grid.view.traitCollection.userInterfaceIdiom)
  }

  @Test func theProviderIsAskedAgainAfterAnotherSize() {
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, environment in
      calls += 1
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let grid = Grid(layout, count: 2)
    _ = grid.view.visibleCells
    #expect(calls == 1)
    grid.view.frame.size.width = 800
    _ = grid.view.sectionLayout(at: 0)
    #expect(calls == 2)
    layout.invalidateLayout()
    _ = grid.view.sectionLayout(at: 0)
    #expect(calls == 3)
  }

  @Test func aProviderWithoutASectionStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        let grid = Grid(layout, count: 1)
        _ = grid.view.visibleCells
      }
    }
  }

  @Test func aCopiedSectionKeepsItsSettingsAndItsIndependence() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item()]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.orthogonalScrollingBehavior = .none
    section.orthogonalScrollingProperties.bounce = .always
    #expect(copy.orthogonalScrollingBehavior == .groupPaging)
    #expect(copy.orthogonalScrollingProperties.bounce == .never)
    #expect(copy.group === section.group)
  }

  @Test func aLayoutKeepsACopyOfItsConfiguration() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item()])),
      configuration: configuration)
    configuration.interSectionSpacing = 99
    #expect(layout.configuration.interSectionSpacing == 12)
    #expect(layout.sectionSpacing == 12)
  }

  // MARK: Other views

  @Test func boundaryItemsKeepTheirAlignment() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "header",
      alignment: .topLeading, absoluteOffset: CGPoint(x: 1, y: 2))
    #expect(header.alignment == .topLeading)
    #expect(header.offset == CGPoint(x: 1, y: 2))
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.containerAnchor.edges == [.top, .leading])
  }

  @Test func aDecorationViewIsMadeFromItsRegisteredClass() {
    final class Backdrop: UICollectionReusableView {}
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    #expect(layout.makeDecorationView(ofKind: "backdrop") is Backdrop)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "backdrop").zIndex == 0)
  }

  @Test func anUnregisteredDecorationStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
          .makeDecorationView(ofKind: "nobody")
      }
    }
  }

  @Test func supplementariesOfItemsHaveTheirItemsPlaces() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitems: [cell])
    let grid = Grid(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      count: 2)
    #expect(
      grid.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
        == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
  }

  // MARK: Flow

  @Test func aFlowLayoutPutsAsManyCellsInARowAsFit() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let grid = Grid(layout, count: 4)
    #expect(grid.view.sectionLayout(at: 0).group?.subitems.count == 3)
    #expect(grid.frame(0)?.origin == CGPoint(x: 10, y: 10))
    #expect(grid.frame(3)?.origin == CGPoint(x: 10, y: 80))
  }

  @Test func aFlowLayoutAsksItsDelegateForMeasures() {
    final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 400, height: 30) }
    }
    let delegate = Delegate()
    let grid = Grid(UICollectionViewFlowLayout(), count: 2)
    grid.view.delegate = delegate
    #expect(grid.frame(1) == CGRect(x: 0, y: 40, width: 400, height: 30))
  }

  @Test func aLayoutOfAnAuthorsOwnBecomesACustomGroup() {
    final class Stairs: UICollectionViewLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: indexPath.item * 10, y: indexPath.item * 10, width: 9, height: 9)
        return attributes
      }
    }
    let grid = Grid(Stairs(), count: 3)
    #expect(grid.frame(2) == CGRect(x: 20, y: 20, width: 9, height: 9))
    guard case .custom(let provider) = grid.view.sectionLayout(at: 0).group?.arrangement else {
      Issue.record("no custom group")
      return
    }
    #expect(provider(grid.view.layoutEnvironment).map(\.frame.minY) == [0, 10, 20])
  }
}
