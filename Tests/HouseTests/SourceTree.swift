import Foundation
import Testing

/// The files of the project, as the tests of the house read them.
struct SourceTree {
  /// The package's folder.
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A Swift file: its path from the root, with slashes, and its lines.
  struct File: CustomTestStringConvertible, Sendable {
    var path: String
    var lines: [String]

    var testDescription: String { path }

    /// The name of the target's folder.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The modules that it imports.
    var imports: [String] { lines.compactMap { Self.module(of: $0) } }

    static func module(of line: String) -> String? {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains(String($0)) })
      else { return nil }
      // `import struct Foundation.Data` names the kind of thing first.
      let named = words[(place + 1)...].first { !kinds.contains(String($0)) }
      return named?.split(separator: ".").first.map(String.init)
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "func", "let", "var"]
  }

  /// Every Swift file under a folder, by path.
  func files(in folder: String) -> [File] {
    let start = root.appending(path: folder)
    let found =
      FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".swift") && !"/\($0)".contains("/.") }.sorted().map {
      path in
      let text = (try? String(contentsOf: start.appending(path: path), encoding: .utf8)) ?? ""
      return File(
        path: "\(folder)/\(path)",
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
