import CellophaneSite
import CellophaneTemplates
import Foundation
import SiteFixtures
import Testing

/// The face that a site carries for readers without a system face of Apple's.
@Suite struct InterFontTests {
  @Test func itIsSmallAndItsLicenseIsBesideIt() throws {
    #expect(Templates.inter.count <= 60 << 10)
    #expect(Templates.inter.starts(with: Array("wOF2".utf8)))
    let license = String(decoding: Templates.interLicense, as: UTF8.self)
    #expect(license.hasPrefix("Copyright 2016-2022 The Inter Project Authors"))
    #expect(license.contains("SIL OPEN FONT LICENSE Version 1.1"))
  }

  @Test func aSiteCarriesItAndItsPagesMayLoadIt() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.one.build(into: folder) { $0.carriesInter = true }
    #expect(result.findings == [])
    let files = try folder.files(in: "Public").keys
    #expect(
      files.filter { $0.contains("inter") }.sorted()
        == ["assets/inter-license.txt", "assets/inter.woff2"])
    let css = try folder.text("Public/styles/fonts.css")
    #expect(css.contains("src: url(\"../assets/inter.woff2\") format(\"woff2\");"))
    #expect(!css.contains("--system-family"))
    let page = try folder.text("Public/previews/one.html")
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../styles/fonts.css\"/>"))
    #expect(page.contains("; font-src 'self'\""))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func itStandsBeforeTheSystemsAndAfterApplesFaces() {
    let screen = Templates.stylesheets.first { $0.name == "screen.css" }
    let css = String(decoding: screen?.bytes ?? [], as: UTF8.self)
    #expect(
      css.contains(
        "--system-family: -apple-system, BlinkMacSystemFont, \"SF Pro Text\", Inter, "
          + "\"Helvetica Neue\", Arial, system-ui, sans-serif;"))
  }

  @Test func anAuthorsOwnSystemFontTakesItsPlace() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder) {
      $0.carriesInter = true
      $0.fonts =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "Fonts").path
      $0.systemFont = "Cellophane Block"
    }
    #expect(try folder.files(in: "Public").keys.filter { $0.contains("inter") } == [])
    #expect(try !folder.text("Public/styles/fonts.css").contains("Inter"))
  }

  @Test func noFixtureHasIt() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.path.contains("/__Snapshots__/") {
      count += 1
      #expect(file.pathExtension != "woff2", "\(file.path)")
      guard file.pathExtension == "html" else { continue }
      #expect(try !String(contentsOf: file, encoding: .utf8).contains("styles/fonts.css"))
    }
    #expect(count > 20)
  }
}
