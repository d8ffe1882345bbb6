import UIKit

/// Two columns of tiles at the top, rows below, all dressed as a sidebar's.
public final class GridAboveListViewController: PlacesViewController {
  public init() {
    let layout = UICollectionViewCompositionalLayout {
      section, environment -> NSCollectionLayoutSection? in
      section == 0
        ? GridAboveListViewController.grid()
        : NSCollectionLayoutSection.list(
          using: UICollectionLayoutListConfiguration(appearance: .sidebar),
          layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
    title = "Grid and list"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private static func grid() -> NSCollectionLayoutSection {
    // A counted group shares its width out evenly: the item's own is never read.
    let unread = NSCollectionLayoutDimension.absolute(999)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: unread, heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitem: item, count: 2)
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  override var sections: [[Place]] {
    [Place.collections + Place.services, Place.rooms]
  }

  override func configure(
    _ cell: UICollectionViewListCell, at indexPath: IndexPath, for place: Place
  ) {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = place.id
    content.image = UIImage(systemName: place.symbol)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = UIBackgroundConfiguration.listSidebarCell()
  }
}
