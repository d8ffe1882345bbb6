import UIKit

/// A list of names whose rows have no accessories, so that nobody can open it.
///
/// The later stages of the outline are its subclasses.
open class OutlineViewController: UICollectionViewController {
  typealias DataSource = UICollectionViewDiffableDataSource<String, String>

  var datasource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Families"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      configure(cell, for: name)
    }
    datasource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    prepare(datasource)
    datasource.apply(startingSnapshot(), to: Families.section, animatingDifferences: false)
  }

  /// What a row shows; a stage adds its accessories.
  func configure(_ cell: UICollectionViewListCell, for name: String) {
    var content = cell.defaultContentConfiguration()
    content.text = name
    cell.contentConfiguration = content
  }

  /// Handlers are set here, before there is data.
  func prepare(_ datasource: DataSource) {}

  func startingSnapshot() -> NSDiffableDataSourceSectionSnapshot<String> {
    Families.snapshot()
  }

  /// Whether anything stands under a name.
  func isParent(_ name: String) -> Bool {
    let tree = datasource.snapshot(for: Families.section)
    return tree.snapshot(of: name, includingParent: false).items.count > 0
  }
}
