/// Something that recognises a gesture.
///
/// Swift on Linux has no selectors, so a recogniser has nothing to call; it is kept because author
/// code makes and asks it.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that happens once has happened.
    public static let recognized = State.ended
  }

  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it can be operated.
  open var isEnabled = true
  /// Whether a recognised gesture takes the touches away; kept.
  open var cancelsTouchesInView = true
  /// Whether touches wait for the gesture; kept.
  open var delaysTouchesBegan = false
  /// Whether the ends of touches wait for the gesture; kept.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// How far the gesture is.
  open var state = State.possible
  /// The view that the gesture is made on.
  open internal(set) weak var view: UIView?
  /// Always 0: nothing is recognised.
  open var numberOfTouches: Int { 0 }

  /// Makes a recogniser; target and action are not called.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Always zero: no page has touches of UIKit's.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Accepted; nothing is recognised.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Recognises taps.
/// How many taps make the gesture.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
  /// Points.
  open var allowableMovement: CGFloat = 10
}

/// Recognises a finger that moves.
/// The least number of fingers.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Always zero: nothing is recognised.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Always zero: nothing is recognised.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises a swipe.
/// Where a swipe goes.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Where the swipe goes.
  open var direction = Direction.right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that part or meet.
/// How far the fingers have parted; 1 at the start.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have parted; 1 at the start.
  open var scale: CGFloat = 1
  /// Always zero: nothing is recognised.
  open var velocity: CGFloat { 0 }
}

/// Recognises a pointer over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// What a gesture recogniser asks; nothing asks it here.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
