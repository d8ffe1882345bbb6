import PantryKit
import UIKit

protocol ShelvesViewControllerDelegate: AnyObject {
  func shelvesViewController(_ controller: ShelvesViewController, didSelect shelf: Shelf)
}

final class ShelvesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Shelf>

  weak var delegate: ShelvesViewControllerDelegate?

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var dataSource: DataSource!

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("shelves", comment: "Title of the first screen")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let registration = UICollectionView.CellRegistration<ShelfCell, Shelf> { cell, _, shelf in
      cell.shelf = shelf
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, shelf in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: shelf)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(pantryDidChange(_:)), name: .pantryDidChange, object: nil)
    reload()
  }

  @objc private func add() {
    let count = Pantry.shared.shelves.count + 1
    Pantry.shared.shelves.append(Shelf(name: "Shelf \(count)", symbol: "tray", items: []))
  }

  @objc private func pantryDidChange(_ notification: Notification) {
    reload()
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Shelf>()
    snapshot.appendSections([0])
    snapshot.appendItems(Pantry.shared.shelves)
    dataSource.apply(snapshot)
  }
}

extension ShelvesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let shelf = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.shelvesViewController(self, didSelect: shelf)
  }
}
