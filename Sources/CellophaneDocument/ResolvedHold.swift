package import CellophaneLook

/// How a view keeps its distance from an edge of what is visible while a list beside it is scrolled.
///
/// In UIKit the list is scrolled within its own frame; a page scrolls as a whole.
package struct ResolvedHold: Codable, Hashable, Sendable {
  package enum Edge: String, Codable, Hashable, Sendable { case upper, lower }

  package var edge: Edge
  /// From that edge of what is visible, in points.
  package var distance: Double
  /// From that edge of what it lies in, in points; `nil` for a view that a stack arranges.
  package var margin: Double?
  /// What hides the list behind and around it, where it lies beside the list and not over it.
  package var backdrop: ResolvedBackdrop?

  package init(
    _ edge: Edge, distance: Double, margin: Double? = nil, backdrop: ResolvedBackdrop? = nil
  ) {
    self.edge = edge
    self.distance = distance
    self.margin = margin
    self.backdrop = backdrop
  }
}

/// A screen's own ground, as wide as the screen, behind what is held at its edge.
package struct ResolvedBackdrop: Codable, Hashable, Sendable {
  /// `nil` for what the screen's lists lie on.
  package var color: LookColor?
  /// How far it reaches above and below the view, in points.
  package var above: Double
  package var below: Double

  package init(color: LookColor?, above: Double, below: Double) {
    self.color = color
    self.above = above
    self.below = below
  }
}
