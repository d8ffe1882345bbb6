extension UIBarButtonItem {
  /// What hangs on an item: a number, a word or a dot. UIKit: iOS 26 and later.
  @preconcurrency @MainActor public final class Badge: NSObject {
    /// The words; `nil` for a dot.
    public let stringValue: String?
    /// The colour of the words; `nil` is white.
    public var foregroundColor: UIColor?
    /// The colour behind them; `nil` is red.
    public var backgroundColor: UIColor?
    /// The words' font. Accepted; a page has the look's.
    public var font: UIFont?

    private init(_ words: String?) {
      stringValue = words
      super.init()
    }

    /// A badge with a number.
    public class func count(_ count: Int) -> Badge { Badge(count.formatted()) }
    /// A badge with a word.
    public class func string(_ value: String) -> Badge { Badge(value) }
    /// A dot.
    public class func indicator() -> Badge { Badge(nil) }
  }
}
