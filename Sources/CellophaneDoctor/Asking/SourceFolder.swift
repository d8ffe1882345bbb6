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

  /// Every Swift file below a folder.
  init(folder: String, settings: TargetSettings = TargetSettings()) {
    self.init(
      path: folder, module: Self.moduleName(of: folder), files: Self.swiftFiles(in: folder))
    self.settings = settings
    root = folder
  }

  init(path: String, module: String, files: [String]) {
    self.path = path
    self.module = module
    self.files = files
  }

  /// The file alone.
  init(file: String) {
    self.init(path: file, module: Self.moduleName(of: file), files: [file])
  }

  static func isFolder(_ path: String) -> Bool { isFolder(at: path) == true }
  static func isFile(_ path: String) -> Bool { isFolder(at: path) == false }

  /// The folders of a folder that a package has its targets in, where no manifest says more.
  static func targets(in folder: String) -> [SourceFolder] {
    names(in: folder).map { "\(folder)/\($0)" }.filter(isFolder)
      .map { SourceFolder(folder: $0) }.filter { !$0.files.isEmpty }
  }

  private static func swiftFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch isFolder(at: path) {
      // A package inside has modules of its own.
      case true?: return isFolder(at: "\(path)/Package.swift") == nil ? swiftFiles(in: path) : []
      case false?: return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
      case nil: return []
      }
    }
  }

  /// What is in a folder and not hidden, by name.
  static func names(in folder: String) -> [String] {
    // A folder that cannot be read has nothing that can be checked.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether a path is a folder; `nil` where there is nothing.
  static func isFolder(at path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// The name of a folder's module; another where the sources import a module of that name.
  private static func moduleName(of path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let text = identifier(name)
    return imported.contains(text) ? "\(text)Sources" : text
  }

  /// A name as the package manager and Xcode make it a module's.
  static func identifier(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "_"
    }
    let text = letters.joined()
    return text.first?.isNumber ?? true ? "_\(text)" : text
  }

  private static let imported: Set<String> = [
    "CellophaneUIKit", "Dispatch", "Foundation", "FoundationNetworking", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
  ]
}
