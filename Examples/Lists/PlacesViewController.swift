import UIKit

/// Places in numbered sections, in cells of one kind; the subclass gives the layout.
open class PlacesViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Place>

  var dataSource: DataSource!

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  /// The places of each section, from the top.
  var sections: [[Place]] { [] }

  func configure(_ cell: UICollectionViewListCell, at indexPath: IndexPath, for place: Place) {
    var content = cell.defaultContentConfiguration()
    content.text = place.id
    content.image = UIImage(systemName: place.symbol)
    cell.contentConfiguration = content
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    for (index, places) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(places)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> {
      [unowned self] cell, indexPath, place in
      configure(cell, at: indexPath, for: place)
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, place in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: place)
    }
  }
}
