internal import CellophaneSnapshots
internal import Foundation

/// The fixtures that a run did not read.
package struct UnreferencedFixtures: Sendable {
  /// Absolute.
  package let folder: String
  /// Files that comparisons write and that none was read from, sorted.
  package private(set) var fixtures: [String] = []
  /// Files beside them that no comparison writes, sorted: they are never deleted.
  package private(set) var strangers: [String] = []
  /// Folders of which the run read nothing, sorted: their tests may not have run.
  package private(set) var unreadFolders: [String] = []

  /// What left tests out of the run, `--filter X`; `nil` where all ran.
  package private(set) var filter: String?

  /// - Parameter references: The file that `SNAPSHOT_REFERENCES` named in the run.
  package init(in folder: String, references: String) throws {
    let tree = try FixtureTree(folder)
    self.folder = tree.folder
    guard let bytes = try FixtureFile.read(references) else {
      throw LoopError.noReferences(path: references)
    }
    let read = Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n"))
    filter = read.filter { $0.hasPrefix(TestRun.filterMark) }.min()
      .map { String($0.dropFirst(TestRun.filterMark.count)) }
    for root in tree.roots() {
      try add(root, paths: tree.paths(in: root), read: read)
    }
  }

  private mutating func add(_ root: String, paths: [String], read: Set<Substring>) throws {
    let package = FixtureTree.package(above: root) ?? folder
    let place = FixtureTree.path(root, from: package)
    let isRead = { (path: String) in read.contains("\(place)/\(path)") }
    guard paths.contains(where: isRead) else {
      if paths.contains(where: { KeptFixture(root: root, path: $0) != nil }) {
        unreadFolders.append(root)
      }
      return
    }
    let shared = FixtureAttachment.folders
    for path in paths where !isRead(path) && !shared.contains(path.prefix { $0 != "/" }) {
      let file = "\(root)/\(path)"
      // A proposal is decided on, not forgotten.
      guard !KeptFixture.isOfProposal(root: root, path: path) else { continue }
      guard let fixture = KeptFixture(root: root, path: path) else {
        strangers.append(file)
        continue
      }
      let bytes = try FixtureFile.read(file) ?? []
      if Self.isOurs(bytes, fixture.kind) {
        fixtures.append(file)
      } else {
        strangers.append(file)
      }
    }
  }

  /// Whether a comparison writes such a text.
  static func isOurs(_ bytes: [UInt8], _ kind: SnapshotKind) -> Bool {
    guard FixtureProblem(bytes, as: kind) == nil else { return false }
    let mark =
      switch kind {
      case .html: " data-look=\""
      case .outline, .accessibility: "\n"
      case .json: "\"frames\""
      }
    return bytes.firstRange(of: Array(mark.utf8)) != nil
  }

  /// Deletes the fixtures, and nothing else; none where tests were left out of the run.
  package func delete() throws {
    if let filter { throw LoopError.partOfRun(filter: filter) }
    for file in fixtures {
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw LoopError.unremovable(path: file, reason: error.localizedDescription)
      }
    }
  }
}
