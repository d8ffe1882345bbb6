internal import CellophaneFiles
internal import CellophaneSnapshots
internal import Foundation

/// The folders of fixtures below a folder.
package struct FixtureTree: Sendable {
  /// Absolute.
  package let folder: String
  /// What a fixture's file begins with to be looked at; the folder itself where it lies among the
  /// fixtures.
  private let scope: String?

  package init(_ folder: String) throws(LoopError) {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileKind.isFolder(path) else { throw .noFolder(path: folder) }
    let parts = path.split(separator: "/")
    guard let place = parts.firstIndex(of: Substring(KeptFixture.folderName)) else {
      self.folder = path
      scope = nil
      return
    }
    self.folder = "/" + parts[..<place].joined(separator: "/")
    scope = path
  }

  /// Every `__Snapshots__` below the folder, sorted. Hidden folders, such as what a build leaves,
  /// and symbolic links are passed by.
  package func roots() -> [String] {
    var found: [String] = []
    walk { folder, name in
      if name == KeptFixture.folderName { found.append("\(folder)/\(name)") }
      return name != KeptFixture.folderName
    }
    return found.sorted()
  }

  /// Every folder with a manifest of a package, and the nearest above.
  package func packages() -> [String] {
    var found = Set([Self.package(above: folder)].compactMap(\.self))
    walk { folder, name in
      let path = "\(folder)/\(name)"
      if FileManager.default.fileExists(atPath: "\(path)/Package.swift") { found.insert(path) }
      return name != KeptFixture.folderName
    }
    return found.sorted()
  }

  /// The nearest folder with a manifest, itself or above.
  package static func package(above folder: String) -> String? {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
    return url.path
  }

  /// The names below a root that lie where fixtures do, `<TestFile>/<name>`, sorted.
  package func paths(in root: String) -> [String] {
    KeptFixture.paths(in: root).filter { isInScope("\(root)/\($0)") }
  }

  private func isInScope(_ file: String) -> Bool {
    guard let scope else { return true }
    return file.hasPrefix("\(scope)/")
  }

  /// - Parameter enter: Told of each folder; says whether to look into it.
  private func walk(_ enter: (_ folder: String, _ name: String) -> Bool) {
    var waiting = [folder]
    while let folder = waiting.popLast() {
      for name in KeptFixture.names(in: folder) where !name.hasPrefix(".") && name != "node_modules"
      {
        let path = "\(folder)/\(name)"
        guard Self.isOwnFolder(path), enter(folder, name) else { continue }
        waiting.append(path)
      }
    }
  }

  /// Whether it is a folder and no link to one.
  private static func isOwnFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    return type as? FileAttributeType == .typeDirectory
  }

  /// A path as it is said: from a folder where it lies in it.
  package static func path(_ file: String, from folder: String) -> String {
    if file == folder { return "" }
    return file.hasPrefix("\(folder)/") ? String(file.dropFirst(folder.count + 1)) : file
  }
}
