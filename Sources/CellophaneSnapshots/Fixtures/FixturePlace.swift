/// Where the fixture of a comparison lies: `__Snapshots__/<TestFile>/<test>.<name>.<kind>` beside
/// the test, `__Snapshots__/Previews/<page>.<kind>` beside what a gallery is made of.
package struct FixturePlace: Hashable, Sendable {
  /// The folder of all fixtures of the test's folder, `…/__Snapshots__`.
  package let root: String
  /// `<TestFile>/<test>.<name>.<kind>`.
  package let path: String
  package let kind: SnapshotKind
  /// The names as the test says them, and where.
  package let spokenName: String
  /// The folder of all fixtures, from the package's.
  package let rootInPackage: String
  /// Where what it shows is declared, `Sources/Gallery/Gallery.swift:7`; `nil` where a test's source
  /// says it.
  package let declaration: String?

  /// - Parameters:
  ///   - sources: The test's source file.
  ///   - test: The test's name, as `#function` gives it or in words.
  ///   - name: What tells comparisons of one test apart; `nil` for its only one.
  ///   - line: Where the source file asks for the comparison.
  package init(
    _ sources: TestSources, test: String, name: String?, kind: SnapshotKind, line: Int
  ) throws(SnapshotError) {
    if let name, name.lowercased() == "new" { throw .reservedName(name) }
    root = sources.folder + "/__Snapshots__"
    let stem = try [test, name].compactMap { $0 }.map(Self.fileName).joined(separator: ".")
    let file = sources.fileName.prefix { $0 != "." }
    path = "\(file)/\(stem).\(kind.rawValue)"
    self.kind = kind
    let words = name.map { "\(test), \($0)" } ?? test
    spokenName = "'\(words)' at \(sources.fileName):\(line)"
    let isInside = sources.folder.hasPrefix(sources.package + "/")
    let folder = isInside ? sources.folder.dropFirst(sources.package.count + 1) + "/" : ""
    rootInPackage = folder + "__Snapshots__"
    declaration = nil
  }

  /// The place of a preview's page.
  ///
  /// - Parameters:
  ///   - page: Its id.
  ///   - fixtures: The folder of the gallery's fixtures in `__Snapshots__`.
  ///   - folder: The folder that `__Snapshots__` lies in.
  ///   - declaration: Where the preview is declared, with the line after a colon.
  package init(
    page: String, in fixtures: String, of folder: String, kind: SnapshotKind, declaration: String
  ) throws(SnapshotError) {
    root = "\(folder)/__Snapshots__"
    path = "\(fixtures)/\(try Self.fileName(of: page)).\(kind.rawValue)"
    self.kind = kind
    spokenName = "'\(page)' at \(declaration)"
    rootInPackage = "__Snapshots__"
    self.declaration = declaration
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

  /// The fixture itself.
  package var fixture: String { "\(root)/\(path)" }

  /// The fixture, from the package's folder.
  package var fixtureInPackage: String { "\(rootInPackage)/\(path)" }

  /// Where a changed text waits to be accepted: `<test>.<name>.new.<kind>`.
  package var proposal: String {
    path.dropLast(kind.rawValue.count) + "new.\(kind.rawValue)"
  }

  /// What says that the test asked a preview which trapped: `<test>.<name>.new.trap`.
  package var trapNote: String {
    path.dropLast(kind.rawValue.count + 1) + KeptFixture.trapEnding
  }
}
