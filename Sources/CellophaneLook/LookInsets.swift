/// Distances from the four edges, in points, in reading direction.
package struct LookInsets: Codable, Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package init(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  package static let zero = LookInsets(0, 0, 0, 0)
}
