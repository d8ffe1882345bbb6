import UIKit

/// Courses with a data source of the old kind: a tap unfollows a subject, and says so twice.
///
/// The array loses every course of the subject, and the collection view is told of one: where
/// there are more, its numbers do not agree, and the app stops.
public final class CountedCoursesViewController: UICollectionViewController {
  private var courses = Course.followed

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
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "course")
  }

  // region: counted
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { courses.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "course", for: indexPath)
    (cell as? UICollectionViewListCell)?.show(courses[indexPath.item])
    return cell
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let subject = courses[indexPath.item].subject
    courses.removeAll { $0.subject == subject }
    // One row goes, however many the array has lost.
    collectionView.deleteItems(at: [indexPath])
  }
  // endregion
}

extension UICollectionViewListCell {
  /// Shows a course's title above its subject.
  func show(_ course: Course) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = course.title
    content.secondaryText = course.subject
    content.secondaryTextProperties.color = .secondaryLabel
    contentConfiguration = content
  }
}
