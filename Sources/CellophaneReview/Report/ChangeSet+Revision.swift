package import CellophaneFiles
internal import CellophaneSnapshots

extension ChangeSet {
  /// What the fixtures below a folder are now, against those of a revision.
  ///
  /// Proposals are left out: a branch is what is committed, or would be.
  package init(
    fixturesIn folder: String, since revision: GitRevision, named name: String
  ) throws {
    let tree = try FixtureTree(folder)
    let changed = try revision.changedPaths().filter(Self.isBesideFixtures)
    let known = Set(try revision.paths())
    let before: @Sendable (String) throws -> [UInt8]? = { path in
      known.contains(path) ? try revision.bytes(path) : nil
    }
    let after: @Sendable (String) throws -> [UInt8]? = { path in
      try FixtureFile.read(path, in: tree.folder)
    }
    self.init(
      title: "Since \(name)", changes: [], problems: [], before: before, after: after)
    let shared = Set(changed.filter { Self.fixture($0, in: tree) == nil })
    var paths = Set(changed).subtracting(shared)
    if !shared.isEmpty {
      // A page's own text may be the same and its look another.
      paths.formUnion(Self.pages(in: tree))
    }
    for path in paths.sorted() {
      guard let fixture = Self.fixture(path, in: tree), fixture.proposedFixture == nil else {
        continue
      }
      do {
        try add(fixture, at: path, in: tree, shared: shared)
      } catch let error as SnapshotError {
        problems.append(error.description)
      }
    }
  }

  private mutating func add(
    _ fixture: KeptFixture, at path: String, in tree: FixtureTree, shared: Set<String>
  ) throws {
    let (old, new) = (try before(path), try after(path))
    let root = FixtureTree.path(fixture.root, from: tree.folder)
    let links = try LinkedFiles.paths(from: fixture.path, bytes: new ?? []) { file in
      shared.contains("\(root)/\(file)") ? try after("\(root)/\(file)") : nil
    }
    guard old != new || !links.isEmpty else { return }
    changes.append(
      Change(
        name: fixture.name, group: FixtureTree.path(fixture.testFolder, from: tree.folder),
        form: fixture.kind, path: path, source: SourceLine(of: fixture), before: old, after: new,
        notes: Self.notes(old, new, fixture.kind, path), shared: links.map(\.path)))
  }

  private static func notes(
    _ old: [UInt8]?, _ new: [UInt8]?, _ kind: SnapshotKind, _ path: String
  ) -> [String] {
    [("before", old), ("after", new)].compactMap { side, bytes in
      bytes.flatMap { FixtureProblem($0, as: kind) }.map { "\(side): \($0.sentence(path))" }
    }
  }

  private static func isBesideFixtures(_ path: String) -> Bool {
    "/\(path)".contains("/\(KeptFixture.folderName)/")
  }

  private static func fixture(_ path: String, in tree: FixtureTree) -> KeptFixture? {
    let parts = path.split(separator: "/")
    guard let place = parts.firstIndex(of: Substring(KeptFixture.folderName)) else { return nil }
    return KeptFixture(
      root: "\(tree.folder)/\(parts[...place].joined(separator: "/"))",
      path: parts[(place + 1)...].joined(separator: "/"))
  }

  /// The paths of all pages among the fixtures.
  private static func pages(in tree: FixtureTree) -> [String] {
    tree.roots().flatMap { root in
      tree.paths(in: root).filter { $0.hasSuffix(".html") }.map {
        FixtureTree.path("\(root)/\($0)", from: tree.folder)
      }
    }
  }
}
