import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// A site's own fonts.
@Suite struct FontFolderTests {
  /// Two fonts of a few glyphs, made for this.
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fonts").path

  @Test func fontsAreWrittenOnceAndKnownByFamilyAndName() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.two.build(into: folder) { $0.fonts = Self.fonts }
    #expect(result.findings == [])
    let css = try folder.text("Public/styles/fonts.css")
    let files = try folder.files(in: "Public").keys.filter { $0.hasSuffix(".ttf") }.sorted()
    #expect(files.count == 2)
    for file in files { #expect(css.contains("src: url(\"../\(file)\") format(\"truetype\");")) }
    #expect(css.components(separatedBy: "font-family: \"Cellophane Block\";").count == 3)
    #expect(css.components(separatedBy: "font-family: \"CellophaneBlock\";").count == 3)
    #expect(css.contains("font-weight: 400;\n  font-style: normal;"))
    #expect(css.contains("font-weight: 700;\n  font-style: italic;"))
    #expect(!css.contains("--system-family"))
    let page = try folder.text("Public/previews/one.html")
    #expect(page.contains("<link rel=\"stylesheet\" href=\"../styles/fonts.css\"/>"))
    #expect(page.contains("; font-src 'self'\""))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aSiteWithoutFontsHasNoTraceOfThem() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    #expect(!folder.exists("Public/styles/fonts.css"))
    #expect(try !folder.text("Public/previews/one.html").contains("font"))
  }

  @Test func aFontStandsInForTheSystems() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder) {
      $0.fonts = Self.fonts
      $0.systemFont = "Cellophane Block"
    }
    #expect(
      try folder.text("Public/styles/fonts.css")
        .contains("--system-family: \"Cellophane Block\", -apple-system, system-ui, sans-serif;"))
  }

  @Test func aSystemFontThatIsNotThereIsAnErrorThatNamesTheOthers() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder) {
        $0.fonts = Self.fonts
        $0.systemFont = "Intern"
      }
    }
    #expect(
      error?.description
        == "error: the system font 'Intern' is none of the site's fonts; there are "
        + "'Cellophane Block', 'CellophaneBlock'")
  }

  @Test func aFolderThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.one.build(into: folder) { $0.fonts = "/no/such/folder" }
    }
    #expect(error == .fontsMissing(path: "/no/such/folder"))
  }

  @Test func aBrokenFontIsAWarning() async throws {
    let folder = try TemporaryFolder()
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.fonts + "/Block.ttf"))
    try folder.write("no font", to: "Fonts/Paper.otf")
    try folder.write("wOF2 and more", to: "Fonts/Inter-BoldItalic.woff2")
    try whole.prefix(600).write(to: URL(fileURLWithPath: "\(folder.path)/Fonts/Torn.ttf"))
    let result = try await FixtureSite.one.build(into: folder) {
      $0.fonts = "\(folder.path)/Fonts"
    }
    let sentences: [String] = [
      """
      \(folder.path)/Fonts/Paper.otf: warning: the font is neither a TrueType, an OpenType nor a \
      WOFF font, so that pages do without it; export it again [font-file]
      """,
      """
      \(folder.path)/Fonts/Torn.ttf: warning: the font ends before its tables do, so that pages \
      do without it; export it again [font-file]
      """,
    ]
    #expect(result.findings.map(\.description) == sentences)
    let css = try folder.text("Public/styles/fonts.css")
    #expect(css.contains("font-family: \"Inter\";"))
    #expect(css.contains("format(\"woff2\");\n  font-weight: 700;\n  font-style: italic;"))
  }

  @Test func aMissingFontIsOneWarningThatNamesItAndItsPreview() throws {
    let folder = try TemporaryFolder()
    let result = try runFixture(
      "build", "--output", folder.output, "--fonts", Self.fonts, environment: ["FIXTURE": "fonts"])
    #expect(result.code == 0)
    let lines = result.errors.split(separator: "\n").filter { $0.contains("missing-font") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("SiteFixtureWorker/Main.swift:") == true)
    #expect(
      lines.first?.contains(
        "warning: no font is named 'Unobtainium', so that its texts are in the system's font; put "
          + "its file into the site's folder of fonts (preview 'fonts')") == true)
    let page = try folder.text("Public/previews/fonts.html")
    #expect(page.contains("&quot;Cellophane Block&quot;") || page.contains("Cellophane Block"))
  }
}
