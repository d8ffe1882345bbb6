import Foundation
import Testing

/// What the article about rendering shows is built and run.
@Suite struct ArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  @Test func theArticleShowsCodeThatIsBuilt() throws {
    let article = try String(
      contentsOf: Self.folder.appending(
        path: "../../Sources/Cellophane/Cellophane.docc/RenderFromYourProgram.md"), encoding: .utf8)
    let code = try String(
      contentsOf: Self.folder.appending(path: "Greeting.swift"), encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```\n"))
  }

  @Test func theArticlesCodeWritesAPageThatOpens() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "greeting-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await writeGreeting(to: folder)
    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("<span class=\"cell-text\">Ada Lovelace</span>"))
    // Whatever it links to is there.
    let links = page.matches(of: #/ (?:href|src)="([^"#]+)"/#).map { String($0.1) }
    #expect(links.count > 4)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: link).path), "\(link)")
    }
  }
}
