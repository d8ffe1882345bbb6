internal import CellophaneProjects

/// One module's way past the compiler: imports of missing modules are passed over, so that the rest is
/// checked, then each file's own errors are told from those that it has because of others.
struct FolderCheck {
  private let scan: ModuleScan
  private let hidden: [HiddenDeclaration]
  private let wordsElsewhere: [Set<String>]
  private let compiler: Compiler
  private var module: CompiledModule
  /// Imports of what is not here, each with what it says.
  private var missing: [ModuleImport] = []
  /// What files use of a module that they do not import, the first of each.
  private var unimported: [Obstacle] = []
  /// What became of the passages of files, where those are left out one by one.
  private var passages: PassageCheck?

  /// What is done about what stands in the way.
  private let purpose: Purpose

  private var folder: SourceFolder { scan.folder }

  private var isForBuilding: Bool {
    if case .building = purpose { true } else { false }
  }

  enum Purpose {
    /// Everything that has to be written otherwise is said.
    case advice
    /// Missing imports and entry points are taken out, and count where something else is wrong; with
    /// what finds passages that can be left out, those are too.
    case building(Passage.Finder?)
  }

  /// - Parameters:
  ///   - hiddenElsewhere: What the modules that it imports declare under false conditions.
  ///   - wordsElsewhere: The names that the modules use that import it.
  init(
    _ scan: ModuleScan, hiddenElsewhere: [HiddenDeclaration], wordsElsewhere: [Set<String>],
    compiler: Compiler, purpose: Purpose = .advice
  ) {
    self.scan = scan
    self.purpose = purpose
    self.wordsElsewhere = wordsElsewhere
    self.compiler = compiler
    hidden = scan.hidden + hiddenElsewhere
    module = CompiledModule(folder: scan.folder)
  }

  mutating func run() throws(DoctorError) -> FolderDiagnosis {
    let entries = try entryPoints()
    try module.renameTwins(by: compiler)
    _ = try passOver(scan.absent)
    try settleLines()
    let errors = try errorsWithEveryModule()
    var modules: [String: [String]] = [:]
    // What UIKit and Foundation lack comes with no submodule of theirs.
    let foreign = missing.filter { $0.root != "UIKit" && $0.root != "Foundation" }
    for one in foreign where modules[one.path]?.contains(one.root) != true {
      modules[one.path, default: []].append(one.root)
    }
    let names = ProjectNames(hidden: hidden, tree: ProjectTree(in: folder.root))
    func obstacles(_ errors: [CompilerDiagnostic]) -> [Obstacle] {
      errors.map { Obstacle($0, missing: modules[$0.path] ?? [], names: names) }
    }
    var beside = entries + missing.map { Obstacle($0, names: names) } + unimported
    if isForBuilding {
      let failing = Set(errors.map(\.path))
      // An import that was added is none of the reasons.
      beside.removeAll { !failing.contains($0.path) || $0.kind == .import }
    }
    var own = Self.withoutEchoes(beside + obstacles(errors))
    if case .building(let find?) = purpose {
      own = CauseTracing(scan).traced(own)
      let waiting = try leavePassages(errors, own, find)
      return diagnosis(own, waiting: waiting, foreign: foreign)
    }
    var standing = Set(own.map(\.path))
    let waiting = try waiting(in: folder.files.filter { !standing.contains($0) })
    standing.formUnion(waiting.map(\.path))
    let sound = folder.files.filter { !standing.contains($0) }
    if !sound.isEmpty {
      own = (own + obstacles(try compiler.errors(in: sound, of: module, depth: .flow))).sorted()
    }
    let known = isForBuilding ? [] : Set(own.map(\.path))
    let spare = SpareFiles(scan, standing: known, wordsElsewhere: wordsElsewhere)
    var diagnosis = diagnosis(CauseTracing(scan).traced(own), waiting: waiting, foreign: foreign)
    diagnosis.spare = try spare.confirmed(against: errors) { files throws(DoctorError) in
      try compiler.errors(in: files, of: module)
    }
    return diagnosis
  }

