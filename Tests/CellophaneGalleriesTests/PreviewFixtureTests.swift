import Foundation
import Seeding
import Testing

/// `cellophane snapshots record` and `verify` on an app as it stands.
@Suite(.enabled(if: Turn.has("fixtures of previews", .second))) struct PreviewFixtureTests {
  private static let fixture = "App/__Snapshots__/Previews/rows-view-controller"

  @Test func eachPreviewIsATest() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen])
    let path = "\(app.path)/App"
    let recorded = try app.run("snapshots", "record", path, "--report", "none")
    #expect(recorded.code == 0, "\(recorded.errors)")
    #expect(
      recorded.output == "recorded __Snapshots__/Previews/rows-view-controller.outline\n")
    #expect(recorded.errors.hasSuffix("1 fixture: 1 recorded\n"), "\(recorded.errors)")
    #expect(try app.read("\(Self.fixture).outline").contains("\"Row 2\""))

    let same = try app.run("snapshots", "verify", path, "--report", "none")
    #expect(same.code == 0)
    #expect(same.output == "")
    #expect(same.errors.hasSuffix("1 fixture: 1 same\n"), "\(same.errors)")

    try app.write(AppFolder.screen.replacing("\"Row ", with: "\"Line "), to: "App/Rows.swift")
    let xunit = "\(app.path)/report.xml"
    let changed = try app.run(
      "snapshots", "verify", path, "--report", "none", "--xunit", xunit)
    #expect(changed.code == 1)
    #expect(
      changed.output.hasPrefix("Rows.swift:3: Previews/rows-view-controller.outline\n"),
      "\(changed.output)")
    #expect(
      changed.errors.hasSuffix(
        "1 fixture: 1 changed\ndecide with 'cellophane snapshots review App'\n"))
    let report = try app.read("report.xml")
    #expect(report.contains("<testsuite name=\"snapshots\" tests=\"1\" failures=\"1\""))
    #expect(report.contains("line=\"3\">\n<failure message=\""))
    #expect(try app.run("snapshots", "accept", path).code == 0)
    #expect(try app.run("snapshots", "verify", path, "--report", "none").code == 0)
  }

  @Test func withoutFixturesItIsSaidHowToHaveSome() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen])
    let verified = try app.run("snapshots", "verify", "\(app.path)/App", "--report", "none")
    #expect(verified.code == 1)
    #expect(
      verified.errors.contains(
        "1 fixture: 1 new\nthere are no fixtures yet; 'cellophane snapshots record App' writes them\n"
      ), "\(verified.errors)")
  }

  @Test func aProjectIsBuiltInPartsToo() throws {
    let app = try AppFolder(["App/Rows.swift": AppFolder.screen])
    let path = "\(app.path)/App"
    for number in 1...2 {
      let built = try app.run(
        "build", path, "--report", "none", "--output", "\(app.path)/part-\(number)", "--shard",
        "\(number)/2")
      #expect(built.code == 0, "\(built.errors)")
    }
    let merged = try app.run(
      "merge", path, "\(app.path)/part-1", "\(app.path)/part-2", "--report", "none", "--output",
      "\(app.path)/site")
    #expect(merged.code == 0, "\(merged.errors)")
    #expect(try app.read("site/previews/rows-view-controller.html").contains("Row 2"))
    #expect(try app.read("site/index.html").contains("RowsViewController"))
  }

  @Test func aPreviewThatStopsIsBrokenAndAWrongCallIsOne() throws {
    let app = try AppFolder([
      "App/Rows.swift": AppFolder.screen,
      "App/Trap.swift": AppFolder.screen.replacing("RowsView", with: "TrapView")
        .replacing("    3\n", with: "    let none: [Int] = []\n    return none[3]\n"),
    ])
    let path = "\(app.path)/App"
    let recorded = try app.run("snapshots", "record", path, "--report", "none")
    #expect(recorded.code == 3)
    #expect(
      recorded.errors.contains(
        "App/Trap.swift:3: error: the preview stopped, and its fixtures stay as they are: "),
      "\(recorded.errors)")
    #expect(recorded.errors.hasSuffix("1 fixture: 1 recorded, 1 stopped\n"), "\(recorded.errors)")
    let wrong = try app.run("snapshots", "verify", path, "--report", "none", "--filter", "Nothing")
    #expect(wrong.code == 2, "\(wrong.errors)")
    #expect(try app.run("snapshots", "verify", path, "--as", "gif").code == 2)
    #expect(try app.run("snapshots", "verify", path, "--shard", "9/8").code == 2)
    #expect(try app.run("snapshots", "verify", "\(app.path)/Gone").code == 2)
  }
}
