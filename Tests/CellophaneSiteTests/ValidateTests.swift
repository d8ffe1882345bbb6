import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

@Suite struct ValidateTests {
  private func damaged(_ path: String, _ change: (String) -> String) async throws -> [String] {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.frames.build(into: folder)
    try folder.write(change(try folder.text("Public/\(path)")), to: "Public/\(path)")
    return try SiteValidator(folder: folder.output).findings().findings
      .map { $0.description.replacing(folder.path + "/", with: "") }
  }

  @Test func aDeadLinkIsFoundWhereItStands() async throws {
    let findings = try await damaged("404.html") {
      $0.replacing("index.html", with: "start.html")
    }
    #expect(
      findings == [
        "Public/404.html:16:4: error: 'start.html' leads to nothing in the site [dead-link]"
      ])
  }

  @Test func aFragmentThatIsNotThereIsADeadLink() async throws {
    let findings = try await damaged("pages/frames.html") {
      $0.replacing("#frame-later", with: "#frame-never")
    }
    #expect(findings.count == 1)
    #expect(
      findings[0].hasSuffix(
        "error: '../previews/frames.html#frame-never' leads to nothing in the site "
          + "(preview 'frames') [dead-link]"))
  }

  @Test func aPageThatWasChangedByHandIsHeldAgainstItsGrammar() async throws {
    let findings = try await damaged("previews/frames.html") {
      $0.replacing("<body>", with: "<body><font>x</font>")
    }
    #expect(findings.count == 1)
    #expect(findings[0].contains("element 'font' does not belong here"))
  }

  @Test func aFileThatIsMissingIsFound() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    try FileManager.default.removeItem(atPath: "\(folder.output)/styles/list.css")
    let findings = try SiteValidator(folder: folder.output).findings().findings
    #expect(
      findings.map(\.description) == [
        "\(folder.output)/styles/list.css: error: the manifest lists the file and it is not there; "
          + "build the site again [missing-file]"
      ])
  }

  @Test func inAWorkflowAFindingStandsAtTheLineThatDeclaresItsPreview() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.frames.build(into: folder)
    for page in ["previews/frames.html", "404.html"] {
      try folder.write(
        try folder.text("Public/\(page)").replacing("</main>", with: "<font>x</font></main>"),
        to: "Public/\(page)")
    }
    // One of another module, one that is built, and the one that declares it.
    try folder.write("let frames = \"Frames\"\n", to: "App/Sources/Other/Fixture.swift")
    try folder.write("let frames = \"Frames\"\n", to: ".build/Fixtures/Fixture.swift")
    try folder.write(
      "let previews = [\n  Preview(\"Frames\") { Frames() }\n]\n",
      to: "App/Sources/Fixtures/Fixture.swift")
    func lines() throws -> [Substring] {
      let answer = try runFixture(
        ["-c", "cd \"$0\" && exec \"$1\" validate Public --format github", folder.path, command],
        environment: ["GITHUB_WORKSPACE": ""], program: "/bin/sh")
      #expect(answer.code == 1)
      return answer.output.split(separator: "\n")
    }
    let found = try lines()
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("::error file=Public/404.html,line="))
    #expect(
      found[1].hasPrefix("::error file=App/Sources/Fixtures/Fixture.swift,line=2,title="))
    #expect(found[1].contains("::Public/previews/frames.html:"))
    // Without its source the page is all that there is to name.
    try folder.write("", to: "App/Sources/Fixtures/Fixture.swift")
    try folder.write("", to: "App/Sources/Other/Fixture.swift")
    #expect(try lines()[1].hasPrefix("::error file=Public/previews/frames.html,line="))
  }

  @Test func aFolderWithoutASiteIsAnError() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: SiteError.self) {
      _ = try SiteValidator(folder: folder.path).findings()
    }
    #expect(
      error?.description
        == "\(folder.path): error: there is no site of ours here; build one first")
  }
}
