import UIKit

/// What plays next, which a listener puts in order by dragging.
public final class QueueViewController: UICollectionViewController {
  enum Section: Int {
    case nowPlaying, upcoming
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Song.ID>

  private(set) var queue: PlayQueue
  private var dataSource: DataSource!

  public init(queue: PlayQueue) {
    self.queue = queue
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = NSLocalizedString("Queue", bundle: .module, comment: "Title of the queue's screen")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
    navigationItem.rightBarButtonItem = editButtonItem
    dataSource = makeDataSource()
    configureReordering()
    apply(animated: false)
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Song.ID> {
      [unowned self] cell, _, id in
      configure(cell, for: id)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text =
        self.dataSource.sectionIdentifier(for: indexPath.section) == .nowPlaying
        ? NSLocalizedString("Now Playing", bundle: .module, comment: "Header")
        : NSLocalizedString("Playing Next", bundle: .module, comment: "Header")
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func configure(_ cell: UICollectionViewListCell, for id: Song.ID) {
    guard let song = queue.song(id) else { return }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = song.title
    content.secondaryText = song.artist
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(named: song.artwork, in: .module, compatibleWith: nil)
    content.imageProperties.maximumSize = CGSize(width: 48, height: 48)
    content.imageProperties.cornerRadius = 6
    if id == queue.current.id {
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      if let next = queue.next {
        let format = NSLocalizedString(
          "%@ · then %@", bundle: .module, comment: "The artist, and the song after this one")
        content.secondaryText = String(format: format, song.artist, next.title)
      }
      cell.accessories = [
        .customView(
          configuration: .init(
            customView: UIImageView(image: UIImage(systemName: "speaker.wave.2.fill")),
            placement: .trailing(displayed: .always), tintColor: .tintColor))
      ]
    } else {
      cell.accessories = [
        .delete(displayed: .whenEditing) { [unowned self] in remove(id) },
        .label(text: song.length, displayed: .whenNotEditing),
        .reorder(displayed: .always),
      ]
    }
    cell.contentConfiguration = content
  }

  // MARK: Changing the queue

  private func configureReordering() {
    dataSource.reorderingHandlers.canReorderItem = { [unowned self] id in
      id != queue.current.id
    }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      queue.reorder(by: transaction.finalSnapshot.itemIdentifiers(inSection: .upcoming))
      updateNowPlaying()
    }
  }

  private func remove(_ id: Song.ID) {
    queue.remove(id)
    apply()
    updateNowPlaying()
  }

  /// The row of the playing song names the one after it.
  private func updateNowPlaying() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([queue.current.id])
    dataSource.apply(snapshot)
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Song.ID>()
    snapshot.appendSections([.nowPlaying, .upcoming])
    snapshot.appendItems([queue.current.id], toSection: .nowPlaying)
    snapshot.appendItems(queue.upcoming.map(\.id), toSection: .upcoming)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
