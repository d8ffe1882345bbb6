/// Changes the pointer over a view; kept, as a page has the browser's pointer.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who gives the pointer's looks.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether the pointer changes.
  public var isEnabled = true

  /// An interaction whose looks a delegate gives.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  /// Accepted; a page has the browser's pointer.
  public func invalidate() {}
}

/// Gives the pointer's looks; every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where the pointer is; no page asks.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is.
  public var location: CGPoint { .zero }
}

/// A part of a view in which the pointer has one look.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// Points, in the view's coordinates.
  public let rect: CGRect
  /// What tells regions apart.
  public let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// What happens to a view under the pointer.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

/// The pointer's outline.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 0)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The pointer's look over a view.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// What happens to the view.
  public let effect: UIPointerEffect?
  /// The pointer's outline.
  public let shape: UIPointerShape?

  /// A look with an effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A look with an outline.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }
}
