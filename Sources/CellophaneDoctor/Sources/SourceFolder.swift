internal import CellophaneProjects
internal import Foundation

/// Swift source that is one module: a folder, a target of a package or of a project, or a file.
struct SourceFolder: Hashable {
  /// The folder as it was given, or what it is called in its project.
  var path: String
  /// The module's name: the folder's or the target's.
  var module: String
  /// Every Swift file in it, as the folder was given, by path.
  var files: [String]
  var settings = TargetSettings()
  /// Whether it is a program of its own, which has an entry point.
  var isProgram = false
  /// The folder that the files lie in, where there is one.
  var root: String?
  /// What is read in the place of files, by their paths.
  var rewritten: [String: String] = [:]
  /// What takes the place of lines that the compiler refuses, in this order, by file and line.
  var alternatives: [String: [Int: [String]]] = [:]

  init(_ target: InventoryTarget, title: String) {
    path = title
    module = target.module
    files = target.files.sources
    settings = target.settings
    isProgram = target.kind == .executable
    root = target.root
  }

  /// Lets other texts be read in the place of files.
  mutating func rewrite(_ rewrite: Doctor.Rewrite, by compiler: Compiler) throws(DoctorError) {
    let sources = files.map { (path: $0, bytes: text(of: $0) ?? []) }
    for (path, text) in rewrite(sources, settings.defines + ["DEBUG"]).sorted(by: {
      $0.key < $1.key
    }) {
      rewritten[path] = try compiler.substitute(text, for: path)
    }
  }

  /// The folders of a folder that a package has its targets in, where no manifest says more.
  static func targets(in folder: String) -> [SourceFolder] {
    names(in: folder).map { Paths.join(folder, $0) }.filter { Paths.isFolder($0) == true }
      .map { path in
        var target = InventoryTarget(
          name: Paths.name(of: path), module: Paths.moduleName(Paths.name(of: path)),
          kind: .library, files: InventoryFiles(FileWalk(path).files))
        target.root = path
        return SourceFolder(target, title: path)
      }.filter { !$0.files.isEmpty }
  }

  /// What is in a folder and not hidden, by name.
  static func names(in folder: String) -> [String] {
    // A folder that cannot be read has nothing that can be checked.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// What the compiler reads of a file; `nil` where it is not there.
  func text(of file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: rewritten[file] ?? file).map(Array.init)
  }
}
