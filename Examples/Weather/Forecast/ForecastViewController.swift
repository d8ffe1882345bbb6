import UIKit

/// The week's weather: a tap on a day opens it where it stands.
public final class ForecastViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Day.ID>

  private let days = Day.week
  private var open = Set<Day.ID>()
  private var dataSource: DataSource!

  public init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Lighthouse Bay"
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction(title: "Open All") { [unowned self] _ in openAll() })
    let row = UICollectionView.CellRegistration<DayCell, Day.ID> {
      [unowned self] cell, _, id in
      guard let day = days.first(where: { $0.id == id }) else { return }
      cell.model = DayCell.Content(day: day, part: part(of: day), isOpen: open.contains(id))
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = NSLocalizedString("7-Day Forecast", bundle: .module, comment: "Header")
      content.image = UIImage(systemName: "calendar")
      content.imageProperties.tintColor = .secondaryLabel
      content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .subheadline)
      content.imageProperties.reservedLayoutSize.width = 20
      content.imageToTextPadding = 6
      cell.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Day.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(days.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Where a day's temperatures lie in the week's, between 0 and 1.
  private func part(of day: Day) -> ClosedRange<CGFloat> {
    let low = days.map(\.low).min() ?? 0
    let range = CGFloat(max((days.map(\.high).max() ?? 0) - low, 1))
    return CGFloat(day.low - low) / range...CGFloat(day.high - low) / range
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    open.formSymmetricDifference([id])
    reconfigure([id])
  }

  private func openAll() {
    open = Set(days.map(\.id))
    reconfigure(days.map(\.id))
  }

  private func reconfigure(_ ids: [Day.ID]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
