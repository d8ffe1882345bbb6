internal import CellophaneProjects
internal import Foundation

/// Which files the compiler reads elsewhere while it says their own names.
///
/// A build system may resolve symbolic links before it names a file, so that a file stands under both
/// paths.
package struct OverlayMap: Encodable {
  private var version = 0
  private var useExternalNames = "false"
  private var caseSensitive = "true"
  private var roots: [Folder]

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case useExternalNames = "use-external-names"
    case caseSensitive = "case-sensitive"
  }

  private struct Folder: Encodable {
    var type = "directory"
    var name: String
    var contents: [File]
  }

  private struct File: Encodable {
    var type = "file"
    var name: String
    var contents: String

    enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  /// - Parameter files: Where the text of a file lies, by the file's path from the root.
  package init(_ files: [String: String]) {
    var all = files
    for (file, text) in files { all[Paths.resolved(file)] = text }
    let folders = Dictionary(grouping: all.sorted { $0.key < $1.key }) {
      Paths.folder(of: $0.key)
    }
    roots = folders.sorted { $0.key < $1.key }.map { folder, files in
      Folder(
        name: folder,
        contents: files.map { File(name: Paths.name(of: $0.key), contents: $0.value) })
    }
  }

  /// The value of `-vfsoverlay`, the same for the same files.
  package func json() throws(GalleryError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self))
    } catch {
      throw .compiler(words: error.localizedDescription)
    }
  }
}
