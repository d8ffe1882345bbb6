/// An image that is seen.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image that is seen.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether it is pressed.
  open var isHighlighted = false
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with the largest text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Kept; a page shows the image that does not move.
  open var animationImages: [UIImage]? {
    didSet { SetPlaces.note("animationImages", of: self) }
  }
  /// Seconds; kept.
  open var animationDuration: TimeInterval = 0
  /// Kept.
  open var animationRepeatCount = 0
  /// Whether it moves.
  open private(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.interfaceElement == nil { isUserInteractionEnabled = false }
  }

  /// Makes a view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Makes a view as large as its image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Starts moving.
  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }
  /// Stops moving.
  open func stopAnimating() {
    isAnimating = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size(beside: preferredSymbolConfiguration)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size(beside: preferredSymbolConfiguration) ?? .zero
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .image }
    set { accessibility.traits = newValue }
  }
}
