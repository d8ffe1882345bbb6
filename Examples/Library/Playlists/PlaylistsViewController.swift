import UIKit

/// Lists of songs that a person has named: a field in an alert asks for the name of another.
public final class PlaylistsViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private var names: [String]
  private var dataSource: DataSource!

  /// - Parameter names: What the lists are called.
  public init(names: [String]) {
    self.names = names
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Playlists"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let shared = UIBarButtonItem(
      image: UIImage(systemName: "person.2"), primaryAction: UIAction { _ in })
    shared.accessibilityLabel = "Shared"
    shared.badge = .count(2)
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [unowned self] _ in askForName() })
    navigationItem.rightBarButtonItems = [add, shared]

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: "music.note.list")
      cell.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot)
  }

  private func askForName() {
    let alert = UIAlertController(
      title: "New Playlist", message: "Name it after what it is for.", preferredStyle: .alert)
    let create = UIAlertAction(title: "Create", style: .default) {
      [unowned self, unowned alert] _ in
      names.insert(alert.textFields?.first?.text ?? "", at: 0)
      apply()
    }
    create.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { [unowned field] _ in create.isEnabled = field.hasText }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(create)
    alert.preferredAction = create
    present(alert, animated: true)
  }
}
