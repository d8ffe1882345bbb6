import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// A badge with a word in it.
private final class Badge: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.cornerRadius = 10
    label.text = "NEW"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Tiles; the second one's badge is hidden, until it is tapped.
private final class Tiles: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private var isNew = false
  private let titles: [String]

  init(_ anchor: NSCollectionLayoutAnchor, titles: [String] = ["A", "B", "C"]) {
    self.titles = titles
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: anchor)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(100)),
      subitems: [NSCollectionLayoutItem(layoutSize: full, supplementaryItems: [badge])])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let badge = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "badge") {
      [unowned self] view, _, indexPath in
      view.isHidden = indexPath.item == 1 && !isNew
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(titles)
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard indexPath.item == 1, let source else { return }
    isNew.toggle()
    var snapshot = source.snapshot()
    snapshot.reloadSections([0])
    source.apply(snapshot, animatingDifferences: false)
  }
}

@Suite(.serialized) @MainActor struct BadgeTests {
  /// The rows with their badges.
  private func badges(_ anchor: @escaping @MainActor @Sendable () -> NSCollectionLayoutAnchor) async
    -> [String]
  {
    await outline(Preview("Tiles") { Tiles(anchor()) }).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("badge") || $0.hasPrefix("row") }
  }

  @Test func badgesHangOnTheirItemsAndComeAndGoWithThem() async {
    let badges = await badges {
      NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: -8, y: 8))
    }
    #expect(
      badges == [
        #"row "A" tap -> deselect list "A""#,
        "badge badge 40x20 at 1,0 off -8,8 by 1,0",
        ##"row "B" tap -> deselect list "B", replace list "B" #1"##,
        #"row "C" tap -> deselect list "C""#,
        "badge badge 40x20 at 1,0 off -8,8 by 1,0",
        // What a tap puts there, and what the next one does.
        ##"row "B" tap -> deselect list "B", replace list "B" #2"##,
        "badge badge 40x20 at 1,0 off -8,8 by 1,0",
        ##"row "B" tap -> deselect list "B", replace list "B" #1"##,
      ])
  }

  @Test func anOffsetMayBeAShareOfTheBadge() async {
    let badges = await badges {
      NSCollectionLayoutAnchor(edges: [.bottom], fractionalOffset: CGPoint(x: 0, y: 0.5))
    }
    #expect(badges[1] == "badge badge 40x20 at 0.5,1 off 0,0.5 of its own by 0.5,1")
  }

  @Test func ofManyTilesThatLookAlikeEachHasItsOwn() async {
    var options = ResolveOptions()
    options.limits.alikeRows = 10
    let titles = "ABCDEFGHIJKLM".map(String.init)
    let preview = Preview("Tiles") {
      Tiles(NSCollectionLayoutAnchor(edges: [.top, .trailing]), titles: titles)
    }
    let lines = await AnyPreview(preview).resolve(options)[0].outline.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    let starts = lines.indices.filter { lines[$0].hasPrefix("row") }
    let rows = zip(starts, starts.dropFirst()).prefix(titles.count).map { lines[$0..<$1] }
    let bare = rows.indices.filter { index in !rows[index].contains { $0.hasPrefix("badge") } }
    #expect(rows.count == titles.count)
    #expect(bare == [1])
    #expect(
      rows[1].first ?? "" == ##"row "B" tap -> deselect list "B", replace list "B" #1"##)
  }
}
