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
    if before == nil { left = try Self.left(by: base, fixture, after, isTaken) }
    otherFiles = try newFiles().map(\.path).filter { path in
      try FixtureAttachment(root: fixture.root, path: path).recorded() != nil
    }
  }

  /// The fixture of the same under another name: the one that a comparison named, or of a test that is
  /// gone.
  private static func left(
    by base: ProposalBase?, _ fixture: KeptFixture, _ after: [UInt8],
    _ isTaken: (String) -> Bool
  ) throws(SnapshotError) -> LeftFixture? {
    guard let path = base?.left else {
      return try LeftFixture(of: fixture, showing: after, isTaken: isTaken)
    }
    guard let old = KeptFixture(root: fixture.root, path: path), !isTaken(old.file),
      let bytes = try FixtureFile.read(path, in: fixture.root)
    else { return nil }
    return LeftFixture(fixture: old, bytes: bytes)
  }

  /// Where what it shows is declared; `nil` where nobody knows.
  package var source: SourceLine? {
    guard let words = base?.declaration, let colon = words.lastIndex(of: ":"),
      let line = Int(words[words.index(after: colon)...])
    else { return SourceLine(of: fixture) }
    let file = String(words[..<colon])
    return SourceLine(
      file: file.hasPrefix("/") ? file : "\(fixture.testFolder)/\(file)", line: line)
  }

  /// The folder of the test, or of the file that declares the preview.
  var declaringFolder: String {
    guard base?.declaration != nil, let source, source.file.hasPrefix("/") else {
      return fixture.testFolder
    }
    return source.file.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
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
    return base.isMade(against: before) ? nil : .changedSince(path: fixture.file)
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
