internal import Foundation

/// How contents end below the bars at an edge of a scroll view. A page's bars have the look's own.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How soft the end is.
  public final class Style: NSObject, Sendable {
    /// As the system has it.
    public static let automatic = Style()
    /// With a line.
    public static let hard = Style()
    /// Faded.
    public static let soft = Style()
  }

  /// Whether there is none; kept.
  open var isHidden = false
  /// How soft the end is; kept.
  open var style = Style.automatic
}
