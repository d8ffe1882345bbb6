import CellophaneFiles
import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

/// What a branch changed, by git.
@Suite struct RevisionTests {
  private let fixtures = TestedPackage.fixtures

  private func package() throws -> TestedPackage {
    let package = try TestedPackage()
    try package.write(TestedPackage.page("A"), to: "\(fixtures)/row.html")
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/gone.outline")
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/same.outline")
    try package.write("p {}", to: "Tests/RowTests/__Snapshots__/styles/list.css")
    try package.git("init", "--quiet", "--initial-branch", "main")
    try package.git("add", "--all")
    try package.git("commit", "--quiet", "--message", "The fixtures")
    return package
  }

  private func changes(in package: TestedPackage, since name: String = "main") throws -> ChangeSet {
    try ChangeSet(
      fixturesIn: package.path, since: GitRevision(name, of: package.path), named: name)
  }

  @Test func nothingChangedOnANewBranch() throws {
    #expect(try changes(in: package()).changes.isEmpty)
  }

  @Test func whatWasAcceptedAndCommittedIsShownAllTheSame() throws {
    let package = try package()
    try package.git("checkout", "--quiet", "-b", "work")
    try package.write(TestedPackage.page("B"), to: "\(fixtures)/row.html")
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/came.outline")
    try FileManager.default.removeItem(atPath: "\(package.path)/\(fixtures)/gone.outline")
    try package.git("add", "--all")
    try package.git("commit", "--quiet", "--message", "Another row")
    // What is not committed yet, and not proposals.
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/untracked.outline")
    try package.write(TestedPackage.outline("A"), to: "\(fixtures)/row.new.html")
    let changes = try changes(in: package).changes
    #expect(
      changes.map { "\($0.fileName) \($0.kind)" } == [
        "RowTests/came.outline came", "RowTests/gone.outline went", "RowTests/row.html changed",
        "RowTests/untracked.outline came",
      ])
    #expect(changes[2].before == Array(TestedPackage.page("A").utf8))
    #expect(changes[2].source?.line == 2)
  }

  @Test func whatTheBaseChangedMeanwhileIsNotTheBranchs() throws {
    let package = try package()
    try package.git("checkout", "--quiet", "-b", "work")
    try package.git("checkout", "--quiet", "main")
    try package.write(TestedPackage.outline("M"), to: "\(fixtures)/same.outline")
    try package.git("commit", "--quiet", "--all", "--message", "On main")
    try package.git("checkout", "--quiet", "work")
    #expect(try changes(in: package).changes.isEmpty)
  }

  @Test func aPageOfTheSameTextWithAnotherStyleIsShown() throws {
    let package = try package()
    try package.write("p { color: red }", to: "Tests/RowTests/__Snapshots__/styles/list.css")
    let set = try changes(in: package)
    #expect(set.changes.map(\.fileName) == ["RowTests/row.html"])
    #expect(
      set.changes.first?.sentences == ["the same text, shown with another styles/list.css"])
    #expect(
      try set.before("Tests/RowTests/__Snapshots__/styles/list.css") == Array("p {}".utf8))
  }

  @Test func aRevisionThatIsNotThereIsSaid() throws {
    let package = try package()
    #expect(throws: GitError.noRevision(name: "origin/main", path: package.path)) {
      try GitRevision("origin/main", of: package.path)
    }
    let answer = try package.loop("report", "--base", "origin/main")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("the repository has no revision 'origin/main'; fetch it"))
    #expect(package.text("Report/index.html") == nil)
  }

  @Test func aFolderThatIsInNoRepositoryIsSaid() throws {
    let package = try TestedPackage()
    let answer = try package.loop(
      "report", "--base", "main",
      environment: ["GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.path])
    #expect(answer.code == 3)
    #expect(
      answer.errors.hasPrefix("\(package.path): error: git finds no repository there: not a git"))
  }

  @Test func aMachineWithoutGitIsSaid() throws {
    let package = try TestedPackage()
    #expect(throws: GitError.noGit) {
      try GitRevision("main", of: package.path, searchPath: "/nowhere:\(package.path)")
    }
  }
}
