internal import Foundation

/// What stands at a path.
package enum FileKind {
  /// Whether it is a folder, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
