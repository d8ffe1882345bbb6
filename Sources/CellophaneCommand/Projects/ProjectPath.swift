internal import CellophaneProjects
internal import Foundation

/// Tells what a gallery can be made of from a folder that is meant as a site.
enum ProjectPath {
  /// Whether a path is a project, a package, a file, or a folder with one of these or with source.
  static func isProject(_ path: String) -> Bool {
    guard let isFolder = Paths.isFolder(path) else { return false }
    if !isFolder || path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") { return true }
    // A folder that cannot be read is none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
      return true
    }
    return FileWalk(path).files.contains { $0.hasSuffix(".swift") }
  }
}
