/// Finds spans along one axis by following equations from what is known to what is not.
///
/// This is no simplex: where several priorities compete, the higher one is followed and the lower
/// one gives way. It decides the frames that author code may ask for; a page places views itself.
struct AxisPlacement {
  /// An item whose contents ask for a size.
  struct Wish {
    var item: ObjectIdentifier
    var hugging: Float
    var size: CGFloat
  }

  private(set) var spans: [ObjectIdentifier: LayoutSpan] = [:]
  private var equations: [LayoutEquation]

  init(spans: [ObjectIdentifier: LayoutSpan], equations: [LayoutEquation]) {
    self.spans = spans
    self.equations = equations.sorted { $0.priority > $1.priority }
  }

  /// Decides what can be decided: strong equations, then contents, then weak ones.
  mutating func solve(_ wishes: [Wish]) {
    follow { $0.priority > UILayoutPriority.defaultLow.rawValue }
    let order = wishes.sorted { ($0.hugging, $0.size) > ($1.hugging, $1.size) }
    for wish in order where spans[wish.item]?.size == nil {
      learn(wish.item, .size, bounded(wish))
      follow { $0.priority > UILayoutPriority.defaultLow.rawValue }
    }
    follow { _ in true }
    followBounds()
    follow { _ in true }
  }

  private mutating func learn(
    _ item: ObjectIdentifier, _ part: LayoutSpan.Part, _ value: CGFloat
  ) {
    _ = spans[item]?.learn(part, value)
  }

  private func value(of term: LayoutTerm) -> CGFloat? {
    spans[term.item]?[term.part].map { $0 + term.offset }
  }

  /// What the right side of an equation comes to, where it is known.
  private func target(of equation: LayoutEquation) -> CGFloat? {
    guard let right = equation.right else { return equation.constant }
    return value(of: right).map { $0 * equation.multiplier + equation.constant }
  }

  private mutating func follow(_ condition: (LayoutEquation) -> Bool) {
    let chosen = equations.filter { $0.relation == .equal && condition($0) }
    var isMoving = true
    while isMoving {
      isMoving = false
      for equation in chosen where follow(equation) { isMoving = true }
    }
  }

  /// Follows an equation from its known side to the other.
  ///
  /// - Returns: Whether something became known.
  private mutating func follow(_ equation: LayoutEquation) -> Bool {
    let left = equation.left
    if let target = target(of: equation) {
      return spans[left.item]?.learn(left.part, target - left.offset) ?? false
    }
    guard let right = equation.right, equation.multiplier != 0, let value = value(of: left) else {
      return false
    }
    let other = (value - equation.constant) / equation.multiplier - right.offset
    return spans[right.item]?.learn(right.part, other) ?? false
  }

  /// A content's size within the bounds that are known already.
  private func bounded(_ wish: Wish) -> CGFloat {
    var size = wish.size
    guard let span = spans[wish.item] else { return size }
    for equation in equations where equation.relation != .equal {
      guard equation.left.item == wish.item, let target = target(of: equation) else { continue }
      let bound = target - equation.left.offset
      guard let limit = Self.limit(of: equation.left.part, bound, span) else { continue }
      let isUpper = (equation.relation == .lessThanOrEqual) == (equation.left.part != .start)
      size = isUpper ? min(size, max(limit, 0)) : max(size, limit)
    }
    return size
  }

  /// The size at which a part of a span would reach a bound.
  private static func limit(
    of part: LayoutSpan.Part, _ bound: CGFloat, _ span: LayoutSpan
  ) -> CGFloat? {
    switch part {
    case .size: bound
    case .end: span.start.map { bound - $0 }
    case .start: span.end.map { $0 - bound }
    case .middle: nil
    }
  }

  /// Takes bounds for values where nothing else decides, the farthest of several.
  private mutating func followBounds() {
    for equation in equations where equation.relation != .equal {
      guard let right = equation.right else { continue }
      let isReversed = equation.relation == .lessThanOrEqual
      if !isReversed, spans[equation.left.item]?[equation.left.part] == nil,
        let farthest = farthest(equation.left)
      {
        learn(equation.left.item, equation.left.part, farthest)
      } else if isReversed, spans[right.item]?[right.part] == nil,
        let farthest = farthest(right)
      {
        learn(right.item, right.part, farthest)
      } else {
        _ = follow(equation)
      }
    }
  }

  /// The greatest of the values that a term has to reach.
  private func farthest(_ term: LayoutTerm) -> CGFloat? {
    equations.compactMap { equation -> CGFloat? in
      switch equation.relation {
      case .equal: return nil
      case .greaterThanOrEqual:
        guard equation.left.item == term.item, equation.left.part == term.part else { return nil }
        return target(of: equation).map { $0 - equation.left.offset }
      case .lessThanOrEqual:
        guard let right = equation.right, right.item == term.item, right.part == term.part,
          equation.multiplier != 0
        else { return nil }
        return value(of: equation.left).map {
          ($0 - equation.constant) / equation.multiplier - right.offset
        }
      }
    }.max()
  }
}
