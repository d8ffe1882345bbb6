import UIKit

/// Herbs in a bed. One sheet sorts them, another adds one.
public final class SheetsViewController: UICollectionViewController {
  enum Order: String, CaseIterable {
    case planted = "As Planted"
    case name = "By Name"
  }

  private var herbs = ["Thyme", "Basil", "Sage", "Rosemary", "Mint"]
  private var order = Order.planted
  private lazy var dataSource = makeDataSource()

  public init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Herbs"
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { [weak self] _ in self?.sort() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    show()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, herb in
      var content = cell.defaultContentConfiguration()
      content.text = herb
      content.image = UIImage(systemName: "leaf")
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, herb in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: herb)
    }
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(order == .planted ? herbs : herbs.sorted())
    dataSource.apply(snapshot)
  }

  // MARK: Sheets

  /// Half as high as the screen, and undone by a touch beside it.
  private func sort() {
    let choices = OrderViewController(order) { [weak self] order in
      self?.order = order
      self?.show()
    }
    let navigation = UINavigationController(rootViewController: choices)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  /// As high as the screen lets it, and left by its buttons alone.
  private func add() {
    let names = ["Dill", "Chives", "Oregano"].filter { !herbs.contains($0) }
    let choices = HerbViewController(names) { [weak self] name in
      self?.herbs.append(name)
      self?.show()
      self?.dismiss(animated: true)
    }
    let navigation = UINavigationController(rootViewController: choices)
    navigation.isModalInPresentation = true
    present(navigation, animated: true)
  }
}

/// The orders, of which one is chosen.
private final class OrderViewController: UITableViewController {
  private var order: SheetsViewController.Order
  private let choose: (SheetsViewController.Order) -> Void

  init(
    _ order: SheetsViewController.Order, _ choose: @escaping (SheetsViewController.Order) -> Void
  ) {
    self.order = order
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "Sort"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    SheetsViewController.Order.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    let shown = SheetsViewController.Order.allCases[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = shown.rawValue
    cell.contentConfiguration = content
    cell.accessoryType = shown == order ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    order = SheetsViewController.Order.allCases[indexPath.row]
    tableView.reloadData()
    choose(order)
  }
}

/// Herbs to add, one by a tap.
private final class HerbViewController: UITableViewController {
  private let names: [String]
  private let choose: (String) -> Void

  init(_ names: [String], _ choose: @escaping (String) -> Void) {
    self.names = names
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "Add Herb"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "herb")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "herb", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(names[indexPath.row])
  }
}
