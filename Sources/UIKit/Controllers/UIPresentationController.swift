/// How a controller is presented.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that is presented, as long as it lives.
  public private(set) weak var presentedController: UIViewController?
  /// Hears of the presentation; subclasses declare it as a kind of their own.
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Kept for an author's subclass; a page presents by itself.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentedController = presentedViewController
    super.init()
  }

  init(_ presented: UIViewController) {
    presentedController = presented
    super.init()
  }

  /// The controller that is presented above.
  open var presentedViewController: UIViewController { presentedController ?? UIViewController() }
  /// The controller that presented this one.
  open var presentingViewController: UIViewController {
    presentedController?.presentingViewController ?? UIViewController()
  }

  /// Always `nil`: a page presents by itself.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedController?.viewIfLoaded }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedController?.modalPresentationStyle ?? .automatic
  }
  /// How it is presented in some surroundings: what the style says, unless a delegate or the room does.
  ///
  /// UIKit: where there is little room across, what has a size of its own is a sheet like others.
  package func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = presentationStyle
    guard traits.horizontalSizeClass == .compact,
      [.formSheet, .pageSheet, .popover, .automatic].contains(style)
    else { return style }
    let adapted = adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    return switch adapted ?? .automatic {
    case .none: style
    case .automatic: style == .popover ? .pageSheet : style
    case let other: other
    }
  }

  /// Does what a person does who drags the presented view down or touches beside it.
  package func simulateDismissal() {
    guard let presented = presentedController else { return }
    if let adaptiveDelegate, !adaptiveDelegate.presentationControllerShouldDismiss(self) {
      return adaptiveDelegate.presentationControllerDidAttemptToDismiss(self)
    }
    adaptiveDelegate?.presentationControllerWillDismiss(self)
    presented.dismiss(animated: true)
    adaptiveDelegate?.presentationControllerDidDismiss(self)
  }

  /// Where the presented view lies; asked by nothing here.
  open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }
  /// Whether all of the screen is covered; asked by nothing here.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is below goes; asked by nothing here.
  open var shouldRemovePresentersView: Bool { false }
  /// What of the surroundings is otherwise; kept.
  open var overrideTraitCollection: UITraitCollection?

  /// Called by nothing here: a page presents by itself.
  open func presentationTransitionWillBegin() {}
  /// Called by nothing here: a page presents by itself.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called by nothing here: a page presents by itself.
  open func dismissalTransitionWillBegin() {}
  /// Called by nothing here: a page presents by itself.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called by nothing here: a page presents by itself.
  open func containerViewWillLayoutSubviews() {}
  /// Called by nothing here: a page presents by itself.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Contents

  /// The size that the presented controller asks for.
  open var preferredContentSize: CGSize { presentedController?.preferredContentSize ?? .zero }
  /// Called by nothing here: a page presents by itself.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called by nothing here: a page presents by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The room for what is presented; asked by nothing here.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called by nothing here: a page presents by itself.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called by nothing here: a page presents by itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

// A subclass cannot declare a property of its superclass again with another type.
/// A presentation whose delegate is a plain one.
@preconcurrency @MainActor public protocol PresentationDelegating: UIPresentationController {}

extension PresentationDelegating {
  /// Hears of the presentation; not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

extension UIPresentationController: PresentationDelegating {}

/// A presentation in a bubble that points at what it is about.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Hears of the popover; not kept alive.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  /// The view that the popover points at.
  open weak var sourceView: UIView?
  /// The part of the view that the popover points at, in its points.
  open var sourceRect = CGRect.null
  /// The item that the popover points at.
  open weak var barButtonItem: UIBarButtonItem?
  /// What the popover points at.
  open weak var sourceItem: AnyObject?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Whether the popover may cover what it points at.
  open var canOverlapSourceViewRect = false
  /// The colour behind; `nil` for none.
  open var backgroundColor: UIColor?
  /// Views that can be operated while the popover is there.
  open var passthroughViews: [UIView]?
}

/// Where a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An arrow at the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow at the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow at the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow at the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// An arrow anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Decides about presentations; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Decides about popovers; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
