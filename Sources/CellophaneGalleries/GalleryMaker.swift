internal import CellophaneProjects
internal import CellophaneDoctor
internal import Foundation

/// From a project to the executable of its gallery.
package struct GalleryMaker {
  package struct Options: Sendable {
    package var target: String?
    package var configuration: String?
    package var scratch: String?
    /// A file of the user's that declares `previews`.
    package var previews: String?
    /// Whether packages are fetched from elsewhere.
    package var takesPackages = true
    package var environment: [String: String]

    package init(environment: [String: String]) {
      self.environment = environment
    }
  }

  /// What came of it.
  package struct Result: Sendable {
    package var executable: String
    /// Where the site goes when nobody says where.
    package var site: String
    package var report: GalleryReport
    /// What the gallery is made of.
    let parts: GalleryParts
  }

  private let kit: Kit
  private let tools: Toolchain
  private let options: Options

  package init(kit: Kit, options: Options) throws(GalleryError) {
    guard let tools = Toolchain(environment: options.environment) else { throw .noCompiler }
    self.kit = kit
    self.tools = tools
    self.options = options
  }

  /// - Parameter note: Says what is being done.
  package func make(_ path: String, note: (String) -> Void) throws -> Result {
    let manifests = NSTemporaryDirectory() + "cellophane-manifests-\(UUID().uuidString)"
    // What is left in the temporary folder does no harm.
    defer { try? FileManager.default.removeItem(atPath: manifests) }
    var inventory = try InventoryReader(
      swift: tools.swift, scratch: manifests, configuration: options.configuration
    ).read(path)
    var target = try inventory.target(named: options.target)
    let state = try GalleryState(inventory, target: target, scratch: options.scratch)
    let lock = try GalleryLock(state) {
      note("another run works in '\(state.path)'; waiting for it")
    }
    defer { lock.release() }
    try kit.link(into: state)
    var packages = RemotePackages(tools: tools, state: state)
    if options.takesPackages {
      inventory.takeToolPackages { RemotePackages.imported(by: [$0]) }
      try packages.takeSources(into: &inventory, of: options.target, note: note)
      target = try inventory.target(named: options.target)
    }
    var modules = inventory.modules(of: target)
    let imported = RemotePackages.imported(by: modules.targets)
    // What is in Objective-C alone matters to the Swift that imports it, and takes long to read.
    modules.targets.removeAll { one in
      one.isFromElsewhere && one.files.sources.isEmpty && !imported.contains(one.module)
    }
    var remote = RemoteModules([], kit: kit, tools: tools, state: state)
    if options.takesPackages {
      let taken = try packages.take(modules, importing: imported, note: note)
      remote = RemoteModules(taken, kit: kit, tools: tools, state: state)
      try remote.leaveOutUnreadable(imported)
    }
    let notes = options.takesPackages ? packages.notes : []
    var unlinked: [String: String] = [:]
    while true {
      do {
        return try make(
          inventory, target: target, modules: modules,
          additions: try remote.additions().without(modules.targets.map(\.module)),
          unlinked: unlinked, notes: notes + remote.notes, state: state, note: note)
      } catch GalleryError.link(let words, _, let files)
        where files.contains(where: { unlinked[$0] == nil })
      {
        for file in files { unlinked[file] = words }
        note("building again without \(files.map(Paths.name).joined(separator: ", ")): \(words)")
      } catch {
        // No package costs an app its gallery.
        guard !remote.isEmpty, let (words, said) = ModuleAttempts.placeless(error) else {
          throw error
        }
        let gone = remote.leaveOut(blamedBy: said, words: words)
        note("building again without \(gone.joined(separator: ", ")): \(words)")
      }
    }
  }

  private func make(
    _ inventory: Inventory, target: InventoryTarget, modules: Inventory.Modules,
    additions: ModuleAdditions, unlinked: [String: String], notes: [String], state: GalleryState,
    note: (String) -> Void
  ) throws -> Result {
    let own = ModuleAttempts(
      shown: target.module, mayFail: additions.searchPaths.isEmpty, state: state)
    var built: [BuiltTarget] = []
    var further = notes
    for one in modules.targets {
      let count = one.files.sources.count
      note("building '\(one.module)', \(count) \(count == 1 ? "file" : "files")")
      let builder = ModuleBuilder(
        kit: kit, tools: tools, state: state, environment: options.environment,
        optionalMethods: built.reduce(into: []) { $0.formUnion($1.rewrite.optionalMethods) },
        additions: additions, unlinked: unlinked)
      built.append(try own.build(one, by: builder, notes: &further))
    }
    let inBundle = [target] + modules.targets.reversed().filter { $0.name != target.name }
    let bundle = AppBundle(
      state: state, targets: inBundle, interfaces: InterfaceFiles(inBundle))
    let (report, made) = try gallery(
      of: inventory, target: target, built: built, bundle: bundle,
      additions: additions, notes: further, state: state)
    let parts = GalleryParts(
      built: built.filter { !$0.compiling.isEmpty }, made: made, additions: additions,
      interfaces: bundle.interfaces, ownPreviews: options.previews)
    return Result(
      executable: state.gallery, site: state.site, report: report, parts: parts)
  }

  private func gallery(
    of inventory: Inventory, target: InventoryTarget, built: [BuiltTarget],
    bundle: AppBundle, additions: ModuleAdditions, notes: [String], state: GalleryState
  ) throws -> (GalleryReport, GalleryBuilder.Made) {
    let own = options.previews.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    if let own, Paths.isFolder(own) != false { throw GalleryError.noPreviews(path: own) }
    let shown = built.filter { !$0.compiling.isEmpty }
    let ofApp = built.filter { !$0.target.isFromElsewhere }
    var report = GalleryReport(
      path: inventory.path, target: target.name,
      modules: built.map { one in
        GalleryReport.Module(
          name: one.module, files: one.target.files.sources.count, leftOut: one.leftOut,
          omissions: one.omissions, isFromElsewhere: one.target.isFromElsewhere)
      }, eligibleFiles: Self.eligibleFiles(ofApp, of: inventory),
      listScreens: GalleryReport.ListScreens(count: 0, shown: 0, partial: 0),
      shown: [], notShown: [],
      limits: ofApp.flatMap { one in
        one.rewrite.limits.filter { limit in one.compiling.contains { limit.hasPrefix("\($0):") } }
          + one.limits
      },
      notes: inventory.findings.filter { $0.concerns(built.map(\.target.name)) }.map(\.description)
        + notes + ofApp.filter(\.isInSwift5).map { Self.olderMode($0.module) }
        + bundle.interfaces.notes + (SourceRewrite.notice.map { [$0] } ?? []))
    guard !shown.isEmpty else {
      try state.write(try report.json(), to: state.report)
      throw GalleryFailure(error: .nothingCompiles(module: target.module), report: report)
    }
    let source = GallerySource(
      modules: shown.map(\.module), title: target.name, assetFolders: Self.assetFolders(built),
      accentColor: target.accentColor, fonts: bundle.fonts,
      sources: URL(fileURLWithPath: target.root ?? ".").standardizedFileURL.path,
      hasOwnPreviews: own != nil)
    let builder = GalleryBuilder(
      tools: tools, state: state, additions: additions, targets: shown,
      interfaces: bundle.interfaces, source: source, ownPreviews: own)
    let made = try builder.build()
    report.shown = [made.launch].compactMap(\.self) + made.previews
    report.notes += [made.note].compactMap(\.self)
    report.shown += made.shown.map(\.candidate).map {
      GalleryReport.Shown(name: $0.name, group: $0.group, path: $0.path, line: $0.line)
    }
    report.notShown = made.notShown
    let screens = made.shown.map(\.candidate).filter { $0.kind == .screen && !$0.isMadeUp }
    report.listScreens = GalleryReport.ListScreens(
      count: screens.count + made.notShown.filter(\.couldBeShown).count, shown: screens.count,
      partial: screens.filter { !$0.missing.isEmpty }.count)
    try state.write(try report.json(), to: state.report)
    guard !report.shown.isEmpty || own != nil else {
      throw GalleryFailure(error: .nothingToShow(module: target.module), report: report)
    }
    try bundle.write()
    let objects = shown.map { Array(zip($0.compiling, $0.objects)) }.joined()
    try GalleryLinker(tools: tools, state: state, kit: kit).link(
      made.objects + shown.flatMap(\.objects), further: additions.linked,
      files: Dictionary(objects.map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
    return (report, made)
  }

  /// The files that import nothing but what is here for every app, and what the app declares itself.
  private static func eligibleFiles(
    _ built: [BuiltTarget], of inventory: Inventory
  ) -> GalleryReport.EligibleFiles {
    let here = Set(Kit.standIns.keys).union(["Combine", "Dispatch", "Foundation", "Swift", "UIKit"])
      .union(ModuleAdditions.everywhere).union(inventory.targets.map(\.module))
    var files = GalleryReport.EligibleFiles(count: 0, compiling: 0, whole: 0)
    for one in built {
      let compiling = Set(one.compiling)
      let partial = Set(one.omissions.map(\.path))
      // Neither headers in Swift nor what is generated.
      let own = Set(
        one.target.files.sources.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
      for (path, imports) in one.imports where own.contains(path) && imports.isSubset(of: here) {
        files.count += 1
        guard compiling.contains(path) else { continue }
        files.compiling += 1
        if !partial.contains(path) { files.whole += 1 }
      }
    }
    return files
  }

  private static func olderMode(_ module: String) -> String {
    "'\(module)' is compiled in Swift 5 mode, in which more of it compiles here: data races are not"
      + " looked for"
  }

  /// The catalogs of the modules and the folders that their texts and pictures lie in.
  private static func assetFolders(_ built: [BuiltTarget]) -> [String] {
    let pictures: Set<String> = ["gif", "jpeg", "jpg", "pdf", "png", "svg", "webp"]
    let found = built.reversed().flatMap { one -> [String] in
      let files = one.target.files
      let tables = files.texts.map { text in
        let folder = Paths.folder(of: text)
        return Paths.ending(of: folder) == "lproj" ? Paths.folder(of: folder) : folder
      }
      let loose = files.resources.filter { pictures.contains(Paths.ending(of: $0)) }
        .map(Paths.folder)
      return files.assetCatalogs + tables + loose
    }
    return found.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

/// A project of which nothing can be shown, with what there is to say of it.
package struct GalleryFailure: Error {
  package var error: GalleryError
  package var report: GalleryReport
}
