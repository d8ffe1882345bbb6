import UIKit

/// A mail app's sidebar: a few mailboxes, and accounts that close over theirs.
public final class FoldersViewController: UICollectionViewController {
  private typealias Registration = UICollectionView.CellRegistration<
    UICollectionViewListCell, Folder
  >

  private var dataSource: UICollectionViewDiffableDataSource<String, Folder>!

  public init() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = section == 0 ? .none : .firstItemInSection
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    super.init(collectionViewLayout: layout)
    title = NSLocalizedString("Mailboxes", bundle: .module, comment: "Title of the sidebar")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    configureDataSource()
    var top = NSDiffableDataSourceSectionSnapshot<Folder>()
    top.append(Folder.top)
    dataSource.apply(top, to: "top", animatingDifferences: false)
    for account in Folder.accounts {
      var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
      outline.append([account])
      outline.append(account.folders, to: account)
      outline.expand([account])
      dataSource.apply(outline, to: account.id, animatingDifferences: false)
    }
    collectionView.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
  }

  private func configureDataSource() {
    let header = Registration { cell, _, account in
      var content = cell.defaultContentConfiguration()
      content.text = account.id
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = Registration { cell, _, folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder.id
      content.image = UIImage(systemName: folder.symbol)
      cell.contentConfiguration = content
      cell.accessories = folder.unread > 0 ? [.label(text: "\(folder.unread)")] : []
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, folder in
      collectionView.dequeueConfiguredReusableCell(
        using: folder.folders.isEmpty ? row : header, for: indexPath, item: folder)
    }
  }
}
