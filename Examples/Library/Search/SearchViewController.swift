import UIKit

/// What was searched for lately: a scope narrows it, and each row has a menu of its own.
public final class SearchViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, CatalogueItem.ID>

  private let search = UISearchController(searchResultsController: nil)
  private var items = CatalogueItem.recent
  private var dataSource: DataSource!

  /// - Parameter artist: A token that shows what is theirs alone.
  public init(artist: String? = nil) {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Search"
    guard let artist else { return }
    let token = UISearchToken(icon: UIImage(systemName: "music.mic"), text: artist)
    token.representedObject = artist
    search.searchBar.searchTextField.insertToken(token, at: 0)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Artists, Songs and More"
    search.searchBar.scopeButtonTitles = ["All", "Artists", "Albums", "Songs"]
    navigationItem.searchController = search

    let row = UICollectionView.CellRegistration<UICollectionViewListCell, CatalogueItem> {
      cell, _, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item.title
      content.secondaryText = item.artist
      content.image =
        item.artwork.map { UIImage(named: $0, in: .module, with: nil) }
        ?? UIImage(systemName: "music.mic")
      content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
      content.imageProperties.reservedLayoutSize = CGSize(width: 44, height: 44)
      content.imageProperties.cornerRadius = item.kind == .song ? 4 : 6
      content.imageProperties.tintColor = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = item.isFavourite ? [.favourite] : []
    }
    dataSource = DataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: row, for: indexPath, item: items.first { $0.id == id })
    }
    apply()
  }

  private func apply() {
    let bar = search.searchBar
    let kind = CatalogueItem.Kind(rawValue: bar.selectedScopeButtonIndex)
    let artists = bar.searchTextField.tokens.compactMap { $0.representedObject as? String }
    let found = items.filter { $0.matches(bar.text ?? "", in: kind, by: artists) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CatalogueItem.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(found.map(\.id))
    dataSource.apply(snapshot)
  }

  public override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = indexPaths.first.flatMap(dataSource.itemIdentifier),
      let item = items.first(where: { $0.id == id })
    else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in menu(for: item) })
  }
}

extension SearchViewController: UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController) {
    apply()
  }
}

// The menu of a row.
extension SearchViewController {
  private func menu(for item: CatalogueItem) -> UIMenu {
    let favourite = UIAction(
      title: item.isFavourite ? "Undo Favourite" : "Favourite",
      image: UIImage(systemName: item.isFavourite ? "star.fill" : "star")
    ) { [unowned self] _ in favour(item.id) }
    let playlists = UIMenu(
      title: "Add to a Playlist", image: UIImage(systemName: "music.note.list"),
      children: ["Evenings", "Long Drives", "Rain"].map { name in
        UIAction(title: name) { [unowned self] _ in
          navigationItem.subtitle = "\(item.title) is in \(name)"
        }
      })
    let forget = UIAction(
      title: "Remove from Searches", image: UIImage(systemName: "trash"),
      attributes: .destructive
    ) { [unowned self] _ in
      items.removeAll { $0.id == item.id }
      apply()
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [favourite, playlists]), forget,
    ])
  }

  private func favour(_ id: CatalogueItem.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isFavourite.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}

extension UICellAccessory {
  /// A star at the row's end.
  fileprivate static var favourite: UICellAccessory {
    let star = UIImageView(image: UIImage(systemName: "star.fill"))
    star.accessibilityLabel = "Favourite"
    return .customView(
      configuration: .init(
        customView: star, placement: .trailing(displayed: .always), tintColor: .systemYellow))
  }
}
