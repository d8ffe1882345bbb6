package import CellophaneLook

/// How a stack view arranges its views.
package struct ResolvedStack: Codable, Hashable, Sendable {
  package enum Axis: String, CaseIterable, Codable, Hashable, Sendable { case horizontal, vertical }
  package enum Alignment: String, Codable, Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }
  package enum Distribution: String, Codable, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  package var axis: Axis
  package var spacing: Double
  package var alignment: Alignment
  package var distribution: Distribution
  package var margins: LookInsets

  package init(
    axis: Axis, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .fill, margins: LookInsets = .zero
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.distribution = distribution
    self.margins = margins
  }
}

/// How a view takes part in a stack.
package struct ResolvedTurn: Codable, Hashable, Sendable {
  /// Points before the view beyond the stack's spacing.
  package var gap: Double
  /// Its part in room that is left.
  package var growth: Double
  /// Whether it keeps its size where room lacks.
  package var isRigid: Bool
  /// Whether only its growth decides its size.
  package var startsAtZero: Bool

  package init(
    gap: Double = 0, growth: Double = 0, isRigid: Bool = false, startsAtZero: Bool = false
  ) {
    self.gap = gap
    self.growth = growth
    self.isRigid = isRigid
    self.startsAtZero = startsAtZero
  }
}
