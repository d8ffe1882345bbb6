import UIKit

/// Documents that were opened lately, by date or by kind.
public final class RecentsViewController: UITableViewController {
  private var documents = Document.samples
  private var sorting = Sorting.date {
    didSet { if sorting != oldValue { applyDocuments() } }
  }
  private var dataSource: RecentsDataSource!

  public init() {
    super.init(style: .insetGrouped)
    title = NSLocalizedString("Recents", bundle: .module, comment: "Title of the list of files")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("By Kind", bundle: .module, comment: "Button"),
      primaryAction: UIAction { [unowned self] _ in sorting = .kind })
    tableView.register(
      DocumentCell.self, forCellReuseIdentifier: DocumentCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    configureDataSource()
    applyDocuments(animated: false)
  }

  private func configureDataSource() {
    dataSource = RecentsDataSource(tableView: tableView) {
      [unowned self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: DocumentCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? DocumentCell, let document = documents.first(where: { $0.id == id }) {
        cell.show(document)
      }
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    dataSource.onDelete = { [unowned self] id in remove(id) }
    dataSource.summary = { [unowned self] _ in
      let bytes = documents.reduce(0) { $0 + $1.size }
      let size = ByteCountFormatter.string(fromByteCount: bytes, countStyle: .file)
      let format = NSLocalizedString("%d items, %@", bundle: .module, comment: "Below the files")
      return String(format: format, documents.count, size)
    }
  }

  private func applyDocuments(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Group, Document.ID>()
    for (group, documents) in documents.grouped(by: sorting) {
      snapshot.appendSections([group])
      snapshot.appendItems(documents.map(\.id), toSection: group)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func remove(_ id: Document.ID) {
    documents.removeAll { $0.id == id }
    applyDocuments()
  }

  // MARK: Swiping

  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = documents.firstIndex(where: { $0.id == id })
    else { return nil }
    let isFavorite = documents[index].isFavorite
    let favorite = UIContextualAction(
      style: .normal,
      title: isFavorite
        ? NSLocalizedString("Unfavorite", bundle: .module, comment: "Action on a document")
        : NSLocalizedString("Favorite", bundle: .module, comment: "Action on a document")
    ) { [unowned self] _, _, completion in
      documents[index].isFavorite.toggle()
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([id])
      dataSource.apply(snapshot)
      completion(true)
    }
    favorite.image = UIImage(systemName: isFavorite ? "star.slash" : "star.fill")
    favorite.backgroundColor = .systemYellow
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(
      style: .destructive,
      title: NSLocalizedString("Delete", bundle: .module, comment: "Action on a document")
    ) { [unowned self] _, _, completion in
      remove(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash.fill")
    let share = UIContextualAction(
      style: .normal,
      title: NSLocalizedString("Share", bundle: .module, comment: "Action on a document")
    ) { _, _, completion in completion(true) }
    share.image = UIImage(systemName: "square.and.arrow.up")
    return UISwipeActionsConfiguration(actions: [delete, share])
  }
}
