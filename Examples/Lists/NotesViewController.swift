import UIKit

/// Cells with views of their own in a list: they swipe as any row does.
public final class NotesViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Note>

  private var dataSource: DataSource!
  private var flagged = Set<String>()

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Notes"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = makeLayout()
    let registration = UICollectionView.CellRegistration<NoteCell, Note> {
      [unowned self] cell, _, note in
      cell.show(note, isFlagged: flagged.contains(note.id))
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Move to Top") { [unowned self] _ in moveToTop(note) }
      ]
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(Note.samples)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        self.flag(indexPath)
        completion(true)
      }
      flag.image = UIImage(systemName: "flag")
      flag.backgroundColor = .systemOrange
      let actions = UISwipeActionsConfiguration(actions: [flag])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self.delete(indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func flag(_ indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    flagged.formSymmetricDifference([note.id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([note])
    dataSource.apply(snapshot)
  }

  private func moveToTop(_ note: Note) -> Bool {
    var snapshot = dataSource.snapshot()
    guard let first = snapshot.itemIdentifiers.first, first != note else { return false }
    snapshot.moveItem(note, beforeItem: first)
    dataSource.apply(snapshot)
    UIAccessibility.post(notification: .announcement, argument: "\(note.id) is at the top")
    return true
  }

  private func delete(_ indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([note])
    dataSource.apply(snapshot)
  }
}
