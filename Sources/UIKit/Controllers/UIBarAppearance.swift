/// How a bar looks. A page's navigation bars have its colours; the rest is kept.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// What lies behind.
  open var backgroundEffect: UIBlurEffect?
  /// The drawing behind.
  open var backgroundImage: UIImage?
  /// How the drawing behind is fitted.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge; `nil` for none.
  open var shadowColor: UIColor?
  /// The drawing at the edge.
  open var shadowImage: UIImage?
  /// The kind of device that the defaults are for.
  public let idiom: UIUserInterfaceIdiom

  /// How a bar looks by itself.
  public override required init() {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// How a bar looks by itself on a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The same background as another bar's.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A blurred background and a line.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = .separator
  }

  /// A filled background and a line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = .separator
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  /// A look of its own with the same values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { made() }
  }

  private func made() -> UIBarAppearance {
    let copy = Self()
    copy.takeBackground(of: self)
    copy.takeParts(of: self)
    return copy
  }

  /// Takes over what a subclass adds.
  func takeParts(of other: UIBarAppearance) {}
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title's letters look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title's letters look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title stands beside its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How items look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the item looks that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The drawing of the way back.
  open private(set) var backIndicatorImage = UIImage()
  /// The part of the way back that the title shows through.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the drawing of the way back; without both it is the system's.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How items look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The drawing behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// How tabs look with their words below.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// How tabs look with their words beside.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How tabs look with their words beside in little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  override func takeParts(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}
