/// The smallest part of a compositional layout: the place of one cell.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  /// Views that hang on the item: badges and the like.
  public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Points that are taken from the item's place after it has its size.
  ///
  /// UIKit: ignored along an estimated dimension.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Space around the item that pushes its neighbours away.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(size: NSCollectionLayoutSize, supplementaries: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    supplementaryItems = supplementaries
    super.init()
  }

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaries: [])
  }
  /// Makes an item of a size with views that hang on it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaries: supplementaryItems)
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy whose changes leave this one as it is.
  func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(size: layoutSize, supplementaries: supplementaryItems)
    copy.takeSettings(of: self)
    return copy
  }

  func takeSettings(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

/// A view that hangs on an item, a group or a section.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
{
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What lies above what; a supplementary view is above cells by default.
  public var zIndex = 1

  init(
    size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(size: size, supplementaries: [])
  }

  /// Makes a view of a kind at the edges of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: nil)
  }
  /// Makes a view of a kind, one of whose own points lies at the edges of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }
}

/// A view on the edge of a section or of the whole layout: a header, a footer.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  /// Points from the aligned place.
  public let offset: CGPoint
  /// Whether the section grows to make room.
  public var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  public var pinToVisibleBounds = false

  init(
    size: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(
      size: size, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
  }

  /// Makes a view of a kind on an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: .zero)
  }
  /// Makes a view of a kind some points away from an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(
      size: layoutSize, elementKind: elementKind, alignment: alignment, offset: absoluteOffset)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      size: layoutSize, elementKind: elementKind, alignment: alignment, offset: offset)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// A view behind a section that shows no data.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// What lies above what; a decoration is behind cells when it is negative.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaries: [])
  }

  /// A view of a registered kind, as large as its section.
  public class func background(elementKind: String) -> Self {
    self.init(elementKind: elementKind)
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeSettings(of: self)
    copy.zIndex = zIndex
    return copy
  }
}

extension NSRectAlignment {
  /// The edges that the alignment touches.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
