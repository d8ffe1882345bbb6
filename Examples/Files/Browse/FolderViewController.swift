import UIKit

/// What is in a place.
final class FolderViewController: UICollectionViewController {
  private let place: Place
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init(of place: Place) {
    self.place = place
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = place.id
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let documents = Dictionary(uniqueKeysWithValues: place.documents.map { ($0.id, $0) })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, id in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = id
      content.secondaryText = documents[id]?.detail
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = documents[id].flatMap {
        UIImage(named: $0.kind.thumbnail, in: .module, compatibleWith: nil)
      }
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(place.documents.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard place.documents.isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "folder")
    empty.text = NSLocalizedString("No Documents", bundle: .module, comment: "An empty place")
    contentUnavailableConfiguration = empty
  }
}
