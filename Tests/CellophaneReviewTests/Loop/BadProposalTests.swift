import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

/// Proposals and fixtures that are not what a comparison writes.
@Suite struct BadProposalTests {
  private let proposal = "\(TestedPackage.fixtures)/row.new.html"

  private func problem(_ bytes: [UInt8]) throws -> String? {
    let package = try TestedPackage()
    try package.write(bytes, to: proposal)
    let pending = try PendingChanges(in: package.path)
    #expect(pending.changes == [])
    return pending.problems.first?.replacing("\(package.path)/", with: "")
  }

  @Test(arguments: [
    ([], "is empty"),
    (Array("<!DOCTYPE html>\n".utf8) + [0xFF, 0x0A], "is not UTF-8"),
    (Array("<!DOCTYPE html>\n<html lang=\"en\">\n<bo".utf8), "ends too early"),
    (Array(TestedPackage.outline("A").utf8), "is of another kind"),
    (
      Array("<!DOCTYPE html>\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n</html>\n".utf8),
      "has conflict markers"
    ),
  ])
  func aProposalThatIsNoTextOfItsKindIsSaidAndNotTaken(bytes: [UInt8], words: String) throws {
    let problem = try #require(try problem(bytes))
    #expect(problem.contains(proposal))
    #expect(problem.contains(words), "\(problem)")
  }

  @Test func aFolderInAProposalsPlaceIsSaid() throws {
    let package = try TestedPackage()
    try package.write("x", to: "\(proposal)/file")
    let pending = try PendingChanges(in: package.path)
    #expect(pending.problems.count == 1)
    #expect(pending.problems.first?.contains("\(package.path)/\(proposal)") == true)
    #expect(pending.problems.first?.contains("folder") == true)
  }

  @Test func aFolderInAFixturesPlaceIsSaid() throws {
    let package = try TestedPackage()
    try package.write("x", to: "\(TestedPackage.fixtures)/row.outline/file")
    try package.propose(TestedPackage.outline("A"))
    let pending = try PendingChanges(in: package.path)
    #expect(pending.changes == [])
    #expect(pending.problems.first?.contains("row.outline") == true)
  }

  /// As root every file can be read, so that a link in a circle stands for one that cannot.
  @Test func aProposalThatCannotBeReadIsSaid() throws {
    let package = try TestedPackage()
    try package.write("x", to: "\(TestedPackage.fixtures)/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(package.path)/\(proposal)", withDestinationPath: "row.new.html")
    let pending = try PendingChanges(in: package.path)
    #expect(pending.changes == [])
    #expect(pending.problems.count == 1)
  }

  @Test(arguments: [
    ("/dev/zero", "it is a link; put the file there"), ("pipe", "it is no regular file"),
    ("large", "it has 65 MB; fixtures have at most 64"),
  ])
  func onlyARegularFileOfASizeIsRead(what: String, words: String) throws {
    let package = try TestedPackage()
    let file = "\(package.path)/\(proposal)"
    try package.write("x", to: "\(TestedPackage.fixtures)/other.txt")
    switch what {
    case "pipe": #expect(mkfifo(file, 0o600) == 0)
    case "large":
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      #expect(truncate(file, 65 << 20) == 0)
    default:
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: what)
    }
    let pending = try PendingChanges(in: package.path)
    #expect(pending.changes == [])
    #expect(pending.problems.first?.contains(words) == true, "\(pending.problems)")
  }

  @Test func aDamagedFixtureIsSaidAndMayBeReplaced() throws {
    let package = try TestedPackage()
    try package.propose(TestedPackage.outline("A"), insteadOf: "page row \"Row\" iOS26\n  en")
    let pending = try PendingChanges(in: package.path)
    let change = try #require(pending.changes.first)
    #expect(Change(change, in: pending.folder).notes.count == 1)
    try change.accept()
    #expect(package.text("\(TestedPackage.fixtures)/row.outline") == TestedPackage.outline("A"))
  }
}
