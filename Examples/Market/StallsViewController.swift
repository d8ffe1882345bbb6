import UIKit

/// All that is sold; a tap leads to one of it.
final class StallsViewController: UICollectionViewController {
  private let bag: Bag
  private var dataSource: UICollectionViewDiffableDataSource<Int, Good>?

  init(_ bag: Bag) {
    self.bag = bag
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Stalls"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Show Bag") { [weak self] _ in
        self?.tabBarController?.selectedIndex = 1
      })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Good> {
      cell, _, good in
      var content = cell.defaultContentConfiguration()
      content.text = good.name
      content.image = UIImage(systemName: good.symbol)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Good>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Good>()
    snapshot.appendSections([0])
    snapshot.appendItems(Good.all)
    source.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let good = dataSource?.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(
      GoodViewController(good, bag), animated: true)
  }
}

/// How much of one good is in the bag.
final class GoodViewController: UITableViewController {
  private let good: Good
  private let bag: Bag

  init(_ good: Good, _ bag: Bag) {
    self.good = good
    self.bag = bag
    super.init(style: .insetGrouped)
    title = good.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "In the bag: \(bag.count(of: good))"
    cell.contentConfiguration = content
    let stepper = UIStepper()
    stepper.accessibilityLabel = good.name
    stepper.maximumValue = 9
    stepper.value = Double(bag.count(of: good))
    stepper.addAction(
      UIAction { [weak self, weak stepper] _ in
        guard let self, let stepper else { return }
        self.bag.put(Int(stepper.value), of: self.good)
        self.tableView.reloadData()
      }, for: .valueChanged)
    cell.accessoryView = stepper
    return cell
  }
}
