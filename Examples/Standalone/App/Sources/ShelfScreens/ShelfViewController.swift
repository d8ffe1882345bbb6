import BookCells
import UIKit
import os

/// The shelves of a reader: a section for each that has books.
public final class ShelfViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Book.Shelf, Book.ID>

  private let logger = Logger(subsystem: "Bookshelf", category: "shelves")
  private var books: [Book]
  private var dataSource: DataSource?

  public init(books: [Book]) {
    self.books = books
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Books"
    collectionView.collectionViewLayout = makeLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code only") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UICollectionView.CellRegistration<BookCell, Book> { cell, _, book in
      cell.book = book
    }
    let headings = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = self?.dataSource?.sectionIdentifier(for: indexPath.section)?.title
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: rows, for: indexPath, item: self?.books.first { $0.id == id })
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headings, for: indexPath)
    }
    self.dataSource = dataSource
    show(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource?.itemIdentifier(for: indexPath),
        let book = books.first(where: { $0.id == id }), book.shelf != .read
      else { return nil }
      let finish = UIContextualAction(style: .normal, title: "Finish") { [weak self] _, _, done in
        self?.finish(id)
        done(true)
      }
      finish.image = UIImage(systemName: "checkmark")
      finish.backgroundColor = .systemGreen
      return UISwipeActionsConfiguration(actions: [finish])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func finish(_ id: Book.ID) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    logger.info("finished '\(self.books[index].title)'")
    books[index].shelf = .read
    books[index].progress = 1
    show(animated: true)
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Book.Shelf, Book.ID>()
    for shelf in Book.Shelf.allCases {
      let ids = books.filter { $0.shelf == shelf }.map(\.id)
      guard !ids.isEmpty else { continue }
      snapshot.appendSections([shelf])
      snapshot.appendItems(ids, toSection: shelf)
    }
    let shown = dataSource?.snapshot().itemIdentifiers ?? []
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(Set(shown).contains))
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
