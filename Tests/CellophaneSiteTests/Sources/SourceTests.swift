import CellophanePreview
import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// The code beside previews: read at build, shown on catalogue pages and nowhere else.
@Suite struct SourceTests {
  private static let cell = """
    import UIKit

    // region: cell
      final class Cell: UICollectionViewCell {
        // region: name
        let name = "<b> & \\(1)"
        // endregion

      }
    // endregion
    """

  private func build(
    _ source: PreviewSource, file: String = "Sources/Cell.swift", text: String = cell
  ) async throws -> (folder: TemporaryFolder, findings: [String]) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: file)
    let result = try await FixtureSite.one.build(into: folder) {
      $0.sources = folder.path
      $0.previews[0].source = source
    }
    #expect(result.isPublished)
    return (folder, result.findings.map(\.description))
  }

  @Test func aFileIsShownBesideItsPreviewWithoutTheMarks() async throws {
    let (folder, findings) = try await build(.file("Sources/Cell.swift"))
    #expect(findings == [])
    let page = try folder.text("Public/pages/one.html")
    #expect(page.contains("<p><code>Sources/Cell.swift</code></p>"))
    #expect(page.contains("<code><span class=\"keyword\">import</span> "))
    #expect(page.contains("<span class=\"string\">&quot;&lt;b&gt; &amp; \\(</span>"))
    #expect(!page.contains("region"))
    #expect(!(try folder.text("Public/previews/one.html")).contains("UICollectionViewCell"))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aRegionStandsAsFarToTheLeftAsItGoes() async throws {
    let (folder, findings) = try await build(.region("name", in: "Sources/Cell.swift"))
    #expect(findings == [])
    let page = try folder.text("Public/pages/one.html")
    #expect(page.contains("<code><span class=\"keyword\">let</span> name = "))
    #expect(!page.contains("UICollectionViewCell"))
  }

  @Test func severalSourcesStandInTheirOrder() async throws {
    let (folder, _) = try await build(
      [.region("name", in: "Sources/Cell.swift"), .file("Sources/Cell.swift")])
    let page = try folder.text("Public/pages/one.html")
    #expect(page.components(separatedBy: "<pre ").count == 3)
    #expect(page.contains("aria-label=\"Source: Sources/Cell.swift, name\""))
  }

  @Test func aFileOfAnotherLanguageHasNoColours() async throws {
    let (folder, _) = try await build(
      .file("Cities.json"), file: "Cities.json", text: "{ \"let\": 1 }")
    let page = try folder.text("Public/pages/one.html")
    #expect(page.contains("<code>{ &quot;let&quot;: 1 }</code>"))
  }

  @Test func whatCannotBeShownIsSaidAtThePreview() async throws {
    let place = "Fixtures/Fixture.swift:7: error: "
    let end = " (preview 'one') [source]"
    let (folder, missing) = try await build(.file("Sources/Cel.swift"))
    #expect(
      missing == [
        place + "the source 'Sources/Cel.swift' is not in \(folder.path); write its path from "
          + "there, or declare the site's 'sources'" + end
      ])
    let outside = place + "the source '../Cell.swift' leads out of the site's sources; name a file "
    #expect(try await build(.file("../Cell.swift")).findings == [outside + "in their folder" + end])
    #expect(
      try await build(.file("/etc/passwd")).findings == [
        outside.replacing("../Cell.swift", with: "/etc/passwd") + "in their folder" + end
      ])
    #expect(
      try await build(.region("row", in: "Sources/Cell.swift")).findings == [
        place + "the source 'Sources/Cell.swift' has no region 'row'; there are 'cell', 'name'"
          + end
      ])
    #expect(
      try await build(.region("row", in: "Sources/Cell.swift"), text: "let a = 1").findings == [
        place + "the source 'Sources/Cell.swift' has no region 'row'; write '// region: row' above "
          + "it and '// endregion' below it" + end
      ])
  }

  @Test func aRegionThatDoesNotEndIsSaidWithItsLine() async throws {
    let end = " (preview 'one') [source]"
    #expect(
      try await build(.file("Sources/Cell.swift"), text: "let a = 1\n// region: a\n").findings == [
        "Fixtures/Fixture.swift:7: error: Sources/Cell.swift:2: the region 'a' does not end; "
          + "write '// endregion' below it" + end
      ])
    #expect(
      try await build(.file("Sources/Cell.swift"), text: "// endregion").findings == [
        "Fixtures/Fixture.swift:7: error: Sources/Cell.swift:1: '// endregion' ends no region; "
          + "write '// region: name' above it" + end
      ])
  }

  @Test func aFileWithoutAnEndIsNotShown() async throws {
    let findings = try await build(
      .file("Sources/Cell.swift"), text: String(repeating: "let a = 1\n", count: 30_000)
    ).findings
    #expect(
      findings == [
        "Fixtures/Fixture.swift:7: error: the source 'Sources/Cell.swift' is longer than 262,144 "
          + "bytes; mark a region of it (preview 'one') [source]"
      ])
  }
}
