import UIKit

/// A recipe whose sections begin with an item that is their header.
public final class RecipeViewController: UICollectionViewController {
  private enum Section: Hashable, CaseIterable {
    case ingredients, method
  }

  private enum Item: Hashable {
    case header(String, opens: Bool = false)
    case ingredient(String, amount: String)
    case step(Int, String)
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  public init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Onion Soup"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, _, item in Self.configure(cell, for: item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    dataSource.apply(ingredients, to: .ingredients, animatingDifferences: false)
    dataSource.apply(method, to: .method, animatingDifferences: false)
  }

  private var ingredients: NSDiffableDataSourceSectionSnapshot<Item> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    snapshot.append([
      .header("Ingredients"),
      .ingredient("Onions", amount: "1 kg"),
      .ingredient("Butter", amount: "50 g"),
      .ingredient("Beef stock", amount: "1.2 l"),
      .ingredient("Gruyère", amount: "150 g"),
    ])
    return snapshot
  }

  private var method: NSDiffableDataSourceSectionSnapshot<Item> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    let header = Item.header("Method", opens: true)
    snapshot.append([header])
    snapshot.append(
      [
        .step(1, "Slice the onions and let them turn brown in the butter, an hour at least."),
        .step(2, "Pour in the stock and simmer for thirty minutes."),
        .step(3, "Cover with bread and cheese, and bake until it bubbles."),
      ], to: header)
    snapshot.expand([header])
    return snapshot
  }

  private static func configure(_ cell: UICollectionViewListCell, for item: Item) {
    var content = cell.defaultContentConfiguration()
    cell.accessories = []
    switch item {
    case .header(let title, let opens):
      content.text = title
      if opens { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
    case .ingredient(let name, let amount):
      content = .valueCell()
      content.text = name
      content.secondaryText = amount
    case .step(let number, let text):
      content.text = text
      content.image = UIImage(systemName: "\(number).circle.fill")
    }
    cell.contentConfiguration = content
  }
}
