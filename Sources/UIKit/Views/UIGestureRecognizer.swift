/// Something that recognises a gesture.
///
/// No page has touches of UIKit's, so that nothing is recognised by itself; what a gesture calls is
/// kept.
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

  private var calls: [(target: WeakObject, action: Selector)] = []

  /// Makes a recogniser.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of an object too, with the recogniser if it takes one.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    calls.append((WeakObject(target as AnyObject), action))
  }

  /// No longer calls methods of an object; `nil` is every object, or every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    calls.removeAll { call in
      (target == nil || call.target.object === target)
        && (action == nil || call.action == action)
    }
  }

  /// Whether making the gesture would do something.
  package var hasActions: Bool { calls.contains { $0.target.object != nil } }

  /// Does what a gesture of a moment does: it begins and ends where the view is.
  ///
  /// - Returns: Whether it may begin.
  @discardableResult package func simulateGesture() -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true
    else { return false }
    // A tap is over when it is known.
    let states: [State] =
      self is UITapGestureRecognizer || self is UISwipeGestureRecognizer
      ? [.ended] : [.began, .ended]
    for state in states {
      self.state = state
      for call in calls {
        if let target = call.target.object { call.action.perform(on: target, with: [self]) }
      }
    }
    state = .possible
    return true
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
  /// Accepted: what is recognised begins at zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
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

/// Recognises two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians; 0 at the start.
  open var rotation: CGFloat = 0
  /// Always zero: nothing is recognised.
  open var velocity: CGFloat { 0 }
}

/// Recognises a finger that comes from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it comes.
  open var edges: UIRectEdge = []
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
