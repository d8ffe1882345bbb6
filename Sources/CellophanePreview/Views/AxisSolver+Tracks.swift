internal import CellophaneDocument

extension AxisSolver {
  mutating func tracks(
    between lines: [Line], _ spans: [AxisSolution.Span], _ weights: [Int: Double]
  ) -> [ResolvedGrid.Track] {
    guard lines.count > 1 else { return [problem.isFilled ? .fraction(1) : .content] }
    var tracks: [ResolvedGrid.Track] = []
    for number in 0..<lines.count - 1 {
      let (from, to) = (lines[number], lines[number + 1])
      if from.group == to.group {
        tracks.append(.fixed(to.offset - from.offset))
      } else {
        tracks.append(track(number, from, to, spans, weights))
      }
    }
    tracks = widened(tracks, lines)
    tracks =
      problem.isFilled
      ? stretched(grown(tracks, lines), spans) : loosened(tracks, spans)
    return kept(tracks, spans)
  }

  private mutating func track(
    _ number: Int, _ from: Line, _ to: Line, _ spans: [AxisSolution.Span],
    _ weights: [Int: Double]
  ) -> ResolvedGrid.Track {
    func isAlone(_ item: Int) -> Bool {
      item != 0 && spans[item].start == number && spans[item].end == number + 1
        && isAnchored[start(item).index] && isAnchored[end(item).index]
    }
    if let inset = readableInset(from, to) { return inset }
    for (share, rule) in problem.shares.enumerated()
    where rule.relation == .equal && rule.other == 0 && !settledShares.contains(share) {
      guard isAlone(rule.item) else { continue }
      return .share(ResolvedShare(multiplier: rule.multiplier, constant: rule.constant))
    }
    for (item, weight) in weights.sorted(by: { $0.key < $1.key }) where isAlone(item) {
      return .fraction(weight)
    }
    if let distance = leastDistance(from, to) { return .atLeast(distance) }
    let isSpanned = spans.indices.dropFirst().contains {
      spans[$0].start <= number && spans[$0].end > number && !problem.items[$0].sharesLines
    }
    return isSpanned ? .content : .atLeast(0)
  }

  /// What inequalities keep free between lines of two items.
  private var gaps: [(low: Edge, high: Edge, distance: Double, source: Int?)] {
    problem.edges.compactMap { rule in
      if rule.relation == .equal { return nil }
      let (low, high, distance) =
        rule.relation == .atLeast
        ? (rule.other, rule.edge, rule.distance) : (rule.edge, rule.other, -rule.distance)
      guard low.item != high.item, isAnchored[low.index], isAnchored[high.index] else { return nil }
      return (low, high, distance, rule.source)
    }
  }

  private mutating func leastDistance(_ from: Line, _ to: Line) -> Double? {
    var least: Double?
    for (low, high, distance, _) in gaps {
      let (lowLine, highLine) = (line(low), line(high))
      guard lowLine.group == from.group, highLine.group == to.group else { continue }
      let rest = distance + lowLine.offset - from.offset + to.offset - highLine.offset
      // A track between lines on either side of the two is as much longer.
      guard lowLine == from || highLine == to || rest > 0 else { continue }
      least = max(least ?? 0, rest, 0)
    }
    return least
  }

  /// Gives a gap what an inequality over several tracks keeps free, less what Auto Layout gives to
  /// the others.
  private mutating func widened(
    _ tracks: [ResolvedGrid.Track], _ lines: [Line]
  ) -> [ResolvedGrid.Track] {
    let gaps = gaps.filter { $0.distance > 0 }
    if gaps.isEmpty { return tracks }
    var result = tracks
    let places = lines.map { place(of: $0) }
    for (low, high, distance, source) in gaps {
      guard source.map({ !frames.broken.contains($0) }) ?? true,
        let start = lines.firstIndex(of: line(low)), let end = lines.firstIndex(of: line(high)),
        start + 1 < end, let from = places[start], let to = places[end]
      else { continue }
      for number in (start..<end).reversed() {
        guard case .atLeast(let least) = result[number], let near = places[number],
          let far = places[number + 1]
        else { continue }
        let rest = ((distance - (to - from) + far - near) * 100).rounded() / 100
        guard rest > least else { break }
        // Parts of what is left are as long as the longest of them, where nothing is filled.
        result[number] = problem.isFilled ? .atLeast(rest) : .fixed(rest)
        break
      }
    }
    return result
  }

