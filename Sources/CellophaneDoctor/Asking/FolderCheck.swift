/// One folder's way past the compiler: missing modules are stood in for, then each file's own errors
/// are told from those that it has because of others.
struct FolderCheck {
  private let folder: SourceFolder
  private let compiler: Compiler
  private var missing: [ModuleImport] = []
  /// Imports that nothing can stand in for, as a submodule of a module that is there.
  private var refused: [ModuleImport] = []
  private var hasResources = false

  init(_ folder: SourceFolder, compiler: Compiler) {
    self.folder = folder
    self.compiler = compiler
  }

  mutating func run() throws(DoctorError) -> FolderDiagnosis {
    let errors = try errorsWithEveryModule()
    var modules: [String: [String]] = [:]
    for one in missing where modules[one.path]?.contains(one.root) != true {
      modules[one.path, default: []].append(one.root)
    }
    let obstacles =
      (missing + refused).map(Obstacle.init)
      + errors.map { Obstacle($0, missing: modules[$0.path] ?? []) }
    let own = Self.withoutEchoes(obstacles)
    let standing = Set(own.map(\.path))
    let waiting = try waiting(in: folder.files.filter { !standing.contains($0) })
    return FolderDiagnosis(
      path: folder.path, module: folder.module, files: folder.files, obstacles: own,
      waiting: waiting, missingModules: Set(missing.map(\.root)).sorted())
  }

  /// Writes the folder's module for others, or an empty one where the compiler cannot.
  func writeModule() throws(DoctorError) {
    _ = try compiler.writeModule(of: folder, hasResources: hasResources)
  }

  /// The errors that are left when every import finds something.
  private mutating func errorsWithEveryModule() throws(DoctorError) -> [CompilerDiagnostic] {
    var imports: [ModuleImport]?
    while true {
      let unread = Set(refused.map(\.path))
      let files = folder.files.filter { !unread.contains($0) }
      guard !files.isEmpty else { return [] }
      let errors = try compiler.errors(in: files, of: folder, hasResources: hasResources)
      let absent = Set(errors.filter { $0.name.hasPrefix("sema_no_import") }.flatMap(\.quoted))
      if !absent.isEmpty {
        let known: [ModuleImport]
        if let imports { known = imports } else { known = try compiler.imports(in: folder.files) }
        imports = known
        guard try standIn(for: absent, among: known) else { return errors }
      } else if !hasResources, errors.contains(where: Self.isResourceAccess) {
        hasResources = true
      } else {
        return errors
      }
    }
  }

  /// - Returns: Whether something changed, so that asking again has another answer.
  private mutating func standIn(
    for absent: Set<String>, among imports: [ModuleImport]
  ) throws(DoctorError) -> Bool {
    let roots = Set(absent.map { $0.prefix { $0 != "." } }.map(String.init))
    let standing = Set(missing.map(\.root))
    let new = imports.filter { roots.contains($0.root) && !standing.contains($0.root) }
      .filter { $0.root != "UIKit" && $0.root != "Foundation" }
    if !new.isEmpty {
      missing += new
      try compiler.standIn(for: missing)
      return true
    }
    let before = refused.count
    refused += imports.filter { absent.contains($0.module) && !refused.contains($0) }
    return refused.count > before
  }

  /// The files that do not compile without those that do not compile.
  private func waiting(in files: [String]) throws(DoctorError) -> [FolderDiagnosis.Waiting] {
    var compiling = files
    var waiting: [FolderDiagnosis.Waiting] = []
    // As long as a file is left out, another may miss what it declares.
    while compiling.count < folder.files.count, !compiling.isEmpty {
      let errors = try compiler.errors(in: compiling, of: folder, hasResources: hasResources)
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

  /// The package manager writes `Bundle.module` for a target with resources.
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
