import UIKit

/// The same courses with a diffable data source: it is told what there is, and counts nothing.
public final class DiffableCoursesViewController: UICollectionViewController {
  private var courses = Course.followed
  private var dataSource: UICollectionViewDiffableDataSource<Int, Course>!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Following"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Course> {
      cell, _, course in
      cell.show(course)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, course in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: course)
    }
    applyCourses(animated: false)
  }

  // region: diffable
  private func applyCourses(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Course>()
    snapshot.appendSections([0])
    snapshot.appendItems(courses)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let subject = dataSource.itemIdentifier(for: indexPath)?.subject else { return }
    courses.removeAll { $0.subject == subject }
    applyCourses()
  }
  // endregion
}
