/// A controller presented as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet comes.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The name of a height.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half the screen.
    open class func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
      }
    }
    /// The whole screen.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height that a closure gives; `nil` for none.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height in a context, in points; `nil` where it is not at hand.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// Stands for the largest height's own dimension.
  nonisolated public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// Hears of the sheet; not kept alive.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  /// The heights at which the sheet rests: a page shows it at the selected one, or the first, and lets it
  /// be dragged to the others.
  open var detents = [Detent.large()]
  /// The height at which the sheet rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that leaves what is below undimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the end makes the sheet higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it is a sheet in little height too.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width is the content's.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Points; `nil` for the look's.
  open var preferredCornerRadius: CGFloat?
  /// The view that the sheet comes out of.
  open weak var sourceView: UIView?

  /// Runs changes at once: a page does not animate them.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }
  /// Accepted; heights are asked for each time a sheet is shown.
  open func invalidateDetents() {}
}

/// What a sheet's height is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The surroundings of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet; every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
