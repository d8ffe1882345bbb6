import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct DecidingTests {
  private let fixture = "\(TestedPackage.fixtures)/row.outline"
  private let proposal = "\(TestedPackage.fixtures)/row.new.outline"
  private let old = TestedPackage.outline("A")
  private let new = TestedPackage.outline("B")

  private func pending(in package: TestedPackage) throws -> PendingChange {
    try #require(try PendingChanges(in: package.path).changes.first)
  }

  @Test func anAcceptedTextIsTheFixture() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    try pending(in: package).accept()
    #expect(package.text(fixture) == new)
    #expect(package.text(proposal) == nil)
    #expect(package.text("\(proposal).against") == nil)
  }

  @Test func aRejectedTextIsGone() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    try pending(in: package).reject()
    #expect(package.text(fixture) == old)
    #expect(package.text(proposal) == nil)
    #expect(package.text("\(proposal).against") == nil)
  }

  /// As after a pull, or an edit by hand.
  @Test func aFixtureThatChangedSinceTheProposalIsNotReplaced() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let pulled = TestedPackage.outline("C")
    try package.write(pulled, to: fixture)
    let change = try pending(in: package)
    #expect(
      change.notes
        == ["the fixture was changed after the new text was proposed; run its test again"])
    #expect(throws: LoopError.changedSince(path: "\(package.path)/\(fixture)")) {
      try change.accept()
    }
    #expect(package.text(fixture) == pulled)
    #expect(package.text(proposal) == new)
    // Another fixture is no obstacle to giving up.
    try change.reject()
    #expect(package.text(proposal) == nil)
  }

  @Test func aFixtureThatCameOrWentSinceIsNotReplacedEither() throws {
    let package = try TestedPackage()
    try package.propose(new)
    try package.write(old, to: fixture)
    #expect(throws: LoopError.changedSince(path: "\(package.path)/\(fixture)")) {
      try pending(in: package).accept()
    }
    try package.propose(new, insteadOf: old)
    try FileManager.default.removeItem(atPath: "\(package.path)/\(fixture)")
    #expect(throws: LoopError.changedSince(path: "\(package.path)/\(fixture)")) {
      try pending(in: package).accept()
    }
    #expect(package.text(fixture) == nil)
  }

  @Test func whatTheFixtureSaysAlreadyIsTaken() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    try package.write(new, to: fixture)
    try pending(in: package).accept()
    #expect(package.text(fixture) == new)
    #expect(package.text(proposal) == nil)
  }

  @Test(arguments: [nil, "", "cbf29ce48422232", "<<<<<<< ours\n"])
  func aProposalThatDoesNotSayWhatItWasMadeAgainstIsNotTaken(digest: String?) throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let file = "\(package.path)/\(proposal).against"
    try FileManager.default.removeItem(atPath: file)
    if let digest { try package.write(digest, to: "\(proposal).against") }
    let change = try pending(in: package)
    #expect(
      change.notes
        == ["nothing says which fixture the new text was made against; run its test again"])
    let error = #expect(throws: LoopError.self) { try change.accept() }
    #expect(
      error?.description == """
        \(file): error: the file is missing or damaged, which says what fixture the new text was \
        made against; run its test again
        """)
    #expect(package.text(fixture) == old)
  }

  @Test func aFixtureThatChangesWhileSomebodyLooksIsNotReplaced() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let change = try pending(in: package)
    try package.write(TestedPackage.outline("C"), to: fixture)
    #expect(throws: LoopError.changedSince(path: "\(package.path)/\(fixture)")) {
      try change.accept()
    }
    #expect(package.text(fixture) == TestedPackage.outline("C"))
  }

  @Test func aProposalThatChangesWhileSomebodyLooksIsNotTaken() throws {
    let package = try TestedPackage()
    try package.propose(new, insteadOf: old)
    let change = try pending(in: package)
    try package.write(TestedPackage.outline("C"), to: proposal)
    for act in [change.accept, change.reject] {
      #expect(throws: LoopError.proposedSince(path: "\(package.path)/\(proposal)")) { try act() }
    }
    #expect(package.text(fixture) == old)
    #expect(package.text(proposal) == TestedPackage.outline("C"))
  }

  @Test(arguments: [true, false])
  func stylesThatWaitAreTakenWithTheirPageAndGoWithTheLast(isAccepted: Bool) throws {
    let package = try TestedPackage()
    let root = "Tests/RowTests/__Snapshots__"
    for name in ["one.html", "two.html"] {
      try package.propose(
        TestedPackage.page("B"), for: name, insteadOf: TestedPackage.page("A"))
    }
    try package.write("old", to: "\(root)/styles/list.css")
    try package.write("new", to: "\(root)/styles/list.new.css")
    // Nobody's that could be taken for one.
    try package.write("mine", to: "\(root)/RowTests/notes.new.css")
    try pending(in: package).reject()
    #expect(package.text("\(root)/styles/list.new.css") == "new")
    let last = try pending(in: package)
    if isAccepted { try last.accept() } else { try last.reject() }
    #expect(package.text("\(root)/styles/list.css") == (isAccepted ? "new" : "old"))
    #expect(package.text("\(root)/styles/list.new.css") == nil)
    #expect(package.text("\(root)/RowTests/notes.new.css") == "mine")
  }

  @Test func aPageOfTheArtifactsBringsItsStylesAndImages() throws {
    let package = try TestedPackage()
    let root = "Tests/RowTests/__Snapshots__"
    try package.write(TestedPackage.page("B"), to: "artifacts/\(root)/RowTests/row.new.html")
    try package.write("none\n", to: "artifacts/\(root)/RowTests/row.new.html.against")
    try package.write(
      "a { background: url(../assets/1.svg) }", to: "artifacts/\(root)/styles/list.css")
    try package.write("<svg/>", to: "artifacts/\(root)/assets/1.svg")
    try package.write("unused", to: "artifacts/\(root)/styles/other.css")
    let pending = try PendingChanges(
      in: package.path, artifacts: "\(package.path)/artifacts")
    try #require(pending.changes.first).accept()
    #expect(package.text("\(root)/RowTests/row.html") == TestedPackage.page("B"))
    #expect(package.text("\(root)/styles/list.css")?.isEmpty == false)
    #expect(package.text("\(root)/assets/1.svg") == "<svg/>")
    #expect(package.text("\(root)/styles/other.css") == nil)
    #expect(package.text("artifacts/\(root)/RowTests/row.new.html") == nil)
  }
}
