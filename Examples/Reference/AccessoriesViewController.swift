import UIKit

/// Every accessory there is, one a row. The bar's button turns editing on, which shows the rest.
public final class AccessoriesViewController: UICollectionViewController {
  private enum Kind: String, CaseIterable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, label, popUpMenu
    case customView, delete, insert, reorder, multiselect
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Kind>

  private var dataSource: DataSource!

  public init() {
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Accessories"
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.isEditing = isEditing
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Kind> {
      [unowned self] cell, _, kind in
      var content = cell.defaultContentConfiguration()
      content.text = kind.rawValue
      cell.contentConfiguration = content
      cell.accessories = accessories(of: kind)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, kind in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: kind)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0 == .reorder }
    applyRows()
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded {
      collectionView.isEditing = editing
    }
  }

  private func applyRows() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Kind>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(
      Kind.allCases.filter { $0 != .outlineDisclosure && $0 != .popUpMenu }, toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Kind>()
    outline.append([.outlineDisclosure])
    outline.append([.popUpMenu], to: .outlineDisclosure)
    outline.expand([.outlineDisclosure])
    dataSource.apply(outline, to: 1, animatingDifferences: false)
  }

  private func accessories(of kind: Kind) -> [UICellAccessory] {
    switch kind {
    case .disclosureIndicator: [.disclosureIndicator()]
    case .outlineDisclosure: [.outlineDisclosure()]
    case .checkmark: [.checkmark()]
    case .detail: [.detail(actionHandler: { [weak self] in self?.explain() })]
    case .label: [.label(text: "12")]
    case .popUpMenu: [.popUpMenu(Self.sizes)]
    case .customView: [Self.badge]
    case .delete: [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    case .insert: [.insert()]
    case .reorder: [.reorder()]
    case .multiselect: [.multiselect()]
    }
  }

  private func explain() {
    let alert = UIAlertController(
      title: "Detail", message: "The button was tapped.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .default))
    present(alert, animated: true)
  }

  private static var sizes: UIMenu {
    UIMenu(
      title: "Size",
      children: ["Small", "Medium", "Large"].map { name in
        UIAction(title: name, state: name == "Medium" ? .on : .off) { _ in }
      })
  }

  private static var badge: UICellAccessory {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    dot.backgroundColor = .systemPurple
    dot.layer.cornerRadius = 6
    let configuration = UICellAccessory.CustomViewConfiguration(
      customView: dot, placement: .leading(displayed: .always), reservedLayoutWidth: .standard)
    return .customView(configuration: configuration)
  }
}
