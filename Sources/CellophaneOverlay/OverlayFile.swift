#if Overlay
internal import Foundation

/// What tells a compiler to read other files in the place of some: the value of `-vfsoverlay`.
///
/// Its messages, `#filePath` and debug information name the files that it was told to compile.
package struct OverlayFile {
  /// Absolute paths.
  package var pairs: [(source: String, rewritten: String)]

  package init(_ pairs: [(source: String, rewritten: String)]) {
    self.pairs = pairs
  }

  /// The file's contents, the same for the same pairs in whatever order.
  ///
  /// A build system may resolve symbolic links before it names a file, so that a source stands under
  /// both paths.
  package var json: String {
    var contents: [String: String] = [:]
    for (source, rewritten) in pairs {
      contents[source] = rewritten
      contents[URL(fileURLWithPath: source).resolvingSymlinksInPath().path] = rewritten
    }
    let folders = Dictionary(grouping: contents.keys.sorted()) { Self.folder(of: $0) }
    let roots = folders.keys.sorted().map { folder in
      let files = (folders[folder] ?? []).map { path in
        "      { \"type\": \"file\", \"name\": \(quoted(String(path.dropFirst(folder.count + 1)))),"
          + " \"external-contents\": \(quoted(contents[path] ?? path)) }"
      }
      return "    { \"type\": \"directory\", \"name\": \(quoted(folder)), \"contents\": [\n"
        + files.joined(separator: ",\n") + "\n    ] }"
    }
    return """
      {
        "version": 0, "use-external-names": "false", "case-sensitive": "true",
        "roots": [
      \(roots.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\0"..." ":
        quoted +=
          scalar == " "
          ? " " : "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
#endif
