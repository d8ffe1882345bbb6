import UIKit

/// A list of notes that touches change, as an app would build it; tests say how by closures.
final class NotesController: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  var source: Source?
  var notes = ["A", "B", "C"]
  /// The notes that wear a checkmark.
  var marked: Set<String> = []
  var didSelect: (NotesController, String) -> Void = { _, _ in }
  var didDeselect: (NotesController, String) -> Void = { _, _ in }
  var shouldDeselect: (String) -> Bool = { _ in true }
  /// What the title says below itself.
  var count: (NotesController) -> String? = { _ in nil }
  var actions: [(title: String, act: (NotesController, String) -> Void)] = []
  /// What stands beside a note.
  var accessories: (NotesController, String) -> [UICellAccessory] = { _, _ in [] }
  var prepare: (NotesController) -> Void = { _ in }

  static func list() -> NotesController {
    weak var made: NotesController?
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard let made, let note = made.source?.itemIdentifier(for: path) else { return nil }
      return UISwipeActionsConfiguration(
        actions: made.actions.map { action in
          UIContextualAction(style: .normal, title: action.title) { [weak made] _, _, done in
            if let made { action.act(made, note) }
            done(true)
          }
        })
    }
    let notes = NotesController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    made = notes
    return notes
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationController?.navigationBar.prefersLargeTitles = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note
      cell.contentConfiguration = content
      cell.accessories = (marked.contains(note) ? [.checkmark()] : []) + accessories(self, note)
    }
    source = Source(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    prepare(self)
    apply()
  }

  /// Shows the notes as they are now.
  func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    snapshot.reconfigureItems(notes.filter { source?.snapshot().indexOfItem($0) != nil })
    source?.apply(snapshot, animatingDifferences: false)
    navigationItem.subtitle = count(self)
  }

  func flip(_ note: String) {
    marked.formSymmetricDifference([note])
    apply()
  }

  func delete(_ note: String) {
    notes.removeAll { $0 == note }
    apply()
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let note = source?.itemIdentifier(for: indexPath) else { return }
    didSelect(self, note)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard let note = source?.itemIdentifier(for: indexPath) else { return }
    didDeselect(self, note)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    source?.itemIdentifier(for: indexPath).map(shouldDeselect) ?? true
  }
}
