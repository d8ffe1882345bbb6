internal import Foundation

/// One module's way past the compiler: missing modules are stood in for, then each file's own errors
/// are told from those that it has because of others.
struct FolderCheck {
  private let scan: ModuleScan
  private let hidden: [HiddenDeclaration]
  private let wordsElsewhere: [Set<String>]
  private let compiler: Compiler
  private var module: CompiledModule
  private var missing: [ModuleImport] = []
  /// Imports that nothing can stand in for, as a submodule of a module that is there.
  private var refused: [ModuleImport] = []
  private var crashes: [CompilerDiagnostic] = []

  private var folder: SourceFolder { scan.folder }

  /// - Parameters:
  ///   - hiddenElsewhere: What the modules that it imports declare under false conditions.
  ///   - wordsElsewhere: The names that the modules use that import it.
  init(
    _ scan: ModuleScan, hiddenElsewhere: [HiddenDeclaration], wordsElsewhere: [Set<String>],
    compiler: Compiler
  ) {
    self.scan = scan
    self.wordsElsewhere = wordsElsewhere
    self.compiler = compiler
    hidden = scan.hidden + hiddenElsewhere
    module = CompiledModule(folder: scan.folder)
  }

  mutating func run() throws(DoctorError) -> FolderDiagnosis {
    let entries = try entryPoints()
    try renameTwins()
    _ = try standIn(for: scan.absent, among: scan.imports)
    let errors = try errorsWithEveryModule()
    var modules: [String: [String]] = [:]
    for one in missing where modules[one.path]?.contains(one.root) != true {
      modules[one.path, default: []].append(one.root)
    }
    let assets = AssetNames(in: folder.root)
    let obstacles =
      entries + (missing + refused).map(Obstacle.init)
      + (errors + crashes).map {
        Obstacle($0, missing: modules[$0.path] ?? [], hidden: hidden, assets: assets)
      }
    let own = Self.withoutEchoes(obstacles)
    let standing = Set(own.map(\.path))
    let waiting = try waiting(in: folder.files.filter { !standing.contains($0) })
    let spare = SpareFiles(scan, standing: standing, wordsElsewhere: wordsElsewhere)
    return FolderDiagnosis(
      path: folder.path, module: folder.module, swiftVersion: folder.settings.swiftVersion,
      settings: folder.settings.words, files: folder.files, obstacles: own, waiting: waiting,
      missingModules: Set(missing.map(\.root)).sorted(),
      spare: try spare.confirmed(against: errors) { files throws(DoctorError) in
        try compiler.errors(in: files, of: module)
      })
  }

  /// Writes the folder's module for others, or an empty one where the compiler cannot.
  func writeModule() throws(DoctorError) {
    _ = try compiler.writeModule(module)
  }

  /// Entry points, which a target of a gallery cannot have. The compiler crashes on some of them
  /// here, so that it reads `@main` in their place.
  private mutating func entryPoints() throws(DoctorError) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    for (path, entry) in scan.entryPoints where !folder.isProgram || entry.name != "main" {
      obstacles.append(Obstacle(entry, in: path))
      guard entry.name != "main" else { continue }
      let read = FileManager.default.contents(atPath: module.given(path))
      guard var text = read.map(Array.init) else { continue }
      let main = Array("@main".utf8)
      let place = entry.offset..<entry.offset + entry.name.utf8.count + 1
      let blank = Array(repeating: UInt8(ascii: " "), count: place.count - main.count)
      text.replaceSubrange(place, with: main + blank)
      module.substitutes[path] = try compiler.substitute(text, for: path)
    }
    return obstacles
  }

  /// The compiler takes no two files of one name; the later ones are read under another.
  private mutating func renameTwins() throws(DoctorError) {
    var names: Set<Substring> = []
    for file in folder.files {
      let name = file.split(separator: "/").last ?? ""
      guard !names.insert(name).inserted, module.substitutes[file] == nil,
        let text = FileManager.default.contents(atPath: file)
      else { continue }
      module.substitutes[file] = try compiler.substitute(Array(text), for: file)
    }
  }

  /// The errors that are left when every import finds something.
  private mutating func errorsWithEveryModule() throws(DoctorError) -> [CompilerDiagnostic] {
    while true {
      let unread = Set(refused.map(\.path)).union(crashes.map(\.path))
      let files = folder.files.filter { !unread.contains($0) }
      guard !files.isEmpty else { return [] }
      let errors = try compiler.errors(in: files, of: module)
      let absent = Set(errors.filter { $0.name.hasPrefix("sema_no_import") }.flatMap(\.quoted))
      if let crash = errors.first(where: { $0.name == "crash" }) {
        crashes.append(crash)
      } else if !absent.isEmpty {
        guard try standIn(for: absent, among: scan.imports) else { return errors }
      } else if !module.hasResources, errors.contains(where: Self.isResourceAccess) {
        module.hasResources = true
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
    let before = refused.count
    refused += imports.filter { one in
      absent.contains(one.module) && !refused.contains(one)
        && (new.isEmpty || one.root == "UIKit" || one.root == "Foundation")
    }
    guard !new.isEmpty else { return refused.count > before }
    missing += new
    try compiler.standIn(for: missing)
    return true
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
