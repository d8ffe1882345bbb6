/// Space between items, or around one.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// Points; of a flexible spacing, the least.
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  required init(spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(spacing: fixedSpacing, isFlexible: false)
  }
  /// At least so many points, and a share of what is left.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(spacing: flexibleSpacing, isFlexible: true)
  }

  /// Itself: a spacing does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Space around an item that pushes its neighbours away.
@preconcurrency @MainActor public class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes a spacing of four sides; a side without one adds nothing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Itself: a spacing does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary view holds on to its item or container.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject, NSCopying {
  public let edges: NSDirectionalRectEdge
  /// Points, or shares of the supplementary view's own size when the offset is fractional.
  public let offset: CGPoint
  public let isAbsoluteOffset: Bool
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsoluteOffset: Bool) {
    self.edges = edges
    self.offset = offset
    self.isAbsoluteOffset = isAbsoluteOffset
    super.init()
  }

  /// Makes an anchor at edges; no edge is the centre.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isAbsoluteOffset: true)
  }
  /// Makes an anchor some points away from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isAbsoluteOffset: true)
  }
  /// Makes an anchor away from edges by shares of the supplementary view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isAbsoluteOffset: false)
  }

  /// Itself: an anchor does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
