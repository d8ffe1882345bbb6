extension UIView {
  /// Accepted by animations; a page shows where they end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out in the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets views be operated meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from where another animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Hides instead of removing.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Sixty pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Thirty pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Makes the changes at once, since a page shows where an animation ends; `completion` is told in its
  /// time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(after: delay + duration, options.contains(.repeat), completion)
  }

  /// Makes the changes at once, since a page shows where an animation ends; `completion` is told in its
  /// time.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(after: delay + duration, options.contains(.repeat), completion)
  }

  /// Makes the changes at once: a page shows where a transition ends.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    end(after: duration, options.contains(.repeat), completion)
  }

  /// Tells of an animation's end when it would be there; one that repeats has none.
  private class func end(
    after seconds: TimeInterval, _ repeats: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard let completion, !repeats else { return }
    LaterWork.add(after: seconds) { completion(true) }
  }

  /// Makes changes at once, as everything here is.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Accepted; nothing animates.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Always `false`: nothing animates.
  public class var areAnimationsEnabled: Bool { false }
}

extension UIView {
  /// Makes the changes at once, since a page shows where an animation ends; `completion` is told in its
  /// time.
  ///
  /// UIKit: iOS 17 and later.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(after: delay + duration, options.contains(.repeat), completion)
  }

  /// Makes the changes at once, in the order in which keyframes are added.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(after: delay + duration, false, completion)
  }

  /// Makes a keyframe's changes at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes the changes at once: a page shows where an animation ends.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Accepted by keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Each step at its own pace.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From step to step without a way between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// How an animation's pace changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
