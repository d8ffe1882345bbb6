import CellophaneRendering
import Testing
import UIKit

/// One way to write pages, whoever asks.
@MainActor @Suite struct SitePageTests {
  @Test func whatAProgramRendersIsTheSitesPage() async throws {
    let folder = try TemporaryFolder()
    _ = try runFixture("build", "--output", folder.output)
    let html = try await renderHTML(of: UIViewController(), title: "Hello")
    #expect(html.path == "previews/hello.html")
    // A site brings a font for machines that have no system's.
    let page = try folder.text("Public/\(html.path)")
      .replacing("; font-src 'self'", with: "")
      .replacing("<link rel=\"stylesheet\" href=\"../styles/fonts.css\"/>\n", with: "")
    #expect(page == html.string)
    for file in html.files {
      #expect(
        try folder.text("Public/\(file.path)") == String(decoding: file.bytes, as: UTF8.self))
    }
  }
}
