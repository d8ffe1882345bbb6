/// Choices side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of a selection that is none.
  public static let noSegment = -1

  /// One choice.
  package struct Choice {
    package var title: String?
    package var image: UIImage?
    package var action: UIAction?
    package var isEnabled = true
    package var width: CGFloat = 0
  }

  package private(set) var segments: [Choice] = []
  /// Whether a choice is forgotten at once.
  open var isMomentary = false
  /// Whether choices are as wide as their contents.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of what is chosen.
  open var selectedSegmentTintColor: UIColor?
  private var selection = noSegment
  var appearance = Appearance()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes choices of strings and images; others are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(Choice(title: title))
      } else if let image = item as? UIImage {
        segments.append(Choice(image: image))
      }
    }
  }

  /// Makes choices of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Choice(title: $0.title, image: $0.image, action: $0) }
  }

  /// How many choices there are.
  open var numberOfSegments: Int { segments.count }
  /// `noSegment` without a selection.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        raise("Segment \(newValue) is out of bounds: there are \(segments.count).")
      }
      selection = newValue
    }
  }

  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Choice(title: title), at: segment)
  }
  /// Adds a choice.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Choice(image: image), at: segment)
  }
  /// Adds a choice.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Choice(title: action.title, image: action.image, action: action), at: segment)
  }
  private func insert(_ segment: Choice, at index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    if selection >= index { selection += 1 }
  }
  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment { selection = Self.noSegment }
    if selection > segment { selection -= 1 }
  }
  /// Takes every choice away.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
  }
  /// Sets a choice's words.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  /// A choice's words.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  /// Sets a choice's drawing.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
  }
  /// A choice's drawing.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  /// Sets what choosing does, with its words and drawing.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].action = action
    segments[segment].title = action.title
    segments[segment].image = action.image
  }
  /// What choosing does.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  /// Sets whether a choice can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  /// Whether a choice can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  /// Points; 0 takes the content's.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    segments[segment].width = width
  }
  /// A choice's width in points; 0 takes the content's.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }

  /// Chooses as a person does, and tells.
  package func simulateChoice(of index: Int) {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled,
      isMomentary || selection != index
    else { return }
    selection = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selection = Self.noSegment }
  }

  open override var intrinsicContentSize: CGSize {
    let measure = TextMeasure(font: .systemFont(ofSize: 13))
    let widths = segments.map { segment in
      segment.width > 0
        ? segment.width
        : (segment.title.map { measure.width(of: Substring($0)) } ?? segment.image?.size.width ?? 0)
          + 20
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(widths.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
