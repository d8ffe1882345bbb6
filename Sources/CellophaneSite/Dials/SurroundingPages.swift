internal import CellophaneDocument
internal import CellophaneLook
internal import CellophaneRendering
internal import CellophaneValidation
internal import Dispatch
internal import Synchronization

/// Writes everything of a site but the previews' own pages, and checks how it hangs together.
struct SurroundingPages {
  let map: SiteMap
  /// The site's own look, that of pages which show none.
  let look: Look.Name
  let shells: Shells
  /// The site's own drawings of symbols, by name.
  let symbols: [String: ResolvedDrawing]
  /// The site's fonts and their stylesheet.
  let fonts: [(path: String, bytes: [UInt8])]
  /// The lists beside the catalogue's pages.
  let sidebars: [Sidebar.Slice]
  /// Where the new site is made.
  let folder: String
  /// Where the old one is.
  let output: String
  /// Files of the old site that stay, by path.
  let kept: [String: SiteManifest.File]
  /// The ids of those previews around which pages are made; `nil` are all.
  let only: Set<String>?
  /// Whether the previews' own pages are all that there is to be.
  let isPart: Bool
  /// Whether stylesheets, scripts and fonts stay where those of the looks are there.
  let keepsShared: Bool

  /// A page to be made: where it goes, from which template, and how.
  private struct Task: Sendable {
    var path: String
    var kind: Shell.Kind
    var make: @Sendable (Shell) -> [UInt8]
  }

  /// Writes the files.
  ///
  /// - Returns: Every file of the site, sorted by path, and what is wrong with the pages.
  func write(previewPages: [BuiltPage]) throws(SiteError) -> ([SiteManifest.File], [Finding]) {
    var files = kept
    var looks = Set(previewPages.map(\.look))
    looks.insert(look)
    if !keepsShared || !looks.allSatisfy({ files[PageFiles.path(of: $0)] != nil }) {
      for file in try SharedFiles.files(
        looks: looks.sorted { $0.rawValue < $1.rawValue }, shells: shells)
      {
        try add(file.path, file.bytes, grammar: nil, to: &files)
      }
      for file in fonts { try add(file.path, file.bytes, grammar: nil, to: &files) }
    }
    try add(".nojekyll", [], grammar: nil, to: &files)
    if let picture = map.social?.picture, !picture.isEmpty {
      try add(SocialPreview.path, picture, grammar: nil, to: &files)
    }
    // Those of all previews, which a build of some does not know.
    if !isPart, only == nil || files[SearchWords.path] == nil {
      try add(SearchWords.path, SearchWords(map).script, grammar: nil, to: &files)
    }
    for page in previewPages where files[page.path] == nil {
      try addPreview(page, to: &files)
    }
    let tasks = tasks()
    for task in tasks {
      let grammar: PageGrammar = shells[task.kind].isOverride ? .open : .catalogue
      files[task.path] = SiteManifest.File(path: task.path, size: 0, grammar: grammar.rawValue)
    }
    let findings = try run(tasks, files: &files)
    return (files.values.sorted { $0.path < $1.path }, findings.sorted())
  }

  private func add(
    _ path: String, _ bytes: [UInt8], grammar: PageGrammar?,
    to files: inout [String: SiteManifest.File]
  ) throws(SiteError) {
    try Files.write(bytes, to: "\(folder)/\(path)")
    files[path] = SiteManifest.File(path: path, size: bytes.count, grammar: grammar?.rawValue)
  }

  private func addPreview(_ page: BuiltPage, to files: inout [String: SiteManifest.File])
    throws(SiteError)
  {
    let shell = shells[page.isFailure ? .error : .page]
    let grammar: PageGrammar =
      shell.isOverride ? .open : page.isFailure ? .catalogue : .preview
    files[page.path] = SiteManifest.File(
      path: page.path, size: try Files.size("\(folder)/\(page.path)"), grammar: grammar.rawValue)
    if let sheet = page.sheet {
      let grammar: PageGrammar = shells[.sheet].isOverride ? .open : .catalogue
      files[sheet] = SiteManifest.File(
        path: sheet, size: try Files.size("\(folder)/\(sheet)"), grammar: grammar.rawValue)
    }
    for asset in page.assets {
      let path = "assets/\(asset)"
      files[path] = SiteManifest.File(path: path, size: try Files.size("\(folder)/\(path)"))
    }
  }

