package import CellophaneSite
package import CellophaneSnapshots
internal import CellophaneValidation
internal import Foundation

/// Compares what a gallery's previews show with their fixtures, or records it, by the comparison that
/// tests have.
package struct PreviewComparison {
  private let fixtures: PreviewFixtures
  /// What the gallery handed over, and the folder that it lies in.
  private let texts: PreviewTexts
  private let textFolder: String
  private let kinds: [SnapshotKind]
  private let shard: Shard
  /// Whether previews were left out by their names.
  private let isFiltered: Bool
  private var comparison: SnapshotComparison
  /// How the commands are told where the fixtures are.
  private let path: String

  /// - Parameters:
  ///   - texts: The folder that the gallery wrote.
  ///   - kinds: What previews are compared as; none are those that fixtures are kept in.
  ///   - path: How the commands are told where the gallery is.
  package init(
    of fixtures: PreviewFixtures, with texts: String, kinds: [SnapshotKind], shard: Shard,
    isFiltered: Bool, path: String, comparison: SnapshotComparison
  ) throws {
    self.fixtures = fixtures
    self.texts = try PreviewTexts.read(in: texts)
    textFolder = texts
    self.kinds = kinds.isEmpty ? fixtures.kinds : kinds
    self.shard = shard
    self.isFiltered = isFiltered
    self.path = path
    self.comparison = comparison
    self.comparison.proposes = true
    self.comparison.review = "'cellophane snapshots review \(path)'"
  }

  /// Does it for all previews that were asked, in their order; fixtures of previews that are gone come
  /// last.
  package mutating func outcomes() throws -> [PreviewOutcome] {
    var gone = try gone()
    for proposal in fixtures.proposals {
      guard let fixture = proposal.proposedFixture, try isGone(fixture) else { continue }
      FixtureFile.removeProposal(proposal.file)
    }
    var outcomes: [PreviewOutcome] = []
    for preview in texts.previews where preview.isAsked {
      if let failure = preview.failure {
        outcomes.append(stopped(preview, failure))
      }
      for page in preview.pages {
        for kind in kinds {
          let files = Set(gone.map(\.file))
          comparison.isGone = { files.contains($0.file) }
          let outcome = outcome(of: page, preview, as: kind)
          outcomes.append(outcome.outcome)
          gone.removeAll { $0 == outcome.left }
        }
      }
    }
    return outcomes + gone.map(outcome(ofGone:))
  }

  // MARK: Those that are shown

  private func outcome(
    of page: String, _ preview: PreviewTexts.Preview, as kind: SnapshotKind
  ) -> (outcome: PreviewOutcome, left: KeptFixture?) {
    var outcome = PreviewOutcome(
      state: .same, preview: preview.id, title: preview.title, group: preview.group, kind: kind,
      source: SourceLine(file: preview.file, line: preview.line))
    do {
      let place = try FixturePlace(
        page: page, in: fixtures.name, of: fixtures.folder, kind: kind,
        declaration: "\(FixtureTree.path(preview.file, from: fixtures.folder)):\(preview.line)")
      outcome.path = place.fixtureInPackage
      let content = try content(of: page, as: kind)
      guard let failure = try comparison.failure(of: content, at: place) else {
        return (outcome, nil)
      }
      outcome.message = failure.description
      guard comparison.mode == .never else {
        outcome.state = .recorded
        return (outcome, nil)
      }
      let change = try pending(at: place)
      let said = Change(change, in: fixtures.folder)
      outcome.change = said
      outcome.state = said.kind == .came ? .new : said.kind == .renamed ? .renamed : .changed
      return (outcome, change.left?.fixture)
    } catch {
      outcome.state = .broken
      if outcome.message.isEmpty { outcome.message = String(describing: error) }
      return (outcome, nil)
    }
  }

  /// What was proposed.
  private func pending(at place: FixturePlace) throws -> PendingChange {
    let root = comparison.artifacts.map { "\($0)/\(place.rootInPackage)" } ?? place.root
    guard let fixture = KeptFixture(root: place.root, path: place.path),
      let proposal = KeptFixture(root: root, path: place.proposal)
    else { throw SnapshotError.noFileName(place.path) }
    return try PendingChange(fixture: fixture, proposal: proposal)
  }

  private func content(of page: String, as kind: SnapshotKind) throws -> SnapshotContent {
    let site = PreviewTexts.pages(in: textFolder)
    let path = "previews/\(page).html"
    switch kind {
    case .outline:
      return SnapshotContent(
        bytes: try text("\(page).outline", in: PreviewTexts.outlines(in: textFolder)))
    case .json:
      return SnapshotContent(
        bytes: try text("\(page).json", in: PreviewTexts.documents(in: textFolder)))
    case .accessibility:
      let tree = try AccessibilityTree(of: text(path, in: site))
      return SnapshotContent(bytes: [UInt8](tree.text.utf8))
    case .html:
      let bytes = try text(path, in: site)
      let files = try LinkedFiles.paths(from: path, bytes: bytes) {
        try FixtureFile.read($0, in: site)
      }
      return SnapshotContent(
        bytes: bytes,
        attachments: files.map { SnapshotContent.Attachment(path: $0.path, bytes: $0.bytes) })
    }
  }

  private func text(_ path: String, in folder: String) throws(SnapshotError) -> [UInt8] {
    guard let bytes = try FixtureFile.read(path, in: folder) else {
      throw .unreadable(path: "\(folder)/\(path)", reason: "the gallery did not write it")
    }
    return bytes
  }

  private func stopped(_ preview: PreviewTexts.Preview, _ failure: String) -> PreviewOutcome {
    PreviewOutcome(
      state: .stopped, preview: preview.id, title: preview.title, group: preview.group,
      source: SourceLine(file: preview.file, line: preview.line),
      message: "the preview stopped, and its fixtures stay as they are: \(failure)")
  }

  // MARK: Those that are gone

  /// The fixtures of previews and of pages that there are no more.
  private func gone() throws -> [KeptFixture] { try fixtures.kept.filter(isGone) }

  private func isGone(_ fixture: KeptFixture) throws -> Bool {
    let page = fixture.stem
    let names = try texts.previews.flatMap(\.pages).map { try FixturePlace.fileName(of: $0) }
    guard !names.contains(page) else { return false }
    let owner = texts.previews.filter { page == $0.id || page.hasPrefix("\($0.id)-") }
      .max { $0.id.count < $1.id.count }
    // Of a preview that was not asked, or stopped, nobody knows which pages it has.
    if let owner { return owner.isAsked && owner.failure == nil }
    return !isFiltered && shard.contains(page)
  }

  /// Deletes the fixtures of previews that are gone: only what comparisons write.
  package static func delete(
    _ outcomes: inout [PreviewOutcome], of fixtures: PreviewFixtures
  ) throws {
    for index in outcomes.indices where outcomes[index].state == .gone {
      guard let path = outcomes[index].path, let kind = outcomes[index].kind,
        let bytes = try FixtureFile.read(path, in: fixtures.folder)
      else { continue }
      guard UnreferencedFixtures.isOurs(bytes, kind) else {
        outcomes[index].message = "no comparison writes such a file, so that it stays; move it away"
        continue
      }
      FixtureFile.remove("\(fixtures.folder)/\(path)")
      outcomes[index].state = .deleted
    }
  }

  private func outcome(ofGone fixture: KeptFixture) -> PreviewOutcome {
    PreviewOutcome(
      state: .gone, preview: fixture.stem, title: "", group: "",
      path: FixtureTree.path(fixture.file, from: fixtures.folder), kind: fixture.kind,
      message: "no preview shows this any more; bring the preview back, or delete the fixture with "
        + "'cellophane snapshots record \(path) --delete'")
  }
}
