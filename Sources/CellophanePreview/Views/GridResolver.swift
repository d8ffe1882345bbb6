internal import CellophaneDocument
internal import UIKit

/// Turns the constraints between a view and its subviews into a grid.
@MainActor struct GridResolver {
  /// The grid and each child's place in it.
  struct Grid {
    var grid: ResolvedGrid?
    var placements: [ResolvedPlacement?]
    /// The container's own size, where constraints give it.
    var width: Double?
    var height: Double?
    var conflicts: [Int]
  }

  let constraints: [NSLayoutConstraint]

  func grid(of container: UIView, _ children: [UIView], fillsHeight: Bool) -> Grid {
    let isConstrained = children.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isConstrained else {
      return Grid(
        grid: nil, placements: children.map { framePlacement(of: $0, in: container) },
        conflicts: [])
    }
    let reader = ConstraintReader(
      container: container, children: children, constraints: constraints,
      fillsHeight: fillsHeight)
    let x = AxisSolver.solve(reader.x)
    let y = AxisSolver.solve(reader.y)
    let placements = children.indices.map { index in
      children[index].translatesAutoresizingMaskIntoConstraints
        ? framePlacement(of: children[index], in: container, x.tracks.count, y.tracks.count)
        : placement(x.spans[index + 1], y.spans[index + 1], aspectRatio(of: children[index]))
    }
    return Grid(
      grid: ResolvedGrid(columns: x.tracks, rows: y.tracks), placements: placements,
      width: x.containerSize, height: y.containerSize,
      conflicts: Set(x.conflicts + y.conflicts).sorted())
  }

  private func placement(
    _ x: AxisSolution.Span, _ y: AxisSolution.Span, _ aspectRatio: Double?
  ) -> ResolvedPlacement {
    ResolvedPlacement(
      columnStart: x.start + 1, columnEnd: max(x.end, x.start + 1) + 1, rowStart: y.start + 1,
      rowEnd: max(y.end, y.start + 1) + 1, horizontal: x.alignment, vertical: y.alignment,
      width: x.size, height: y.size, aspectRatio: aspectRatio, offsetX: x.offset,
      offsetY: y.offset, minimumWidth: x.minimum, maximumWidth: x.maximum,
      minimumHeight: y.minimum, maximumHeight: y.maximum)
  }

  /// Width over height, where a constraint ties one to the other.
  private func aspectRatio(of view: UIView) -> Double? {
    for constraint in constraints
    where constraint.firstItem === view && constraint.secondItem === view
      && constraint.relation == .equal && constraint.multiplier != 0
    {
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.width, .height): return Double(constraint.multiplier)
      case (.height, .width): return 1 / Double(constraint.multiplier)
      default: continue
      }
    }
    return nil
  }

  /// A place from a frame that the author set, or `nil` for a view that fills its superview.
  func framePlacement(
    of view: UIView, in container: UIView, _ columns: Int = 1, _ rows: Int = 1
  ) -> ResolvedPlacement? {
    let frame = view.frame
    let fills = frame == container.bounds
    if fills || frame.isEmpty && view.autoresizingMask.contains(.flexibleWidth) { return nil }
    guard !frame.isEmpty else { return nil }
    return ResolvedPlacement(
      columnEnd: columns + 1, rowEnd: rows + 1, horizontal: .start, vertical: .start,
      width: Double(frame.width), height: Double(frame.height), offsetX: Double(frame.minX),
      offsetY: Double(frame.minY))
  }
}
