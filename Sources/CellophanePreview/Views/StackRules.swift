internal import UIKit

/// Says as rules what a stack view does, where its views share lines with others.
@MainActor struct StackRules {
  typealias Edge = AxisProblem.Edge

  private let stack: UIStackView
  private let axis: LayoutAxis
  private let number: Int
  private let views: [UIView]
  private let numbers: [Int]
  private let margins: (before: Double, after: Double)

  init(_ stack: UIStackView, _ axis: LayoutAxis, _ items: [ObjectIdentifier: Int]) {
    self.stack = stack
    self.axis = axis
    number = items[ObjectIdentifier(stack)] ?? 0
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    numbers = views.compactMap { items[ObjectIdentifier($0)] }
    let own =
      stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
    margins =
      axis == .x
      ? (Double(own.leading), Double(own.trailing)) : (Double(own.top), Double(own.bottom))
  }

  func add(to problem: inout AxisProblem) {
    guard numbers.count == views.count, !views.isEmpty else { return }
    if stack.axis == axis.direction { chain(&problem) } else { align(&problem) }
  }

  private func tie(
    _ item: Int, _ side: AxisProblem.Side, _ relation: AxisProblem.Relation = .equal,
    to other: Int, _ otherSide: AxisProblem.Side, by distance: Double
  ) -> AxisProblem.EdgeRule {
    AxisProblem.EdgeRule(
      edge: Edge(item: item, side: side), relation: relation,
      other: Edge(item: other, side: otherSide), distance: distance)
  }

  // MARK: Along

  private func chain(_ problem: inout AxisProblem) {
    problem.edges.append(tie(numbers[0], .start, to: number, .start, by: margins.before))
    problem.edges.append(
      tie(numbers[numbers.count - 1], .end, to: number, .end, by: -margins.after))
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for index in views.indices.dropLast() {
      problem.edges.append(
        tie(
          numbers[index + 1], .start, isLoose ? .atLeast : .equal, to: numbers[index], .end,
          by: Double(stack.gap(after: views[index]))))
    }
    for index in views.indices.dropFirst() {
      guard let share = share(of: views[index], beside: views[0]) else { continue }
      problem.shares.append(
        AxisProblem.ShareRule(
          item: numbers[index], relation: .equal, other: numbers[0], multiplier: share,
          constant: 0))
    }
  }

  private func share(of view: UIView, beside first: UIView) -> Double? {
    switch stack.distribution {
    case .fillEqually: return 1
    case .fillProportionally:
      let sizes = [view, first].map { view in
        axis == .x ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      }
      return sizes[0] > 0 && sizes[1] > 0 ? Double(sizes[0] / sizes[1]) : nil
    default: return nil
    }
  }

  // MARK: Across

  private func align(_ problem: inout AxisProblem) {
    let reference = firstStanding
    for (item, view) in zip(numbers, views) {
      let start = tie(item, .start, to: number, .start, by: margins.before)
      let end = tie(item, .end, to: number, .end, by: -margins.after)
      var looseStart = start
      looseStart.relation = .atLeast
      var looseEnd = end
      looseEnd.relation = .atMost
      switch stack.alignment {
      case .fill: problem.edges += [start, end]
      case .leading: problem.edges += [start, looseEnd]
      case .trailing: problem.edges += [looseStart, end]
      case .center:
        problem.edges += [looseStart, looseEnd]
        problem.centers.append(
          AxisProblem.CenterRule(
            item: item, other: number, distance: (margins.before - margins.after) / 2))
      case .firstBaseline:
        let lowered = reference - firstLine(of: view)
        problem.edges += [
          tie(item, .start, to: number, .start, by: margins.before + Double(lowered)), looseEnd,
        ]
      case .lastBaseline:
        let raised = views.compactMap(\.lastBaselineInset).max() ?? 0
        let distance = -margins.after - Double(raised - (view.lastBaselineInset ?? 0))
        problem.edges += [looseStart, tie(item, .end, to: number, .end, by: distance)]
      }
    }
  }

  /// How far the first lines stand under the top of the highest of the views.
  private var firstStanding: CGFloat { views.map(firstLine).max() ?? 0 }

  /// How far a view's first line stands under its top: without text, that is all of its height.
  private func firstLine(of view: UIView) -> CGFloat {
    view.firstBaselineInset ?? max(view.intrinsicContentSize.height, 0)
  }
}
