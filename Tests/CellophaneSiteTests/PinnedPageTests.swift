import CellophaneSite
import Foundation
import SiteFixtures
import Testing

/// Pages that stay under an article as they were.
@Suite struct PinnedPageTests {
  @Test func aPageStandsWithWhatItNeedsUnderADigest() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let pinned = try PinnedPage("apple", in: folder.output)
    #expect(pinned.name.hasPrefix("apple-"))
    #expect(pinned.name.count == "apple-".count + 16)
    let count = try pinned.write(to: "\(folder.path)/Embeds")
    let files = try folder.files(in: "Embeds/\(pinned.name)").keys.sorted()
    #expect(files.count == count)
    #expect(files.contains("previews/apple.html"))
    #expect(files.contains("scripts/embed.js"))
    #expect(files.contains("styles/ios26.css"))
    #expect(!files.contains("index.html"))
    #expect(!files.contains("previews/pear.html"))
  }

  @Test func whatHasTheNameIsNotWrittenAgain() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let first = try PinnedPage("apple", in: folder.output)
    #expect(try first.write(to: "\(folder.path)/Embeds") > 3)
    let second = try PinnedPage("apple", in: folder.output)
    #expect(second.name == first.name)
    #expect(try second.write(to: "\(folder.path)/Embeds") == 0)
  }

  @Test func anotherPageHasAnotherDigest() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let before = try PinnedPage("one", in: folder.output)
    _ = try before.write(to: "\(folder.path)/Embeds")
    try folder.write("body { color: red }\n", to: "Shells/list.css")
    _ = try await FixtureSite.one.build(into: folder) { $0.templates = "\(folder.path)/Shells" }
    let after = try PinnedPage("one", in: folder.output)
    #expect(after.name != before.name)
    _ = try after.write(to: "\(folder.path)/Embeds")
    #expect(
      try folder.text("Embeds/\(before.name)/styles/list.css")
        != folder.text("Embeds/\(after.name)/styles/list.css"))
  }

  @Test func theSnippetSaysWhichPageItShows() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let pinned = try PinnedPage("one", in: folder.output)
    let snippet = pinned.snippet(
      at: "https://example.com/embeds", moment: PageMoment("scheme=dark"))
    #expect(
      snippet.hasPrefix(
        "<iframe src=\"https://example.com/embeds/\(pinned.name)/previews/one.html"
          + "?scheme=dark&amp;inset=embed\" title=\"One\" width=\"402\""))
    #expect(
      snippet.hasSuffix(
        "<script src=\"https://example.com/embeds/\(pinned.name)/scripts/embed.js\" defer>"
          + "</script>\n"))
  }

  @Test func aPageThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let error = #expect(throws: PictureError.self) {
      try PinnedPage("two", in: folder.output)
    }
    #expect(
      error?.description == "error: there is no page 'two'; there are 'one'")
  }

  @Test func aMisspeltPageNamesFirstWhatMayBeMeant() {
    let pages = (1...12).map { "page-of-letters-\($0)" } + ["an-inbox"]
    #expect(
      PictureError.noPage("An-inbx", pages: pages).description.hasPrefix(
        "error: there is no page 'An-inbx'; there are 'an-inbox', 'page-of-letters-1', "))
    #expect(PictureError.noPage("x", pages: pages).description.hasSuffix(" and 3 more"))
  }
}
