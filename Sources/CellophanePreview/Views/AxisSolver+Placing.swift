internal import CellophaneDocument

extension AxisSolver {
  /// A place where edges lie: a group of tied edges and the distance in it.
  private struct Line: Hashable {
    var group: Int
    var offset: Double
  }

  /// The length that the order of lines is worked out for; nothing of it reaches the page.
  private static let nominalLength = 1_000.0
  private static let nominalSize = 30.0

  mutating func placed() -> AxisSolution {
    var lines: Set<Line> = []
    for index in isAnchored.indices where isAnchored[index] || index < 2 {
      lines.insert(line(index))
    }
    for bound in problem.edges where bound.relation != .equal {
      if let line = boundLine(bound) { lines.insert(line) }
    }
    let places = nominalPlaces(of: lines)
    let start = line(Self.containerStart.index)
    let end = line(Self.containerEnd.index)
    let inner = lines.subtracting([start, end]).sorted {
      (places[$0] ?? 0, $0.group, $0.offset) < (places[$1] ?? 0, $1.group, $1.offset)
    }
    let ordered = start == end ? [start] + inner : [start] + inner + [end]
    var numbers: [Line: Int] = [:]
    for (number, line) in ordered.enumerated() { numbers[line] = number }
    var spans = (0..<problem.count).map { span(of: $0, numbers, last: ordered.count - 1) }
    for _ in 0..<2 { placeCentered(&spans, last: ordered.count - 1) }
    return AxisSolution(
      tracks: tracks(between: ordered, spans), spans: spans, containerSize: fixedSizes[0],
      conflicts: conflicts)
  }

  private mutating func line(_ index: Int) -> Line {
    let (group, offset) = forest.find(index)
    return Line(group: group, offset: offset)
  }

  /// The line that an inequality keeps a free edge from crossing.
  private mutating func boundLine(_ rule: AxisProblem.EdgeRule) -> Line? {
    if !isAnchored[rule.edge.index], isAnchored[rule.other.index] {
      let line = line(rule.other.index)
      return Line(group: line.group, offset: line.offset + rule.distance)
    }
    if !isAnchored[rule.other.index], isAnchored[rule.edge.index] {
      let line = line(rule.edge.index)
      return Line(group: line.group, offset: line.offset - rule.distance)
    }
    return nil
  }

  /// Where lines would lie if stiff items kept their size and the softest of each chain gave way.
  private mutating func nominalPlaces(of lines: Set<Line>) -> [Line: Double] {
    var groups: [Int: Int] = [:]
    for index in 0..<problem.count * 2 { groups[forest.find(index).group] = 0 }
    for (number, group) in groups.keys.sorted().enumerated() { groups[group] = number }
    var rigid = OffsetForest(count: groups.count)
    let start = line(Self.containerStart.index)
    let end = line(Self.containerEnd.index)
    let order = (1..<max(problem.count, 1)).map { $0 }
      .stablySorted { problem.stiffness[$0] > problem.stiffness[$1] }
    for item in order {
      let first = line(Edge(item: item, side: .start).index)
      let last = line(Edge(item: item, side: .end).index)
      guard let from = groups[first.group], let to = groups[last.group],
        let outerFrom = groups[start.group], let outerTo = groups[end.group]
      else { continue }
      let joined = [rigid.find(from).group, rigid.find(to).group].sorted()
      if joined == [rigid.find(outerFrom).group, rigid.find(outerTo).group].sorted() { continue }
      let size = fixedSizes[item] ?? Self.nominalSize
      _ = rigid.join(to, behind: from, by: first.offset + size - last.offset)
    }
    var places: [Line: Double] = [:]
    for line in lines {
      guard let group = groups[line.group], let from = groups[start.group],
        let to = groups[end.group]
      else { continue }
      let (root, offset) = rigid.find(group)
      let (startRoot, startOffset) = rigid.find(from)
      let (endRoot, endOffset) = rigid.find(to)
      let place = offset + line.offset
      if root == startRoot {
        places[line] = place - startOffset - start.offset
      } else if root == endRoot {
        places[line] = Self.nominalLength + place - endOffset - end.offset
      } else {
        places[line] = Self.nominalLength / 2 + place
      }
    }
    return places
  }

