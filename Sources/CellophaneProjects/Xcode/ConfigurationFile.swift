internal import Foundation

/// One assignment of a build setting: `NAME[sdk=iphone*] = value`.
struct SettingLine: Hashable {
  var name: String
  /// What has to be true, as `sdk` and a pattern.
  var conditions: [String: String]
  var value: String

  /// - Parameter key: The name with its conditions, `NAME[sdk=iphone*][config=Debug]`.
  init(key: String, value: String) {
    let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }
    name = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? key
    self.value = value
    conditions = [:]
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      conditions[sides[0].trimmingCharacters(in: .whitespaces)] = String(sides[1])
    }
  }
}

/// A file of build settings, `.xcconfig`, with those that it includes.
struct ConfigurationFile {
  private(set) var lines: [SettingLine] = []
  private(set) var findings: [InventoryFinding] = []
  private let root: String

  /// - Parameter root: The folder of the project, where includes are looked for too.
  init(path: String, root: String) {
    self.root = root
    read(path, around: [], includer: nil)
  }

  private mutating func read(
    _ path: String, around: [String], includer: (path: String, line: Int, isOptional: Bool)?
  ) {
    if let includer, around.contains(path) {
      findings.append(.configurationCycle(path: includer.path, line: includer.line))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      if includer?.isOptional == true { return }
      findings.append(
        .missingConfiguration(
          path: path, line: includer?.line ?? 1, includedBy: includer?.path ?? root))
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if let include = words.firstMatch(of: /^#include(\??)\s*"([^"]+)"/) {
        let places = [Paths.folder(of: path), root].map { Paths.join($0, String(include.2)) }
        let place = places.first { Paths.isFolder($0) == false } ?? places[0]
        read(
          place, around: around + [path],
          includer: (path, index + 1, !include.1.isEmpty))
      } else if let split = Self.assignment(in: words) {
        lines.append(
          SettingLine(
            key: words[..<split].trimmingCharacters(in: .whitespaces),
            value: Self.value(words[words.index(after: split)...])))
      }
    }
  }

  /// Where the `=` stands that is in no condition.
  private static func assignment(in line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return depth == 0 && line[index] == "="
    }
  }

  /// `//` begins a comment, in an address too: so it is in Xcode.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func value(_ text: Substring) -> String {
    let value = text.trimmingCharacters(in: .whitespaces)
    return value.hasSuffix(";") ? String(value.dropLast()) : value
  }
}
