extension UISplitViewController {
  /// How many columns a split view has; `unspecified` is the one before columns had names.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column of a split view, or what takes the place of them all in compact width.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    /// UIKit: iOS 26 and later.
    case inspector
  }

  /// Which columns are seen, and how they share the room.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    /// UIKit: deprecated from iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// UIKit: deprecated from iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// UIKit: deprecated from iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }

    /// How many columns are seen beside the secondary one.
    var others: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Whether the secondary column gives up room for the others.
    package var tiles: Bool { self == .oneBesideSecondary || self == .twoBesideSecondary }
  }

  /// How the other columns and the secondary one share the room.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  /// What lies behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// Whether there is a button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  /// Whether a controller lies in a split view, and which form that has.
  ///
  /// UIKit: iOS 26 and later.
  public enum LayoutEnvironment: Int, Sendable {
    case none, expanded, collapsed
  }
}
