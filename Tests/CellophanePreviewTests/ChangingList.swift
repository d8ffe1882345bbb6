import UIKit

/// A list of the system's cells to which anything can happen.
final class ChangingList: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  private(set) var source: Source?
  private let isDiffable: Bool
  /// What items say; what is not there says its own name.
  var texts: [String: String] = [:]
  /// The items by section, where no snapshot has them.
  var items = [["one", "two", "three"], ["four", "five"]]
  var menus: ListMenus? {
    didSet { collectionView.delegate = menus }
  }
  private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>?
  private var hours: UICollectionView.CellRegistration<HourCell, String>?
  private var headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>?

  init(isDiffable: Bool) {
    self.isDiffable = isDiffable
    super.init(collectionViewLayout: Self.layout(.insetGrouped))
  }

  required init?(coder: NSCoder) { nil }

  static func layout(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  override func loadView() {
    super.loadView()
    let list = CountingList(frame: .zero, collectionViewLayout: collectionViewLayout)
    collectionView = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registration = UICollectionView.CellRegistration { [unowned self] cell, _, name in
      Self.reset(cell)
      set(texts[name] ?? name, on: cell)
      cell.accessories = [.outlineDisclosure()]
    }
    hours = UICollectionView.CellRegistration { _, _, _ in }
    headers = UICollectionView.SupplementaryRegistration(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, place in
      set(texts["header \(place.section)"] ?? "Header", on: cell)
    }
    guard isDiffable else {
      collectionView.dataSource = self
      return
    }
    let source = Source(collectionView: collectionView) { [unowned self] in
      cell(of: $2, at: $1, in: $0)
    }
    source.supplementaryViewProvider = { [unowned self] in header(of: $1, at: $2, in: $0) }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (section, items) in items.enumerated() {
      snapshot.appendSections(["section \(section)"])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Takes back what was set on a cell that is used again.
  private static func reset(_ cell: UICollectionViewListCell) {
    cell.configurationUpdateHandler = nil
    cell.automaticallyUpdatesContentConfiguration = true
    for view in cell.builtContentView?.subviews ?? [] { view.removeFromSuperview() }
    let layers = cell.subviews.map(\.layer)
    for layer in cell.layer.sublayers ?? [] where !layers.contains(where: { $0 === layer }) {
      layer.removeFromSuperlayer()
    }
    cell.backgroundView = nil
    if cell.backgroundConfiguration?.backgroundColor == .systemYellow
      || cell.backgroundConfiguration == nil
    {
      cell.backgroundConfiguration = .listCell()
    }
    cell.backgroundColor = nil
    cell.layer.borderWidth = 0
    cell.tintColor = nil
    cell.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    cell.overrideUserInterfaceStyle = .unspecified
    cell.gestureRecognizers = nil
    cell.isUserInteractionEnabled = true
    if cell.accessibilityLabel != nil { cell.accessibilityLabel = nil }
  }

  func set(_ text: String, on cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  private func cell(
    of item: String, at indexPath: IndexPath, in list: UICollectionView
  ) -> UICollectionViewCell {
    if item.hasPrefix("hour"), let hours {
      return list.dequeueConfiguredReusableCell(using: hours, for: indexPath, item: item)
    }
    guard let registration else { return UICollectionViewCell() }
    return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  }

  private func header(
    of kind: String, at indexPath: IndexPath, in list: UICollectionView
  ) -> UICollectionReusableView {
    guard let headers else { return UICollectionReusableView() }
    return list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  // MARK: Without snapshots

  override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(of: items[indexPath.section][indexPath.item], at: indexPath, in: collectionView)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { header(of: kind, at: indexPath, in: collectionView) }

  // MARK: What tests do

  var cells: [UICollectionViewListCell] {
    collectionView.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  /// Has everything read again.
  func forgetReading() {
    collectionView.keptReading = nil
    for cell in cells { cell.keptReading = nil }
  }

  func show(_ items: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])
    snapshot.appendItems(items)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func change(_ change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) {
    guard let source else { return }
    var snapshot = source.snapshot()
    change(&snapshot)
    source.apply(snapshot, animatingDifferences: false)
  }

  func reconfigure(_ item: String, as text: String) {
    texts[item] = text
    change { $0.reconfigureItems([item]) }
  }
}
