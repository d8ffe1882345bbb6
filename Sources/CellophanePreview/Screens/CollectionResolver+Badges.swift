internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

extension CollectionResolver {
  /// The views that hang on the items of a section, item by item and back to front.
  func badges(on section: NSCollectionLayoutSection, at index: Int) -> [ResolvedBadge] {
    guard let group = section.group else { return [] }
    let items = group.leaves
    guard items.contains(where: { !$0.supplementaryItems.isEmpty }) else { return [] }
    return (0..<view.numberOfItems(inSection: index)).flatMap { item in
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
      item: indexPath.item, kind: item.elementKind, size: item.layoutSize.resolved,
      container: container, own: own, cell: cells.supplementary(badge))
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
