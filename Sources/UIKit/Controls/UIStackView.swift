/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The start of a row's cross axis.
    public static let top = Alignment.leading
    /// The end of a row's cross axis.
    public static let bottom = Alignment.trailing
  }

  /// The gap of a stack view that takes the system's.
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38
  /// The gap of a view that takes the stack view's.
  public static let spacingUseDefault: CGFloat = 3.4028234663852886e+38

  /// In order along the axis.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether views lie in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How views share the room along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where views lie across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// Points between neighbours.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether gaps are measured between lines of text.
  open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var gaps: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // A view's own does not fail.
    super.init(coder: coder)!
  }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.count)
  }

  /// Adds a view among the others, or moves it there.
  ///
  /// - Precondition: The index is at most the number of views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      raise(
        "Index \(stackIndex) is out of bounds for an arrangement of "
          + "\(arrangedSubviews.count) views.")
    }
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    var place = index
    if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: old)
      if old < place { place -= 1 }
    }
    arrangedSubviews.insert(view, at: min(place, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    gaps[ObjectIdentifier(subview)] = nil
  }

  /// Sets the gap after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    gaps[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }

  /// The gap after a view, in points; `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view, in points, with every default filled in.
  package func gap(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    let gap = own == Self.spacingUseDefault ? spacing : own
    return gap == Self.spacingUseSystem ? 8 : gap
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    StackArrangement(self).place()
  }
}
