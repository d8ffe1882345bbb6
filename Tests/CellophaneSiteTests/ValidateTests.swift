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
