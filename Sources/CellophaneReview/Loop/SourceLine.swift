package import CellophaneSnapshots
internal import Foundation

/// A line of a Swift file.
package struct SourceLine: Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// Where the function of a fixture's test is declared: its file's first line where the function
  /// is not found, `nil` where the file is not there.
  package init?(of fixture: KeptFixture) {
    guard let bytes = FileManager.default.contents(atPath: fixture.testFile) else { return nil }
    file = fixture.testFile
    let stem = fixture.name.drop { $0 != "/" }.dropFirst()
    line = Self.line(of: String(stem), in: String(decoding: bytes, as: UTF8.self))
  }

  /// The line of the function whose name, as a file's, the stem begins with.
  static func line(of stem: String, in source: String) -> Int {
    var best = (length: 0, line: 1)
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let name = functionName(in: line), name.count > best.length, stem.hasPrefix(name)
      else { continue }
      // The whole name, or one with its arguments' labels or the comparison's name after it.
      let rest = stem.dropFirst(name.count).first
      if rest == nil || rest == "." || rest == "-" { best = (name.count, index + 1) }
    }
    return best.line
  }

  private static func functionName(in line: Substring) -> String? {
    guard let word = line.firstRange(of: "func ") else { return nil }
    var name = line[word.upperBound...].prefix { $0 != "(" }
    if name.first == "`" { name = name.dropFirst().prefix { $0 != "`" } }
    return try? FixturePlace.fileName(of: String(name))
  }
}
