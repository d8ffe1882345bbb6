import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

@Suite struct ShellTests {
  private func build(_ name: String, _ template: String) async throws -> (
    TemporaryFolder, BuildResult
  ) {
    let folder = try TemporaryFolder()
    try folder.write(template, to: "Shells/\(name)")
    let result = try await FixtureSite.one.build(into: folder) {
      $0.templates = "\(folder.path)/Shells"
    }
    return (folder, result)
  }

  @Test func aSitesOwnTemplateStandsInForTheEmbeddedOne() async throws {
    let (folder, result) = try await build(
      "page.mustache",
      "<!DOCTYPE html>\n<html lang=\"en\"><head><title>{{title}}</title></head>"
        + "<body><marquee>Ours</marquee>\n{{{body}}}</body></html>\n")
    #expect(result.findings == [])
    let page = try folder.text("Public/previews/one.html")
    #expect(page.contains("<title>One</title></head><body><marquee>Ours</marquee>"))
    #expect(page.contains("One 2"))
  }

  @Test func aTemplateWithoutItsSlotIsAnError() async throws {
    let error = await #expect(throws: SiteError.self) {
      _ = try await build("page.mustache", "<!DOCTYPE html>\n<html></html>\n")
    }
    #expect(
      error?.description.hasSuffix(
        "/Shells/page.mustache: error: the template has no slot '{{{body}}}', or shows it more "
          + "than once; write it where the content belongs") == true)
  }

  @Test func anIndexWithoutItsGroupsIsAnError() async throws {
    let error = await #expect(throws: SiteError.self) {
      _ = try await build("index.mustache", "<!DOCTYPE html>\n<html>{{title}}</html>\n")
    }
    #expect(error?.description.contains("no slot '{{groups}}'") == true)
  }

  @Test func aTemplateThatCannotBeReadSaysWhere() async throws {
    let error = await #expect(throws: SiteError.self) {
      _ = try await build("page.mustache", "<!DOCTYPE html>\n{{#open}}\n{{{body}}}\n")
    }
    #expect(
      error?.description.contains("/Shells/page.mustache: error: the template cannot be read: line")
        == true)
  }

  @Test func aTemplateThatBreaksPagesLeavesTheLastSite() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let before = try folder.files(in: "Public")
    try folder.write(
      "<!DOCTYPE html>\n<html><p id=\"a\"></p><p id=\"a\"></p>{{{body}}}</html>\n",
      to: "Shells/page.mustache")
    let result = try await FixtureSite.one.build(into: folder) {
      $0.templates = "\(folder.path)/Shells"
    }
    #expect(!result.isPublished)
    #expect(
      result.findings.map(\.description) == [
        "Fixtures/Fixture.swift:7: error: its page is not shown, for its markup is wrong: "
          + "previews/one.html:2:24: the id 'a' stands on an earlier element already "
          + "(preview 'one') [duplicate-id]"
      ])
    #expect(try folder.files(in: "Public") == before)
  }

  @Test func aValueIsEscapedOnceEvenInATemplateOfTheSites() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<!DOCTYPE html>\n<html><p>{{title}}</p>{{#groups}}<p>{{title}}</p>{{/groups}}</html>\n",
      to: "Shells/index.mustache")
    _ = try await FixtureSite.grouped.build(into: folder) {
      $0.templates = "\(folder.path)/Shells"
    }
    #expect(
      try folder.text("Public/index.html").contains("<p>Vegetables &amp; &lt;herbs&gt;</p>"))
  }

  @Test func aStylesheetOfTheSitesStandsInToo() async throws {
    let folder = try TemporaryFolder()
    try folder.write("body { color: red }\n", to: "Shells/catalogue.css")
    _ = try await FixtureSite.one.build(into: folder) { $0.templates = "\(folder.path)/Shells" }
    #expect(try folder.text("Public/styles/catalogue.css") == "body { color: red }\n")
  }

  @Test func aTemplatesFolderThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder) { $0.templates = "/no/such/folder" }
    }
    #expect(error == .templatesMissing(path: "/no/such/folder"))
  }

  @Test func aFolderOfAssetsThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder) { $0.assetFolders = ["/no/such/folder"] }
    }
    #expect(error == .assetsMissing(path: "/no/such/folder"))
  }
}
