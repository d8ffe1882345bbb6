internal import CellophaneDocument

extension AxisSolver {
  /// Where a line lies at the declared length: where the items lie whose edges are on it.
  mutating func place(of line: Line) -> Double? {
    edgeBeside(line).map { edge, offset in frames.place(of: edge) + offset }
  }

  /// How much of each further point of length lies before a line.
  mutating func growth(of line: Line) -> Double {
    edgeBeside(line).map { frames.growth(of: $0.0) } ?? 0
  }

  /// An edge of a line's group, and how far behind it the line lies.
  private mutating func edgeBeside(_ line: Line) -> (Edge, Double)? {
    for item in problem.items.indices {
      for edge in [start(item), end(item)] {
        let (group, offset) = forest.find(edge.index)
        if group == line.group { return (edge, line.offset - offset) }
      }
    }
    return nil
  }

  /// Puts the items where Auto Layout has them whose constraints lines and tracks cannot say: at so
  /// many points and so much of the length from where the area around begins.
  mutating func keepToFrames(
    _ tracks: inout [ResolvedGrid.Track], _ spans: inout [AxisSolution.Span]
  ) {
    dropLinesOutside(&tracks, &spans)
    for _ in 0..<4 {
      let forecast = forecast(tracks, spans)
      let frames = frames
      let kept = Set(problem.items.indices.filter { Self.isKept($0, forecast, frames) })
      let astray = problem.items.indices.dropFirst().filter { item in
        !problem.items[item].sharesLines && !kept.contains(item)
      }
      guard !astray.isEmpty else { return forgive() }
      var isMoving = false
      for item in astray {
        guard let span = framed(item, frames, spans) else { continue }
        let (own, before) = (spans[item], lack(tracks, spans))
        spans[item] = span
        if let now = lack(tracks, spans), now > 0.5, let before, now > before + 0.5 {
          spans[item] = own
        } else {
          isMoving = true
        }
      }
      guard isMoving else { return }
    }
  }

  /// A grid has no line before its first one, and is no longer than its container: where lines
  /// would lie outside, frames place everything.
  private mutating func dropLinesOutside(
    _ tracks: inout [ResolvedGrid.Track], _ spans: inout [AxisSolution.Span]
  ) {
    var isOutside = false
    for (number, track) in tracks.enumerated() {
      guard case .fixed(let points) = track, points < 0 else { continue }
      tracks[number] = .fixed(0)
      isOutside = true
    }
    guard problem.isFilled, !problem.items.dropFirst().contains(where: \.sharesLines) else {
      return
    }
    isOutside = isOutside || forecast(tracks, spans).total > frames.length + 0.5
    guard isOutside, tracks.count > 1 else { return }
    tracks = [.fraction(1)]
    (spans[0].start, spans[0].end) = (0, 1)
    let frames = frames
    for item in spans.indices.dropFirst() {
      if let span = framed(item, frames, spans) { spans[item] = span }
    }
  }

  /// What the grid makes of the items; a container that its contents decide is as long as they are.
  private mutating func forecast(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> AxisForecast {
    if problem.isFilled { return AxisForecast(problem, tracks, spans, length: frames.length) }
    let natural = AxisForecast(problem, tracks, spans, length: nil).total
    if natural > frames.length + 0.01 { frames = AxisFrames(problem, natural: natural) }
    return AxisForecast(problem, tracks, spans, length: max(natural, frames.length))
  }

  /// How much shorter than its constraints allow a container is whose contents decide its length;
  /// `nil` for others. What frames place makes no track longer.
  private mutating func lack(
    _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span]
  ) -> Double? {
    guard !problem.isFilled else { return nil }
    return frames.least - AxisForecast(problem, tracks, spans, length: nil).total
  }

  private static func isKept(
    _ item: Int, _ forecast: AxisForecast, _ frames: AxisFrames
  ) -> Bool {
    guard let (start, size) = forecast.place(of: item) else { return true }
    let frame = frames.frames[item]
    return abs(start - frame.start) <= 0.5 && abs(size - frame.size) <= 0.5
  }

  /// Everything lies where it should: no constraint is left undrawn.
  private mutating func forgive() {
    issues.removeAll { issue in
      guard case .notDrawn = issue.kind else { return false }
      return !problem.unread.contains(issue)
    }
  }

  /// An item's place in the area around it, by its frame.
  private func framed(
    _ item: Int, _ frames: AxisFrames, _ spans: [AxisSolution.Span]
  ) -> AxisSolution.Span? {
    let (frame, outer) = (frames.frames[item], frames.frames[problem.items[item].parent])
    guard let before = Self.part(frame.startGrowth - outer.startGrowth, of: outer),
      let within = Self.part(frame.sizeGrowth, of: outer)
    else { return nil }
    let around = spans[problem.items[item].parent]
    var span = AxisSolution.Span(
      start: around.start, end: max(around.end, around.start + 1), alignment: .start)
    let content = problem.items[item].content
    let isInside =
      !problem.isAcross || frame.start > outer.start - 0.5 && frame.end < outer.end + 0.5
    let isOfContent = within == 0 && content.map { abs($0 - frame.size) <= 0.5 } ?? false
    if within != 0 {
      span.share = ResolvedShare(
        multiplier: within, constant: Self.tidy(frame.size - within * outer.size))
    } else if isOfContent, !isInside, problem.items[item].isCuttable {
      // Points that were measured in one font would cut the text in another.
      span.isWholeText = true
    } else if !isOfContent || !isInside {
      span.size = Self.tidy(frame.size)
    }
    let start = frame.start - outer.start
    switch before {
    case 0: span.offset = start
    case 0.5 where within == 0:
      span.alignment = .center
      span.offset = start + frame.size / 2 - outer.size / 2
    case 1 where within == 0:
      span.alignment = .end
      span.offset = start + frame.size - outer.size
    default:
      span.ahead = before
      span.offset = start - before * outer.size
    }
    span.offset = Self.tidy(span.offset)
    return span
  }

  private static func part(_ growth: Double, of outer: AxisFrames.Frame) -> Double? {
    if abs(growth) < 0.0001 { return 0 }
    guard outer.sizeGrowth > 0.0001 else { return nil }
    return (growth / outer.sizeGrowth * 100_000).rounded() / 100_000
  }

  private static func tidy(_ points: Double) -> Double { (points * 1_000).rounded() / 1_000 }
}
