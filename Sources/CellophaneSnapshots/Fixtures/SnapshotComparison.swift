internal import Foundation

/// Compares texts with the fixtures of a run and writes what its mode lets it.
package struct SnapshotComparison: Sendable {
  package var mode: SnapshotMode
  /// Where everything new goes instead of the sources' tree; fixtures are read from the tree still.
  package var artifacts: String?
  /// The file that gets a line for each fixture that is read.
  package var references: String?
  /// What leaves tests out of the run; `nil` where all run.
  package var filter: String?
  package var names: FixtureNames
  /// Whether a new text is proposed; by default where something may be written.
  package var proposes: Bool?
  /// What is called to look at what is proposed; by default what tests say.
  package var review: String?
  /// Says of a fixture that what it shows is gone; `nil` asks the tests' sources.
  package var isGone: (@Sendable (KeptFixture) -> Bool)?
  /// How long another run that writes is waited for.
  package var wait: Duration

  package init(
    mode: SnapshotMode, artifacts: String? = nil, references: String? = nil, filter: String? = nil,
    names: FixtureNames = .running, wait: Duration = .seconds(10)
  ) {
    self.mode = mode
    self.artifacts = artifacts
    self.references = references
    self.filter = filter
    self.names = names
    self.wait = wait
  }

  /// Compares a text with its fixture.
  ///
  /// - Returns: `nil` where they are the same bytes, else what is to be said of the test: a newly
  ///   written fixture fails once, so that nobody takes a first recording for a check.
  package func failure(
    of content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) -> SnapshotFailure? {
    try names.claim(place, for: content.bytes)
    if let references {
      if let filter {
        try FixtureFile.append(TestRun.filterMark + filter, to: references)
      }
      try FixtureFile.append(place.fixtureInPackage, to: references)
    }
    let recorded = try FixtureFile.read(place.fixture)
    if recorded == content.bytes {
      try keepFresh(content, at: place)
      return nil
    }
    let words: String
    if let recorded {
      words = try differing(recorded, content, at: place)
    } else {
      words = try missing(content, at: place)
    }
    return SnapshotFailure(
      words,
      fileName: place.path.split(separator: "/").last.map(String.init), actual: content.bytes)
  }

  /// The file that a trap of what a test asks is noted in; `nil` where nothing may be written.
  package func trapNote(at place: FixturePlace) -> String? {
    artifacts == nil && mode == .never ? nil : "\(root(of: place))/\(place.trapNote)"
  }

  private func differing(
    _ recorded: [UInt8], _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) -> String {
    let problem = FixtureProblem(recorded, as: place.kind)
    var words = problem.map { [$0.sentence(place.fixture)] } ?? []
    switch problem {
    case .notUTF8, .otherKind, .empty: break
    case .conflict, .carriageReturns, .truncated, nil:
      let difference = FixtureDifference(from: recorded, to: content.bytes, as: place.kind)
      words.append(
        problem == nil ? difference.report() : difference.lines.report(limit: 20))
    }
    if artifacts == nil, recordsAll {
      try record(content, at: place)
      try removeProposal(at: place)
      words.insert(
        "the snapshot is recorded anew in '\(place.fixture)'; run again to compare", at: 0)
    } else {
      if problem == nil {
        words.insert("the snapshot differs from '\(place.fixture)'", at: 0)
      }
      words.append(proposing(content, against: recorded, at: place))
    }
    return words.joined(separator: "\n")
  }

  private func missing(
    _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) -> String {
    let left = try recordsAll && artifacts == nil ? nil : left(content, at: place)
    guard artifacts == nil, mode != .never, left == nil else {
      return "there is no fixture '\(place.fixture)'\n" + words(about: left)
        + proposing(content, against: nil, left: left, at: place)
    }
    try record(content, at: place)
    return "the snapshot is recorded in '\(place.fixture)'; run again to compare"
  }

  /// The fixture of the test's name before, where it was renamed.
  private func left(
    _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) -> LeftFixture? {
    guard let missing = KeptFixture(root: place.root, path: place.path) else { return nil }
    if let isGone {
      return try LeftFixture(of: missing, showing: content.bytes, isGone: isGone)
    }
    return try LeftFixture(of: missing, showing: content.bytes)
  }

  private func words(about left: LeftFixture?) -> String {
    let gone = isGone == nil ? "test" : "preview"
    return left.map {
      "'\($0.fixture.path)', whose \(gone) is gone, shows the same or nearly so; accepting renames it\n"
    } ?? ""
  }

  /// Writes a proposal where one may be written, and says what to do with it.
  private func proposing(
    _ content: SnapshotContent, against recorded: [UInt8]?, left: LeftFixture? = nil,
    at place: FixturePlace
  ) -> String {
    guard artifacts != nil || proposes ?? (mode != .never) else {
      return """
        nothing is recorded in mode 'never'; record it with SNAPSHOT_TESTING_RECORD=failed, or \
        set SNAPSHOT_ARTIFACTS to a folder for the new text
        """
    }
    do throws(SnapshotError) {
      var base = ProposalBase(recorded)
      base.declaration = place.declaration
      // What a test left behind is found by its source whenever somebody looks.
      base.left = isGone == nil ? nil : left?.fixture.path
      let proposal = try propose(content, against: base, at: place)
      return "the new text is '\(proposal)'; look at it with \(wayToReview)"
    } catch {
      return error.description
    }
  }

  private var wayToReview: String {
    if let review { return review }
    if let artifacts { return "swift run cellophane snapshots review --artifacts '\(artifacts)'" }
    return """
      'swift run cellophane snapshots review', or accept it with SNAPSHOT_TESTING_RECORD=failed
      """
  }

  /// Whether fixtures that differ are recorded anew.
  private var recordsAll: Bool { mode == .failed || mode == .all }

  /// A comparison that passes leaves no proposal, and the fixture with the files that it needs.
  ///
  /// Those that are there stay as they were recorded, unless everything is recorded anew.
  private func keepFresh(
    _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) {
    if artifacts != nil {
      FixtureFile.removeProposal("\(root(of: place))/\(place.proposal)")
    } else if proposes ?? (mode != .never), FileManager.default.isWritableFile(atPath: place.root) {
      try removeProposal(at: place)
      for file in content.attachments {
        let attachment = FixtureAttachment(root: place.root, path: file.path)
        try recordsAll ? attachment.record(file.bytes) : attachment.bring(file.bytes)
      }
    }
  }

  /// Removes what waits for a fixture, and with the last one what it was to be shown with.
  private func removeProposal(at place: FixturePlace) throws(SnapshotError) {
    guard FixtureFile.removeProposal("\(place.root)/\(place.proposal)") else { return }
    try FixtureLock.holding(place.root, wait: wait) { () throws(SnapshotError) in
      FixtureAttachment.removeWaiting(in: place.root)
    }
  }

  private func record(
    _ content: SnapshotContent, at place: FixturePlace
  ) throws(SnapshotError) {
    try FixtureLock.holding(place.root, wait: wait) { () throws(SnapshotError) in
      for file in content.attachments {
        try FixtureAttachment(root: place.root, path: file.path).record(file.bytes)
      }
      try FixtureFile.write(content.bytes, to: place.fixture)
    }
  }

  /// Writes a proposal and gives its path.
  private func propose(
    _ content: SnapshotContent, against base: ProposalBase, at place: FixturePlace
  ) throws(SnapshotError) -> String {
    let root = root(of: place)
    let proposal = "\(root)/\(place.proposal)"
    try FixtureLock.holding(root, wait: wait) { () throws(SnapshotError) in
      for file in content.attachments {
        let attachment = FixtureAttachment(root: root, path: file.path)
        // Artifacts are one run's; among the fixtures lies what they were recorded with.
        try artifacts == nil ? attachment.propose(file.bytes) : attachment.record(file.bytes)
      }
      try FixtureFile.write(content.bytes, to: proposal)
      // The last, so that a run that is stopped leaves a proposal that nobody can accept.
      try base.write(beside: proposal)
    }
    return proposal
  }

  /// Where proposals go.
  private func root(of place: FixturePlace) -> String {
    artifacts.map { "\($0)/\(place.rootInPackage)" } ?? place.root
  }
}
