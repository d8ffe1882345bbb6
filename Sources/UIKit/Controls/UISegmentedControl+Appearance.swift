extension UISegmentedControl {
  /// Which choices something is for.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// What code asks its own look to be: a page shows the colours of titles alone.
  package struct Appearance {
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [String: UIImage] = [:]
    var dividers: [String: UIImage] = [:]
    var contentOffsets: [Int: CGSize] = [:]
    var adjustments: [String: UIOffset] = [:]
  }

  /// Whether titles would have attributes of their own beside colours, or colours in other states.
  package var hasOwnTitles: Bool {
    appearance.attributes.contains { state, attributes in
      let states: [UIControl.State] = [.normal, .selected]
      return attributes.keys.contains { $0 != .foregroundColor }
        || !attributes.isEmpty && !states.contains { $0.rawValue == state }
    }
  }
  /// Whether images would be drawn behind choices or between them.
  package var hasOwnImages: Bool {
    !appearance.backgrounds.isEmpty || !appearance.dividers.isEmpty
  }
  /// Whether choices would stand beside their places.
  package var hasMovedContents: Bool {
    appearance.contentOffsets.values.contains { $0 != .zero }
      || appearance.adjustments.values.contains { $0 != .zero }
  }

  /// Sets attributes of titles in a state. Pages show the colours of titles that are chosen and
  /// that are not; the others are kept.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    appearance.attributes[state.rawValue] = attributes
  }
  /// The attributes of titles in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    appearance.attributes[state.rawValue]
  }

  /// Sets what is drawn behind choices in a state; kept, not shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    appearance.backgrounds["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
  }
  /// What is drawn behind choices in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.backgrounds["\(state.rawValue) \(barMetrics.rawValue)"]
  }

  /// Sets what is drawn between two choices in their states; kept, not shown.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let key = "\(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"
    appearance.dividers[key] = dividerImage
  }
  /// What is drawn between two choices in their states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    appearance.dividers["\(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"]
  }

  /// Moves what a choice shows, in points; kept, not shown.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    appearance.contentOffsets[segment] = offset
  }
  /// How far what a choice shows is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    appearance.contentOffsets[segment] ?? .zero
  }

  /// Moves what choices show, in points; kept, not shown.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    let key = "\(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)"
    appearance.adjustments[key] = adjustment
  }
  /// How far what choices show is moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    appearance.adjustments["\(leftCenterRightOrAlone.rawValue) \(barMetrics.rawValue)"] ?? .zero
  }
}
