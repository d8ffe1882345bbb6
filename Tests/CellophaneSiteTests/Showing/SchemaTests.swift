import Foundation
import Seeding
import Testing

/// What commands print for programs is what `schemas/` says, as a validator of Python's sees it.
@Suite(
  .enabled(if: SchemaValidator.isThere), .enabled(if: Turn.has("answers and their schemas", .first))
)
struct SchemaTests {
  private func gallery(_ arguments: String..., fixture: String = "places") throws -> String {
    try runFixture(
      arguments, environment: ["FIXTURE": fixture], program: fixtureExecutable
    ).output
  }

  private func command(_ arguments: String...) throws -> String {
    try runFixture(arguments, environment: [:], program: CellophaneSiteTests.command).output
  }

  @Test func theValidatorFindsWhatIsWrong() throws {
    #expect(
      try SchemaValidator.problems(
        #"{"schema": "findings/1", "findings": [{"severity": "bad"}], "more": 1}"#
      )
      .count >= 3)
  }

  @Test func aGalleryListsWhatItHas() throws {
    let answer = try gallery("list", "--format", "json")
    #expect(answer.contains("\"schema\" : \"list/1\""))
    #expect(try SchemaValidator.problems(answer) == [])
  }

  @Test func aGalleryShowsWhatItHas() throws {
    #expect(
      try SchemaValidator.problems(
        gallery("show", "places", "hello", "--format", "json", "--outline")) == [])
    let failed = try gallery("show", "places", "--format", "json", "--after", "tap:Nothing")
    #expect(failed.contains("preview-failed"))
    #expect(try SchemaValidator.problems(failed) == [])
  }

  @Test func buildsAndSitesSayTheirFindings() throws {
    let folder = try TemporaryFolder()
    let built = try gallery(
      "build", "--output", folder.output, "--format", "json", fixture: "symbol")
    #expect(built.contains("unknown-symbol"))
    #expect(try SchemaValidator.problems(built) == [])
    #expect(
      try SchemaValidator.problems(command("validate", folder.output, "--format", "json")) == [])
    #expect(try SchemaValidator.problems(command("list", folder.output, "--format", "json")) == [])
  }

  @Test func proposalsAndWhatIsDecidedAboutThem() throws {
    let folder = try TemporaryFolder()
    let fixture = "Tests/__Snapshots__/RowTests/row"
    try folder.write("page row \"A\" iOS26\n", to: "\(fixture).outline")
    try folder.write("page row \"B\" iOS26\n", to: "\(fixture).new.outline")
    let pending = try command("snapshots", "pending", folder.path, "--format", "json")
    #expect(pending.contains("\"name\" : \"RowTests/row\""))
    #expect(try SchemaValidator.problems(pending) == [])
    #expect(
      try SchemaValidator.problems(command("snapshots", "reject", folder.path, "--format", "json"))
        == [])
    try folder.write("\(folder.path)/\(fixture).html\n", to: "read")
    #expect(
      try SchemaValidator.problems(
        command(
          "snapshots", "unreferenced", folder.path, "--references", "\(folder.path)/read",
          "--format", "json")) == [])
  }

  @Test func fixturesOfPreviewsAreSaid() throws {
    let folder = try TemporaryFolder()
    let app = "\(folder.path)/App"
    let options = ["--format", "json", "--report", "none"]
    func answer(_ word: String) throws -> String {
      try runFixture(
        ["snapshots", word, app] + options, environment: [:], program: CellophaneSiteTests.command
      ).output
    }
    try folder.write(
      "import UIKit\nfinal class RowsViewController: UITableViewController {}\n", to: "App/A.swift")
    let recorded = try answer("record")
    #expect(recorded.contains("\"state\" : \"recorded\""))
    #expect(try SchemaValidator.problems(recorded) == [])
    try folder.write(
      """
      import UIKit
      final class LinesViewController: UITableViewController {
        override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        override func tableView(
          _ view: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      }
      final class TrapViewController: UITableViewController {
        override func viewDidLoad() { preconditionFailure("no lines") }
      }
      """, to: "App/A.swift")
    let verified = try answer("verify")
    for state in ["new", "gone", "stopped"] {
      #expect(verified.contains("\"state\" : \"\(state)\""), "\(verified)")
    }
    #expect(try SchemaValidator.problems(verified) == [])
  }

  @Test func projectsAreSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\nlet color = UIColor.mauve\n", to: "App/A.swift")
    try folder.write(
      "import UIKit\nfinal class Cell: UICollectionViewListCell {}\n", to: "App/B.swift")
    #expect(
      try SchemaValidator.problems(command("inventory", "\(folder.path)/App", "--format", "json"))
        == [])
    let doctor = try command("doctor", "\(folder.path)/App", "--format", "json")
    #expect(doctor.contains("mauve"))
    #expect(try SchemaValidator.problems(doctor) == [])
    let report = try command(
      "build", "\(folder.path)/App", "--report", "json", "--only-gallery", "--no-packages")
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    let json = lines.filter { !$0.hasPrefix("/") }.joined(separator: "\n")
    #expect(json.contains("mauve"))
    #expect(try SchemaValidator.problems(json) == [])
  }
}
