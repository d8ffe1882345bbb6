internal import Foundation

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
  /// What is read instead of bytes of a file.
  private var edits: [String: [Edit]] = [:]
  private var crashes: [CompilerDiagnostic] = []

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

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
    _ = try passOver(scan.absent)
    let errors = try errorsWithEveryModule()
    var modules: [String: [String]] = [:]
    // What UIKit and Foundation lack comes with no submodule of theirs.
    let foreign = missing.filter { $0.root != "UIKit" && $0.root != "Foundation" }
    for one in foreign where modules[one.path]?.contains(one.root) != true {
      modules[one.path, default: []].append(one.root)
    }
    let assets = AssetNames(in: folder.root)
    let obstacles =
      entries + missing.map(Obstacle.init)
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
      missingModules: Set(foreign.map(\.root)).sorted(),
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
      let range = entry.offset..<entry.offset + entry.name.utf8.count + 1
      try edit(path, [Edit(range: range, text: "@main")])
    }
    return obstacles
  }

  /// Lets the compiler read something else in a file, where everything else keeps its place.
  private mutating func edit(_ path: String, _ new: [Edit]) throws(DoctorError) {
    edits[path, default: []] += new
    guard var text = FileManager.default.contents(atPath: path).map(Array.init) else { return }
    for edit in edits[path] ?? [] {
      let blank = String(repeating: " ", count: edit.range.count - edit.text.utf8.count)
      text.replaceSubrange(edit.range, with: Array((edit.text + blank).utf8))
    }
    module.substitutes[path] = try compiler.substitute(text, for: path)
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
      let unread = Set(crashes.map(\.path))
      let files = folder.files.filter { !unread.contains($0) }
      guard !files.isEmpty else { return [] }
      let errors = try compiler.errors(in: files, of: module)
      let absent = Set(errors.filter { $0.name.hasPrefix("sema_no_import") }.flatMap(\.quoted))
      if let crash = errors.first(where: { $0.name == "crash" }) {
        crashes.append(crash)
      } else if !absent.isEmpty {
        guard try passOver(absent) else { return errors }
      } else if !module.hasResources, errors.contains(where: Self.isResourceAccess) {
        module.hasResources = true
      } else {
        return errors
      }
    }
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
      try edit(path, imports.map { Edit(range: $0.range, text: "") })
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