  private func tasks() -> [Task] {
    guard let only else { return siteTasks() + catalogueTasks { _ in true } }
    return catalogueTasks { only.contains($0.id) }
  }

  private func siteTasks() -> [Task] {
    let map = map
    let symbols = SymbolsPage(site: map.title, fonts: map.fonts, look: look, drawings: symbols)
    var tasks = [
      Task(path: "404.html", kind: .notFound) { ErrorPages.notFound(site: map.title, in: $0) },
      Task(path: "index.html", kind: .index) { WallPage(site: map, group: nil).html(in: $0) },
      Task(path: SymbolsPage.path, kind: .symbols) { symbols.html(in: $0) },
    ]
    for part in symbols.families.flatMap(\.parts) {
      tasks.append(
        Task(path: part.path, kind: .symbols) { symbols.html(of: part, in: $0) })
    }
    for group in map.groups {
      tasks.append(
        Task(path: group.path, kind: .index) { WallPage(site: map, group: group).html(in: $0) })
    }
    return tasks
  }

  private func catalogueTasks(of isMade: (BuiltPreview) -> Bool) -> [Task] {
    let map = map
    var tasks: [Task] = []
    for slice in sidebars {
      for preview in slice.previews where isMade(preview) {
        for page in preview.pages {
          let catalogue = CataloguePage(
            site: map, group: slice.group, preview: preview, page: page, sidebar: slice)
          tasks.append(
            Task(path: page.cataloguePath, kind: .catalogue) { catalogue.html(in: $0) })
        }
      }
    }
    return tasks
  }

  private func run(_ tasks: [Task], files: inout [String: SiteManifest.File]) throws(SiteError)
    -> [Finding]
  {
    // All files of the site are known by name, and those that are made here are not there yet.
    let (shells, folder, output) = (shells, folder, output)
    let checker = LinkChecker(files: Set(files.keys).union([SiteManifest.fileName])) { path in
      // A page that stays is still where the old site is.
      (try? Files.read("\(folder)/\(path)")) ?? (try? Files.read("\(output)/\(path)"))
    }
    let written = Mutex<[String: (size: Int, fragments: [PageLink])]>([:])
    var findings = try Self.onAllCores(tasks) { task, validator in
      let bytes = task.make(shells[task.kind])
      try Files.write(bytes, to: "\(folder)/\(task.path)")
      let grammar: PageGrammar = shells[task.kind].isOverride ? .open : .catalogue
      let report = try validator.check(bytes, page: task.path, grammar: grammar)
      // Most links name a page alone. All of those of thousands of pages would fill the memory.
      let links = Dictionary(grouping: report.links) {
        checker.isIntoAnotherPage($0, from: task.path)
      }
      written.withLock { $0[task.path] = (bytes.count, links[true] ?? []) }
      return report.findings + checker.check(links[false] ?? [], of: task.path) { bytes }
    }
    let pages = written.withLock { $0 }
    for (path, page) in pages { files[path]?.size = page.size }
    findings += try Self.onAllCores(tasks) { task, _ in
      try checker.check(pages[task.path]?.fragments ?? [], of: task.path) {
        try Files.read("\(folder)/\(task.path)")
      }
    }
    return findings
  }

  private static func onAllCores(
    _ tasks: [Task], _ act: @Sendable (Task, PageValidator) throws -> [Finding]
  ) throws(SiteError) -> [Finding] {
    let results = Mutex<(findings: [Finding], error: SiteError?)>(([], nil))
    let lanes = 8
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let validator = PageValidator()
      for index in stride(from: lane, to: tasks.count, by: lanes) {
        let path = tasks[index].path
        do {
          let found = try act(tasks[index], validator)
          results.withLock { $0.findings += found }
        } catch {
          results.withLock { $0.error = $0.error ?? siteError(error, path) }
        }
      }
    }
    let done = results.withLock { $0 }
    if let error = done.error { throw error }
    return done.findings
  }

  private static func siteError(_ error: any Error, _ path: String) -> SiteError {
    error as? SiteError ?? .file(path: path, doing: "check the page", reason: "\(error)")
  }
}
