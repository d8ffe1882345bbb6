internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Goes through a preview's frames with one instance and says what each step changed.
///
/// Only the frame before is kept, so that a thousand frames take the room of two.
@MainActor final class FrameWalk {
  private let resolver: PageResolver
  private let probe: RowsProbe
  private let reader: ReaderTwin
  private(set) var frames: [ResolvedFrame] = []
  private(set) var bodies = BodyPool()
  /// What the frames show at first sight, as digests: a thousand screens of a large tree would not fit.
  private(set) var digests: [Int] = []
  /// What the search fields say, by frame.
  private(set) var queries: [(name: String, query: String)] = []
  /// The tint that author code gave the window at the start.
  private(set) var tint: LookColor?
  /// Light or dark, where author code said so for the whole window at the start.
  private(set) var scheme: ResolvedEnvironment.Scheme?
  /// The start, about which touches are asked.
  private(set) var start: Moment?

  init(_ resolver: PageResolver) {
    self.resolver = resolver
    probe = RowsProbe(resolver)
    reader = ReaderTwin(resolver)
  }

  func walk() async {
    let shown = await resolver.stage(frame: 0)
    let titles = resolver.preview.frameTitles
    let names = Self.names(of: titles)
    var before: (screen: ResolvedScreen, rows: OpenRows)?
    for frame in titles.indices {
      if frame > 0 { await shown.advance() }
      let moment = await moment(of: shown, at: frame)
      shown.enter()
      digests.append(moment.screen.hashValue)
      if frame == 0 {
        start = moment
        tint = shown.window.ownTint
        scheme = shown.window.ownScheme
        if let alert = shown.controller.shownAlert { resolver.noteAlert(alert) }
      }
      let now = (screen: moment.composed, rows: OpenRows(of: shown.controller))
      if let searched = now.screen.searched { queries.append((names[frame], searched.text)) }
      var step: ResolvedStep?
      if let before {
        step = self.step(from: before.screen, to: now.screen)
        step?.keeps = await reader.keeps(
          from: before.rows, to: now.rows, naming: moment.rows, at: frame)
      }
      let isKept = frame == 0 || frame == titles.count - 1
      var made = ResolvedFrame(
        name: names[frame], title: titles[frame], screen: isKept ? now.screen : nil, step: step)
      if isKept { made.below = resolver.below(shown.controller) }
      frames.append(made)
      before = now
    }
    if shown.isRestless { resolver.noteRestless() }
    if let left = shown.leftOver { resolver.noteLater(left.seconds, every: left.every) }
    shown.leave()
    probe.leave()
    reader.leave()
  }

  private func moment(of shown: Stage, at frame: Int) async -> Moment {
    let moment = await read(shown, at: frame)
    guard resolver.options.asks, await TableMethodsProbe(resolver: resolver).learn() else {
      return moment
    }
    shown.enter()
    return await read(shown, at: frame)
  }

  private func read(_ shown: Stage, at frame: Int) async -> Moment {
    if frame > 0, resolver.gathering.cellsLoad { await shown.loadCells() }
    var moment = resolver.moment(of: shown)
    if moment.needsProbe { await probe.ask(&moment, at: frame) }
    guard frame == 0, !resolver.gathering.cellsLoad else { return moment }
    // Cells are made as they are read.
    var isChanged = await shown.settle()
    if await probe.settle() { isChanged = true }
    if !isChanged { return moment }
    resolver.gathering.cellsLoad = true
    probe.leave()
    await shown.loadCells()
    return await read(shown, at: frame)
  }

  private func step(from old: ResolvedScreen, to new: ResolvedScreen) -> ResolvedStep {
    let difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    return ResolvedStep(edits: difference.edits, summary: difference.summary)
  }

  private static func names(of titles: [String]) -> [String] {
    var names = UniqueNames()
    return titles.map { title in
      let name = idName(of: title)
      // The last frame's ids begin with its name, and those of bodies with `body-1:`.
      let isReserved = name.hasPrefix("body-")
      return names.name(name.isEmpty ? "frame" : isReserved ? "frame-\(name)" : name)
    }
  }
}
