import CellophaneSnapshots
import CellophaneTesting
import Testing
import UIKit

/// What a small change in the code changes in fixtures.
@MainActor @Suite struct SmallestChangeTests {
  private func fixture(
    _ kind: SnapshotKind, color: UIColor = .label, line: Int = 10
  ) async throws -> [UInt8] {
    let preview = Preview("Settings", file: "App/Settings.swift", path: "/a/b.swift", line: line) {
      RowsViewController(color: color)
    }
    let page = try #require(await AnyPreview(preview).resolve().first)
    return try kind.content(of: page).bytes
  }

  private func changes(_ kind: SnapshotKind) async throws -> FixtureDifference {
    FixtureDifference(
      from: try await fixture(kind), to: try await fixture(kind, color: .systemRed), as: kind)
  }

  @Test func aRedRowChangesOneLineOfAnOutline() async throws {
    let difference = try await changes(.outline)
    #expect(difference.sentences == ["Wi-Fi: text colour label → systemRed"])
    #expect(
      difference.lines.changed == [
        .removed("            text \"Wi-Fi\" body label"),
        .added("            text \"Wi-Fi\" body systemRed"),
      ])
  }

  @Test func aRedRowChangesOneLineOfAPage() async throws {
    let difference = try await changes(.html)
    #expect(difference.sentences == ["Wi-Fi: text colour default → systemRed"])
    #expect(
      difference.lines.changed == [
        .removed("<span class=\"cell-text\">Wi-Fi</span>"),
        .added(
          "<span class=\"cell-text\" style=\"--text-color:var(--system-red)\">Wi-Fi</span>"),
      ])
  }

  @Test func aRedRowChangesAtMostThreeLinesOfADocument() async throws {
    let difference = try await changes(.json)
    #expect(difference.sentences == ["Wi-Fi: text colour label → systemRed"])
    #expect(difference.lines.removedCount <= 3)
    #expect(difference.lines.addedCount <= 3)
    #expect(difference.lines.changed.contains { $0.words.contains("\"systemRed\"") })
  }

  @Test func aRedRowChangesNothingThatIsHeard() async throws {
    #expect(try await changes(.accessibility).lines.changed == [])
  }

  @Test(arguments: SnapshotKind.allCases)
  func neitherAnotherPreviewNorAnotherLineChangesAFixture(kind: SnapshotKind) async throws {
    let alone = try await fixture(kind)
    _ = await AnyPreview(Preview("Another") { RowsViewController(color: .systemRed) }).resolve()
    #expect(try await fixture(kind, line: 101) == alone)
  }

  @Test(arguments: SnapshotKind.allCases)
  func aFixtureHasLineFeedsAndOneAtItsEnd(kind: SnapshotKind) async throws {
    let bytes = try await fixture(kind)
    #expect(!bytes.contains(UInt8(ascii: "\r")))
    #expect(bytes.suffix(2).map { $0 == UInt8(ascii: "\n") } == [false, true])
  }
}

extension LineDifference {
  fileprivate var changed: [Line] {
    lines.filter { if case .same = $0 { false } else { true } }
  }
}

extension LineDifference.Line {
  fileprivate var words: String {
    switch self {
    case .same(let words), .removed(let words), .added(let words): words
    }
  }
}

/// Three rows, of which the first has a colour.
private final class RowsViewController: UICollectionViewController {
  private let color: UIColor
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  init(color: UIColor) {
    self.color = color
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [color] cell, indexPath, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      if indexPath.item == 0 { content.textProperties.color = color }
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: collectionView
    ) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Wi-Fi", "Bluetooth", "Sounds"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
