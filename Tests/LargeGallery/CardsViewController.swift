import UIKit

/// A cell as apps make them: a picture, two lines and a count, placed by constraints.
private final class CardCell: UICollectionViewListCell {
  let picture = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  let title = UILabel()
  let detail = UILabel()
  let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    for part in [picture, title, detail, count] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: count.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      count.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      count.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A list of cells whose texts are all of different lengths.
final class CardsViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  private let count: Int
  private var dataSource: DataSource?

  init(count: Int) {
    self.count = count
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<CardCell, Int> { cell, _, number in
      cell.title.text = "Card \(String(repeating: "n", count: number % 30)) \(number)"
      cell.detail.text = "Said \(String(repeating: "so ", count: number % 7)) \(number * 7)"
      cell.count.text = "\(number % 100)"
    }
    let source = DataSource(collectionView: collectionView) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false)
  }
}
