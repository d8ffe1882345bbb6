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
    case medium = 100
    case large = 101
  }

  /// How large the sign is.
  open var style: Style
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
    isHidden = true
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
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The sign that pulling a list down refreshes it; a page has nothing to pull.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether refreshing goes on.
  open private(set) var isRefreshing = false
  /// Words under the sign.
  open var attributedTitle: NSAttributedString?

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

/// Views on an effect.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect behind the views.
  open var effect: UIVisualEffect?
  /// What to add views to.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Makes one of a kind.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}

/// A choice of a date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen: a date, a time or both.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4
  }

  /// What is chosen: a date, a time or both.
  open var datePickerMode = Mode.dateAndTime
  /// How the choice would look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How the choice looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  private var chosen: Date?
  /// The date that was set, between the bounds; `nil` where none was.
  package var givenDate: Date? { chosen.map { bounded($0) } }
  /// Kept between the bounds; now, until one is chosen.
  open var date: Date {
    get { bounded(chosen ?? Date()) }
    set { chosen = newValue }
  }
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// Minutes.
  open var minuteInterval = 1
  /// Seconds.
  open var countDownDuration: TimeInterval = 0
  /// Whose words are shown.
  open var locale: Locale?
  /// By which days are counted.
  open var calendar: Calendar! = .current
  /// Where times are.
  open var timeZone: TimeZone?
  /// Whether times are rounded to the interval.
  open var roundsToMinuteInterval = true

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  private func bounded(_ date: Date) -> Date {
    min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  /// Chooses as a person does, and tells.
  package func simulateChoice(of date: Date) {
    guard isEnabled else { return }
    self.date = date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

/// How a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
