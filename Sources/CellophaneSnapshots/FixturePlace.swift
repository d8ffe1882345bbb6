internal import Foundation

/// Where the fixture of a comparison lies: `__Snapshots__/<TestFile>/<test>.<name>.<kind>` beside
/// the test.
package struct FixturePlace: Hashable, Sendable {
  /// The folder of all fixtures of the test's folder, `…/__Snapshots__`.
  package var root: String
  /// `<TestFile>/<test>.<name>.<kind>`.
  package var path: String
  /// The names as the test says them.
  package var spokenName: String

  /// - Parameters:
  ///   - file: The test's source file.
  ///   - test: The test's name, as `#function` gives it or in words.
  ///   - name: What tells comparisons of one test apart; `nil` for its only one.
  ///   - kind: The file's extension.
  package init(
    file: String, test: String, name: String?, kind: String
  ) throws(SnapshotError) {
    let source = URL(fileURLWithPath: file)
    root = source.deletingLastPathComponent().appending(path: "__Snapshots__").path
    let stem = try [test, name].compactMap { $0 }.map(Self.fileName).joined(separator: ".")
    path = "\(source.deletingPathExtension().lastPathComponent)/\(stem).\(kind)"
    spokenName = name.map { "\(test), \($0)" } ?? test
  }

  /// A name with nothing in it that a file system, a link or a shell reads as something else:
  /// letters, digits, hyphens and underscores stay, a run of anything else is one hyphen.
  package static func fileName(of name: String) throws(SnapshotError) -> String {
    // What `#function` writes after a test without arguments says nothing.
    let spoken = name.hasSuffix("()") ? name.dropLast(2) : name[...]
    let parts = spoken.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    let fileName = parts.joined(separator: "-")
    guard fileName.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .noFileName(name)
    }
    // A first underscore is skipped by some hosts of static files.
    return String(fileName.drop { $0 == "_" || $0 == "-" })
  }

  /// Where a changed text waits to be accepted: `<test>.<name>.new.<kind>`.
  package var proposal: String {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return (parts.dropLast() + ["new"] + parts.suffix(1)).joined(separator: ".")
  }
}
