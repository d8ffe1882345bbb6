internal import CellophaneSnapshots

extension ChangeSet {
  /// The texts that wait to be accepted.
  package init(_ pending: PendingChanges) {
    let folder = pending.folder
    // One of the changes of each folder tells where its new texts and the files around them lie.
    var seen: Set<[String]> = []
    let examples = pending.changes.filter {
      seen.insert([$0.fixture.root, $0.proposalRoot]).inserted
    }
    self.init(
      title: "Pending fixtures",
      changes: pending.changes.map { Change($0, in: folder) },
      problems: pending.problems,
      before: { try FixtureFile.read($0, in: folder) },
      after: { path in
        for change in examples {
          let root = FixtureTree.path(change.fixture.root, from: folder)
          guard path.hasPrefix("\(root)/") else { continue }
          if let new = try change.newFile(String(path.dropFirst(root.count + 1))) { return new }
        }
        return try FixtureFile.read(path, in: folder)
      })
  }
}
