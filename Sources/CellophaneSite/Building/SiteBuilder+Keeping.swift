internal import Dispatch
internal import Foundation
internal import Synchronization

extension SiteBuilder {
  /// Brings the pages of previews into the sibling folder: those that are kept and still right, and
  /// the others from workers.
  ///
  /// - Parameters:
  ///   - seen: The pages that are made of previews of which not all are, by index.
  ///   - ready: A worker that waits already.
  func resolve(
    _ chosen: [Int], _ seen: [Int: [BuiltPage]], folder: String, shells: Shells, fonts: FontFolder,
    ready: ReadyWorker?
  ) async throws(SiteError) -> ([WorkerPool.Outcome], KeptPages?) {
    guard !chosen.isEmpty else { return ([], nil) }
    var setup = setup(folder: folder, fonts: fonts)
    let keeper = options.store.flatMap { store in
      // Outlines and documents are not kept.
      options.outlines ?? options.documents == nil
        ? PageKeeper(store, command: options.worker, setup: setup, bounds: bounds)
        : nil
    }
    setup.parts = keeper?.parts
    progress.begin(count: chosen.count)
    defer { progress.end() }
    var outcomes =
      keeper.map { keeper in
        reuse(chosen, keeper, folder: folder, shells: shells, hasFonts: setup.hasFonts)
      } ?? []
    let reused = Set(outcomes.map(\.index))
    let rest = chosen.filter { !reused.contains($0) }
    if !rest.isEmpty {
      setup.rehearses = rest.count > options.jobs
      outcomes += try await make(rest, seen, setup, keeper, ready)
    }
    keeper?.finish(isWhole: chosen.count == site.previews.count)
    return (outcomes.sorted { $0.index < $1.index }, keeper?.result)
  }

  private func make(
    _ indices: [Int], _ seen: [Int: [BuiltPage]], _ setup: WorkerSetup, _ keeper: PageKeeper?,
    _ ready: ReadyWorker?
  ) async throws(SiteError) -> [WorkerPool.Outcome] {
    let (site, progress) = (site, progress)
    let pool = WorkerPool(
      command: options.worker, setup: setup, ids: site.previews.map(\.id), indices: indices,
      launchable: Set(indices.filter { site.previews[$0].canBeLaunched }), bounds: bounds,
      isWatched: keeper != nil, pages: seen, ready: ready,
      report: { outcome in
        let preview = site.previews[outcome.index]
        keeper?.keep(outcome, of: preview)
        progress.report(outcome, of: preview)
      })
    return try await pool.run(jobs: options.jobs)
  }

  /// Writes the kept pages that are still right. What cannot be written is made again, which says
  /// why.
  private func reuse(
    _ chosen: [Int], _ keeper: PageKeeper, folder: String, shells: Shells, hasFonts: Bool
  ) -> [WorkerPool.Outcome] {
    let done = Mutex<[WorkerPool.Outcome]>([])
    let (site, progress) = (site, progress)
    let lanes = min(max(options.jobs, 1), chosen.count)
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let writing = PageWriting(folder: folder, shells: shells, hasFonts: hasFonts)
      for place in stride(from: lane, to: chosen.count, by: lanes) {
        let preview = site.previews[chosen[place]]
        guard let (record, pages) = keeper.pages(of: preview),
          let reply = try? writing.write(pages, of: preview)
        else { continue }
        keeper.use(record, of: preview)
        var outcome = WorkerPool.Outcome(index: chosen[place], reply: reply)
        outcome.output = record.output
        progress.report(outcome, of: preview)
        done.withLock { $0.append(outcome) }
      }
    }
    return done.withLock { $0 }
  }
}

extension BuildProgress {
  fileprivate func report(_ outcome: WorkerPool.Outcome, of preview: SitePreview) {
    advance(title: preview.title, failure: outcome.failure)
    if !outcome.output.isEmpty { output(outcome.output, title: preview.title) }
  }
}
