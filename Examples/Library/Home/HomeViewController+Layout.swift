import UIKit

extension HomeViewController {
  static func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard let shelf = Shelf(rawValue: index) else { return nil }
        let isWide = environment.traitCollection.horizontalSizeClass == .regular
        let section =
          switch shelf {
          case .topPicks: picks(isWide: isWide)
          case .recentlyPlayed: records(isWide: isWide, badge: nil)
          case .stations: stations()
          case .newReleases: records(isWide: isWide, badge: badge())
          }
        let margin: CGFloat = isWide ? 32 : 20
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: margin, bottom: 8, trailing: margin)
        section.boundarySupplementaryItems = [header()]
        return section
      }, configuration: configuration)
  }

  /// One large card at a time, the next one looking in from the side.
  private static func picks(isWide: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: isWide ? .absolute(300) : .fractionalWidth(0.72),
      heightDimension: .absolute(360))
    let section = NSCollectionLayoutSection(group: single(size))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 14
    return section
  }

  private static func records(
    isWide: Bool, badge: NSCollectionLayoutSupplementaryItem?
  ) -> NSCollectionLayoutSection {
    let side: CGFloat = isWide ? 180 : 160
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(side), heightDimension: .estimated(side + 46))
    let section = NSCollectionLayoutSection(
      group: single(size, supplementaryItems: badge.map { [$0] } ?? []))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    return section
  }

  private static func stations() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(StationCell.side), heightDimension: .estimated(142))
    let section = NSCollectionLayoutSection(group: single(size))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 16
    return section
  }

  /// A cell sizes itself where its own item is estimated, and not for the group's sake.
  private static func single(
    _ size: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutGroup {
    let height = size.heightDimension
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: height.isEstimated ? height : .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: full, supplementaryItems: supplementaryItems)
    return .horizontal(layoutSize: size, subitems: [item])
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private static func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(42), heightDimension: .absolute(20)),
      elementKind: BadgeView.elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: -8, y: 8)))
  }
}
