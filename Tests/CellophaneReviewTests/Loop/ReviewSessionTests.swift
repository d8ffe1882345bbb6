import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct ReviewSessionTests {
  /// What somebody is told who presses some keys.
  private func review(
    _ keys: String, in package: TestedPackage
  ) throws -> (outcome: ReviewSession.Outcome, said: [String], opened: [String]) {
    let pending = try PendingChanges(in: package.path)
    var rest = Array(keys)
    var said: [String] = []
    var opened: [String] = []
    var session = ReviewSession(
      pending.changes, in: pending.folder,
      desk: ReviewSession.Desk(
        key: { rest.isEmpty ? nil : rest.removeFirst() }, say: { said.append($0) },
        open: { opened.append($0.fixture.name) }))
    return (session.run(), said, opened)
  }

  private func package(_ names: String...) throws -> TestedPackage {
    let package = try TestedPackage()
    for name in names {
      try package.propose(
        TestedPackage.outline(name, color: "systemRed"), for: "\(name).outline",
        insteadOf: TestedPackage.outline(name))
    }
    return package
  }

  @Test func aKeyDecidesOnEach() throws {
    let package = try package("a", "b", "c")
    let (outcome, said, _) = try review("ars", in: package)
    #expect(outcome == ReviewSession.Outcome(accepted: 1, rejected: 1, skipped: 1))
    #expect(said.contains("1 of 3: Tests/RowTests/RowTests.swift:1: RowTests/a.outline"))
    #expect(said.contains("accepted RowTests/a.outline"))
    #expect(try PendingChanges(in: package.path).changes.map(\.fixture.name) == ["RowTests/c"])
  }

  @Test func oneKeyAcceptsAllThatAreAlike() throws {
    let package = try package("a", "b", "c")
    let (outcome, said, _) = try review("A", in: package)
    #expect(outcome == ReviewSession.Outcome(accepted: 3))
    #expect(said.contains("  and 2 alike"))
  }

  @Test func keysThatDecideNothingShowMore() throws {
    let package = try package("a")
    let (outcome, said, opened) = try review("ol?q", in: package)
    #expect(outcome == ReviewSession.Outcome(skipped: 1))
    #expect(opened == ["RowTests/a"])
    #expect(said.contains { $0.contains("\n+ ") })
    #expect(said.last?.hasPrefix("a accept · r reject · s skip") == true)
  }

  @Test func whereTheTerminalIsGoneTheRestStays() throws {
    let package = try package("a", "b")
    #expect(try review("a", in: package).outcome == .init(accepted: 1, skipped: 1))
  }

  @Test func whatCannotBeAcceptedIsSaidAndTheOthersAre() throws {
    let package = try package("a", "b")
    // Made before there was a fixture.
    try package.write("none\n", to: "\(TestedPackage.fixtures)/a.new.outline.against")
    let outcome = try review("A", in: package).outcome
    #expect(outcome.accepted == 1)
    #expect(outcome.problems.count == 1)
  }
}
