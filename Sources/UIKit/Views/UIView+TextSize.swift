extension UIView {
  /// Bounds of the text size in a view, and what is shown of it larger while it is pressed.
  struct TextSize {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?
    var showsLargeContent = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
  }

  /// The least text size in the view's traits; `nil` has none.
  ///
  /// Code that asks the traits is told so. A page's texts are as large as its reader sets them.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storage.textSize.minimum }
    set { bound("minimumContentSizeCategory") { $0.minimum = newValue } }
  }

  /// The largest text size in the view's traits; `nil` has none.
  ///
  /// Code that asks the traits is told so. A page's texts are as large as its reader sets them.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storage.textSize.maximum }
    set { bound("maximumContentSizeCategory") { $0.maximum = newValue } }
  }

  /// The bounds as words; for the console.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let (low, high) = (minimumContentSizeCategory, maximumContentSizeCategory)
    return "\(low?.rawValue ?? "none") ... \(high?.rawValue ?? "none")"
  }

  private func bound(_ name: String, _ change: (inout TextSize) -> Void) {
    let old = traitCollection
    change(&storage.textSize)
    SetPlaces.note(name, of: self)
    if old != traitCollection { announceTraits(from: old) }
  }

  /// The traits with their text size between the view's bounds.
  func bounded(_ traits: UITraitCollection) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    var bounded = size
    if let minimum = storage.textSize.minimum, bounded < minimum { bounded = minimum }
    if let maximum = storage.textSize.maximum, maximum < bounded { bounded = maximum }
    return bounded == size
      ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = bounded }
  }
}

/// What is shown large in the middle of the screen while it is pressed, to whom texts are large.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// Whether the view is shown large while it is pressed; a page shows nothing so.
  public var showsLargeContentViewer: Bool {
    get { storage.textSize.showsLargeContent }
    set {
      storage.textSize.showsLargeContent = newValue
      SetPlaces.note("showsLargeContentViewer", of: self)
    }
  }
  /// The words that are shown large; kept.
  public var largeContentTitle: String? {
    get { storage.textSize.title }
    set { storage.textSize.title = newValue }
  }
  /// The picture that is shown large; kept.
  public var largeContentImage: UIImage? {
    get { storage.textSize.image }
    set { storage.textSize.image = newValue }
  }
  /// Whether the picture grows; kept.
  public var scalesLargeContentImage: Bool {
    get { storage.textSize.scalesImage }
    set { storage.textSize.scalesImage = newValue }
  }
  /// The room around the picture, in points; kept.
  public var largeContentImageInsets: UIEdgeInsets {
    get { storage.textSize.imageInsets }
    set { storage.textSize.imageInsets = newValue }
  }
}

/// Shows items large while they are pressed; kept, as a page shows nothing so.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Who says what is pressed.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// What a press fails for; there are no presses.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// Whether the system shows items large: never here.
  open class var isEnabled: Bool { false }

  /// An interaction whose items a delegate knows.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// Says what is shown large; nothing is asked here, and every method is optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { UIViewController() }
}
