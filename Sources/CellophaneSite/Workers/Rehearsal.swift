internal import CellophanePreview
internal import UIKit

/// Previews of our own, of what most have: a worker resolves them before it is copied, so that what a
/// process makes once is not made again in each copy.
@MainActor enum Rehearsal {
  static var previews: [AnyPreview] {
    [
      AnyPreview(
        Preview("List") { UINavigationController(rootViewController: RehearsedListController()) }),
      AnyPreview(Preview("Table") { RehearsedTableController(style: .insetGrouped) }),
      AnyPreview(Preview("Views") { RehearsedViewsController() }),
    ]
  }
}

private final class RehearsedListController: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      ])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.title = "Added" }
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = "Row \(indexPath.item)"
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Header"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source?.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One"])
    source?.apply(snapshot, animatingDifferences: false)
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Two"])
    section.append(["Three"], to: "Two")
    source?.apply(section, to: 1, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    title = source?.itemIdentifier(for: indexPath)
  }
}

private final class RehearsedTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

private final class RehearsedViewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Label"
    label.font = .preferredFont(forTextStyle: .headline)
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Button") { _ in label.text = "" })
    let image = UIImageView(image: UIImage(systemName: "bell"))
    let stack = UIStackView(arrangedSubviews: [label, button, image, UISwitch()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}
