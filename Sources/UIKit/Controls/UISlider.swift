internal import CellophaneLook

/// A control that chooses a value along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var current: Float = 0

  /// Kept between the bounds.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      // Each bound moves the other, which moves none any more.
      if maximumValue < minimumValue { maximumValue = minimumValue }
      current = max(current, minimumValue)
    }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      current = min(current, maximumValue)
    }
  }
  /// Whether changes are told while they go on.
  open var isContinuous = true
  /// The drawing at the least value.
  open var minimumValueImage: UIImage?
  /// The drawing at the greatest value.
  open var maximumValueImage: UIImage?
  /// The line's colour before the value.
  open var minimumTrackTintColor: UIColor?
  /// The line's colour after the value.
  open var maximumTrackTintColor: UIColor?
  /// The knob's colour.
  open var thumbTintColor: UIColor?
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  /// The knob's picture; kept, as a page draws the look's knob.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    SetPlaces.note("setThumbImage(_:for:)", of: self)
  }
  /// The knob's picture.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  /// The line's picture before the value; kept, as a page draws the look's line.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    minimumTrackImages[state.rawValue] = image
  }
  /// The line's picture before the value.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }
  /// The line's picture after the value; kept, as a page draws the look's line.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    maximumTrackImages[state.rawValue] = image
  }
  /// The line's picture after the value.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }
  /// Whether a picture is in the knob's place.
  package var hasThumbImages: Bool { !thumbImages.isEmpty }

  /// Where the line lies; asked by nothing here.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = CGFloat(Look.current.controls.sliderTrack)
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }
  /// Where the knob lies at a value; asked by nothing here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let controls = Look.current.controls
    let size = CGSize(width: controls.sliderKnobWidth, height: controls.sliderKnobHeight)
    let length = maximumValue - minimumValue
    let part = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return CGRect(
      x: rect.minX + max(0, rect.width - size.width) * part, y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Sets the value, kept between the bounds.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Slides as a person does, and tells.
  package func simulateSlide(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 32)
  }
}

/// A control that goes up and down by steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var current: Double = 0

  /// Kept between the bounds.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The least value.
  open var minimumValue: Double = 0 { didSet { current = max(current, minimumValue) } }
  /// The greatest value.
  open var maximumValue: Double = 100 { didSet { current = min(current, maximumValue) } }
  /// How far a step goes.
  open var stepValue: Double = 1
  /// Whether the value goes round past its bounds.
  open var wraps = false
  /// Whether holding steps again.
  open var autorepeat = true
  /// Whether changes are told while they go on.
  open var isContinuous = true

  /// Steps as a person does, and tells if the value has changed.
  package func simulateStep(up: Bool) {
    guard isEnabled else { return }
    let old = current
    let new = current + (up ? stepValue : -stepValue)
    if wraps, new > maximumValue {
      current = minimumValue
    } else if wraps, new < minimumValue {
      current = maximumValue
    } else {
      value = new
    }
    if current != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Dots that say which of some pages is seen.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
  }
  /// The page that is seen.
  open var currentPage = 0
  /// Whether there are no dots for one page.
  open var hidesForSinglePage = false
  /// The dots' colour.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor?
  /// When there is a background behind the dots; kept.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether dots follow a touch that goes along them; kept.
  open var allowsContinuousInteraction = true
  /// Which way the pages follow each other; kept.
  open var direction = Direction.natural
  /// What stands in place of dots; kept.
  open var preferredIndicatorImage: UIImage?

  /// When there is a background behind dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    case automatic, prominent, minimal
  }

  /// Which way pages follow each other.
  public enum Direction: Int, Hashable, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The room that dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}
