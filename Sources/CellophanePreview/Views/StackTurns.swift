internal import CellophaneDocument
internal import UIKit

/// How the views of a stack share its room.
@MainActor struct StackTurns {
  private let stack: UIStackView
  private let views: [UIView]
  /// Along the stack, of the views that constraints give one.
  private let fixedSizes: [Double?]
  private let axis: LayoutAxis

  /// - Parameter placements: What constraints give each view by itself.
  init(_ stack: UIStackView, _ views: [UIView], _ placements: [ResolvedPlacement?]) {
    self.stack = stack
    self.views = views
    let isAcross = stack.axis == .horizontal
    fixedSizes = placements.map { isAcross ? $0?.width : $0?.height }
    axis = isAcross ? .x : .y
  }

  /// One for each view.
  var turns: [ResolvedTurn] {
    var turns = views.map { _ in ResolvedTurn() }
    for index in views.indices.dropFirst() {
      let gap = stack.gap(after: views[index - 1]) - stack.usualGap
      turns[index].gap = Double(gap)
    }
    switch stack.distribution {
    case .fill: grow(&turns)
    case .fillProportionally: proportion(&turns)
    case .equalCentering: center(&turns)
    case .fillEqually, .equalSpacing: break
    }
    keep(&turns)
    return turns
  }

  private func intrinsic(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    return axis == .x ? size.width : size.height
  }

  /// Room that is left goes to the view that hugs its contents least: first one that has none.
  private func grow(_ turns: inout [ResolvedTurn]) {
    var best: (index: Int, stiffness: Double)?
    for (index, view) in views.enumerated() where fixedSizes[index] == nil {
      var stiffness = view.firmness(axis).stiffness
      if view.isSpacer(along: axis.direction) { stiffness -= 1_000 }
      // Of two alike the later one gives way, as text beside a symbol does.
      if best.map({ stiffness <= $0.stiffness }) ?? true { best = (index, stiffness) }
    }
    if let best, views.count > 1 || axis == .y { turns[best.index].growth = 1 }
    if let best, views.count == 1, axis == .x { turns[best.index].growth = 1 }
  }

  /// Neighbours that are narrower are farther apart, so that their centres are as far as others'.
  private func center(_ turns: inout [ResolvedTurn]) {
    let lengths = zip(views, fixedSizes).map { $1 ?? Double(intrinsic($0)) }
    guard lengths.allSatisfy({ $0 > 0 }) else { return }
    let distances = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    for (index, distance) in distances.enumerated() {
      turns[index + 1].gap += (distances.max() ?? 0) - distance
    }
  }

  private func proportion(_ turns: inout [ResolvedTurn]) {
    let sizes = views.map { intrinsic($0) }
    for index in views.indices {
      turns[index].growth = sizes[index] > 0 ? Double(sizes[index]) : 1
      // A column's height may be that of its views, which is none where each begins at nothing. What is
      // left is shared by what they ask for, so that from there on they are in proportion too.
      turns[index].startsAtZero = axis == .x && sizes.allSatisfy { $0 > 0 }
    }
  }

  /// Keeps the views whole that resist being cut more than another does.
  private func keep(_ turns: inout [ResolvedTurn]) {
    guard stack.distribution != .fillEqually else { return }
    let resistances = views.map { $0.firmness(axis).resistance + ($0 is UILabel ? 0 : 0.5) }
    guard let least = resistances.min() else { return }
    for (index, view) in views.enumerated() {
      let isFixed = fixedSizes[index] != nil
      let isSpacer = view.isSpacer(along: axis.direction)
      if isFixed || resistances[index] > least && !(view is UIStackView) && !isSpacer {
        turns[index].isRigid = true
      }
    }
  }
}

extension UIStackView {
  /// Points between neighbours that were given no gap of their own.
  var usualGap: CGFloat { spacing == UIStackView.spacingUseSystem ? 8 : spacing }
}
