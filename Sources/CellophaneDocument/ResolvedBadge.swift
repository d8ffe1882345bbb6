/// A view that hangs on an item of a group: a badge on a tile, a line beside a cell.
///
/// UIKit: `NSCollectionLayoutSupplementaryItem`.
package struct ResolvedBadge: Codable, Hashable, Sendable {
  /// A point of a rectangle, some way off.
  package struct Anchor: Codable, Hashable, Sendable {
    /// Of the width from the leading edge: 0, 0.5 or 1.
    package var x: Double
    /// Of the height from the top: 0, 0.5 or 1.
    package var y: Double
    /// Points, or shares of the badge's own size.
    package var offsetX: Double
    package var offsetY: Double
    package var isFractional: Bool

    package init(
      x: Double, y: Double, offsetX: Double = 0, offsetY: Double = 0, isFractional: Bool = false
    ) {
      self.x = x
      self.y = y
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.isFractional = isFractional
    }
  }

  package var kind: String
  package var size: ResolvedSize
  /// The point of the item where the badge's own point lies.
  package var container: Anchor
  /// The badge's own point.
  package var own: Anchor
  package var cell: ResolvedCell

  package init(
    kind: String, size: ResolvedSize, container: Anchor, own: Anchor, cell: ResolvedCell
  ) {
    self.kind = kind
    self.size = size
    self.container = container
    self.own = own
    self.cell = cell
  }
}
