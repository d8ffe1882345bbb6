/// A view that shows a part of contents larger than itself.
///
/// A page scrolls by itself: offsets are kept because author code sets and asks them.
@preconcurrency @MainActor open class UIScrollView: UIView {
  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// When bars add to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// How dragging takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The colour of the scrollers.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
  /// When the index at the edge is seen.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
  /// How soon scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Points; where the contents' origin is scrolled to.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      SetPlaces.note("contentOffset", of: self)
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// Points.
  open var contentSize = CGSize.zero
  /// Points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      SetPlaces.note("contentInset", of: self)
      adjustedContentInsetDidChange()
    }
  }
  /// Points; with what bars cover at the end.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    insets.bottom += barInset
    return insets
  }
  /// Points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether bars add to the scrollers' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The sign that pulling down refreshes.
  open var refreshControl: UIRefreshControl? {
    didSet { SetPlaces.note("refreshControl", of: self) }
  }
  /// When bars add to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether a person can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the size.
  open var isPagingEnabled = false {
    didSet { SetPlaces.note("isPagingEnabled", of: self) }
  }
  /// Whether scrolling keeps to one axis.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling goes past the end and back; kept.
  open var bounces = true
  /// Whether short contents can be pulled up and down; kept.
  open var alwaysBounceVertical = false
  /// Whether narrow contents can be pulled sideways; kept.
  open var alwaysBounceHorizontal = false
  /// Whether there is a scroller at the side.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a scroller at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the scrollers.
  open var indicatorStyle = IndicatorStyle.default
  /// How soon scrolling comes to rest; kept.
  open var decelerationRate = DecelerationRate.normal
  /// When the index at the edge is seen.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// How dragging takes the keyboard away; kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How contents end at the top.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// How contents end at the left.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// How contents end at the bottom.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// How contents end at the right.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// Whether a tap on the status bar scrolls to the top; kept.
  open var scrollsToTop = true
  /// Whether touches wait for scrolling; kept.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches away; kept.
  open var canCancelContentTouches = true
  /// The least scale.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes past its bounds and back; kept.
  open var bouncesZoom = true
  /// Always `false`: a page scrolls by itself.
  open var isTracking: Bool { false }
  /// Always `false`: a page scrolls by itself.
  open var isDragging: Bool { false }
  /// Always `false`: a page scrolls by itself.
  open var isDecelerating: Bool { false }
  /// Never recognises anything: a page scrolls by itself.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Never recognises anything: a page zooms by itself.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// Scrolls to an offset, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as makes the rectangle visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    offset.x = min(offset.x, rect.minX)
    offset.y = min(offset.y, rect.minY)
    setContentOffset(offset, animated: animated)
  }

  /// Sets the scale, kept between its bounds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Accepted; a page draws its own scrollers.
  open func flashScrollIndicators() {}
  /// Whether a touch goes on to a view inside; asked by nothing here.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether scrolling takes a touch away from a view inside; asked by nothing here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Called when the insets that bars add have changed.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The guide of the contents, whose size constraints decide what scrolls.
  public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The guide of the part that is seen.
  public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

/// A scroll view whose `delegate` has the plain type.
///
/// Swift on Linux cannot narrow a property's type in a subclass, so the scroll view's `delegate`
/// comes from a protocol's extension, and collection and table views declare their own.
@preconcurrency @MainActor public protocol ScrollViewDelegating: UIScrollView {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating {
  /// Who hears about scrolling; not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
