import UIKit

/// Sections that scroll sideways, each in its own way, above an ordinary list.
public final class ShelvesViewController: PlacesViewController {
  private static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .continuous, .groupPaging, .groupPagingCentered,
  ]

  public init() {
    let layout = UICollectionViewCompositionalLayout {
      section, environment -> NSCollectionLayoutSection? in
      guard section < ShelvesViewController.behaviors.count else {
        return NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
          layoutEnvironment: environment)
      }
      return ShelvesViewController.shelf(behaving: ShelvesViewController.behaviors[section])
    }
    super.init(collectionViewLayout: layout)
    title = "Shelves"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private static func shelf(
    behaving behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: behavior == .continuous ? .absolute(150) : .fractionalWidth(0.8),
        heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 4, trailing: 16)
    return section
  }

  override var sections: [[Place]] {
    // An identifier stands in one section only, so each shelf has places of its own.
    let shelves = Self.behaviors.indices.map { shelf in
      (1...6).map { Place("Box \(shelf + 1).\($0)", "Unsorted", symbol: "archivebox") }
    }
    return shelves + [Place.rooms]
  }

  override func configure(
    _ cell: UICollectionViewListCell, at indexPath: IndexPath, for place: Place
  ) {
    super.configure(cell, at: indexPath, for: place)
    guard indexPath.section < Self.behaviors.count else { return }
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .secondarySystemGroupedBackground
    background.cornerRadius = 12
    cell.backgroundConfiguration = background
  }
}
