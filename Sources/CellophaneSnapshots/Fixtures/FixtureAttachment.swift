/// A file that several fixtures are shown with, `styles/list.css`, as it lies among them.
///
/// It stays as the fixtures were recorded with it: where a new text comes with another one, that one
/// waits beside it as `styles/list.new.css`.
package struct FixtureAttachment {
  /// `…/__Snapshots__`.
  let root: String
  /// From the root, with slashes.
  let path: String

  /// The folders that only such files are in.
  package static let folders: Set<Substring> = ["styles", "scripts", "assets", "symbols", "fonts"]

  package init(root: String, path: String) {
    self.root = root
    self.path = path
  }

  private var file: String { "\(root)/\(path)" }
  private var waitingFile: String { "\(root)/\(Self.waitingPath(of: path))" }

  /// `styles/list.new.css` for `styles/list.css`.
  private static func waitingPath(of path: String) -> String {
    guard let dot = path.lastIndex(of: ".") else { return "\(path).new" }
    return "\(path[..<dot]).new\(path[dot...])"
  }

  /// What fixtures are shown with; `nil` where there is none.
  package func recorded() throws(SnapshotError) -> [UInt8]? { try FixtureFile.read(path, in: root) }

  /// What waits; `nil` where nothing does.
  package func waiting() throws(SnapshotError) -> [UInt8]? {
    try FixtureFile.read(Self.waitingPath(of: path), in: root)
  }

  /// Makes it what fixtures are shown with from now on.
  package func record(_ bytes: [UInt8]) throws(SnapshotError) {
    if try recorded() != bytes { try FixtureFile.write(bytes, to: file) }
    FixtureFile.remove(waitingFile)
  }

  /// Writes it where there is none.
  func bring(_ bytes: [UInt8]) throws(SnapshotError) {
    if try recorded() == nil { try FixtureFile.write(bytes, to: file) }
  }

  /// Lets it wait where the fixtures have another, and writes it where they have none.
  func propose(_ bytes: [UInt8]) throws(SnapshotError) {
    guard let known = try recorded() else {
      return try FixtureFile.write(bytes, to: file)
    }
    if known == bytes {
      FixtureFile.remove(waitingFile)
    } else if try waiting() != bytes {
      try FixtureFile.write(bytes, to: waitingFile)
    }
  }

  /// Removes those that wait where no new text does any more.
  package static func removeWaiting(in root: String) {
    let paths = KeptFixture.paths(in: root)
    guard !paths.contains(where: { KeptFixture.isOfProposal(root: root, path: $0) }) else { return }
    for path in paths where folders.contains(path.prefix { $0 != "/" }) {
      let parts = path.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 2, parts[parts.count - 2] == "new" else { continue }
      FixtureFile.remove("\(root)/\(path)")
    }
  }
}
