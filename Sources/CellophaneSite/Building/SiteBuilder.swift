internal import CellophaneFiles
internal import CellophaneDocument
internal import CellophaneLook
internal import CellophanePreview
internal import CellophaneValidation
internal import Foundation

/// Builds a site: previews in workers, the pages around them here, everything into place at once.
package struct SiteBuilder: Sendable {
  let site: Site
  package var options: BuildOptions
  let progress: any BuildProgress

  package init(
    site: Site, options: BuildOptions, progress: any BuildProgress = SilentProgress()
  ) {
    self.site = site
    self.options = options
    self.progress = progress
  }

  /// Writes the site, or leaves the last one as it is and says why.
  ///
  /// - Parameter ready: A worker that waits already.
  package func build(
    beginningWith ready: ReadyWorker? = nil
  ) async throws(SiteError) -> BuildResult {
    let chosen = try PreviewFilter(options.filter).indices(in: site.previews).filter {
      let id = site.previews[$0].id
      return options.only?.contains(id) ?? true && options.part?.contains(id) ?? true
    }
    return try await publish { (publication, shells, fonts) async throws(SiteError) in
      try await draft(
        chosen, publication: publication, shells: shells, fonts: fonts, ready: ready)
    }
  }

  /// Starts a worker for a build that has yet to hear what somebody looks at.
  package func readyWorker() throws(SiteError) -> ReadyWorker {
    let fonts = try fonts()
    let publication = Publication(output: options.output)
    let setup = setup(folder: publication.staging, fonts: fonts, rehearses: true)
    return ReadyWorker(
      try WorkerPool.start(
        command: options.worker, setup: setup, ids: site.previews.map(\.id), bounds: bounds))
  }

  private func fonts() throws(SiteError) -> FontFolder {
    try FontFolder(site.fonts, systemFont: site.systemFont, carriesInter: site.carriesInter)
  }

  var bounds: PreviewBounds { options.bounds ?? site.bounds }

  func setup(folder: String, fonts: FontFolder, rehearses: Bool = false) -> WorkerSetup {
    WorkerSetup(
      folder: folder, templates: site.templates, symbols: site.symbols, fontNames: fonts.names,
      hasFonts: !fonts.files.isEmpty, look: site.look, moment: options.moment,
      added: options.added, outlines: options.outlines, documents: options.documents,
      surroundings: site.surroundings, asks: options.asks,
      askingSeconds: bounds.askingSeconds, rehearses: rehearses)
  }

  /// Writes what is around previews, and puts everything in place.
  ///
  /// - Parameter make: Brings the previews' own pages into the sibling folder.
  func publish(
    _ make: (Publication, Shells, FontFolder) async throws(SiteError) -> Draft
  ) async throws(SiteError) -> BuildResult {
    for title in [site.featured].compactMap(\.self) + site.chapters.map(\.preview)
    where !site.previews.contains(where: { $0.title == title }) {
      throw .noFeatured(title: title, titles: site.previews.map(\.title))
    }
    for folder in site.assetFolders where !FileKind.isFolder(folder) {
      throw .assetsMissing(path: folder)
    }
    if let store = options.store, options.mustKeep { try Files.makeFolder(store) }
    let shells = try Shells(folder: site.templates)
    let symbols = try SymbolFolder(site.symbols)
    let fonts = try fonts()
    let social = try SocialPreview(address: site.address, picture: site.picture)
    let publication = Publication(
      output: options.output, purpose: options.part.map { _ in .part },
      isLasting: !options.isQuick)
    let lock = try publication.prepare()
    defer { withExtendedLifetime(lock) {} }
    do throws(SiteError) {
      var draft = try await make(publication, shells, fonts)
      draft.findings += symbols.findings + fonts.findings
      return try await finish(
        draft, publication: publication, shells: shells, symbols: symbols.drawings,
        fonts: fonts.files, social: social)
    } catch {
      try? publication.discard()
      throw error
    }
  }

  /// The previews that are in the site, and what is wrong with them so far.
  struct Draft {
    var previews: [BuiltPreview]
    var findings: [Finding]
    /// The files that stay as they are, by path.
    var kept: [String: SiteManifest.File]
    /// Whether the markup of every page is wrong, which no preview is at fault for.
    var isWhollyMalformed = false
    /// What of earlier builds was used; `nil` where nothing is kept.
    var keeping: KeptPages?
  }

  private func draft(
    _ chosen: [Int], publication: Publication, shells: Shells, fonts: FontFolder,
    ready: ReadyWorker?
  ) async throws(SiteError) -> Draft {
    try makeFolders(in: publication)
    let old = try SiteManifest.read(in: publication.output)
    let seen = Dictionary(
      uniqueKeysWithValues: chosen.compactMap { index in
        seenPages(of: site.previews[index].id, in: old).map { (index, $0) }
      })
    let (outcomes, keeping) = try await resolve(
      chosen, seen, folder: publication.staging, shells: shells, fonts: fonts, ready: ready)
    var built: [Int: BuiltPreview] = [:]
    var written: [BuiltPage] = []
    var draft = Draft(previews: [], findings: [], kept: [:])
    draft.keeping = keeping
    for var outcome in outcomes {
      let preview = site.previews[outcome.index]
      outcome.failure = outcome.failure.map(preview.explained)
      draft.findings += outcome.reply.findings + Self.findings(of: outcome, preview)
      var pages = outcome.reply.pages
      if let failure = outcome.failure {
        var page = BuiltPage(failure: failure, id: preview.id, look: site.look)
        page.findings += preview.remarks
        pages = [page]
        let bytes = ErrorPages.failure(
          preview, sentence: failure, frames: outcome.frames, in: shells[.error])
        try Files.write(bytes, to: "\(publication.staging)/\(page.path)")
      }
      written += pages
      if seen[outcome.index] != nil, outcome.failure == nil {
        pages = Self.pages(of: preview.id, in: old, replacedBy: pages)
      }
      var made = BuiltPreview(preview, pages: pages)
      if let frame = made.takeUnknownFrameOfCover() {
        draft.findings.append(Self.finding(ofCover: frame, preview, pages[0]))
      }
      built[outcome.index] = made
    }
    keepOthers(of: old, written: written, built: &built, in: &draft)
    draft.findings = once(draft.findings)
    draft.previews = site.previews.indices.compactMap { built[$0] }
    draft.findings += clashes(of: draft.previews)
    let made = outcomes.flatMap(\.reply.pages)
    draft.isWhollyMalformed = !made.isEmpty && made.allSatisfy(\.isFailure)
    return draft
  }

  /// Those of a preview's pages that are made where not all are.
  private func seenPages(of preview: String, in old: SiteManifest?) -> [BuiltPage]? {
    guard let ids = options.pages else { return nil }
    let known = old?.previews.first { $0.id == preview }?.pages ?? []
    let seen = known.filter { ids.contains($0.id) && !$0.isFailure }
    return seen.isEmpty ? nil : seen
  }

  /// The pages of a preview of which some were made.
  private static func pages(
    of preview: String, in old: SiteManifest?, replacedBy made: [BuiltPage]
  ) -> [BuiltPage] {
    let known = old?.previews.first { $0.id == preview }?.pages ?? []
    let others = made.filter { page in !known.contains { $0.id == page.id } }
    return known.map { page in made.first { $0.id == page.id } ?? page } + others
  }

  func makeFolders(in publication: Publication) throws(SiteError) {
    for folder in [
      "previews", "pages", "sheets", "groups", "symbols", "styles", "scripts", "assets",
    ] {
      try Files.makeFolder("\(publication.staging)/\(folder)")
    }
  }

  private static func finding(
    ofCover frame: String, _ preview: SitePreview, _ page: BuiltPage
  ) -> Finding {
    let names = page.frames.map { "'\($0.anchor)'" }
    return Finding(
      rule: "cover-frame", page: preview.place, line: preview.line,
      message: "the cover shows '\(frame)', and the page has "
        + "\(names.joined(separator: ", ")); it shows the start", preview: preview.id)
  }

  /// Without what was said of another preview already, where it is about the site: a symbol or a
  /// font is missing once, however many use it. What an app shows as it launches is said of the screen
  /// where that has a preview of its own.
  func once(_ findings: [Finding]) -> [Finding] {
    let previews = Dictionary(
      site.previews.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let isOfLaunch = { (finding: Finding) in
      finding.preview.flatMap { previews[$0] }?.isLaunch == true
    }
    // What is said without the title of the preview of which it is.
    let bare = { (finding: Finding) in
      let title = finding.preview.flatMap { previews[$0] }?.title ?? ""
      return finding.message.replacing("the preview '\(title)'", with: "the preview")
    }
    let ofScreens = Set(findings.filter { !isOfLaunch($0) }.map(bare))
    var said: Set<String> = []
    return findings.filter { finding in
      if isOfLaunch(finding), finding.severity == .note,
        ofScreens.contains(bare(finding))
      {
        return false
      }
      guard ["unknown-symbol", "missing-font"].contains(finding.rule) else { return true }
      return said.insert(finding.message.withoutRow).inserted
    }
  }

  /// What a preview's author should know, at the preview's place in the source.
  private static func findings(of outcome: WorkerPool.Outcome, _ preview: SitePreview) -> [Finding]
  {
    if let failure = outcome.failure {
      return [
        Finding(
          severity: preview.failureSeverity, rule: "preview-failed",
          page: preview.place, line: preview.line, message: failure, preview: preview.id)
      ]
    }
    var findings: [Finding] = []
    for found in outcome.reply.pages.flatMap(\.findings) {
      let finding = Finding(
        severity: Finding.Severity(found.severity), rule: found.rule, page: preview.place,
        line: preview.line,
        message: found.item.map { "row '\($0)': \(found.message)" } ?? found.message,
        preview: preview.id)
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }

  /// Pages of different previews that would be one file: an id like another's environment.
  func clashes(of previews: [BuiltPreview]) -> [Finding] {
    var owners: [String: String] = [:]
    var findings: [Finding] = []
    for preview in previews {
      for page in preview.pages {
        guard let owner = owners.updateValue(preview.id, forKey: page.id), owner != preview.id,
          let first = site.previews.first(where: { $0.id == owner }),
          let second = site.previews.first(where: { $0.id == preview.id })
        else { continue }
        findings.append(
          Finding(
            rule: "page-name", page: second.place, line: second.line,
            message: "its page '\(page.path)' is the preview's of \(first.place):\(first.line) "
              + "too; give one of the two another id", preview: preview.id))
      }
    }
    return findings
  }

  /// With a filter, the previews that it leaves out keep the pages that they have.
  private func keepOthers(
    of old: SiteManifest?, written: [BuiltPage], built: inout [Int: BuiltPreview],
    in draft: inout Draft
  ) {
    guard !options.filter.isEmpty || options.isQuick, options.part == nil, let old else { return }
    let files = Dictionary(old.files.map { ($0.path, $0) }) { first, _ in first }
    let previews = Dictionary(old.previews.map { ($0.id, $0) }) { first, _ in first }
    for index in site.previews.indices where built[index] == nil {
      let preview = site.previews[index]
      guard let known = previews[preview.id] else { continue }
      let paths = known.pages.flatMap {
        [$0.path] + [$0.sheet].compactMap(\.self) + $0.assets.map { "assets/\($0)" }
      }
      let kept = paths.compactMap { files[$0] }
      guard kept.count == paths.count else { continue }
      built[index] = BuiltPreview(preview, pages: known.pages)
      for file in kept { draft.kept[file.path] = file }
    }
    guard options.isQuick else { return }
    // A quick build leaves every file as it is but those of the pages that it makes.
    let paths = Set(written.flatMap { [$0.path, $0.sheet ?? $0.path] })
    for file in old.files where !paths.contains(file.path) { draft.kept[file.path] = file }
  }

  /// The code beside the previews that are in the site, by their ids.
  private func sources(of previews: [BuiltPreview]) -> ([String: [SourceListing]], [Finding]) {
    let reader = SourceReader(folder: site.sources)
    let shown = Set(previews.map(\.id))
    var sources: [String: [SourceListing]] = [:]
    var findings: [Finding] = []
    for preview in site.previews where shown.contains(preview.id) {
      let (listings, problems) = reader.listings(of: preview)
      sources[preview.id] = listings
      findings += problems
    }
    return (sources, findings)
  }

  /// Whether what is around previews stays as far as it is there: what is in it comes with a build
  /// that nobody waits for.
  private var keepsAround: Bool { options.isQuick && !options.asks && site.templates == nil }

  /// The ids of those previews around which pages are made; `nil` are all, with the site's own pages.
  private func surrounded(in draft: Draft) -> Set<String>? {
    if options.part != nil { return [] }
    guard options.isQuick, let only = options.only else { return nil }
    guard keepsAround else { return only }
    let old = draft.previews.filter { preview in
      preview.pages.allSatisfy { draft.kept[$0.cataloguePath] != nil }
    }
    return only.subtracting(old.map(\.id))
  }

  func finish(
    _ draft: Draft, publication: Publication, shells: Shells, symbols: [String: ResolvedDrawing],
    fonts: [(path: String, bytes: [UInt8])], social: SocialPreview
  ) async throws(SiteError) -> BuildResult {
    let surrounded = surrounded(in: draft)
    let (sources, missing) = sources(
      of: draft.previews.filter { surrounded?.contains($0.id) ?? true })
    var map = SiteMap(
      title: site.title, summary: site.summary, previews: draft.previews, featured: site.featured,
      sources: sources)
    map.project = site.project
    map.social = social
    map.fonts = fonts.isEmpty ? [] : [FontFolder.stylesheet]
    map.chapters = site.chapters.compactMap { chapter in
      draft.previews.first { $0.title == chapter.preview }.map { (chapter, $0) }
    }
    let around = SurroundingPages(
      map: map, look: site.look, shells: shells, symbols: symbols, fonts: fonts,
      sidebars: surrounded?.isEmpty == true ? [] : Sidebar.slices(of: map, look: site.look),
      folder: publication.staging, output: publication.output, kept: draft.kept,
      only: surrounded, isPart: options.part != nil, keepsShared: keepsAround)
    let (files, markup) = try around.write(previewPages: draft.previews.flatMap(\.pages))
    let findings = draft.findings + missing + markup
    // What is wrong with all pages or between two of them is told when the parts are together.
    let isSound =
      options.part != nil
      || !draft.isWhollyMalformed
        && !findings.contains { $0.severity == .error && $0.keepsTheLastSite }
    let shown = findings.map { $0.shown(in: options.output) }.sorted()
    var result = BuildResult(
      findings: shown, pages: draft.previews.reduce(0) { $0 + $1.pages.count }, written: 0,
      deleted: 0, isPublished: isSound)
    result.keeping = draft.keeping
    result.failed = Set(draft.previews.filter { $0.pages.contains(where: \.isFailure) }.map(\.id))
    guard isSound else {
      try publication.discard()
      return result
    }
    var manifest = SiteManifest(title: site.title, previews: draft.previews, files: files)
    manifest.part = options.part.map { shard in
      SiteManifest.Part(
        shard: shard, previews: site.previews.map(\.id), look: site.look,
        findings: draft.findings.filter { $0.preview != nil })
    }
    manifest.purpose = options.part.map { _ in .part }
    try Files.write(
      manifest.encoded(), to: "\(publication.staging)/\(SiteManifest.fileName)")
    (result.written, result.deleted) = try publication.publish(manifest)
    return result
  }
}

extension Finding {
  /// Whether it is about the bytes of a page, not about what its author did.
  fileprivate var isAboutMarkup: Bool { page.hasSuffix(".html") }

  /// Whether a site with it would not be whole.
  fileprivate var keepsTheLastSite: Bool { isAboutMarkup || rule == "page-name" }

  /// With the path that a reader can open.
  fileprivate func shown(in output: String) -> Finding {
    guard isAboutMarkup else { return self }
    var finding = self
    finding.page = "\(output)/\(page)"
    return finding
  }
}

extension String {
  /// A finding's message without the row that it begins with.
  fileprivate var withoutRow: String {
    guard hasPrefix("row '"), let end = range(of: "': ") else { return self }
    return String(self[end.upperBound...])
  }
}
