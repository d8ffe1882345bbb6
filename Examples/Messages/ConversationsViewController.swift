import UIKit

/// Pinned conversations as a grid, and below it the others as a list: two layouts, one scroll view.
public final class ConversationsViewController: UICollectionViewController {
  private enum Section { case pinned, others }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Conversation>

  private var pinned = Conversation.pinned
  private var others = Conversation.others
  private var dataSource: DataSource!

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Messages"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    dataSource = makeDataSource()
    applyConversations(animated: false)
  }

  // region: layout
  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] section, environment in
      if section == 0 { return Self.grid }
      var list = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
      list.leadingSwipeActionsConfigurationProvider = { [unowned self] in pinning(at: $0) }
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
  }

  /// Three tiles in a row, as high as the largest text needs.
  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(999), heightDimension: .estimated(118)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(118)),
      subitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 4, leading: 12, bottom: 12, trailing: 12)
    return section
  }
  // endregion

  private func makeDataSource() -> DataSource {
    let tile = UICollectionView.CellRegistration<PinnedCell, Conversation> { cell, _, one in
      cell.show(one)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Conversation> {
      cell, _, one in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = one.id
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryText = one.words
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      content.secondaryTextProperties.color = .secondaryLabel
      content.secondaryTextProperties.numberOfLines = 2
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.tintColor = one.color
      content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 38)
      cell.contentConfiguration = content
      cell.accessories = [.label(text: one.time), .disclosureIndicator()]
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, one in
      indexPath.section == 0
        ? collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: one)
        : collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: one)
    }
  }

  /// - Parameter moved: A conversation that goes to the other section, where it has another cell.
  private func applyConversations(moved: Conversation? = nil, animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Conversation>()
    snapshot.appendSections([.pinned, .others])
    snapshot.appendItems(pinned, toSection: .pinned)
    snapshot.appendItems(others, toSection: .others)
    if let moved { snapshot.reloadItems([moved]) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func pinning(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let conversation = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let pin = UIContextualAction(style: .normal, title: "Pin") {
      [unowned self] _, _, completion in
      others.removeAll { $0 == conversation }
      pinned.append(conversation)
      applyConversations(moved: conversation)
      completion(true)
    }
    pin.image = UIImage(systemName: "pin.fill")
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let conversation = dataSource.itemIdentifier(for: indexPath) else { return }
    splitViewController?.setViewController(
      UINavigationController(rootViewController: TranscriptViewController(of: conversation)),
      for: .secondary)
  }
}
