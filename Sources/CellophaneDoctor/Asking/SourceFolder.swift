internal import Foundation

/// A folder of Swift source, which is one module.
struct SourceFolder: Hashable {
  /// The folder as it was given.
  var path: String
  /// The module's name: the folder's.
  var module: String
  /// Every Swift file in it, as the folder was given, by path.
  var files: [String]

  /// The folders that a path stands for: a package's targets, a folder, or a file alone.
  static func folders(at path: String) throws(DoctorError) -> [SourceFolder] {
    guard let isFolder = isFolder(path) else { throw .noFolder(path: path) }
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard isFolder else {
      return [SourceFolder(path: path, module: moduleName(of: path), files: [path])]
    }
    let targets = "\(path)/Sources"
    if self.isFolder("\(path)/Package.swift") == false, self.isFolder(targets) == true {
      let folders = names(in: targets).map { "\(targets)/\($0)" }
        .filter { self.isFolder($0) == true }.map(Self.init(folder:))
        .filter { !$0.files.isEmpty }
      if !folders.isEmpty { return folders }
    }
    let folder = SourceFolder(folder: path)
    guard !folder.files.isEmpty else { throw .noSource(path: path) }
    return [folder]
  }

  private init(path: String, module: String, files: [String]) {
    self.path = path
    self.module = module
    self.files = files
  }

  private init(folder: String) {
    self.init(
      path: folder, module: Self.moduleName(of: folder), files: Self.swiftFiles(in: folder))
  }

  private static func swiftFiles(in folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      switch isFolder(path) {
      // A package inside has modules of its own.
      case true?: return isFolder("\(path)/Package.swift") == nil ? swiftFiles(in: path) : []
      case false?: return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
      case nil: return []
      }
    }
  }

  /// What is in a folder and not hidden, by name.
  private static func names(in folder: String) -> [String] {
    // A folder that cannot be read has nothing that can be checked.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether a path is a folder; `nil` where there is nothing.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// The name of a folder as the package manager makes it a module's; another where the sources
  /// import a module of that name.
  private static func moduleName(of path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let letters = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "_"
    }
    let text = letters.joined()
    if imported.contains(text) { return "\(text)Sources" }
    return text.first?.isNumber ?? true ? "_\(text)" : text
  }

  private static let imported: Set<String> = [
    "CellophaneUIKit", "Dispatch", "Foundation", "FoundationNetworking", "Observation",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
  ]
}