  private func diagnosis(
    _ obstacles: [Obstacle], waiting: [FolderDiagnosis.Waiting], foreign: [ModuleImport]
  ) -> FolderDiagnosis {
    let left = passages.map { $0.out }
    return FolderDiagnosis(
      path: folder.path, module: folder.module, swiftVersion: folder.settings.swiftVersion,
      settings: folder.settings.words, files: folder.files,
      obstacles: obstacles.filter { left?[$0.path] != nil || left == nil }, waiting: waiting,
      missingModules: Set(foreign.map(\.root)).sorted(), spare: [])
  }

  /// Leaves out of files what the compiler refuses.
  ///
  /// - Returns: The files of which nothing is left and that had no error of their own at first.
  private mutating func leavePassages(
    _ errors: [CompilerDiagnostic], _ obstacles: [Obstacle], _ find: @escaping Passage.Finder
  ) throws(DoctorError) -> [FolderDiagnosis.Waiting] {
    var causes: [CompilerDiagnostic: String] = [:]
    let known = Dictionary(
      obstacles.map { (Place($0.path, $0.line, $0.message), $0.cause) },
      uniquingKeysWith: { first, _ in first })
    for error in errors { causes[error] = known[Place(error.path, error.line, error.message)] }
    var check = PassageCheck(scan, module: module, compiler: compiler, find: find)
    try check.run(errors, causes: causes)
    module = check.module
    passages = check
    let own = Set(obstacles.map(\.path))
    return check.out.filter { !own.contains($0.key) }.map { path, error in
      FolderDiagnosis.Waiting(
        path: path, line: error.line, column: error.column, message: error.message)
    }.sorted { $0.path < $1.path }
  }

  private struct Place: Hashable {
    var path: String
    var line: Int
    var message: String

    init(_ path: String, _ line: Int, _ message: String) {
      (self.path, self.line, self.message) = (path, line, message)
    }
  }

  /// What is left out of files that are in.
  var omissions: [Omission] { passages?.omissions ?? [] }

  /// What was done so that the rest can be built.
  var changes: SourceChanges {
    SourceChanges(
      passedOver: Set(missing.map(\.module)).sorted(),
      imports: Dictionary(
        unimported.map { ($0.path, $0.module ?? "UIKit") }, uniquingKeysWith: { first, _ in first }),
      hasResources: module.hasResources, lines: module.lines, dynamicCalls: module.dynamicCalls,
      passages: passages?.passages ?? [:])
  }

  /// Puts other lines in the place of those that the compiler refuses, in files that have some.
  private mutating func settleLines() throws(DoctorError) {
    var open = folder.alternatives
    let asked = folder.files.filter { open[$0] != nil }
    guard !asked.isEmpty else { return }
    let others = folder.files.filter { open[$0] == nil }
    while true {
      var new: [String: [Int: String]] = [:]
      for error in try compiler.errors(in: asked, besides: others, of: module)
      where new[error.path]?[error.line] == nil {
        guard var rest = open[error.path]?[error.line], !rest.isEmpty else { continue }
        new[error.path, default: [:]][error.line] = rest.removeFirst()
        open[error.path]?[error.line] = rest
      }
      guard !new.isEmpty else { return }
      for (path, lines) in new.sorted(by: { $0.key < $1.key }) {
        try module.replace(lines, in: path, by: compiler)
      }
    }
  }

  /// Writes the folder's module for others, or an empty one where the compiler cannot.
  func writeModule() throws(DoctorError) {
    _ = try compiler.writeModule(module)
  }

