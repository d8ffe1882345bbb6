import Cellophane
import Foundation
import UIKit

/// A site of a thousand previews of thirty rows each, or of as many as `PAGES` and `ROWS` say.
@main struct ManyPages: PreviewSite {
  let title = "Many Pages"

  private static func number(in variable: String, otherwise usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  /// Read once: each preview would look through the environment anew.
  fileprivate static let rows = number(in: "ROWS", otherwise: 30)

  @PreviewBuilder var previews: [AnyPreview] {
    for number in 1...Self.number(in: "PAGES", otherwise: 1000) {
      Preview("Page \(number)", group: "Group \((number - 1) / 50 + 1)") {
        RowsViewController(page: number)
      }
    }
  }
}

/// A list of rows, each with a text, a second one, a symbol and a disclosure indicator.
final class RowsViewController: UICollectionViewController {
  private let page: Int
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(page: Int) {
    self.page = page
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = "What there is to say about \(name)"
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...ManyPages.rows).map { "Row \($0) of page \(page)" })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
