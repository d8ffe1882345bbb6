/// One side of a size, in points or as a share of the container.
@preconcurrency @MainActor public class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// How a dimension's number is read.
  package enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  package let kind: Kind
  /// Points, or a share from 0 to 1 for the fractional ones.
  public let dimension: CGFloat

  required init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(.absolute, absoluteDimension)
  }
  /// Points to start with; the content decides.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(.estimated, estimatedDimension)
  }
  /// Points to start with; the largest of the siblings decides for all of them.
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(.uniformAcrossSiblings, estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Itself: a dimension does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public nonisolated override var hash: Int { dimension.hashValue }

  /// The length in a container, before any content has its say.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

/// The width and the height of an item, a group or a supplementary view.
@preconcurrency @MainActor public class NSCollectionLayoutSize: NSObject, NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Itself: a size does not change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension.isEqual(other.widthDimension)
      && heightDimension.isEqual(other.heightDimension)
  }

  public nonisolated override var hash: Int { widthDimension.hash ^ heightDimension.hash << 1 }

  /// The size in a container, before any content has its say.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
