internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Reads the views that a compositional layout hangs on its items.
@MainActor struct BadgeResolver {
  private let view: UICollectionView
  private let cells: CellResolver
  /// The items that cells fill, by section; none in sections in which nothing hangs on any.
  private let items: [[NSCollectionLayoutItem]]

  /// - Returns: `nil` where nothing hangs on any item.
  init?(of view: any AskableList, cells: CellResolver) {
    guard let view = view as? UICollectionView, view.hangsOnItems else { return nil }
    self.view = view
    self.cells = cells
    items = (0..<view.numberOfSections).map { view.itemsWithBadges(inSection: $0) }
  }

  /// What hangs on an item, back to front.
  func badges(at indexPath: IndexPath) -> [ResolvedBadge] {
    let items = items[indexPath.section]
    if items.isEmpty { return [] }
    return items[indexPath.item % items.count].supplementaryItems
      .stablySorted { $0.zIndex < $1.zIndex }.compactMap { badge($0, at: indexPath) }
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

extension UICollectionView {
  /// Whether its layout hangs anything on items.
  var hangsOnItems: Bool {
    (0..<numberOfSections).contains { !itemsWithBadges(inSection: $0).isEmpty }
  }

  /// The items that cells fill, where something hangs on any of them.
  fileprivate func itemsWithBadges(inSection index: Int) -> [NSCollectionLayoutItem] {
    guard let items = sectionLayout(at: index).group?.leaves,
      items.contains(where: { !$0.supplementaryItems.isEmpty })
    else { return [] }
    return items
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
