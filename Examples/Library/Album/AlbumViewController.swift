import UIKit

/// An album: a header with its artwork, its songs, and how long they are together.
public final class AlbumViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Song.ID>

  /// How songs are played, of whatever album they are.
  private static var isLossless = false

  private let album: Album
  private var dataSource: DataSource!

  public init(album: Album) {
    self.album = album
    super.init(collectionViewLayout: Self.makeLayout())
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    list.separatorConfiguration.bottomSeparatorInsets.leading = 52
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItems = [
      more,
      UIBarButtonItem(systemItem: .add),
    ]
    view.tintColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    configureDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Song.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(album.songs.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private lazy var more = UIBarButtonItem(
    image: UIImage(systemName: "ellipsis"), menu: makeMenu())

  private func makeMenu() -> UIMenu {
    let quality = UIMenu(
      title: "Quality", image: UIImage(systemName: "slider.horizontal.3"),
      options: .singleSelection,
      children: [
        UIAction(title: "Automatic", state: Self.isLossless ? .off : .on) { _ in
          Self.isLossless = false
        },
        UIAction(
          title: "Lossless", subtitle: "36 MB each", state: Self.isLossless ? .on : .off
        ) { _ in Self.isLossless = true },
      ])
    let removal = UIMenu(
      options: .displayInline,
      children: [
        UIAction(
          title: "Delete from Library", image: UIImage(systemName: "trash"),
          attributes: .destructive
        ) { [unowned self] _ in askWhetherToDelete() }
      ])
    return UIMenu(children: [
      UIAction(title: "Add to a Playlist…", image: UIImage(systemName: "music.note.list")) { _ in },
      UIAction(title: "Share Album…", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
      quality, removal,
    ])
  }

  private func askWhetherToDelete() {
    let sheet = UIAlertController(
      title: nil, message: "“\(album.title)” is removed from all of your devices.",
      preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.barButtonItem = more
    sheet.addAction(UIAlertAction(title: "Delete Album", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func configureDataSource() {
    let songs = Dictionary(uniqueKeysWithValues: album.songs.enumerated().map { ($1.id, ($0, $1)) })
    let track = UICollectionView.CellRegistration<TrackCell, Song.ID> { cell, _, id in
      guard let (index, song) = songs[id] else { return }
      cell.show(song, number: index + 1)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: track, for: indexPath, item: id)
    }
    let album = album
    let header = UICollectionView.SupplementaryRegistration<AlbumHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.show(album) }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = album.summary
      cell.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    album.songs[indexPath.item].isAvailable
  }
}

/// A song's row; one that cannot be played is disabled.
final class TrackCell: UICollectionViewListCell {
  private var isAvailable = true {
    didSet { if isAvailable != oldValue { setNeedsUpdateConfiguration() } }
  }

  func show(_ song: Song, number: Int) {
    contentConfiguration = TrackContentConfiguration(
      number: number, title: song.title, length: song.length, isExplicit: song.isExplicit)
    isAvailable = song.isAvailable
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isDisabled = !isAvailable
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.listCell().updated(for: state)
    if state.isSelected {
      background.backgroundColor = .clear
    }
    backgroundConfiguration = background
    contentConfiguration = contentConfiguration?.updated(for: state)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isAvailable = true
  }
}
