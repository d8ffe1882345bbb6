import CellophaneReview
import CellophaneSite
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct ReportTests {
  private let fixtures = TestedPackage.fixtures

  private func report(of package: TestedPackage) throws -> Report {
    Report(ChangeSet(try PendingChanges(in: package.path)))
  }

  @Test func bothPagesLieInTheReportWithTheirStyles() throws {
    let package = try TestedPackage()
    try package.write("p {}", to: "Tests/RowTests/__Snapshots__/styles/list.css")
    try package.propose(
      TestedPackage.page("B"), for: "row.html", insteadOf: TestedPackage.page("A"))
    let output = "\(package.path)/Report"
    #expect(
      try ReportFolder(output).write(report(of: package).files(), title: "Pending") == [])
    let root = "Tests/RowTests/Snapshots__"
    #expect(package.text("Report/before/\(root)/RowTests/row.html") == TestedPackage.page("A"))
    #expect(package.text("Report/after/\(root)/RowTests/row.html") == TestedPackage.page("B"))
    #expect(package.text("Report/after/\(root)/styles/list.css") == "p {}")
    let page = try #require(package.text("Report/changes/tests-rowtests-rowtests-row.html"))
    #expect(page.contains("src=\"../before/\(root)/RowTests/row.html\""))
    #expect(page.contains("<option value=\"frame-chosen\">Chosen</option>"))
    #expect(try SiteValidator(folder: output).findings().findings == [])
  }

  @Test func eitherPageIsShownWithItsOwnStyles() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.page("B"), for: "row.html", insteadOf: TestedPackage.page("A"))
    try package.write("old", to: "Tests/RowTests/__Snapshots__/styles/list.css")
    try package.write("new", to: "Tests/RowTests/__Snapshots__/styles/list.new.css")
    let answer = try package.loop("report")
    #expect(answer.output.contains("  shown with another styles/list.css\n"))
    let root = "Tests/RowTests/Snapshots__"
    #expect(package.text("Report/before/\(root)/styles/list.css") == "old")
    #expect(package.text("Report/after/\(root)/styles/list.css") == "new")
  }

  @Test func nothingChangedIsSaidInWords() throws {
    let package = try TestedPackage()
    let answer = try package.loop("report")
    #expect(answer.code == 0)
    #expect(answer.errors == "Report/index.html: nothing changed\n")
    #expect(package.text("Report/index.html")?.contains("Nothing changed.") == true)
    #expect(package.text("Report/summary.md") == "### Pending fixtures\n\nNothing changed.\n")
  }

  @Test func nothingIsNotSaidToBeEverythingWhereSomethingWasNotCompared() throws {
    let package = try TestedPackage()
    try package.write("'row()' at RowTests.swift:2\n", to: "\(fixtures)/row.new.trap")
    let answer = try package.loop("report", "--summary", "summary.md")
    #expect(answer.code == 3)
    #expect(
      answer.errors.hasSuffix("Report/index.html: nothing changed of what could be compared\n"))
    #expect(package.text("Report/index.html")?.contains("Not compared</h2>") == true)
    let summary = try #require(package.text("summary.md"))
    #expect(summary.hasSuffix("\n\nNothing changed of what could be compared.\n"))
  }

  @Test func theSameReportIsTheSameBytes() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.page("B"), for: "row.html", insteadOf: TestedPackage.page("A"))
    #expect(try package.loop("report", "--output", "one").code == 1)
    #expect(try package.loop("report", "--output", "two").code == 1)
    #expect(
      try package.run("/usr/bin/env", ["diff", "--recursive", "one", "two"]).code == 0)
  }

  @Test func aPageThatIsCutOffIsComparedByLinesOnly() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.page("B"), for: "row.html",
      insteadOf: String(TestedPackage.page("A").dropLast(20)))
    let files = try report(of: package).files().map(\.path)
    #expect(files.contains("after/Tests/RowTests/Snapshots__/RowTests/row.html"))
    #expect(!files.contains("before/Tests/RowTests/Snapshots__/RowTests/row.html"))
  }

  @Test func aPageThatIsNoneOfOursIsShownAsText() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.page("B").replacing("<p>B</p>", with: "<p onclick=\"steal()\">B</p>"),
      for: "row.html", insteadOf: TestedPackage.page("A"))
    #expect(try package.loop("report").code == 1)
    #expect(package.text("Report/after/Tests/RowTests/Snapshots__/RowTests/row.html") == nil)
    let page = try #require(package.text("Report/changes/tests-rowtests-rowtests-row.html"))
    #expect(page.contains("<li>after: the page is compared as text only: line "))
    #expect(page.contains("&lt;p onclick="))
    #expect(page.contains("<iframe sandbox=\"allow-scripts\" name=\"before\""))
    #expect(!page.contains("name=\"after\""))
  }

  @Test func aFileThatIsALinkIsNotBroughtIntoAReport() throws {
    let package = try TestedPackage()
    try package.write("mine", to: "secret.css")
    try package.propose(
      TestedPackage.page("B"), for: "row.html", insteadOf: TestedPackage.page("A"))
    let styles = "\(package.path)/Tests/RowTests/__Snapshots__/styles"
    try FileManager.default.createDirectory(atPath: styles, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(styles)/list.css", withDestinationPath: "\(package.path)/secret.css")
    #expect(try package.loop("report").code == 1)
    let page = try #require(package.text("Report/changes/tests-rowtests-rowtests-row.html"))
    #expect(page.contains("before: the page is compared as text only: "))
    #expect(page.contains("links are not followed"))
    #expect(package.text("Report/after/Tests/RowTests/Snapshots__/styles/list.css") == nil)
  }

  @Test func aFolderOfOthersAndASiteAreNotWrittenOver() throws {
    let package = try TestedPackage()
    try package.write("mine", to: "Report/notes.txt")
    let answer = try package.loop("report")
    #expect(answer.code == 3)
    #expect(answer.errors.contains("the folder is not empty and has no manifest of ours"))
    #expect(package.text("Report/notes.txt") == "mine")
    let manifest = """
      {"files": [], "generator": "cellophane", "previews": [], "title": "Site", "version": 1}
      """
    try package.write(manifest, to: "Public/manifest.json")
    let other = try package.loop("report", "--output", "Public")
    #expect(other.code == 3)
    #expect(other.errors.contains("the folder holds a site of ours; name another with --output"))
    #expect(package.text("Public/manifest.json") == manifest)
  }

  @Test func twoSitesAreComparedWithoutFixtures() throws {
    let package = try TestedPackage()
    for (site, row) in [("old", "A"), ("new", "B")] {
      try package.write(TestedPackage.page(row), to: "\(site)/previews/row.html")
      try package.write("p {}", to: "\(site)/styles/list.css")
      try package.write(Self.manifest, to: "\(site)/manifest.json")
    }
    let answer = try package.loop("report", "--site", "new", "--against", "old")
    #expect(answer.code == 1)
    #expect(answer.output.hasPrefix("Rows: Row.html\n"), "\(answer.output)")
    // Where the preview is declared is told where its file is.
    try package.write("// Previews\nPreview(\"Row\") { }\n", to: "Sources/Gallery/Gallery.swift")
    let placed = try package.loop(
      "report", "--site", "new", "--against", "old", "--format", "github",
      environment: ["GITHUB_WORKSPACE": package.path])
    #expect(
      placed.output.hasPrefix(
        "::warning file=Sources/Gallery/Gallery.swift,line=2,title=Row.html changed::"),
      "\(placed.output)")
    #expect(package.text("Report/before/previews/row.html") == TestedPackage.page("A"))
    #expect(try package.loop("report", "--site", "new", "--against", "nowhere").code == 3)
    #expect(try package.loop("report", "--site", "new").code == 2)
  }

  @Test func picturesNeedABrowserBeforeAnythingIsWritten() throws {
    let package = try TestedPackage()
    try package.propose(
      TestedPackage.page("B"), for: "row.html", insteadOf: TestedPackage.page("A"))
    let answer = try package.loop(
      "report", "--pictures", environment: ["CHROME_PATH": "/nowhere/chromium"])
    #expect(answer.code == 3)
    #expect(
      answer.errors == "error: CHROME_PATH names '/nowhere/chromium', which is no program; name "
        + "Chromium's or Chrome's path\n")
    #expect(package.text("Report/index.html") == nil)
    #expect(try package.loop("report", "--pictures-url", "https://example.org").code == 2)
  }

  /// Of a site with one preview.
  private static let manifest = """
    {
      "files": [
        {"path": "previews/row.html", "size": 1}, {"path": "styles/list.css", "size": 1}
      ],
      "generator": "cellophane",
      "previews": [
        {
          "file": "Gallery/Gallery.swift", "group": "Rows", "id": "row", "notes": "",
          "pages": [
            {
              "assets": [], "environment": \(environment), "findings": [], "frames": [],
              "hasParents": false, "id": "row", "isFailure": false, "look": "iOS26"
            }
          ],
          "title": "Row"
        }
      ],
      "title": "Site", "version": 1
    }
    """
  private static let environment = """
    {
      "direction": "leftToRight", "height": 874, "idiom": "phone", "isDoubled": false,
      "isHighContrast": false, "name": "phone", "scheme": "light", "textSize": "large",
      "width": 402
    }
    """
}
