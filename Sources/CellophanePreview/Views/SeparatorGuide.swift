internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Reads where an author's constraints put a list cell's separator.
@MainActor struct SeparatorGuide {
  let cell: UICollectionViewListCell
  let gathering: PageGathering

  /// The separator's insets from the cell's edges; `nil` where no constraint moves it.
  func insets() -> (leading: Double?, trailing: Double?)? {
    guard let guide = cell.givenSeparatorGuide else { return nil }
    let constraints = cell.contentView.constraintsInAndAround
    let own = constraints.filter {
      $0.isActive && ($0.firstItem === guide || $0.secondItem === guide)
    }
    guard !own.isEmpty else { return nil }
    let crossings = CrossedViews(in: cell.contentView, constraints)
    let reader = AxisReader(
      cell.contentView, .x, crossings, constraints, isFilled: true, around: guide)
    guard let number = reader.items[ObjectIdentifier(guide)] else { return nil }
    let insets = SolvedAxes.insets(of: number, in: reader.problem)
    for constraint in own where constraint.firstAttribute.layoutAxis == .x {
      let ends = [constraint.firstAttribute, constraint.secondAttribute]
      let isTrailing = ends.contains(.trailing) || ends.contains(.right)
      guard (isTrailing ? insets.trailing : insets.leading) == nil else { continue }
      let place = constraint.place.map { " (\($0.words))" } ?? ""
      gathering.note(
        "constraint-not-drawn",
        "the constraint '\(constraint.words)'\(place) puts the separator where only contents decide; "
          + "drawn instead: the separator from where the list puts it")
    }
    return insets
  }
}

extension AxisSolver {
  /// How far an item lies inside the container's edges, where that is fixed.
  static func insets(of item: Int, in problem: AxisProblem) -> (leading: Double?, trailing: Double?)
  {
    var solver = solved(problem)
    func inset(_ edge: Edge, _ outer: Edge) -> Double? {
      let (own, other) = (solver.line(edge), solver.line(outer))
      return own.group == other.group ? own.offset - other.offset : nil
    }
    return (
      inset(solver.start(item), containerStart), inset(containerEnd, solver.end(item))
    )
  }
}
