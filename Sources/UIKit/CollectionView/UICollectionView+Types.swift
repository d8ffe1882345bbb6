extension UICollectionView {
  /// What a view of a collection view is.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// How fast items make room for a dragged one.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate, fast, slow
  }

  /// The direction in which sections follow each other.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  /// Whether cells that change are measured again.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Where an item is to be after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
