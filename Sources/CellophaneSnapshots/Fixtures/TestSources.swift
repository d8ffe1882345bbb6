internal import CellophaneFiles
internal import Foundation

/// Where a test's source lies while the test runs, which may be elsewhere than where it was
/// compiled.
package struct TestSources: Hashable, Sendable {
  /// The folder of the test's source file.
  package var folder: String
  /// The source file's name, `RowTests.swift`.
  package var fileName: String
  /// The folder of the package: the nearest one above with a manifest, else the repository's, else
  /// the test's own.
  package var package: String

  package init(folder: String, fileName: String, package: String) {
    self.folder = folder
    self.fileName = fileName
    self.package = package
  }

  /// Finds the folder of a source file.
  ///
  /// The compiler's path is taken where its folder is there. Where it is not, because tests that
  /// were built elsewhere are run, the longest end of it that lies below the working directory or
  /// a folder above is.
  ///
  /// - Throws: ``SnapshotError/noSources(file:folder:)`` where there is neither.
  package init(
    file: String, workingDirectory: String = FileManager.default.currentDirectoryPath
  ) throws(SnapshotError) {
    let source = URL(fileURLWithPath: file)
    let folder = source.deletingLastPathComponent().path
    guard let found = Self.folder(folder, from: workingDirectory) else {
      throw .noSources(file: file, folder: workingDirectory)
    }
    self.init(
      folder: found, fileName: source.lastPathComponent,
      package: Self.folder(above: found, with: "Package.swift")
        ?? Self.folder(above: found, with: ".git") ?? found)
  }

  private static func folder(_ compiled: String, from workingDirectory: String) -> String? {
    if FileKind.isFolder(compiled) { return compiled }
    let parts = compiled.split(separator: "/")
    for start in parts.indices {
      let end = parts[start...].joined(separator: "/")
      for folder in sequence(first: workingDirectory, next: parent)
      where FileKind.isFolder(folder + "/" + end) {
        return folder + "/" + end
      }
    }
    return nil
  }

  private static func folder(above folder: String, with file: String) -> String? {
    sequence(first: folder, next: parent).first {
      FileManager.default.fileExists(atPath: $0 + "/" + file)
    }
  }

  private static func parent(of folder: String) -> String? {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    return parent == folder || folder == "/" ? nil : parent
  }
}
