/// How items of a bar look; kept, as a page's bars have the look's own.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The kind of items.
  public let style: UIBarButtonItem.Style
  /// By themselves.
  public let normal = UIBarButtonItemStateAppearance()
  /// While they are pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While they cannot be operated.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Where the keyboard is.
  public let focused = UIBarButtonItemStateAppearance()

  /// How items of a kind look by themselves.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// How plain items look by themselves.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// Goes back to how items of a kind look by themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }
}

/// How items of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How the letters look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the words stand beside their place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The drawing behind.
  open var backgroundImage: UIImage?
  /// Where the drawing behind stands beside its place, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func reset() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
    backgroundImage = nil
    backgroundImagePositionAdjustment = .zero
  }
}

/// How tabs look; kept, as a page's tabs have the look's own.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How tabs are laid out.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// How the tabs are laid out.
  public let style: Style
  /// By themselves.
  public let normal = UITabBarItemStateAppearance()
  /// While they are chosen.
  public let selected = UITabBarItemStateAppearance()
  /// While they cannot be operated.
  public let disabled = UITabBarItemStateAppearance()
  /// Where the keyboard is.
  public let focused = UITabBarItemStateAppearance()

  /// How tabs of a layout look by themselves.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// How stacked tabs look by themselves.
  public override convenience init() {
    self.init(style: .stacked)
  }
}

/// How tabs look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// How the letters look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the words stand beside their place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The drawing's colour.
  open var iconColor: UIColor?
  /// The bubble's colour.
  open var badgeBackgroundColor: UIColor?
  /// How the bubble's letters look.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
