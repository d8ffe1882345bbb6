internal import Foundation

/// Where the previews of a written site are declared, among the Swift files below a folder.
///
/// A site says the module, the file and the title of each; the line is where the file has the title.
package struct PreviewPlaces: Sendable {
  private let previews: [String: BuiltPreview]
  /// The paths of files, by their names.
  private var files: [String: [String]] = [:]

  package init(
    _ previews: [BuiltPreview], below folder: String = FileManager.default.currentDirectoryPath
  ) {
    self.previews = Dictionary(previews.map { ($0.id, $0) }) { first, _ in first }
    let wanted = Set(previews.map { Self.parts(of: $0.file).name })
    let places = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    while let place = places?.nextObject() as? URL {
      let name = place.lastPathComponent
      if name == "node_modules" { places?.skipDescendants() }
      if wanted.contains(name) { files[name, default: []].append(place.path) }
    }
  }

  /// The line of a preview, by its id; `nil` where no file below the folder has its title.
  package func source(_ id: String) -> (file: String, line: Int)? {
    guard let preview = previews[id] else { return nil }
    let (module, name) = Self.parts(of: preview.file)
    let found = (files[name] ?? []).sorted().compactMap { file in
      Self.line(of: "\"\(preview.title)\"", in: file).map { (file: file, line: $0) }
    }
    return found.first { $0.file.split(separator: "/").dropLast().contains(module) } ?? found.first
  }

  private static func parts(of file: String) -> (module: Substring, name: String) {
    let parts = file.split(separator: "/")
    return (parts.first ?? "", parts.last.map(String.init) ?? "")
  }

  private static func line(of words: String, in file: String) -> Int? {
    guard let bytes = FileManager.default.contents(atPath: file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(words) }.map { $0 + 1 }
  }
}