  private mutating func span(
    of item: Int, _ numbers: [Line: Int], last: Int
  ) -> AxisSolution.Span {
    let start = Edge(item: item, side: .start)
    let end = Edge(item: item, side: .end)
    var span = AxisSolution.Span(
      start: 0, end: last, alignment: .fill, size: item == 0 ? nil : fixedSizes[item])
    for rule in problem.sizes where rule.item == item && rule.relation != .equal {
      if rule.relation == .atLeast { span.minimum = max(span.minimum ?? 0, rule.size) }
      if rule.relation == .atMost { span.maximum = min(span.maximum ?? .infinity, rule.size) }
    }
    guard item != 0 else { return span }
    let from = isAnchored[start.index] ? numbers[line(start.index)] : nil
    let to = isAnchored[end.index] ? numbers[line(end.index)] : nil
    span.start = from ?? bound(of: start, numbers) ?? 0
    span.end = to ?? bound(of: end, numbers) ?? last
    switch (from, to) {
    case (_?, _?), (nil, nil): break
    case (_?, nil): span.alignment = .start
    case (nil, _?): span.alignment = .end
    }
    if span.end <= span.start {
      span.end = min(span.start + 1, max(last, 1))
      span.start = span.end - 1
    }
    return span
  }

  private mutating func bound(of edge: Edge, _ numbers: [Line: Int]) -> Int? {
    for rule in problem.edges
    where rule.relation != .equal && (rule.edge == edge || rule.other == edge) {
      if let line = boundLine(rule), let number = numbers[line] { return number }
    }
    return nil
  }

  /// Gives items that only their centre places the lines of what they are centred in.
  private func placeCentered(_ spans: inout [AxisSolution.Span], last: Int) {
    for rule in problem.centers {
      let (item, other, distance) =
        isFree(rule.item)
        ? (rule.item, rule.other, rule.distance) : (rule.other, rule.item, -rule.distance)
      guard item != 0, isFree(item) else { continue }
      let hasBounds = spans[item].start != 0 || spans[item].end != last
      if !hasBounds || other != 0 {
        spans[item].start = spans[other].start
        spans[item].end = spans[other].end
      }
      spans[item].alignment = .center
      spans[item].offset = distance
    }
    let centered = Set(problem.centers.flatMap { [$0.item, $0.other] })
    for item in spans.indices.dropFirst() where isFree(item) && !centered.contains(item) {
      spans[item].alignment = .start
    }
  }

  private func isFree(_ item: Int) -> Bool {
    !isAnchored[Edge(item: item, side: .start).index]
      && !isAnchored[Edge(item: item, side: .end).index]
  }

  // MARK: Tracks

  private mutating func tracks(
    between lines: [Line], _ spans: [AxisSolution.Span]
  ) -> [ResolvedGrid.Track] {
    guard lines.count > 1 else { return [problem.isFilled ? .fraction(1) : .content] }
    var tracks: [ResolvedGrid.Track] = []
    for number in 0..<lines.count - 1 {
      let (from, to) = (lines[number], lines[number + 1])
      if from.group == to.group {
        tracks.append(.fixed(to.offset - from.offset))
      } else {
        tracks.append(track(number, from, to, spans))
      }
    }
    return stretched(tracks, spans)
  }

  private mutating func track(
    _ number: Int, _ from: Line, _ to: Line, _ spans: [AxisSolution.Span]
  ) -> ResolvedGrid.Track {
    for rule in problem.shares {
      for (item, weight) in [(rule.item, rule.multiplier), (rule.other, 1)]
      where item != 0 && spans[item].start == number && spans[item].end == number + 1 {
        return .fraction(weight)
      }
    }
    for rule in problem.edges where rule.relation != .equal {
      let (low, high, distance) =
        rule.relation == .atLeast
        ? (rule.other, rule.edge, rule.distance) : (rule.edge, rule.other, -rule.distance)
      if isAnchored[low.index], isAnchored[high.index], line(low.index) == from,
        line(high.index) == to
      {
        return .atLeast(max(distance, 0))
      }
    }
    let isSpanned = spans.indices.dropFirst().contains {
      spans[$0].start <= number && spans[$0].end > number
    }
    return isSpanned ? .content : .fraction(1)
  }

  /// Gives what is left to the track of the softest item, where nothing else takes it.
  private func stretched(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> [ResolvedGrid.Track] {
    guard problem.isFilled else { return tracks }
    let takesRest = tracks.contains {
      switch $0 {
      case .fraction, .atLeast: true
      case .fixed, .content: false
      }
    }
    guard !takesRest else { return tracks }
    var best: (track: Int, stiffness: Double)?
    for (number, track) in tracks.enumerated() where track == .content {
      let softest = spans.indices.dropFirst()
        .filter { spans[$0].start <= number && spans[$0].end > number }
        .map { fixedSizes[$0] == nil ? problem.stiffness[$0] : .infinity }
      // A track that a stiff item alone decides stays as wide as that item.
      let stiffness = softest.max() ?? 0
      if best.map({ stiffness < $0.stiffness }) ?? true { best = (number, stiffness) }
    }
    var result = tracks
    if let best { result[best.track] = .fraction(1) }
    return result
  }
}
