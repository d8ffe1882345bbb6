/// The functions that a test's source file declares, by the names that fixtures have of them.
package struct TestFunctions: Sendable {
  private let functions: [(name: String, line: Int)]

  package init(in source: String) {
    functions = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in Self.name(in: line).map { ($0, index + 1) } }
  }

  /// The line of the function whose name, as a file's, a fixture's begins with, from 1; `nil` where
  /// there is none.
  ///
  /// - Parameter stem: A fixture's name without its folder and its kind.
  package func line(of stem: String) -> Int? {
    var best: (length: Int, line: Int)?
    for (name, line) in functions where name.count > best?.length ?? 0 && stem.hasPrefix(name) {
      // The whole name, or one with its arguments' labels or the comparison's name after it.
      let rest = stem.dropFirst(name.count).first
      if rest == nil || rest == "." || rest == "-" { best = (name.count, line) }
    }
    return best?.line
  }

  private static func name(in line: Substring) -> String? {
    guard let word = line.firstRange(of: "func ") else { return nil }
    var name = line[word.upperBound...].prefix { $0 != "(" }
    if name.first == "`" { name = name.dropFirst().prefix { $0 != "`" } }
    return try? FixturePlace.fileName(of: String(name))
  }
}
