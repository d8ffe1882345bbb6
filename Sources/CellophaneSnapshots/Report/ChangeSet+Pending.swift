extension ChangeSet {
  /// The texts that wait to be accepted.
  package init(_ pending: PendingChanges) {
    let folder = pending.folder
    // Where a fixture's new text and the files around it lie.
    var roots: [String: String] = [:]
    for change in pending.changes {
      roots[FixtureTree.path(change.fixture.root, from: folder)] = change.proposalRoot
    }
    let proposalRoots = roots
    self.init(
      title: "Pending fixtures",
      changes: pending.changes.map { Change($0, in: folder) },
      problems: pending.problems,
      before: { try FixtureFile.read("\(folder)/\($0)") },
      after: { path in
        let known = try FixtureFile.read("\(folder)/\(path)")
        guard let root = proposalRoots.keys.first(where: { path.hasPrefix("\($0)/") }),
          let proposalRoot = proposalRoots[root]
        else { return known }
        return try FixtureFile.read("\(proposalRoot)/\(path.dropFirst(root.count + 1))") ?? known
      })
  }
}
