internal import Foundation

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
  /// Whether the fixture is younger than the proposal.
  package var isStale: Bool

  /// Reads both texts.
  ///
  /// - Throws: A sentence where the proposal cannot be taken.
  init(fixture: KeptFixture, proposal: KeptFixture) throws {
    self.fixture = fixture
    self.proposal = proposal.file
    proposalRoot = proposal.root
    after = try FixtureFile.read(proposal.file) ?? []
    if let problem = FixtureProblem(after, as: fixture.kind) {
      throw LoopError.damaged(sentence: problem.sentence(proposal.file))
    }
    before = try FixtureFile.read(fixture.file)
    // Artifacts come from another machine, whose clock says nothing here.
    isStale =
      proposal.root == fixture.root
      && Self.age(of: fixture.file).map { $0 > Self.age(of: proposal.file) ?? $0 } ?? false
  }

  private static func age(of file: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  /// What else is to be said of it.
  package var notes: [String] {
    var notes: [String] = []
    if let before, let problem = FixtureProblem(before, as: fixture.kind) {
      notes.append(problem.sentence(fixture.path))
    }
    if isStale {
      notes.append(
        "the fixture was changed after the new text was proposed; run its test again")
    }
    return notes
  }
}
