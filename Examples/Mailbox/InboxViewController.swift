import UIKit

/// The inbox: messages that are read, flagged, archived and searched through.
public final class InboxViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Message.ID>

  private var messages = Message.inbox
  private var query = ""
  private var dataSource: DataSource!
  private let appearance: UICollectionLayoutListConfiguration.Appearance

  public init(appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
    self.appearance = appearance
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = NSLocalizedString("Inbox", bundle: .module, comment: "Title of the list of messages")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.collectionViewLayout = makeLayout()
    collectionView.allowsMultipleSelectionDuringEditing = true
    configureSearch()
    configureDataSource()
    applyMessages(animated: false)
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<InboxCell, Message.ID> {
      [weak self] cell, _, id in
      guard let message = self?.messages.first(where: { $0.id == id }) else { return }
      cell.update(with: message)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
  }

  private func applyMessages(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages.filter { $0.matches(query) }.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    updateUnreadCount()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  private func updateUnreadCount() {
    let count = messages.filter(\.isUnread).count
    let format = NSLocalizedString("%d unread", bundle: .module, comment: "Below the title")
    navigationItem.subtitle = count == 0 ? nil : String(format: format, count)
  }

  /// Changes a message and shows the change in its row.
  private func change(_ id: Message.ID, _ body: (inout Message) -> Void) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    body(&messages[index])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
    updateUnreadCount()
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard !isEditing, let id = dataSource.itemIdentifier(for: indexPath) else { return }
    change(id) { $0.isUnread = false }
    let message = messages.first { $0.id == id }
    guard let splitViewController else {
      let screen = MessageViewController(showing: message)
      navigationController?.pushViewController(screen, animated: true)
      return
    }
    let screen = MessageViewController(
      showing: message,
      flag: { [weak self] in self?.change(id) { $0.isFlagged.toggle() } },
      archive: { [weak self, weak splitViewController] in
        self?.archive(id)
        splitViewController?.setViewController(
          MessageViewController(showing: nil), for: .secondary)
      })
    splitViewController.setViewController(screen, for: .secondary)
  }

  private func archive(_ id: Message.ID) {
    messages.removeAll { $0.id == id }
    applyMessages()
  }

  public override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard dataSource?.snapshot().numberOfItems == 0 else {
      contentUnavailableConfiguration = nil
      return
    }
    if query.isEmpty {
      var empty = UIContentUnavailableConfiguration.empty()
      empty.image = UIImage(systemName: "tray")
      empty.text = NSLocalizedString("No Mail", bundle: .module, comment: "An empty inbox")
      contentUnavailableConfiguration = empty
    } else {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        .updated(for: state)
    }
  }
}

// Searching.
extension InboxViewController: UISearchResultsUpdating {
  private func configureSearch() {
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  public func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    applyMessages()
  }
}

// Swiping.
extension InboxViewController {
  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.leadingActions(at: indexPath)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func message(at indexPath: IndexPath) -> Message? {
    dataSource.itemIdentifier(for: indexPath).flatMap { id in messages.first { $0.id == id } }
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let title =
      message.isUnread
      ? NSLocalizedString("Read", bundle: .module, comment: "Action that marks a message")
      : NSLocalizedString("Unread", bundle: .module, comment: "Action that marks a message")
    let mark = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.change(message.id) { $0.isUnread.toggle() }
      completion(true)
    }
    mark.image = UIImage(systemName: message.isUnread ? "envelope" : "envelope.badge.fill")
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = message(at: indexPath) else { return nil }
    let archive = UIContextualAction(
      style: .destructive,
      title: NSLocalizedString("Archive", bundle: .module, comment: "Action on a message")
    ) { [weak self] _, _, completion in
      self?.archive(message.id)
      completion(true)
    }
    archive.image = UIImage(systemName: "archivebox.fill")
    archive.backgroundColor = .systemPurple
    let flag = UIContextualAction(
      style: .normal,
      title: NSLocalizedString("Flag", bundle: .module, comment: "Action on a message")
    ) { [weak self] _, _, completion in
      self?.change(message.id) { $0.isFlagged.toggle() }
      completion(true)
    }
    flag.image = UIImage(systemName: "flag.fill")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [archive, flag])
  }
}
