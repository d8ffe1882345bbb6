/// What a view draws around and behind its contents.
///
/// A page draws the layer's background, corners, border and shadow, and its sublayers'.
open class CALayer: NSObject {
  /// The layer's own rectangle, in points.
  open var bounds = CGRect.zero
  /// Where the anchor lies, in the superlayer's points.
  open var position = CGPoint.zero
  /// How far to the front; kept.
  open var zPosition: CGFloat = 0 {
    didSet { SetPlaces.note("zPosition", of: self) }
  }
  /// The part of the bounds that lies at `position`, 0 to 1.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A name for the author.
  open var name: String?
  /// Whether it is not seen.
  open var isHidden = false
  /// 0 to 1.
  open var opacity: Float = 1
  /// Whether what reaches outside is cut.
  open var masksToBounds = false
  /// Points.
  open var cornerRadius: CGFloat = 0 {
    didSet { looksMayDiffer() }
  }
  /// The corners that the radius rounds.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How the corners' lines run.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The colour behind; `nil` for none.
  open var backgroundColor: CGColor?
  /// Points.
  open var borderWidth: CGFloat = 0 {
    didSet { looksMayDiffer() }
  }
  /// The colour of the line inside the edge.
  open var borderColor: CGColor?
  /// The colour of the shadow; `nil` for none.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// 0 to 1.
  open var shadowOpacity: Float = 0 {
    didSet { looksMayDiffer() }
  }
  /// Points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Points.
  open var shadowRadius: CGFloat = 3
  /// Accepted; a page draws vectors.
  open var shouldRasterize = false
  /// Accepted; a page draws vectors.
  open var rasterizationScale: CGFloat = 1
  /// Accepted; a page draws vectors.
  open var contentsScale: CGFloat = 1
  /// Accepted; a page does not animate layers.
  open var allowsGroupOpacity = true
  /// Accepted; a page draws vectors.
  open var needsDisplayOnBoundsChange = false
  /// Accepted; a page draws vectors.
  open var drawsAsynchronously = false
  /// Accepted; a page draws what is behind.
  open var isOpaque = false
  /// Accepted; a page does not turn layers in space.
  open var isDoubleSided = true
  /// What shows through; kept.
  open var mask: CALayer? {
    didSet { SetPlaces.note("mask", of: self) }
  }
  /// The picture of the layer: a page draws a `CGImage`, as large as the layer.
  open var contents: Any?
  /// How the picture lies in the layer; kept, as it fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The outline that throws the shadow; `nil` for the layer's own.
  open var shadowPath: CGPath? {
    didSet { SetPlaces.note("shadowPath", of: self) }
  }
  /// A change in space around the anchor, of which a page shows what lies in the plane.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(affine) }
    set { affine = CATransform3DGetAffineTransform(newValue) }
  }
  private var affine = CGAffineTransform.identity
  /// A change of place, size and turn around the anchor.
  open func affineTransform() -> CGAffineTransform { affine }
  /// Sets a change of place, size and turn around the anchor.
  open func setAffineTransform(_ m: CGAffineTransform) {
    affine = m
  }

  /// The layer that holds this one.
  open private(set) weak var superlayer: CALayer?
  /// The layers inside, back to front; `nil` without any.
  open var sublayers: [CALayer]? {
    get { inside.isEmpty ? nil : inside }
    set {
      let layers = newValue ?? []
      for layer in inside where !layers.contains(where: { $0 === layer }) { layer.superlayer = nil }
      for layer in layers where layer.superlayer !== self {
        layer.removeFromSuperlayer()
        layer.superlayer = self
      }
      inside = layers
      looksMayDiffer()
    }
  }
  private final var inside: [CALayer] = []

  /// What was read of the view whose layer it is, which holds for as long as this draws nothing.
  final var reading: ViewReading?

  /// Something was set that a page draws.
  private func looksMayDiffer() {
    guard let reading else { return }
    MainActor.assumeIsolated { reading.forget() }
  }

  public override init() {
    super.init()
  }

  /// A layer that looks as another does; its sublayers stay where they are.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    bounds = layer.bounds
    position = layer.position
    cornerRadius = layer.cornerRadius
    backgroundColor = layer.backgroundColor
  }

  /// Nothing: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What the layer draws beside background and border; `nil` for nothing.
  func picture(size: CGSize) -> SVGPicture? { nil }

  /// What the layer draws beside background and border, for a size in points.
  package final func drawing(size: CGSize) -> UIImage? {
    picture(size: size)?.image ?? (contents as? CGImage)?.image
  }

  /// Draws nothing: a page draws views, and no picture has them. The build says so.
  open func render(in ctx: CGContext) {
    RuntimeIssue.record(
      "layer-not-rendered",
      "a layer was drawn into a picture with 'render(in:)', which only pages draw; show the view "
        + "itself")
  }

  /// Points, in the superlayer's coordinates: what the layer covers with its transform.
  open var frame: CGRect {
    get {
      guard !affine.isIdentity else { return untransformedFrame }
      return untransformedFrame.offsetBy(dx: -position.x, dy: -position.y).applying(affine)
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size = newValue.size.applying(affine.inverted())
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = anchor(in: newValue)
    }
  }

  /// Where the anchor lies in a frame.
  func anchor(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.origin.x + frame.width * anchorPoint.x,
      y: frame.origin.y + frame.height * anchorPoint.y)
  }

  /// What the layer would cover without its transform.
  package var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x,
      y: position.y - bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
  }

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(inside.count))
  }

  /// Adds a layer behind one of the others.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = inside.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Adds a layer in front of one of the others.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = inside.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? inside.count))
  }

  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = inside.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  /// Adds a layer among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    inside.insert(layer, at: min(Int(index), inside.count))
    looksMayDiffer()
  }

  /// Takes the layer out of the one that holds it.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    if let place = superlayer.inside.firstIndex(where: { $0 === self }) {
      superlayer.inside.remove(at: place)
    }
    superlayer.looksMayDiffer()
    self.superlayer = nil
  }

  /// Accepted; nothing is drawn before the page is.
  open func setNeedsDisplay() {}
  /// Draws what a subclass draws; called by nothing here.
  open func display() {}
  /// Draws into a context; called by nothing here.
  open func draw(in ctx: CGContext) {}
  /// Whether a layer is drawn again when a property changes; asked by nothing here.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// A property's value where none was given; asked by nothing here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Accepted; views lay out, layers do not.
  open func setNeedsLayout() {}
  /// Accepted; views lay out, layers do not.
  open func layoutIfNeeded() {}
  /// Accepted; layers do not animate.
  open func removeAllAnimations() {}
}

/// The corners that a corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's picture lies in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As large as the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// How a corner's line runs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A line that bends by and by.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
