internal import CellophaneProjects
internal import CellophaneSite
internal import CellophaneValidation
internal import Foundation

/// Keeps a site as its sources are: builds, makes the pages that somebody looks at, then the others,
/// and says what has changed.
package actor Workshop {
  private let gallery: any ServedGallery
  private let folder: String
  private let filter: String?
  private let maker: PageMaker
  private let room: TabRoom
  private let say: @Sendable (String) -> Void
  /// How long a build may take before it is said that it goes on.
  private let patience: Duration

  /// What is to be done before the site is as the sources are.
  private var code = true
  private var copies: [String: String] = [:]
  private var templates: String?
  private var executable: String?
  /// Whether a process that waits may have read what is no more.
  private var isOther = true
  /// The languages that there are texts in; `nil` where that is to be found out.
  private var languages: [String]?
  /// How the files of the site were when tabs were last told.
  private var known: [String: FileMark] = [:]
  private var work: Task<Void, Never>?

  /// - Parameters:
  ///   - folder: Where the site is written.
  ///   - filter: A part of the titles, groups or ids of the only previews that are made.
  ///   - patience: How long a build may take before it is said that it goes on.
  ///   - say: Hears what was done, line by line.
  package init(
    gallery: any ServedGallery, folder: String, filter: String? = nil, keeper: [String],
    room: TabRoom, patience: Duration = .seconds(60), say: @escaping @Sendable (String) -> Void
  ) {
    self.gallery = gallery
    self.folder = folder
    self.filter = filter
    maker = PageMaker(folder: folder, keeper: keeper)
    self.room = room
    self.patience = patience
    self.say = say
  }

  private enum Event: Sendable {
    case changed(Set<String>)
    /// Pages were asked for that there are not.
    case asked
  }

  /// Builds now, and again for each set of changes, until there are none any more.
  package func run(_ changes: AsyncStream<Set<String>>) async {
    begin()
    let (events, continuation) = AsyncStream<Event>.makeStream()
    let wishes = Task { [demand = room.demand] in
      for await _ in demand.wishes { continuation.yield(.asked) }
    }
    let edits = Task {
      for await paths in changes { continuation.yield(.changed(paths)) }
      continuation.finish()
    }
    await withTaskCancellationHandler {
      for await event in events where take(event) {
        // What is made of older sources is of no use.
        work?.cancel()
        await work?.value
        begin()
      }
    } onCancel: {
      edits.cancel()
    }
    wishes.cancel()
    work?.cancel()
    await work?.value
  }

  /// Notes what has happened.
  ///
  /// - Returns: Whether something is to be made.
  private func take(_ event: Event) -> Bool {
    switch event {
    case .changed(let paths): return take(paths)
    case .asked:
      say("asked for: another look or language")
      return true
    }
  }

  /// Notes what changed files ask for.
  ///
  /// - Returns: Whether they ask for anything.
  private func take(_ paths: Set<String>) -> Bool {
    var isConcerned = false
    for path in paths.sorted() {
      let need = gallery.need(ofChanged: path)
      if need != .nothing, SourceLanguages.has(path) { languages = nil }
      switch need {
      case .nothing: continue
      case .pages: isOther = true
      case .code: (code, isOther) = (true, true)
      case .resource: break
      case .copy(let place): copies[path] = place
      case .templates(let folder): (templates, isOther) = (folder, true)
      }
      isConcerned = true
    }
    if isConcerned { say(Self.words(of: paths)) }
    return isConcerned
  }

  private static func words(of paths: Set<String>) -> String {
    let names = paths.map { Paths.name(of: $0) }.sorted()
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    return "changed: " + names.prefix(3).joined(separator: ", ") + rest
  }

  private func begin() { work = Task { await self.work() } }

  private func work() async {
    let start = ContinuousClock.now
    do {
      if isOther { await maker.forget() }
      isOther = false
      if code {
        executable = try await build(since: start)
        code = false
        say("built in \(start.duration(to: .now).inSeconds)")
      }
      try bringCopies()
      await room.say(TabState(.making, title: "Making pages"))
      guard let tools else { return }
      var looked = try await lookedAt()
      if !looked.previews.isEmpty {
        // What it shows is there at once; what its touches do takes the longer part.
        _ = try await maker.show(looked, with: tools)
        try await tellChanges()
        say("the page that is looked at: \(start.duration(to: .now).inSeconds)")
        await room.say(TabState(.making, title: "Finding out what touches do"))
        // The browser has what it shows to draw first.
        try await Task.sleep(for: .milliseconds(250))
        await maker.getReady(with: tools)
        looked.pages = []
        _ = try await maker.make(["--quick", "--looked", try looked.json], with: tools)
        try await tellChanges()
      }
      let said = try await maker.make(filter.map { ["--filter", $0] } ?? [], with: tools)
      try await tellChanges()
      await finish(said, after: start.duration(to: .now).inSeconds)
      await maker.getReady(with: tools)
    } catch is CancellationError {
      return
    } catch let fault as GalleryFault {
      await fail(fault)
    } catch {
      await fail(
        GalleryFault(title: "The pages cannot be made", words: "\(gallery.name): error: \(error)"))
    }
  }

  private func build(since start: ContinuousClock.Instant) async throws -> String {
    if let folder = gallery.watched.first(where: { Paths.isFolder($0) == nil }) {
      throw GalleryFault(
        title: "'\(folder)' is not there any more",
        words: "\(folder): error: it was deleted or moved; it is built again once it is back")
    }
    await room.say(TabState(.building, title: "Building"))
    let waiting = Task { [room, say, patience] in
      while true {
        try await Task.sleep(for: patience)
        let words = "Still building after \(start.duration(to: .now).inSeconds)"
        await room.say(
          TabState(.building, title: words + "; what is saved meanwhile begins it anew"))
        say(words + "; what is saved meanwhile begins it anew, and Control-C ends it")
      }
    }
    // A build says more than a reader follows.
    let (shares, continuation) = AsyncStream<String>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    let telling = Task { [room] in
      for await share in shares {
        await room.say(TabState(.building, title: "Building: \(share)"))
        try await Task.sleep(for: .milliseconds(300))
      }
    }
    func end() async {
      waiting.cancel()
      telling.cancel()
      // Nothing of it is said after what comes next.
      _ = await telling.result
    }
    do {
      let executable = try await gallery.build { continuation.yield($0) }
      await end()
      return executable
    } catch {
      await end()
      throw error
    }
  }

  private func fail(_ fault: GalleryFault) async {
    var fault = fault
    let disks = DiskRoom.warnings(of: [Paths.folder(of: folder), NSTemporaryDirectory()])
    fault.words = (disks + [fault.words]).joined(separator: "\n")
    await room.say(TabState(.failed, title: fault.title, words: fault.words))
    say(fault.words + "\n" + fault.title + "; the pages are those of before")
  }

  private func finish(_ findings: [Finding], after seconds: String) async {
    let errors = findings.filter { $0.severity == .error }
    let words = errors.map(\.description).joined(separator: "\n")
    if errors.isEmpty {
      await room.say(TabState(.ready))
      say("ready after \(seconds)")
    } else {
      let title = "\(errors.count) \(errors.count == 1 ? "error" : "errors")"
      await room.say(TabState(.failed, title: title, words: words))
      say("\(words)\nready after \(seconds), with \(title)")
    }
  }

  /// Brings files to where the gallery reads them.
  private func bringCopies() throws {
    guard let executable else { return }
    for (path, place) in copies.sorted(by: { $0.key < $1.key }) {
      let target = Paths.join(Paths.folder(of: executable), place)
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: path))
      let files = FileManager.default
      if let bytes {
        try files.createDirectory(
          atPath: Paths.folder(of: target), withIntermediateDirectories: true)
        try bytes.write(to: URL(fileURLWithPath: target))
      } else if files.fileExists(atPath: target) {
        try files.removeItem(atPath: target)
      }
    }
    copies = [:]
  }

  private var tools: PageMaker.Tools? {
    executable.map {
      PageMaker.Tools(executable: $0, templates: templates, added: room.demand.added)
    }
  }

  /// The pages that are open.
  private func lookedAt() async throws -> LookedAt {
    let paths = await room.looked
    guard !paths.isEmpty, let manifest = try SiteManifest.read(in: folder) else {
      return LookedAt()
    }
    return LookedAt(paths, in: manifest)
  }

  /// Tells tabs what was made.
  private func tellChanges() async throws {
    guard let manifest = try? SiteManifest.read(in: folder) else { return }
    await room.tell(changed: changedFiles(manifest))
    room.demand.take(manifest.previews, languages: sourceLanguages())
    await room.offer()
  }

  /// The files of the site that are others than when it was asked last.
  private func changedFiles(_ manifest: SiteManifest) -> [String] {
    var marks: [String: FileMark] = [:]
    for file in manifest.files { marks[file.path] = FileMark("\(folder)/\(file.path)") }
    defer { known = marks }
    return marks.filter { known[$0.key] != $0.value }.keys.sorted()
  }
}

extension Workshop {
  private func sourceLanguages() -> [String] {
    if let languages { return languages }
    let found = SourceLanguages.found(in: gallery.watched) {
      gallery.need(ofChanged: $0) != .nothing
    }
    languages = found
    return found
  }
}
