import UIKit

/// Courses and articles on one shelf, each in a cell class of its own.
public final class ShelfViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, ShelfItem>

  private lazy var dataSource = makeDataSource()

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = "Shelf"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = Self.layout
    collectionView.register(
      VideoCell.self, forCellWithReuseIdentifier: VideoCell.reuseIdentifier)
    collectionView.register(
      ArticleCell.self, forCellWithReuseIdentifier: ArticleCell.reuseIdentifier)
    var snapshot = NSDiffableDataSourceSnapshot<Int, ShelfItem>()
    snapshot.appendSections([0])
    snapshot.appendItems(ShelfItem.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // region: provider
  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .course(let video):
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: VideoCell.reuseIdentifier, for: indexPath)
        (cell as? VideoCell)?.video = video
        return cell
      case .article(let article):
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: ArticleCell.reuseIdentifier, for: indexPath)
        (cell as? ArticleCell)?.show(article)
        return cell
      }
    }
  }
  // endregion

  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let isPhone = environment.traitCollection.userInterfaceIdiom == .phone
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(240))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size),
        count: isPhone ? 1 : 3)
      group.interItemSpacing = .fixed(12)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
      section.interGroupSpacing = 12
      return section
    }
  }
}
