import Testing
import UIKit

/// `init?(coder:)` stands in nearly every class of an app and is called by nothing here.
@MainActor @Suite struct ArchiveTests {
  private static var calls = 0

  private final class Cell: UICollectionViewListCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      ArchiveTests.calls += 1
      super.init(coder: coder)
    }
  }
  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
      ArchiveTests.calls += 1
      super.init(coder: coder)
    }
  }
  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) {
      ArchiveTests.calls += 1
      super.init(coder: coder)
    }
  }
  private final class RowHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) {
      ArchiveTests.calls += 1
      super.init(coder: coder)
    }
  }
  private final class Layer: CALayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    // Would leave the view with a plain layer.
    required init?(coder: NSCoder) { nil }
  }
  private final class Layered: UIView {
    override class var layerClass: AnyClass { Layer.self }
  }
  private final class Screen: UICollectionViewController {
    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: .init(appearance: .plain)))
    }
    required init?(coder: NSCoder) {
      ArchiveTests.calls += 1
      super.init(coder: coder)
    }
  }
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
      tableView.register(RowHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    { tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") }
  }

  @Test func nothingIsMadeFromAnArchive() throws {
    Self.calls = 0
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    let registration = UICollectionView.CellRegistration<Cell, String> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header") {
      _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: screen.collectionView
    ) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    #expect(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) is Cell)

    let rows = Rows(style: .plain)
    let path = IndexPath(row: 0, section: 0)
    #expect(rows.tableView.cellForRow(at: path) is Row)
    #expect(rows.tableView(rows.tableView, viewForHeaderInSection: 0) is RowHeader)

    #expect(Layered(frame: .zero).layer is Layer)
    #expect(Self.calls == 0)
  }
}
