import UIKit

/// Cells built from views of one's own, one kind a row: what constraints and stacks can say.
public final class CustomViewsViewController: UICollectionViewController {
  private enum Kind: String, CaseIterable {
    case avatar, separator, card, setting, chain, centered, stacks, margins, wrapping, cousins
    case baselines, badge, bubble, form
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Kind>

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Custom Views"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<ArrangedCell, Kind> { cell, _, kind in
      cell.show(kind.rawValue)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, kind in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: kind)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Kind>()
    snapshot.appendSections([0])
    snapshot.appendItems(Kind.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// A cell that builds its contents by the name of a kind.
private final class ArrangedCell: UICollectionViewListCell {
  func show(_ kind: String) {
    for view in contentView.subviews { view.removeFromSuperview() }
    let arrangement = Arrangement(contentView, name: kind)
    switch kind {
    case "avatar": arrangement.avatar()
    case "card": arrangement.card()
    case "setting": arrangement.setting()
    case "chain": arrangement.chain()
    case "centered": arrangement.centered()
    case "stacks": arrangement.stacks()
    case "margins": arrangement.margins()
    case "wrapping": arrangement.wrapping()
    case "cousins": arrangement.cousins()
    case "baselines": arrangement.baselines()
    case "badge": arrangement.badge()
    case "bubble": arrangement.bubble()
    case "form": arrangement.form()
    default:
      let text = arrangement.avatar()
      NSLayoutConstraint.activate([
        separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor)
      ])
    }
  }
}
