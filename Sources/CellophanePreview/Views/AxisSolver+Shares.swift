internal import CellophaneDocument

extension AxisSolver {
  /// Weights of items whose sizes are multiples of each other's, where tracks can say it.
  mutating func shareWeights(_ spans: [AxisSolution.Span]) -> [Int: Double] {
    var weights: [Int: Double] = [:]
    let open = problem.shares.enumerated().filter { number, rule in
      rule.relation == .equal && !settledShares.contains(number) && rule.other != 0
        && rule.item != 0
    }.map(\.element)
    for rule in open {
      let isDrawn =
        rule.constant == 0 && rule.multiplier > 0
        && [rule.item, rule.other].allSatisfy { hasOwnTrack($0, spans) }
      guard isDrawn else {
        refuse(rule.source, .notDrawn(instead: "each at its contents' size"))
        continue
      }
      if let weight = weights[rule.other] {
        weights[rule.item] = weight * rule.multiplier
      } else if let weight = weights[rule.item] {
        weights[rule.other] = weight / rule.multiplier
      } else {
        weights[rule.other] = 1
        weights[rule.item] = rule.multiplier
      }
    }
    guard let least = weights.values.min(), least < 1 else { return weights }
    return weights.mapValues { $0 / least }
  }

  private func hasOwnTrack(_ item: Int, _ spans: [AxisSolution.Span]) -> Bool {
    isAnchored[start(item).index] && isAnchored[end(item).index]
      && spans[item].end == spans[item].start + 1
  }

  /// Sizes that are parts of the container's become parts of the area that the item lies in.
  mutating func takeShares(
    _ spans: inout [AxisSolution.Span], _ lines: [Line], _ weights: [Int: Double]
  ) {
    for (number, rule) in problem.shares.enumerated() where !settledShares.contains(number) {
      if rule.relation == .equal, weights[rule.item] != nil, rule.other != 0 { continue }
      if rule.relation == .equal, rule.other != 0 { continue }
      guard rule.item != 0 else { continue }
      guard let area = restOfArea(spans[rule.item], lines, of: rule.other, spans) else {
        if rule.relation == .equal, hasOwnTrack(rule.item, spans), rule.other == 0 { continue }
        refuse(rule.source, .notDrawn(instead: "it at its contents' size"))
        continue
      }
      let share = ResolvedShare(
        multiplier: rule.multiplier, constant: rule.multiplier * area + rule.constant)
      switch rule.relation {
      case .equal:
        if spans[rule.item].alignment != .fill || isFree(rule.item) {
          spans[rule.item].share = share
        }
      case .atLeast: spans[rule.item].minimumShare = share
      case .atMost: spans[rule.item].maximumShare = share
      }
    }
  }

  /// How much longer an item is than the area that another lies in, where that is fixed.
  private mutating func restOfArea(
    _ span: AxisSolution.Span, _ lines: [Line], of other: Int, _ spans: [AxisSolution.Span]
  ) -> Double? {
    guard lines.indices.contains(span.start), lines.indices.contains(span.end) else {
      return span.start == 0 && other == 0 ? 0 : nil
    }
    let (from, to) = (lines[span.start], lines[span.end])
    let (outerFrom, outerTo) = (line(start(other)), line(end(other)))
    guard from.group == outerFrom.group, to.group == outerTo.group else { return nil }
    return from.offset - outerFrom.offset + outerTo.offset - to.offset
  }

  /// Says which inequalities between lines the order and the tracks do not keep.
  mutating func checkInequalities(_ lines: [Line], _ places: [Line: Double]) {
    for rule in problem.edges where rule.relation != .equal && rule.priority >= 1000 {
      guard isAnchored[rule.edge.index], isAnchored[rule.other.index] else { continue }
      let (edge, other) = (line(rule.edge), line(rule.other))
      let sign = rule.relation == .atLeast ? 1.0 : -1.0
      if edge.group == other.group {
        if (edge.offset - other.offset - rule.distance) * sign < -0.01 {
          refuse(rule.source, .contradiction)
        }
        continue
      }
      guard let place = places[edge], let otherPlace = places[other] else { continue }
      if (place - otherPlace - rule.distance) * sign < -0.01 {
        refuse(rule.source, .notDrawn(instead: "each where its other constraints put it"))
      }
    }
  }
}
