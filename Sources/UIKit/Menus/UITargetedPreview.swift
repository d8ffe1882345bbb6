/// What a view looks like while it is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is lifted; `nil` for all of it.
  public var visiblePath: UIBezierPath?
  /// The shape of the shadow; `nil` for the view's own.
  public var shadowPath: UIBezierPath?
  /// What lies behind; `nil` for nothing.
  public var backgroundColor: UIColor?

  /// The whole view on the system's background.
  public override init() {
    super.init()
  }
}

/// Where a lifted view goes.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that it goes into.
  public let container: UIView
  /// Its middle there.
  public let center: CGPoint
  /// How it is turned there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A lifted view.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// What it looks like.
  public let parameters: UIPreviewParameters

  /// A view and what it looks like while it is lifted.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A view, lifted as a whole.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// A view that goes somewhere.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget
  ) {
    self.init(view: view, parameters: parameters)
  }
}
