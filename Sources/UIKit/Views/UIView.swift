/// A rectangle that shows something and holds other views.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view needs constraints; kept.
  open class var requiresConstraintBasedLayout: Bool { false }

  final var storage = Storage()

  /// Makes a view in a frame, in points.
  public init(frame: CGRect) {
    super.init()
    layer = Self.makeLayer()
    self.frame = frame
  }

  /// Makes a view of a nib or a storyboard; another archive gives an empty one.
  public required init?(coder: NSCoder) {
    super.init()
    layer = Self.makeLayer()
    if let coder = coder as? InterfaceCoder { coder.reading.read(coder.element, into: self) }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// What the view draws around and behind its contents.
  open private(set) var layer = CALayer()

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  /// Points, in the superview's coordinates: what the view covers, turned by its `transform`.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      if layer.bounds.size != old { sizeDidChange(from: old) }
    }
  }
  /// Points, in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      if old != newValue.size { sizeDidChange(from: old) }
    }
  }
  /// Points, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// How the view's size and place follow its superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size by their masks.
  open var autoresizesSubviews = true
  /// Whether the mask, and not constraints, places the view.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Pixels a point.
  open var contentScaleFactor: CGFloat = 3
  /// A change of place, size and turn around the view's centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      SetPlaces.note("transform", of: self)
    }
  }

  /// The size that the contents ask for; a component is `UIView.noIntrinsicMetric` without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Says that the contents ask for another size.
  open func invalidateIntrinsicContentSize() {
    surroundingsNeedLayout()
  }
  /// The size that fits the view best; the present one unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }
  /// The size that the constraints and contents allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that the constraints and contents allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The innermost view at a point that can be operated.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { storage.superview }
  /// Back to front.
  open var subviews: [UIView] { storage.subviews }
  /// The window that the view is in.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  /// Adds a view in front.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }
  /// Adds a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }
  /// Adds a view among the others.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Adds a view among the others.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    storage.subviews.swapAt(index1, index2)
  }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count)
  }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }
  /// Takes the view out, with the constraints that reach into it from outside.
  open func removeFromSuperview() {
    leaveSuperview()
  }
  /// Called when a view has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before a change of what holds this.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has come to another superview, or left.
  open func didMoveToSuperview() {}
  /// Called before a change of what holds this.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come to another window, or left.
  open func didMoveToWindow() {}

  // MARK: Appearance

  /// `nil` shows what is behind.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      looksMayDiffer()
    }
  }
  /// 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(min(max(newValue, 0), 1))
      SetPlaces.note("alpha", of: self)
    }
  }
  /// Whether it is not seen.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }
  /// Accepted; a page is composed, not drawn.
  open var isOpaque = true
  /// Whether what reaches outside is cut.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How contents of another size are fitted.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of what can be operated: the view's own, else its superview's, else the look's.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? .tintColor }
    set {
      storage.tintColor = newValue
      looksMayDiffer()
      eachInTree { $0.tintColorDidChange() }
    }
  }
  /// Whether the tint is dimmed.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { SetPlaces.note("tintAdjustmentMode", of: self) }
  }
  /// Called when the tint that the view has or inherits has changed.
  open func tintColorDidChange() {}
  /// Draws behind the subviews; what it draws is a picture that is stretched with the view.
  open func draw(_ rect: CGRect) {}
  /// Accepted; nothing is drawn before the page is.
  open func setNeedsDisplay() {}
  /// Accepted; nothing is drawn before the page is.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Interaction

  /// What adds drops, menus and pointers; kept, as a page has none of UIKit's.
  open var interactions: [any UIInteraction] = [] {
    didSet { SetPlaces.note("interactions", of: self) }
  }
  /// Adds a behaviour.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes a behaviour away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Whether the view and everything inside can be operated.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count; kept.
  open var isMultipleTouchEnabled = false
  /// Whether other views wait while this one is touched; kept.
  open var isExclusiveTouch = false
  /// An integer that names the view, 0 unless set.
  open var tag = 0
  /// The name under which state is kept; kept itself.
  open var restorationIdentifier: String?
  /// The group that keyboard focus moves within.
  open var focusGroupIdentifier: String?
  /// Whether the keyboard can come here.
  open var canBecomeFocused: Bool { false }
  /// Whether the keyboard is here.
  open var isFocused: Bool { false }
  /// Ends typing inside, and says whether it ended; `force` leaves fields too that refuse.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force) }
  /// Whether the contents turn with the reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { SetPlaces.note("semanticContentAttribute", of: self) }
  }
  /// The gestures that the view has.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      SetPlaces.note("gestureRecognizers", of: self)
      looksMayDiffer()
    }
  }
  /// Adds a gesture, which leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Whether a gesture on the view may begin; asked by nothing here, as no page has gestures of
  /// UIKit's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Traits

  /// The surroundings: the controller's or the superview's, with what this view overrides.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// UIKit: deprecated from iOS 17, and still called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and everything inside.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet {
      guard newValue != overrideUserInterfaceStyle else { return }
      storage.traitsBefore = traitCollection
    }
    didSet {
      SetPlaces.note("overrideUserInterfaceStyle", of: self)
      looksMayDiffer()
      announceTraits()
    }
  }

  // MARK: Margins, in points

  /// The margins by left and right.
  open var layoutMargins: UIEdgeInsets {
    get { absoluteMargins }
    set { absoluteMargins = newValue }
  }
  /// The margins in reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { preserving(insideSafeArea(storage.margins ?? standardMargins)) }
    set {
      storage.margins = withoutSafeArea(newValue)
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }
  /// Whether the superview's margins are kept too.
  open var preservesSuperviewLayoutMargins = false
  /// Whether what bars cover adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// What bars cover, in points, and what the view's controller adds.
  ///
  /// A page draws bars beside what they belong to, except for a tab bar that floats.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// Called when what bars cover has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Layout

  /// Called before layout, once the view is there and where `setNeedsUpdateProperties()` asked for it;
  /// what it reads of observables asks for it again when it changes.
  ///
  /// UIKit: iOS 26 and later.
  open func updateProperties() {}
  /// Asks for a layout.
  open func setNeedsLayout() {
    storage.placedSize = nil
    if !storage.isLayingOut { storage.needsLayout = true }
  }
  /// Lays out now what was asked for, inside too.
  open func layoutIfNeeded() {
    layoutTree()
  }
  /// Places the subviews.
  ///
  /// UIKit: called once a layout pass for a view that needs it.
  open func layoutSubviews() {}
  /// Places the sublayers of one of the view's; called for the view's own after its subviews are
  /// placed.
  open func layoutSublayers(of layer: CALayer) {}
  /// How far the edges that constraints mean lie inside the frame; kept.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Asks for an update of constraints.
  open func setNeedsUpdateConstraints() {
    storage.needsUpdateConstraints = true
  }
  /// Whether an update of constraints was asked for.
  open func needsUpdateConstraints() -> Bool { storage.needsUpdateConstraints }
  /// Updates constraints now where that was asked for, inside first.
  open func updateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard storage.needsUpdateConstraints else { return }
    storage.needsUpdateConstraints = false
    updateConstraints()
  }
  /// Updates the view's constraints; subclasses call `super` last.
  open func updateConstraints() {
    storage.needsUpdateConstraints = false
  }
  /// The constraints that this view holds: those whose items' nearest common ancestor it is.
  open var constraints: [NSLayoutConstraint] { storage.constraints }
  /// How strongly the view stays as small as its contents.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? storage.huggingHorizontal : storage.huggingVertical
  }
  /// Sets how strongly the view stays as small as its contents.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: storage.huggingHorizontal = priority
    case .vertical: storage.huggingVertical = priority
    }
    surroundingsNeedLayout()
  }
  /// How strongly the view stays as large as its contents.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? storage.resistanceHorizontal : storage.resistanceVertical
  }
  /// Sets how strongly the view stays as large as its contents.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: storage.resistanceHorizontal = priority
    case .vertical: storage.resistanceVertical = priority
    }
    surroundingsNeedLayout()
  }
  /// The view whose first line's baseline is this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line's baseline is this one's.
  open var forLastBaselineLayout: UIView { self }
}
