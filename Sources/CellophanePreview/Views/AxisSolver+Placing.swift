internal import CellophaneDocument

extension AxisSolver {
  mutating func placed() -> AxisSolution {
    let broken = frames.broken
    let isExhausted = frames.isExhausted
    let (ordered, places) = orderedLines()
    var numbers: [Line: Int] = [:]
    for (number, line) in ordered.enumerated() { numbers[line] = number }
    var spans: [AxisSolution.Span] = []
    for item in problem.items.indices {
      let parent = item == 0 ? 0...max(ordered.count - 1, 1) : range(of: spans, item)
      spans.append(span(of: item, numbers, in: parent))
    }
    for _ in 0..<2 { placeCentered(&spans, isLast: false) }
    placeCentered(&spans, isLast: true)
    let weights = shareWeights(spans)
    takeShares(&spans, ordered, weights)
    var tracks = tracks(between: ordered, spans, weights)
    checkInequalities(ordered, places)
    keepToFrames(&tracks, &spans)
    for source in broken {
      let issue = AxisIssue(source: source, kind: .contradiction)
      if !issues.contains(issue) { issues.append(issue) }
    }
    return AxisSolution(
      tracks: tracks, spans: spans, issues: issues, isExhausted: isExhausted)
  }

  private func range(of spans: [AxisSolution.Span], _ item: Int) -> ClosedRange<Int> {
    let parent = spans[problem.items[item].parent]
    return parent.start...max(parent.end, parent.start + 1)
  }

  private mutating func span(
    of item: Int, _ numbers: [Line: Int], in parent: ClosedRange<Int>
  ) -> AxisSolution.Span {
    var span = AxisSolution.Span(
      start: parent.lowerBound, end: parent.upperBound, alignment: .fill,
      size: item == 0 ? nil : fixedSizes[item])
    for rule in problem.sizes where rule.item == item && rule.relation != .equal {
      if rule.relation == .atLeast { span.minimum = max(span.minimum ?? 0, rule.size) }
      if rule.relation == .atMost { span.maximum = min(span.maximum ?? .infinity, rule.size) }
    }
    guard item != 0 else { return span }
    let from = isAnchored[start(item).index] ? numbers[line(start(item))] : nil
    let to = isAnchored[end(item).index] ? numbers[line(end(item))] : nil
    span.start = from ?? bounds(of: start(item), numbers).max() ?? parent.lowerBound
    span.end =
      to ?? bounds(of: end(item), numbers).filter { $0 > span.start }.min() ?? parent.upperBound
    span.isOutside = [from, to].contains { $0.map { !parent.contains($0) } ?? false }
    span.start = max(span.start, parent.lowerBound)
    span.end = min(span.end, parent.upperBound)
    switch (from, to) {
    case (_?, _?), (nil, nil): break
    case (_?, nil): span.alignment = .start
    case (nil, _?): span.alignment = .end
    }
    if span.end <= span.start {
      span.end = min(span.start + 1, parent.upperBound)
      span.start = span.end - 1
    }
    return span
  }

  private mutating func bounds(of edge: Edge, _ numbers: [Line: Int]) -> [Int] {
    var found: [Int] = []
    for rule in problem.edges
    where rule.relation != .equal && (rule.edge == edge || rule.other == edge) {
      if let line = boundLine(rule), let number = numbers[line] { found.append(number) }
    }
    return found
  }

  /// Gives items that only their centre places the lines of what they are centred in.
  private mutating func placeCentered(_ spans: inout [AxisSolution.Span], isLast: Bool) {
    for (number, rule) in problem.centers.enumerated() where !settledCenters.contains(number) {
      if let side = rule.side {
        placeOnEdge(rule, side, &spans, isLast: isLast)
        continue
      }
      let (item, other, distance) =
        isFree(rule.item)
        ? (rule.item, rule.other, rule.distance) : (rule.other, rule.item, -rule.distance)
      guard item != 0, isFree(item) else {
        guard isLast else { continue }
        if isSoftlyPinned(rule.item, rule.other, spans) {
          spans[rule.item].alignment = .center
          spans[rule.item].share = ResolvedShare(multiplier: 1, constant: 0)
        } else if rule.priority >= 1000, !isEvenly(rule.item, rule.other, spans) {
          refuse(rule.source, .notDrawn(instead: "its edges where other constraints put them"))
        }
        continue
      }
      let parent = range(of: spans, item)
      let hasBounds =
        spans[item].start != parent.lowerBound || spans[item].end != parent.upperBound
      if !hasBounds || other != 0 {
        spans[item].start = max(spans[other].start, parent.lowerBound)
        spans[item].end = min(spans[other].end, parent.upperBound)
      }
      spans[item].alignment = .center
      spans[item].away = (rule.multiplier - 1) / 2
      spans[item].offset = distance + (spans[other].alignment == .center ? spans[other].offset : 0)
    }
    let centered = Set(problem.centers.flatMap { [$0.item, $0.other] })
    for item in spans.indices.dropFirst() where isFree(item) && !centered.contains(item) {
      spans[item].alignment = .start
    }
  }

  /// A centre on an edge: it starts at the edge's line and half of it lies before.
  private mutating func placeOnEdge(
    _ rule: AxisProblem.CenterRule, _ side: AxisProblem.Side, _ spans: inout [AxisSolution.Span],
    isLast: Bool
  ) {
    let parent = range(of: spans, rule.item)
    let other = spans[rule.other]
    let number = side == .start ? other.start : other.end
    guard isFree(rule.item), rule.other != 0 || side == .start, number < parent.upperBound else {
      if isLast { refuse(rule.source, .notDrawn(instead: "its edges beside that one")) }
      return
    }
    spans[rule.item].start = number
    spans[rule.item].end = parent.upperBound
    spans[rule.item].alignment = .start
    spans[rule.item].isCenteredOnStart = true
    spans[rule.item].offset = rule.distance
  }

  /// Whether an item is pinned to both edges of what it is centred in, up to a greatest size.
  private func isSoftlyPinned(_ item: Int, _ other: Int, _ spans: [AxisSolution.Span]) -> Bool {
    item != 0 && spans[item].maximum != nil && spans[item].alignment == .fill
  }

  /// Whether the same rest lies on both sides of an item with lines on both sides.
  private func isEvenly(_ item: Int, _ other: Int, _ spans: [AxisSolution.Span]) -> Bool {
    problem.items[item].sharesLines && other == 0
  }
}
