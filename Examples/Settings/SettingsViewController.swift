import UIKit

/// Settings in sections, each with the control that it needs.
public final class SettingsViewController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<
    SettingsSection.ID, Setting.ID
  >

  private let store = SettingsStore()
  private var dataSource: DataSource!

  public init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
    title = localized("Settings")
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    collectionView.collectionViewLayout = makeLayout()
    configureDataSource()
    applySections()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [store] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let section = store.sections[index]
      list.headerMode = section.header == nil ? .none : .supplementary
      list.footerMode = section.footer == nil ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> {
      [unowned self] cell, _, setting in
      configure(cell, for: setting)
    }
    let brightness = UICollectionView.CellRegistration<BrightnessCell, Setting> {
      [unowned self] cell, _, setting in
      guard case .level(let value) = setting.control else { return }
      cell.control.value = value
      cell.control.accessibilityLabel = setting.title
      cell.onChange = { slider in self.set(setting.id, to: .level(slider.value)) }
    }
    dataSource = DataSource(collectionView: collectionView) {
      [store] collectionView, indexPath, id -> UICollectionViewCell? in
      guard let setting = store[id] else { return nil }
      if case .level = setting.control {
        return collectionView.dequeueConfiguredReusableCell(
          using: brightness, for: indexPath, item: setting)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: row, for: indexPath, item: setting)
    }
    configureHeadersAndFooters()
  }

  private func configureHeadersAndFooters() {
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [store] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = store.sections[indexPath.section].header
      cell.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [store] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = store.sections[indexPath.section].footer
      cell.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer,
        for: indexPath)
    }
  }

  private func applySections() {
    var snapshot = NSDiffableDataSourceSnapshot<SettingsSection.ID, Setting.ID>()
    for section in store.sections {
      snapshot.appendSections([section.id])
      snapshot.appendItems(section.settings, toSection: section.id)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  // MARK: Setting

  func set(_ id: Setting.ID, to control: Setting.Control) {
    let changed = store.set(id, to: control)
    guard !changed.isEmpty else { return }
    reconfigure(changed)
  }

  func reconfigure(_ settings: [Setting.ID]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(settings)
    dataSource.apply(snapshot)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let id = dataSource.itemIdentifier(for: indexPath), let setting = store[id] else {
      return false
    }
    return switch setting.control {
    case .account, .value, .button: setting.isEnabled
    default: false
    }
  }

  public override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let setting = store[id] else {
      return
    }
    switch setting.control {
    case .account(let value), .value(let value):
      navigationController?.pushViewController(
        ValueViewController(title: setting.title, value: value), animated: true)
    case .button: askBeforeResetting()
    default: break
    }
  }

  private func askBeforeResetting() {
    let alert = UIAlertController(
      title: localized("Reset All Settings?"),
      message: localized("Nothing that you made is deleted."), preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: localized("Reset"), style: .destructive) { [unowned self] _ in
        store.reset()
        reconfigure(dataSource.snapshot().itemIdentifiers)
      })
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    present(alert, animated: true)
  }
}
