internal import CellophaneLook

/// How far something is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Its looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// How the line looks.
  open var progressViewStyle = Style.default
  private var fraction: Float = 0
  /// 0 to 1; others are kept within.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? fraction }
    set { fraction = min(max(newValue, 0), 1) }
  }
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?
  /// What is drawn for what is done; kept, not shown.
  open var progressImage: UIImage? {
    didSet { SetPlaces.note("progressImage", of: self) }
  }
  /// What is drawn for what is left; kept, not shown.
  open var trackImage: UIImage? {
    didSet { SetPlaces.note("trackImage", of: self) }
  }
  /// Followed whenever the value is asked for.
  open var observedProgress: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes one of a kind.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far something is.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CGFloat(Look.current.controls.progressHeight))
  }
}

/// A sign that something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Its looks.
  public enum Style: Int, Sendable {
    @available(*, deprecated, message: "use 'large', and a colour")
    case whiteLarge = 0
    @available(*, deprecated, message: "use 'medium', and a colour")
    case white = 1
    @available(*, deprecated, message: "use 'medium'")
    case gray = 2
    case medium = 100
    case large = 101

    /// Those of before iOS 13 by their numbers, as their names are deprecated.
    fileprivate var isWhite: Bool { rawValue < 2 }
    package var isLarge: Bool { self == .large || rawValue == 0 }
  }

  /// How large the sign is; a white one has its colour, too.
  open var style: Style {
    didSet { if style.isWhite { color = .white } }
  }
  /// The sign's colour.
  open var color: UIColor! = .secondaryLabel
  /// Whether the sign goes while it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// Whether it moves.
  open private(set) var isAnimating = false

  /// Makes one of a kind.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    if style.isWhite { color = .white }
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    if coder.interfaceElement == nil { isHidden = true }
  }

  /// Starts moving.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops moving.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The sign that pulling a list down refreshes it; a page has nothing to pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether refreshing goes on.
  open private(set) var isRefreshing = false
  /// Words under the sign.
  open var attributedTitle: NSAttributedString?

  /// Makes one that does not refresh.
  public init() {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows that refreshing goes on.
  open func beginRefreshing() {
    isRefreshing = true
  }
  /// Shows that refreshing is over.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Refreshes as a person does who pulls.
  package override func simulateTap() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
