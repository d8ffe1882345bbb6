/// Lets a person drive a change between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Lets a person drive a change by how far a finger went; kept, as a page changes at once.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// Seconds.
  open var duration: CGFloat { 0 }
  /// 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest goes, 1 for as fast as ever.
  open var completionSpeed: CGFloat = 1
  /// How the pace of the rest changes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace where nobody drives.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a person drives from the start.
  open var wantsInteractiveStart = true

  /// Accepted; a page changes at once.
  open func pause() {}
  /// How far it went, 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }
  /// Accepted; a page changes at once.
  open func cancel() {}
  /// Accepted; a page changes at once.
  open func finish() {}
  /// Called by nothing here: a page changes at once.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}

/// Something that has contents and lies in something else.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// Makes a controller again when an app comes back; nothing calls it here.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
