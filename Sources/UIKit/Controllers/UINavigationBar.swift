/// The bar above a navigation controller's top controller.
///
/// What is set is kept; a page draws the bar from the top controller's navigation item.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles stand large below the bar until contents scroll.
  open var prefersLargeTitles = false
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// The colour of the bar itself, once something is scrolled beneath it.
  open var barTintColor: UIColor?
  /// The colours of the bar.
  open var barStyle = UIBarStyle.default
  /// The line at the bar's edge.
  open var shadowImage: UIImage?
  /// The drawing of the way back.
  open var backIndicatorImage: UIImage?
  /// What the drawing of the way back covers.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { hasOwnAppearance = true }
  }
  /// Whether the author has set how the bar looks.
  var hasOwnAppearance = false
  /// How the bar looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing has scrolled behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks while nothing has scrolled behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar behaves on a Mac; kept.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// What the bar shows, the last on top.
  open var items: [UINavigationItem]?
  private var backgroundImages: [Int: UIImage] = [:]

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty bar: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What the bar shows now.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar goes back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }
  /// Takes the item on top away.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    items?.popLast()
  }
  /// Sets the bar's items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }
  /// Sets an image behind.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  /// The image behind.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics.rawValue]
  }
}

/// Decides about a navigation bar; nothing is asked here.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

/// The bar below a navigation controller's top controller, or one of an author's own.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// What the bar shows, the last on top.
  open var items: [UIBarButtonItem]?
  /// Whether what is behind shows through.
  open var isTranslucent = true
  /// The colour of the bar itself.
  open var barTintColor: UIColor? {
    didSet { SetPlaces.note("barTintColor", of: self) }
  }
  /// The colours of the bar.
  open var barStyle = UIBarStyle.default
  /// How the bar looks.
  open var standardAppearance = UIToolbarAppearance()
  /// How the bar looks where it is low.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while nothing has scrolled behind it.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the bar's items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
  /// Sets an image behind; a page's bar has the look's.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images["\(topOrBottom) \(barMetrics)"] = backgroundImage
    SetPlaces.note("setBackgroundImage(_:forToolbarPosition:barMetrics:)", of: self)
  }
  /// The image behind.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images["\(topOrBottom) \(barMetrics)"] }
  /// Sets an image of the bar's edge; a page's bar has the look's.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    images["shadow \(topOrBottom)"] = shadowImage
  }
  /// The image of the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    images["shadow \(topOrBottom)"]
  }
  private var images: [String: UIImage] = [:]
  /// Whether an image was set that would be seen.
  package var hasOwnImages: Bool { images.values.contains { $0.size != .zero } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
