internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Reads the views that a compositional layout hangs on its items.
@MainActor struct BadgeResolver {
  let view: UICollectionView
  let cells: CellResolver

  init?(view: any AskableList, cells: CellResolver) {
    guard let view = view as? UICollectionView else { return nil }
    self.view = view
    self.cells = cells
  }

  /// The badges of a section by its items, each item's back to front; nothing where it has none.
  func badges(inSection index: Int) -> [[ResolvedBadge]] {
    guard let group = view.sectionLayout(at: index).group else { return [] }
    let items = group.leaves
    guard items.contains(where: { !$0.supplementaryItems.isEmpty }) else { return [] }
    return (0..<view.numberOfItems(inSection: index)).map { item in
      items[item % items.count].supplementaryItems.stablySorted { $0.zIndex < $1.zIndex }
        .compactMap { badge($0, at: IndexPath(item: item, section: index)) }
    }
  }

  private func badge(
    _ item: NSCollectionLayoutSupplementaryItem, at indexPath: IndexPath
  ) -> ResolvedBadge? {
    let badge = view.supplementary(ofKind: item.elementKind, at: indexPath)
    guard !badge.isHidden else { return nil }
    let container = item.containerAnchor.resolved
    let own =
      item.itemAnchor?.resolved ?? ResolvedBadge.Anchor(x: container.x, y: container.y)
    return ResolvedBadge(
      kind: item.elementKind, size: item.layoutSize.resolved, container: container, own: own,
      cell: cells.supplementary(badge))
  }
}

extension [ResolvedRow] {
  /// Hangs badges on rows that stand in no others.
  ///
  /// - Parameter badges: By row; nothing where there are none.
  mutating func hang(_ badges: [[ResolvedBadge]]) {
    for index in indices where badges.indices.contains(index) { self[index].badges = badges[index] }
  }
}

extension NSCollectionLayoutGroup {
  /// The items that cells fill, in order.
  fileprivate var leaves: [NSCollectionLayoutItem] {
    subitems.flatMap { ($0 as? NSCollectionLayoutGroup)?.leaves ?? [$0] }
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate var resolved: ResolvedBadge.Anchor {
    func part(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> Double {
      edges.contains(start) ? 0 : edges.contains(end) ? 1 : 0.5
    }
    return ResolvedBadge.Anchor(
      x: part(.leading, .trailing), y: part(.top, .bottom), offsetX: Double(offset.x),
      offsetY: Double(offset.y), isFractional: isFractionalOffset)
  }
}
