/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// Where an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// An animation that can be started and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that changes can be added to; every method is optional.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

/// How an animation's pace changes; a page shows where it ends.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A pace along a curve; kept, as a page shows where an animation ends.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve, where it is one of UIKit's.
  public let animationCurve: UIView.AnimationCurve
  /// Where the curve starts from.
  public let controlPoint1: CGPoint
  /// Where the curve goes to.
  public let controlPoint2: CGPoint

  /// One of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: 0.42, y: 0)
    controlPoint2 = CGPoint(x: 0.58, y: 1)
    super.init()
  }

  /// A curve of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

/// The pace of a spring; kept, as a page shows where an animation ends.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins.
  public let initialVelocity: CGVector

  /// A spring that swings by a ratio.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring of a mass.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }
}

/// An animation that can be started later; its changes are made when it starts, and its end is told in
/// its time.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Seconds.
  public let duration: TimeInterval
  /// Where the animation is.
  open var state: UIViewAnimatingState { isRunning ? .active : .inactive }
  /// Whether the animation has been started.
  open private(set) var isRunning = false
  /// Whether the animation goes back; kept.
  open var isReversed = false
  /// Whether the animation can be touched; kept.
  open var isInterruptible = true
  /// Whether what is animated can be operated; kept.
  open var isUserInteractionEnabled = true
  /// Whether the end is told later; kept.
  open var pausesOnCompletion = false
  /// Whether touches move the animation without its pace; kept.
  open var scrubsLinearly = true
  /// 0 before the start and 1 after it.
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  /// How often it was started.
  private var runs = 0
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation that is not started.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animation of UIKit's length without anything that moves.
  public override convenience init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  /// Makes an animation with a pace that is not started.
  public convenience init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Makes an animation along a curve that is not started.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animation with a spring that is not started.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Makes an animation and starts it.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    if delay > 0 {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
    return animator
  }

  /// Adds changes that the start makes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds changes that the start makes: a page shows where an animation ends.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }

  /// Adds something to be told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes at once, and tells of the end in its time.
  open func startAnimation() {
    for animation in animations { animation() }
    animations = []
    isRunning = true
    runs += 1
    let run = runs
    LaterWork.add(after: duration) { [self] in
      guard isRunning, run == runs else { return }
      end(at: .end)
    }
  }

  /// Makes the changes after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    LaterWork.add(after: delay) { [self] in startAnimation() }
  }

  /// Accepted: the changes are made already, and the end is told in its time.
  open func pauseAnimation() {}

  /// Makes changes that were not made, and tells of the end in its time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Forgets changes that were not made, and whom to tell.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    isRunning = false
  }

  /// Tells of the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    isRunning = false
    fractionComplete = 1
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
