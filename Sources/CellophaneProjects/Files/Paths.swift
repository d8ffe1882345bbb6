internal import Foundation

/// Paths as they were given: what is relative stays so.
package enum Paths {
  /// What is below a folder; `.` is not said.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return normal(folder == "." || folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// Without `.` and, where a folder stands before it, `..`.
  package static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/\(text)" }
    return text.isEmpty ? "." : text
  }

  /// The folder that something lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What comes after the last dot of the name, in small letters.
  package static func ending(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The name without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Whether a path is a folder; `nil` where there is nothing.
  package static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }

  /// When something was last written, in seconds since 1970; `nil` where it is not there.
  package static func date(of path: String) -> Double? {
    // No file has no date, which is the answer.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
  }

  /// Where a path leads, from the root, without symbolic links.
  package static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// A name as the package manager and Xcode make it a module's.
  package static func moduleName(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "_"
    }
    let text = letters.joined()
    return text.first?.isNumber ?? true ? "_\(text)" : text
  }
}
