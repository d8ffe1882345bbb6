internal import CellophaneDocument

/// Where a page's grid would put the items of a problem at the declared length.
///
/// CSS: the sizes of a grid's tracks, as far as our tracks go.
struct AxisForecast {
  private let problem: AxisProblem
  private let tracks: [ResolvedGrid.Track]
  private let spans: [AxisSolution.Span]
  private let length: Double?
  private var sizes: [Double] = []

  /// - Parameter length: `nil` where contents decide it.
  init(
    _ problem: AxisProblem, _ tracks: [ResolvedGrid.Track], _ spans: [AxisSolution.Span],
    length: Double?
  ) {
    self.problem = problem
    self.tracks = tracks
    self.spans = spans
    self.length = length
    sizes = trackSizes
  }

  /// The length of all tracks.
  var total: Double { sizes.reduce(0, +) }

  /// Where an item starts and how long it is; `nil` for one that cannot be told.
  func place(of item: Int) -> (start: Double, size: Double)? {
    let span = spans[item]
    guard span.end <= sizes.count, span.start < span.end else { return nil }
    let before = sizes[..<span.start].reduce(0, +)
    let area = sizes[span.start..<span.end].reduce(0, +)
    let size = ownSize(of: item, in: area)
    var start = before + span.offset + (span.away + span.ahead) * area
    switch span.alignment {
    case .fill: break
    case .start: if span.isCenteredOnStart { start -= size / 2 }
    case .center: start += (area - size) / 2
    case .end: start += area - size
    }
    return (start, size)
  }

  private func ownSize(of item: Int, in area: Double) -> Double {
    let span = spans[item]
    let content = contribution(of: item)
    var size =
      span.size ?? span.share.map { $0.multiplier * area + $0.constant }
      ?? (span.alignment == .fill ? area : problem.isAcross ? min(content, area) : content)
    let most = [
      span.maximum, span.maximumShare.map { $0.multiplier * area + $0.constant },
    ].compactMap(\.self).min()
    let least = [
      span.minimum, span.minimumShare.map { $0.multiplier * area + $0.constant },
    ].compactMap(\.self).max()
    if let most { size = min(size, most) }
    if let least { size = max(size, least) }
    return span.isWholeText ? max(size, content) : size
  }

  /// What an item asks of its tracks.
  private func contribution(of item: Int) -> Double {
    let span = spans[item]
    var size = span.size ?? problem.items[item].content ?? 0
    if let maximum = span.maximum { size = min(size, maximum) }
    if let minimum = span.minimum { size = max(size, minimum) }
    return size
  }

  // MARK: Tracks

  private func isFlexible(_ track: ResolvedGrid.Track) -> Bool {
    switch track {
    case .fraction, .wholeFraction, .atLeast: true
    default: false
    }
  }

  private func isContent(_ track: ResolvedGrid.Track) -> Bool {
    track == .content || track == .wholeContent
  }

  private var trackSizes: [Double] {
    var base = tracks.map { track -> Double in
      switch track {
      case .fixed(let points), .atLeast(let points): points
      case .share(let share): share.multiplier * (length ?? 0) + share.constant
      case .readable(let margin, let rest): margin + rest
      default: 0
      }
    }
    let items = problem.items.indices.dropFirst().filter { !problem.items[$0].sharesLines }
    let order = items.sorted {
      (spans[$0].end - spans[$0].start, $0) < (spans[$1].end - spans[$1].start, $1)
    }
    for item in order { grow(&base, for: item) }
    guard let length else { return base }
    return filled(base, to: length)
  }

  /// Lets the tracks that an item lies in be as long as it needs.
  private func grow(_ base: inout [Double], for item: Int) {
    let span = spans[item]
    guard span.start < span.end, span.end <= tracks.count else { return }
    let range = span.start..<span.end
    let missing = contribution(of: item) - base[range].reduce(0, +)
    guard missing > 0 else { return }
    let flexible = range.filter { isFlexible(tracks[$0]) }
    var takers = flexible.filter { track in
      if case .wholeFraction = tracks[track] { return true }
      return length == nil
    }
    if flexible.isEmpty { takers = range.filter { isContent(tracks[$0]) } }
    for track in takers { base[track] += missing / Double(takers.count) }
  }

  /// Shares what is left among the tracks that take it, or what is missing among those that give.
  private func filled(_ base: [Double], to length: Double) -> [Double] {
    var sizes = base
    let rest = length - base.reduce(0, +)
    var flexible = tracks.indices.filter { isFlexible(tracks[$0]) }
    if !flexible.isEmpty {
      var room = rest + flexible.map { base[$0] }.reduce(0, +)
      while !flexible.isEmpty {
        let part = max(room, 0) / flexible.map { weight(tracks[$0]) }.reduce(0, +)
        guard let long = flexible.first(where: { base[$0] > part * weight(tracks[$0]) + 0.001 })
        else {
          for track in flexible { sizes[track] = part * weight(tracks[track]) }
          break
        }
        sizes[long] = base[long]
        room -= base[long]
        flexible.removeAll { $0 == long }
      }
      return sizes
    }
    let contents = tracks.indices.filter { tracks[$0] == .content }
    if rest > 0 { for track in contents { sizes[track] += rest / Double(contents.count) } }
    return sizes
  }

  private func weight(_ track: ResolvedGrid.Track) -> Double {
    switch track {
    case .fraction(let share), .wholeFraction(let share): share
    default: 1
    }
  }
}
