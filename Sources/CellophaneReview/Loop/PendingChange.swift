package import CellophaneSnapshots

/// A text that waits to take a fixture's place.
package struct PendingChange: Hashable, Sendable {
  package var fixture: KeptFixture
  /// The file of the new text.
  package var proposal: String
  /// The folder `__Snapshots__` that the new text's own files lie in.
  package var proposalRoot: String
  /// The fixture's text when it was read; `nil` where there is none yet.
  package var before: [UInt8]?
  package var after: [UInt8]
  /// The fixture that the test had under another name, which goes when this one comes.
  package private(set) var left: LeftFixture?
  /// The files that the fixture is shown with and that are other ones for the new text.
  package private(set) var otherFiles: [String] = []
  /// The fixture that the new text was made against; `nil` where nothing says so.
  private let base: ProposalBase?

  /// Reads both texts.
  ///
  /// - Parameter isTaken: Whether a fixture, by its file, is renamed already.
  /// - Throws: A sentence where the proposal cannot be taken.
  init(
    fixture: KeptFixture, proposal: KeptFixture, isTaken: (String) -> Bool = { _ in false }
  ) throws {
    self.fixture = fixture
    self.proposal = proposal.file
    proposalRoot = proposal.root
    after = try FixtureFile.read(proposal.file) ?? []
    if let problem = FixtureProblem(after, as: fixture.kind) {
      throw LoopError.damaged(sentence: problem.sentence(proposal.file))
    }
    before = try FixtureFile.read(fixture.file)
    base = try ProposalBase(beside: proposal.file)
    if before == nil {
      left = try LeftFixture(of: fixture, showing: after, isTaken: isTaken)
    }
    otherFiles = try newFiles().map(\.path).filter { path in
      try FixtureAttachment(root: fixture.root, path: path).recorded() != nil
    }
  }

  /// A file that the new text is to be shown with where the fixtures have none or may have another;
  /// `nil` where it is shown with theirs.
  ///
  /// - Parameter path: From the folder of the fixtures.
  func newFile(_ path: String) throws(SnapshotError) -> [UInt8]? {
    let attachment = FixtureAttachment(root: proposalRoot, path: path)
    return try proposalRoot == fixture.root ? attachment.waiting() : attachment.recorded()
  }

  /// The files that the new text brings with it, by path from the folder of the fixtures.
  func newFiles() throws -> [(path: String, bytes: [UInt8])] {
    try LinkedFiles.paths(from: fixture.path, bytes: after) { path in
      guard let new = try newFile(path) else { return nil }
      return try FixtureAttachment(root: fixture.root, path: path).recorded() == new ? nil : new
    }
  }

  /// Why it cannot be accepted; `nil` where it can.
  var obstacle: LoopError? {
    // Nothing is lost where the fixture says the same already.
    guard before != after else { return nil }
    guard let base else { return .noBase(proposal: proposal) }
    return base == ProposalBase(before) ? nil : .changedSince(path: fixture.file)
  }

  /// What else is to be said of it.
  package var notes: [String] {
    var notes = left.map { ["renamed from \($0.fixture.path)"] } ?? []
    if let before, let problem = FixtureProblem(before, as: fixture.kind) {
      notes.append(problem.sentence(fixture.path))
    }
    switch obstacle {
    case .noBase:
      notes.append("nothing says which fixture the new text was made against; run its test again")
    case .some:
      notes.append(
        "the fixture was changed after the new text was proposed; run its test again")
    case nil: break
    }
    return notes
  }
}
