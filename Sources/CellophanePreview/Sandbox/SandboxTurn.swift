internal import CSurroundings
internal import UIKit

/// The sandboxes of a preview's instances while it is resolved, of which one is in use.
///
/// Every instance begins with what there was when the turn began, and so does whatever comes after
/// the turn. Linux: for `NotificationCenter.default` and `URLCache.shared` too, which others share
/// elsewhere.
@MainActor final class SandboxTurn {
  private let start: DefaultsContents
  private let folders = SandboxFolders.declared
  private let statics = StaticValues.ofWorker
  /// Of whatever comes before and after the turn.
  private let application = RunningApplication.current
  private(set) var current: Sandbox?
  private var count = 0
  /// What instances have written, in words.
  private var written: Set<String> = []

  init() {
    // Foundation and Dispatch are made to ask, once.
    _ = ForeignFoundation.found
    _ = OtherThreads.counts
    start = DefaultsContents.now
    folders?.begin()
  }

  /// A sandbox for another instance, in use.
  func make() -> Sandbox {
    count += 1
    let sandbox = Sandbox(self, number: count, maker: current, defaults: start)
    use(sandbox)
    return sandbox
  }

  /// Lays aside what is in use and takes another, or what there was at first.
  func use(_ sandbox: Sandbox?) {
    guard sandbox !== current else { return }
    let defaults = DefaultsContents.now
    if let current { layAside(current, with: defaults) }
    (sandbox?.defaults ?? start).restore(over: defaults)
    folders?.take(sandbox?.number)
    if let statics { statics.restore(sandbox?.statics ?? statics.start) }
    use(sandbox?.center, sandbox?.cache)
    LaterWork.current = sandbox?.later
    RunningApplication.current = sandbox?.application ?? application
    current = sandbox
  }

  /// Puts everything back as it was at first.
  func end() {
    use(nil)
    folders?.removeAll()
  }

  /// The most things that are named.
  private static let namedThings = 5

  /// What instances have written until now, the first of it in words: `the default 'a'`.
  var writtenThings: [String] {
    if current != nil { note(DefaultsContents.now, folders?.files ?? []) }
    let words = written.sorted()
    guard words.count > Self.namedThings else { return words }
    return words.prefix(Self.namedThings - 1) + ["\(words.count - Self.namedThings + 1) more"]
  }

  private func layAside(_ sandbox: Sandbox, with defaults: DefaultsContents) {
    let files = folders?.files ?? []
    note(defaults, files)
    if sandbox.isDiscarded {
      folders?.clear(files)
      return
    }
    sandbox.defaults = defaults
    sandbox.statics = statics?.now
    if let cache = surroundings_used_cache() {
      sandbox.cache = Unmanaged<URLCache>.fromOpaque(cache).takeUnretainedValue()
    }
    folders?.layAside(files, as: sandbox.number)
  }

  private func note(_ defaults: DefaultsContents, _ files: [String]) {
    written.formUnion(defaults.changes(from: start))
    written.formUnion((folders?.new(among: files) ?? []).map { "the file '\($0)'" })
  }

  private func use(_ center: NotificationCenter?, _ cache: URLCache?) {
    _ = surroundings_use_center(center.map { Unmanaged.passUnretained($0).toOpaque() })
    _ = surroundings_use_cache(cache.map { Unmanaged.passUnretained($0).toOpaque() })
  }
}
