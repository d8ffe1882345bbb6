import Fuzzing
import Seeding
import UIKit

/// Sections of a collection view, drawn by lot: headers, footers, and rows below rows.
final class FuzzedOutline: UICollectionViewController {
  private typealias Source = UICollectionViewDiffableDataSource<String, FuzzedItem>

  private var numbers: SeededGenerator
  private var source: Source?
  private var taken: Set<String> = []

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    var list = UICollectionLayoutListConfiguration(
      appearance: appearances.randomElement(using: &numbers) ?? .plain)
    list.headerMode =
      [UICollectionLayoutListConfiguration.HeaderMode.none, .supplementary, .firstItemInSection]
      .randomElement(using: &numbers) ?? .none
    list.footerMode = Bool.random(using: &numbers) ? .supplementary : .none
    self.numbers = numbers
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = HostileTexts.random(using: &self.numbers)
    navigationItem.prompt = Bool.random(using: &self.numbers) ? title : nil
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, FuzzedItem> {
      cell, _, item in
      cell.contentConfiguration = item.content(cell.defaultContentConfiguration())
      cell.accessories = item.accessories()
      cell.accessibilityHint = item.secondary
    }
    let source = Source(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let edge = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: kind
      ) { [weak source] view, _, indexPath in
        var content = view.defaultContentConfiguration()
        content.text = source?.sectionIdentifier(for: indexPath.section)
        view.contentConfiguration = content
      }
      edges[kind] = edge
    }
    source.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
      self?.edges[kind].map {
        collectionView.dequeueConfiguredReusableSupplementary(using: $0, for: indexPath)
      }
    }
    self.source = source
    fill(source)
  }

  private var edges:
    [String: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>] =
      [:]

  private func fill(_ source: Source) {
    var sections: Set<String> = []
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      var name = HostileTexts.random(using: &numbers)
      while !sections.insert(name).inserted { name += "\u{200B}" }
      var section = NSDiffableDataSourceSectionSnapshot<FuzzedItem>()
      add(to: &section, below: nil, depth: 0)
      source.apply(section, to: name, animatingDifferences: false)
    }
  }

  private func add(
    to section: inout NSDiffableDataSourceSectionSnapshot<FuzzedItem>, below parent: FuzzedItem?,
    depth: Int
  ) {
    guard depth < 4 else { return }
    for _ in 0..<Int.random(in: 0...(depth == 0 ? 4 : 2), using: &numbers) {
      let item = FuzzedItem(using: &numbers, unlike: taken)
      taken.insert(item.name)
      section.append([item], to: parent)
      if Bool.random(using: &numbers) { section.expand([item]) }
      add(to: &section, below: item, depth: depth + 1)
    }
  }
}
