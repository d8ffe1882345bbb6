/// A stretch of one axis, of which some parts are known.
///
/// Any two of its start, end, middle and size decide the others.
struct LayoutSpan {
  enum Part: Hashable { case start, end, middle, size }

  private(set) var start: CGFloat?
  private(set) var end: CGFloat?
  private(set) var middle: CGFloat?
  private(set) var size: CGFloat?

  init(start: CGFloat? = nil, size: CGFloat? = nil) {
    self.start = start
    self.size = size
    complete()
  }

  /// Whether everything is known.
  var isDecided: Bool { start != nil && size != nil }

  subscript(part: Part) -> CGFloat? {
    switch part {
    case .start: start
    case .end: end
    case .middle: middle
    case .size: size
    }
  }

  /// Takes a part's value where it is not known yet.
  ///
  /// - Returns: Whether that was news.
  mutating func learn(_ part: Part, _ value: CGFloat) -> Bool {
    guard self[part] == nil, !isDecided else { return false }
    switch part {
    case .start: start = value
    case .end: end = value
    case .middle: middle = value
    case .size: size = max(value, 0)
    }
    complete()
    return true
  }

  private mutating func complete() {
    switch (start, end, middle, size) {
    case (let start?, let end?, _, _): size = end - start
    case (let start?, _, let middle?, _): size = (middle - start) * 2
    case (_, let end?, let middle?, _): size = (end - middle) * 2
    default: break
    }
    guard let size else { return }
    if start == nil { start = end.map { $0 - size } ?? middle.map { $0 - size / 2 } }
    guard let start else { return }
    end = start + size
    middle = start + size / 2
  }
}

/// A part of an item on one axis, at a distance.
struct LayoutTerm {
  var item: ObjectIdentifier
  var part: LayoutSpan.Part
  /// Points from the part: a margin, or a baseline's distance from an edge.
  var offset: CGFloat
}

/// A constraint on one axis, its terms looked up.
struct LayoutEquation {
  var left: LayoutTerm
  /// `nil` compares with the constant.
  var right: LayoutTerm?
  var multiplier: CGFloat
  var constant: CGFloat
  var relation: NSLayoutConstraint.Relation
  var priority: Float
}
