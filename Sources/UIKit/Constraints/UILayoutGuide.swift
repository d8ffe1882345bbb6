/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What a guide stands for.
  package enum Role: Hashable, Sendable {
    case custom, layoutMargins, safeArea, readableContent, keyboard
    case scrollContent, scrollFrame
  }

  package let role: Role
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name for debugging.
  open var identifier = ""
  /// Points, in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return placedFrame }
    return switch role {
    case .safeArea: owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .layoutMargins: owningView.bounds.inset(by: owningView.layoutMargins)
    default: placedFrame
    }
  }
  /// Where constraints have placed it.
  final var placedFrame = CGRect.zero

  public override init() {
    role = .custom
    super.init()
  }

  init(_ role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle downwards.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
