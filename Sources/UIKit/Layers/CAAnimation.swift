/// A change of a layer over time; a page shows what is true after it.
open class CAAnimation: NSObject {
  /// Seconds; kept.
  open var duration: TimeInterval = 0
  /// Seconds; kept.
  open var beginTime: TimeInterval = 0
  /// How often; kept.
  open var repeatCount: Float = 0
  /// Whether it goes back as well; kept.
  open var autoreverses = false
  /// Whether the layer forgets it at its end; kept.
  open var isRemovedOnCompletion = true
  /// What holds before and after; kept.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it is when; kept.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of its end, which comes at once.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation that changes nothing.
  public required override init() {
    super.init()
  }
}

/// Who hears of an animation's start and end.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property's name; kept.
  open var keyPath: String?
  /// Whether the change is added to what is; kept.
  open var isAdditive = false
  /// Whether each repetition goes on from the last; kept.
  open var isCumulative = false

  /// A change of the property of that name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; kept.
  open var fromValue: Any?
  /// Where it ends; kept.
  open var toValue: Any?
  /// How far it goes; kept.
  open var byValue: Any?
}

/// A change that swings into place.
open class CASpringAnimation: CABasicAnimation {
  /// Kept.
  open var mass: CGFloat = 1
  /// Kept.
  open var stiffness: CGFloat = 100
  /// Kept.
  open var damping: CGFloat = 10
  /// Kept.
  open var initialVelocity: CGFloat = 0
  /// Seconds until it rests, an estimate.
  open var settlingDuration: TimeInterval { 1.5 }
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What it goes through; kept.
  open var values: [Any]?
  /// When, as shares of the duration; kept.
  open var keyTimes: [NSNumber]?
  /// Along what it goes; kept.
  open var path: CGPath?
}

/// Several changes at once.
open class CAAnimationGroup: CAAnimation {
  /// The changes; kept.
  open var animations: [CAAnimation]?
}

/// A change from one picture of a layer to the next.
open class CATransition: CAAnimation {
  /// What kind of change; kept.
  open var type = CATransitionType.fade
  /// From where; kept.
  open var subtype: CATransitionSubtype?
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What holds before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How fast an animation is when.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is when; kept.
open class CAMediaTimingFunction: NSObject {
  /// The function's name; `nil` for one of control points.
  public let name: CAMediaTimingFunctionName?

  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// A function of two control points, 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
    super.init()
  }
}

extension CALayer {
  /// Accepted; a page shows what is true after the animation, whose delegate hears its end.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }

  /// None: animations are over as soon as they begin.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// None: animations are over as soon as they begin.
  public func animationKeys() -> [String]? { nil }
  /// Accepted; animations are over as soon as they begin.
  public func removeAnimation(forKey key: String) {}
  /// The layer itself: nothing is on its way.
  public func presentation() -> Self? { self }
}

/// Changes of layers that belong together; they are made at once.
open class CATransaction: NSObject {
  private static let completions = CompletionStack()

  /// Begins a transaction inside the present one.
  public class func begin() { completions.begin() }
  /// Ends the transaction and calls its completion block.
  public class func commit() { completions.commit() }
  /// Accepted; changes are made at once.
  public class func flush() {}
  /// Accepted; nothing animates.
  public class func setDisableActions(_ flag: Bool) {}
  /// True: nothing animates.
  public class func disableActions() -> Bool { true }
  /// Accepted; nothing animates.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Zero: nothing animates.
  public class func animationDuration() -> TimeInterval { 0 }
  /// Accepted; nothing animates.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is called at the transaction's end; outside of one, now.
  public class func setCompletionBlock(_ block: (() -> Void)?) { completions.set(block) }
}

/// The completion blocks of the transactions that are open.
private final class CompletionStack: @unchecked Sendable {
  // Layers are changed on the main thread, and each access takes the lock.
  private let lock = NSLock()
  private var blocks: [(() -> Void)?] = []

  func begin() {
    lock.withLock { blocks.append(nil) }
  }

  func set(_ block: (() -> Void)?) {
    let isOpen = lock.withLock {
      if !blocks.isEmpty { blocks[blocks.count - 1] = block }
      return !blocks.isEmpty
    }
    if !isOpen { block?() }
  }

  func commit() {
    let block = lock.withLock { blocks.popLast() ?? nil }
    block?()
  }
}
