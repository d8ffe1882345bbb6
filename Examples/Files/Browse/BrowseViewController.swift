import UIKit

/// The places that files are in: two levels, and a heading closes its section wherever it is tapped.
public final class BrowseViewController: UICollectionViewController {
  private typealias Registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, Place
  >
  private typealias DataSource = UICollectionViewDiffableDataSource<Place, Place>

  private var headings: Registration!
  private let rows = Registration { cell, _, place in cell.show(place) }
  private lazy var dataSource = makeDataSource()

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .firstItemInSection
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = NSLocalizedString("Browse", bundle: .module, comment: "Title of the list of places")
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    // region: browse
    headings = Registration { cell, _, heading in
      cell.show(heading, [.outlineDisclosure(options: .init(style: .header))])
    }
    for heading in Place.headings {
      var outline = NSDiffableDataSourceSectionSnapshot<Place>()
      outline.append([heading])
      outline.append(heading.places, to: heading)
      outline.expand([heading])
      dataSource.apply(outline, to: heading, animatingDifferences: false)
    }
    // endregion
  }

  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { [unowned self] collectionView, indexPath, place in
      collectionView.dequeueConfiguredReusableCell(
        using: place.places.isEmpty ? rows : headings, for: indexPath, item: place)
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let place = dataSource.itemIdentifier(for: indexPath), place.places.isEmpty else {
      return
    }
    let folder = FolderViewController(of: place)
    if let splitViewController {
      splitViewController.setViewController(
        UINavigationController(rootViewController: folder), for: .secondary)
    } else {
      navigationController?.pushViewController(folder, animated: true)
    }
  }
}

extension UICollectionViewListCell {
  /// Shows a heading or a place as the list's appearance has it.
  fileprivate func show(_ place: Place, _ accessories: [UICellAccessory] = []) {
    var content = defaultContentConfiguration()
    content.text = place.id
    if !place.symbol.isEmpty {
      content.image = UIImage(systemName: place.symbol)
      content.imageProperties.tintColor = place.color
    }
    contentConfiguration = content
    self.accessories = accessories
  }
}
