extension UIViewController {
  /// The outermost parent, which presents for everything inside.
  private var presenter: UIViewController {
    if definesPresentationContext { return self }
    return parent?.presenter ?? self
  }

  func show(above other: UIViewController, animated: Bool) {
    let presenter = presenter
    if let already = presenter.storage.presented {
      if already === other { return }
      RuntimeIssue.record(
        "presenting-while-presenting",
        """
        '\(type(of: presenter))' was asked to present '\(type(of: other))' while it presents \
        '\(type(of: already))': UIKit ignores it. Dismiss the first, or present from it
        """)
      return
    }
    if other === presenter || presenter.nearest(where: { $0 === other }) != nil {
      raise("Application tried to present '\(type(of: other))' modally on itself.")
    }
    presenter.storage.presented = other
    other.storage.presenting = presenter
    if let window = presenter.viewIfLoaded?.window {
      other.appear(in: presenter.traitCollection, size: window.bounds.size)
    }
    ScreenChanges.record(.presented(other, by: self))
  }

  func takeAway(animated: Bool) {
    let presenter = presenter
    guard let other = presenter.storage.presented else {
      guard let below = presentingViewController else { return }
      return below.takeAway(animated: animated)
    }
    other.disappear()
    presenter.storage.presented = nil
    other.storage.presenting = nil
    ScreenChanges.record(.dismissed(other))
  }

  /// How the controller is presented, made when it is first asked for.
  public var presentationController: UIPresentationController? {
    if let controller = storage.presentation { return controller }
    let controller =
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(self)
      case .automatic, .pageSheet, .formSheet: UISheetPresentationController(self)
      default: UIPresentationController(self)
      }
    storage.presentation = controller
    return controller
  }

  /// The popover that the controller is presented in, where its style says so.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The sheet that the controller is presented in, where its style says so.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}

/// How a controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented, as long as it lives.
  public private(set) weak var presentedController: UIViewController?
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

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
}

/// A presentation in a bubble that points at what it is about.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
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

/// A presentation that covers a part of the screen from below.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests.
  open var detents = [Detent.large()]
  /// The height at which the sheet is.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below stays bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grip is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling past the edge makes the sheet taller.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet touches the edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its contents ask.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Points.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
}

/// Decides about presentations; every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Decides about popovers; every method is optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
