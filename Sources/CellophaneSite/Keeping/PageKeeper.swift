internal import CellophaneLook
internal import Foundation
internal import Synchronization

/// Gives a build the pages of earlier ones whose conditions are the same, and keeps its own.
final class PageKeeper: Sendable {
  private struct State {
    /// The names of what is kept of the previews of this build.
    var used: Set<String> = []
    var result = KeptPages()
  }

  /// The folder into which workers put the parts of pages.
  let parts: String
  private let store: PageStore
  private let key: String
  private let setup: WorkerSetup
  private let surroundings: ReadSurroundings
  private let state = Mutex(State())

  /// - Parameter folder: Where pages are kept; it is made.
  /// - Returns: `nil` where nothing can be kept there, or it cannot be known of what program.
  init?(
    _ folder: String, command: [String], setup: WorkerSetup, bounds: PreviewBounds
  ) {
    // As workers are seen to name it.
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    let parts = "\(folder)/\(PageStore.beginning)\(getpid())"
    do {
      try Files.makeFolder(parts)
    } catch {
      return nil
    }
    var surroundings = ReadSurroundings(setup.surroundings)
    surroundings.ownFolders = [setup.folder, parts]
    guard
      let key = SiteKey(command: command, setup: setup, bounds: bounds, in: surroundings)
        .flatMap({ ByteDigest.of(json: $0) })
    else {
      try? Files.remove(parts)
      return nil
    }
    // The folder around was changed by this build, and is not from here on.
    surroundings.begin()
    self.parts = parts
    self.store = PageStore(folder: folder)
    self.key = key
    self.setup = setup
    self.surroundings = surroundings
  }

  /// What was done of keeping and reusing.
  var result: KeptPages { state.withLock { $0.result } }

  /// What is asked of a preview, other than of its neighbours.
  private struct Wish: Encodable {
    var preview: String
    var look: String
    var asks: Bool
    var moment: ShownMoment?
    var added: AddedPages?
  }

  private func wish(_ preview: SitePreview) -> String {
    let wish = Wish(
      preview: preview.id, look: setup.look.rawValue, asks: setup.asks, moment: setup.moment,
      added: setup.added[preview.id])
    return ByteDigest.of(json: wish) ?? PageStore.name(of: preview.id)
  }

  private func key(_ wish: String) -> String { ByteDigest.of("\(key) \(wish)") }

  /// The kept pages of a preview; `nil` where there are none, or they may be others now.
  func pages(of preview: SitePreview) -> (record: KeptPreview, pages: [PageParts])? {
    let wish = wish(preview)
    guard let (record, parts) = store.read(wish), record.preview == preview.id,
      record.key == key(wish), record.readings.hold(in: surroundings),
      let pages = PageStore.pages(parts), !pages.isEmpty
    else { return nil }
    return (record, pages)
  }

  /// Notes that kept pages stand in the site.
  func use(_ record: KeptPreview, of preview: SitePreview) {
    let name = wish(preview)
    state.withLock { state in
      state.used.insert(name)
      state.result.reused += 1
      state.result.seconds += record.seconds
    }
    // Says when it was of use last.
    utimes("\(store.folder)/\(name)", nil)
  }

  /// Keeps what was made of a preview, where that will be right again under the same conditions.
  func keep(_ outcome: WorkerPool.Outcome, of preview: SitePreview) {
    let file = "\(parts)/\(PageStore.name(of: preview.id))"
    defer { unlink(file) }
    state.withLock { $0.result.made += 1 }
    // Why there is no page is told, and asked again the next time.
    guard outcome.failure == nil else { return }
    do {
      if let doubt = outcome.doubt { throw PreviewReadings.Refusal(description: doubt) }
      guard let sights = outcome.sights, let asked = outcome.reply.asked else {
        throw PreviewReadings.Refusal(
          description: "this system does not show what a program reads")
      }
      let wish = wish(preview)
      let record = KeptPreview(
        preview: preview.id, key: key(wish),
        readings: try PreviewReadings(
          Array(Set(sights + outcome.sharedSights)), asked, in: surroundings),
        output: outcome.output, seconds: outcome.seconds)
      try store.write(record, parts: try Files.read(file), as: wish, by: parts)
      state.withLock { _ = $0.used.insert(wish) }
    } catch {
      state.withLock { $0.result.refusals[preview.title] = "\(error)" }
    }
  }

  /// Removes what nobody needs.
  ///
  /// - Parameter isWhole: Whether all previews were built; else others may still be used.
  func finish(isWhole: Bool) {
    try? Files.remove(parts)
    store.removeLeftovers()
    if isWhole { try? store.removeOthers(than: state.withLock { $0.used }) }
  }
}

/// What a build reused.
package struct KeptPages: Sendable {
  /// How many previews stand in the site as they were made before.
  package var reused = 0
  /// How many previews were made.
  package var made = 0
  /// How long it took to make them.
  package var seconds = 0.0
  /// Why previews are made each time, by their titles.
  package var refusals: [String: String] = [:]
}
