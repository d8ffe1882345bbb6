internal import Foundation

extension PendingChange {
  /// Puts the new text into the fixture's place, in one step, with the files that it is shown with.
  ///
  /// - Throws: A sentence, with the fixture and the proposal as they are, where either is not what
  ///   was read.
  package func accept() throws {
    if let obstacle { throw obstacle }
    try FixtureLock.holding(fixture.root) { Result { try replaceFixture() } }.get()
  }

  private func replaceFixture() throws {
    guard try FixtureFile.read(fixture.file) == before else {
      throw LoopError.changedSince(path: fixture.file)
    }
    guard try FixtureFile.read(proposal) == after else {
      throw LoopError.proposedSince(path: proposal)
    }
    if proposalRoot != fixture.root { try bringFiles() }
    try FixtureFile.write(after, to: fixture.file)
    try remove()
  }

  /// Takes the new text away; the fixture stays.
  package func reject() throws {
    guard try FixtureFile.read(proposal) == after else {
      throw LoopError.proposedSince(path: proposal)
    }
    try remove()
  }

  /// Copies what the page links to from the artifacts.
  private func bringFiles() throws {
    let linked = try LinkedFiles.paths(from: fixture.path, bytes: after) { path in
      try FixtureFile.read("\(proposalRoot)/\(path)")
    }
    for (path, bytes) in linked where try FixtureFile.read("\(fixture.root)/\(path)") != bytes {
      try FixtureFile.write(bytes, to: "\(fixture.root)/\(path)")
    }
  }

  private func remove() throws {
    do {
      try FileManager.default.removeItem(atPath: proposal)
    } catch {
      throw LoopError.unremovable(path: proposal, reason: error.localizedDescription)
    }
    FixtureFile.removeProposal(proposal)
  }
}
