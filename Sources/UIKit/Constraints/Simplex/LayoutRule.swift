/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Hashable {
  package struct Term: Hashable {
    package var variable: Int
    package var factor: Double

    package init(_ variable: Int, _ factor: Double) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// A variable may stand in several.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package static func + (left: Self, right: Self) -> Self {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func * (left: Self, factor: Double) -> Self {
    LinearExpression(
      left.terms.map { Term($0.variable, $0.factor * factor) }, constant: left.constant * factor)
  }

  package static func - (left: Self, right: Self) -> Self { left + right * -1 }
}

/// What a constraint wants of an expression: that it is zero, not above it, or not below.
///
/// A content's size is one rule: to be above it matters as much as the contents hug, to be below
/// as much as they resist.
package struct LayoutRule: Hashable {
  package var expression: LinearExpression
  /// The priority of not being above zero; `nil` where it may be.
  package var above: Double?
  /// The priority of not being below zero; `nil` where it may be.
  package var below: Double?
  /// How much the rule counts among those that are as strong, where otherwise several answers are
  /// as good.
  package var rank: Double
  /// The number of the constraint that it stands for.
  package var source: Int?

  package static let required = 1_000.0

  /// The priority of a content's size: where contents are required to hug and to resist, and
  /// constraints say otherwise, constraints are kept.
  package static func content(_ priority: Double) -> Double { min(priority, 999.5) }

  package init(
    _ expression: LinearExpression, above: Double? = nil, below: Double? = nil, rank: Double = 0,
    source: Int? = nil
  ) {
    self.expression = expression
    self.above = above
    self.below = below
    self.rank = rank
    self.source = source
  }

  /// Whether nothing but zero will do.
  var isRequiredEquality: Bool { above == Self.required && below == Self.required }
}
