internal import CellophaneSnapshots
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
    if let left, try FixtureFile.read(left.fixture.file) != left.bytes {
      throw LoopError.changedSince(path: left.fixture.file)
    }
    for (path, bytes) in try newFiles() {
      try FixtureAttachment(root: fixture.root, path: path).record(bytes)
    }
    try FixtureFile.write(after, to: fixture.file)
    if let left { try Self.remove(left.fixture.file) }
    try remove()
  }

  /// Takes the new text away; the fixture stays.
  package func reject() throws {
    try FixtureLock.holding(proposalRoot) { Result { try removeUnchanged() } }.get()
  }

  private func removeUnchanged() throws {
    guard try FixtureFile.read(proposal) == after else {
      throw LoopError.proposedSince(path: proposal)
    }
    try remove()
  }

  private func remove() throws {
    try Self.remove(proposal)
    FixtureFile.removeProposal(proposal)
    FixtureAttachment.removeWaiting(in: proposalRoot)
  }
  private static func remove(_ file: String) throws {
    do {
      try FileManager.default.removeItem(atPath: file)
    } catch {
      throw LoopError.unremovable(path: file, reason: error.localizedDescription)
    }
  }
}