  private mutating func readableInset(_ from: Line, _ to: Line) -> ResolvedGrid.Track? {
    for rule in problem.readable {
      let (owner, inner) = (line(start(rule.owner)), line(start(rule.item)))
      if from.group == owner.group, to.group == inner.group {
        let rest = owner.offset - from.offset + to.offset - inner.offset
        return .readable(margin: rule.leading, rest: rest)
      }
      let (ownerEnd, innerEnd) = (line(end(rule.owner)), line(end(rule.item)))
      if from.group == innerEnd.group, to.group == ownerEnd.group {
        let rest = innerEnd.offset - from.offset + to.offset - ownerEnd.offset
        return .readable(margin: rule.trailing, rest: rest)
      }
    }
    return nil
  }

  /// Lets those tracks grow that do where the container does.
  private mutating func grown(
    _ tracks: [ResolvedGrid.Track], _ lines: [Line]
  ) -> [ResolvedGrid.Track] {
    let places = lines.map { (place(of: $0) ?? 0, growth(of: $0)) }
    let growths = zip(places, places.dropFirst()).map { $1.1 - $0.1 }
    var result = tracks
    var isTaken = false
    let takers = tracks.indices.filter { tracks[$0] == .content && growths[$0] > 0.001 }
    let least = takers.map { growths[$0] }.min() ?? 1
    for (number, track) in tracks.enumerated() where growths[number] > 0.001 {
      switch track {
      case .content: result[number] = .fraction((growths[number] / least * 1_000).rounded() / 1_000)
      case .atLeast: break
      default: continue
      }
      isTaken = true
    }
    guard isTaken else { return tracks }
    for (number, track) in tracks.enumerated() where growths[number] <= 0.001 {
      // A gap that need not be longer is as long as it is.
      if case .atLeast = track { result[number] = .fixed(places[number + 1].0 - places[number].0) }
    }
    return result
  }

  /// Gives what is left to the track of the softest item, where nothing else takes it.
  private func stretched(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> [ResolvedGrid.Track] {
    let takesRest = tracks.contains {
      switch $0 {
      case .fraction, .atLeast: true
      default: false
      }
    }
    guard !takesRest else { return tracks }
    var best: (track: Int, stiffness: Double)?
    for (number, track) in tracks.enumerated() where track == .content {
      // What does not reach both lines has room beside it, which costs nothing.
      let stiffness = covering(number, spans)
        .filter { spans[$0].alignment == .fill || fixedSizes[$0] != nil }
        .map { fixedSizes[$0] == nil ? problem.items[$0].stiffness : .infinity }
      // A track that a stiff item alone decides stays as wide as that item.
      let most = stiffness.max() ?? 0
      if best.map({ most < $0.stiffness }) ?? true { best = (number, most) }
    }
    var result = tracks
    if let best { result[best.track] = .fraction(1) }
    return result
  }

  /// Gives what an item over several tracks needs more than they do to one that no other item has
  /// to fill, so that it does not part what is tied.
  private func loosened(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> [ResolvedGrid.Track] {
    let contents = tracks.indices.filter { tracks[$0] == .content }
    let long = spans.indices.dropFirst().filter { item in
      contents.count { spans[item].start <= $0 && spans[item].end > $0 } > 1
    }
    guard !long.isEmpty else { return tracks }
    let loose = contents.filter { number in
      covering(number, spans).allSatisfy { long.contains($0) || spans[$0].alignment != .fill }
    }
    guard loose.count < contents.count, let last = loose.last else { return tracks }
    var result = tracks
    result[last] = .fraction(1)
    return result
  }

  private func covering(_ track: Int, _ spans: [AxisSolution.Span]) -> [Int] {
    spans.indices.dropFirst().filter {
      spans[$0].start <= track && spans[$0].end > track && !problem.items[$0].sharesLines
    }
  }

  /// Keeps tracks whole whose text resists being cut more than another's does.
  private func kept(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> [ResolvedGrid.Track] {
    let cuttable = spans.indices.dropFirst().filter {
      problem.items[$0].isCuttable && fixedSizes[$0] == nil
    }
    let resistances = cuttable.map { problem.items[$0].resistance }
    guard let least = resistances.min(), let most = resistances.max(), least < most else {
      return tracks
    }
    var result = tracks
    for number in tracks.indices {
      let own = cuttable.filter { spans[$0].start == number && spans[$0].end == number + 1 }
      guard let resistance = own.map({ problem.items[$0].resistance }).max(), resistance > least
      else { continue }
      switch tracks[number] {
      case .content: result[number] = .wholeContent
      case .fraction(let part): result[number] = .wholeFraction(part)
      default: break
      }
    }
    return result
  }
}