  /// Entry points, which a target of a gallery cannot have. The compiler crashes on some of them
  /// here, so that it reads `@main` in their place.
  private mutating func entryPoints() throws(DoctorError) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    if isForBuilding {
      for (path, entry) in scan.entryPoints {
        try module.edit(path, [entry.blank], by: compiler)
      }
      return []
    }
    for (path, entry) in scan.entryPoints where !folder.isProgram || entry.name != "main" {
      obstacles.append(Obstacle(entry, in: path))
      guard entry.name != "main" else { continue }
      let range = entry.offset..<entry.offset + entry.name.utf8.count + 1
      try module.edit(path, [CompiledModule.Edit(range: range, text: "@main")], by: compiler)
    }
    return obstacles
  }

  /// The errors that are left when every import finds something, and is where it is needed.
  private mutating func errorsWithEveryModule() throws(DoctorError) -> [CompilerDiagnostic] {
    var hasAskedForImports = false
    while true {
      let errors = try compiler.errors(in: folder.files, of: module)
      let absent = Set(errors.filter { $0.name.hasPrefix("sema_no_import") }.flatMap(\.quoted))
      if !absent.isEmpty {
        guard try passOver(absent) else { return errors }
      } else if !module.hasResources, errors.contains(where: Self.isResourceAccess) {
        module.hasResources = true
      } else if !hasAskedForImports {
        hasAskedForImports = true
        guard try importWhatIsUsed(errors) else { return errors }
      } else {
        return errors
      }
    }
  }

  /// Adds imports of UIKit and Foundation to files that use their names without, as they can in an
  /// app whose other modules or whose bridging header bring them along.
  ///
  /// - Returns: Whether something changed, so that asking again has another answer.
  private mutating func importWhatIsUsed(
    _ errors: [CompilerDiagnostic]
  ) throws(DoctorError) -> Bool {
    let lacking = MissingImports(errors, in: scan)
    let known = try lacking.modules(compiler, in: module)
    var found = lacking.obstacles(modulesByName: known)
    if isForBuilding {
      // Apple's Foundation has them itself.
      let named = Set(found.map(\.path))
      for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key })
      where !named.contains(path) {
        guard
          let error = errors.first(where: { $0.quoted.contains(where: ModuleAdvice.isNetworking) })
        else { continue }
        found.append(Obstacle(error, name: error.quoted[0], of: "FoundationNetworking"))
      }
    }
    for obstacle in found {
      let end = folder.text(of: obstacle.path)?.count ?? 0
      // At the end, where it moves no line.
      let text = "\nimport \(obstacle.module ?? "UIKit")\n"
      let edit = CompiledModule.Edit(range: end..<end, text: text)
      try module.edit(obstacle.path, [edit], by: compiler)
    }
    unimported = found
    return !found.isEmpty
  }

  /// Leaves imports out of what the compiler reads.
  ///
  /// - Parameter absent: Modules with their submodules, as the imports name them.
  /// - Returns: Whether something changed, so that asking again has another answer.
  private mutating func passOver(_ absent: Set<String>) throws(DoctorError) -> Bool {
    let known = Set(missing)
    let found = scan.imports.filter { one in
      let isAbsent = absent.contains(one.place.module) || absent.contains(one.place.root)
      return isAbsent && one.place.module != "UIKit" && !known.contains(one.place)
    }
    for (path, imports) in Dictionary(grouping: found, by: \.place.path) {
      let edits = imports.map { CompiledModule.Edit(range: $0.range, text: "") }
      try module.edit(path, edits, by: compiler)
    }
    missing += found.map(\.place)
    return !found.isEmpty
  }

  /// The files that do not compile without those that do not compile.
  private func waiting(in files: [String]) throws(DoctorError) -> [FolderDiagnosis.Waiting] {
    var compiling = files
    var waiting: [FolderDiagnosis.Waiting] = []
    // As long as a file is left out, another may miss what it declares.
    while compiling.count < folder.files.count, !compiling.isEmpty {
      let errors = try compiler.errors(in: compiling, of: module)
      guard !errors.isEmpty else { break }
      let affected = Set(errors.map(\.path))
      for path in affected.sorted() {
        guard let first = errors.first(where: { $0.path == path }) else { continue }
        waiting.append(
          FolderDiagnosis.Waiting(
            path: path, line: first.line, column: first.column, message: first.message))
      }
      compiling.removeAll(where: affected.contains)
    }
    return waiting.sorted { $0.path < $1.path }
  }

  /// Whether a target with resources is asked for its bundle.
  private static func isResourceAccess(_ error: CompilerDiagnostic) -> Bool {
    error.name.hasPrefix("could_not_find_") && error.quoted.last == "module"
      && error.quoted.contains { $0.hasPrefix("Bundle") }
  }

  /// Leaves out what the compiler says only because something else on the line is wrong.
  private static func withoutEchoes(_ obstacles: [Obstacle]) -> [Obstacle] {
    struct Line: Hashable {
      var path: String
      var line: Int
    }
    let named = Set(
      obstacles.filter { $0.kind != .other }.map { Line(path: $0.path, line: $0.line) })
    var seen: Set<Obstacle> = []
    return obstacles.sorted().filter { obstacle in
      let isEcho =
        obstacle.kind == .other && named.contains(Line(path: obstacle.path, line: obstacle.line))
      return !isEcho && seen.insert(obstacle).inserted
    }
  }
}
