internal import Foundation

/// A file's path as a reader can use it.
package enum ShownPath {
  /// A path that a terminal opens from where it stands: from the working folder where the file is
  /// below it, else the whole.
  package static func fromHere(_ path: String) -> String {
    from(FileManager.default.currentDirectoryPath, path)
  }

  /// A path that a workflow of GitHub puts an annotation at: from the repository's folder.
  ///
  /// The repository is the one that the workflow works on where the file is below that, else the
  /// nearest one around the file.
  package static func inRepository(
    _ path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let workspace = environment["GITHUB_WORKSPACE"] ?? ""
    if !workspace.isEmpty, isRepository(workspace), whole.hasPrefix(workspace + "/") {
      return from(workspace, whole)
    }
    var folder = URL(fileURLWithPath: whole).deletingLastPathComponent().path
    while folder != "/" {
      if isRepository(folder) { return from(folder, whole) }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return workspace.isEmpty ? fromHere(path) : from(workspace, whole)
  }

  /// A path from here, or what a module calls the file where it is not there any more.
  package static func place(_ path: String, orModule file: String) -> String {
    FileManager.default.fileExists(atPath: path) ? fromHere(path) : file
  }

  private static func from(_ folder: String, _ path: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// Of a linked work tree `.git` is a file.
  private static func isRepository(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/.git")
  }
}

extension PreviewLocation {
  /// The file as findings name it: where a terminal opens it, or by its module where it is not
  /// there any more.
  package var place: String { ShownPath.place(path, orModule: file) }
}
