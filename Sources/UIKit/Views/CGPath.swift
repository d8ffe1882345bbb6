/// The outline of a shape, as layers take it.
public final class CGPath: Hashable {
  package let steps: [UIBezierPath.Step]

  init(_ steps: [UIBezierPath.Step]) {
    self.steps = steps
  }

  /// Whether two outlines have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left.steps == right.steps
  }

  /// Feeds what makes values equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps.count)
  }
}

extension UIBezierPath {
  /// The path as layers take it.
  public var cgPath: CGPath { CGPath(steps) }
}
