import Combine
import UIKit

final class ShoppingListViewController: UICollectionViewController {
  private let model = ShoppingListModel()
  private var cancellables: Set<AnyCancellable> = []
  private var names: [String] = []
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.image = Theme.leaf
    cell.contentConfiguration = content
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shopping"
    model.$names
      .sink { [weak self] names in
        self?.names = names
        self?.collectionView.reloadData()
      }
      .store(in: &cancellables)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: names[indexPath.item])
  }
}
