import CellophanePreview
import CellophaneLook
@testable import CellophaneSite
import CellophaneValidation
import Foundation
import Seeding
import SiteFixtures
import Testing

/// The page that a site begins with.
@Suite(.enabled(if: Turn.has("the index of sites", .first))) struct IndexTests {
  @Test func itSaysWhatTheSiteSaysOfItself() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder) { $0.summary = "Cells & rows." }
    let index = try folder.text("Public/index.html")
    #expect(index.contains("<p class=\"cover-about\">Cells &amp; rows.</p>"))
    #expect(index.contains("<p class=\"cover-count\">3 previews in 2 groups</p>"))
    #expect(index.contains("<li><a href=\"#group-fruit\">Fruit</a></li>"))
    #expect(!index.contains("cover-stage"))
  }

  @Test func itBeginsWithThePreviewThatTheSiteFeatures() async throws {
    let folder = try TemporaryFolder()
    try folder.write("let pear = 1\n", to: "Pear.swift")
    let result = try await FixtureSite.grouped.build(into: folder) {
      $0.featured = "Pear"
      $0.sources = folder.path
      $0.previews[1].source = .file("Pear.swift")
    }
    #expect(result.findings == [])
    let index = try folder.text("Public/index.html")
    #expect(index.contains("src=\"previews/pear.html?inset=phone\" title=\"Pear\""))
    #expect(index.contains("<span class=\"keyword\">let</span> pear = "))
    // A group's page begins with its previews.
    #expect(!(try folder.text("Public/groups/fruit.html")).contains("cover-stage"))
  }

  @Test func aFeaturedPreviewThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.two.build(into: folder) { $0.featured = "Tow" }
    }
    #expect(
      error?.description
        == "error: no preview has the title 'Tow', which the site features; there are 'One', 'Two'")
  }

  @Test func cardsShowTheMomentThatAPreviewChose() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.frames.build(into: folder) {
      $0.previews[0].cover = "toggled=list/a&frame=frame-later"
    }
    #expect(result.findings == [])
    #expect(
      try folder.text("Public/index.html").contains(
        "src=\"previews/frames.html?toggled=list/a&amp;inset=embed#frame-later\""))
  }

  @Test func aCoverOfAFrameThatIsNotThereShowsTheStart() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.frames.build(into: folder) {
      $0.previews[0].cover = "state=highlighted&frame=frame-never"
    }
    #expect(result.isPublished)
    #expect(
      result.findings.map(\.description) == [
        "Fixtures/Fixture.swift:7: error: the cover shows 'frame-never', and the page has "
          + "'frame-start', 'frame-later'; it shows the start (preview 'frames') [cover-frame]"
      ])
    #expect(
      try folder.text("Public/index.html").contains(
        "src=\"previews/frames.html?state=highlighted&amp;inset=embed\""))
  }

  @Test func everyPreviewHasItsPicture() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.many.build(into: folder)
    let index = try folder.text("Public/index.html")
    #expect(index.components(separatedBy: "<iframe class=\"card-page\"").count - 1 == 120)
    #expect(index.components(separatedBy: "<li class=\"card\">").count - 1 == 120)
  }

  @Test func whatShowsNothingStandsByNameBelowThePictures() throws {
    let previews = ["Empty", "Full"].map { title in
      let preview = SitePreview(id: title.lowercased(), title: title, file: "F.swift", line: 1) {
        _ in []
      }
      var page = BuiltPage(failure: "", id: preview.id, look: .iOS26)
      page.isFailure = false
      page.findings = []
      if title == "Empty" { page.isBlank = true }
      return BuiltPreview(preview, pages: [page])
    }
    let page = WallPage(site: SiteMap(title: "Two", previews: previews), group: nil)
    let index = String(decoding: page.html(in: try Shells()[.index]), as: UTF8.self)
    #expect(index.components(separatedBy: "<iframe").count - 1 == 1)
    #expect(index.contains("src=\"previews/full.html?inset=embed\""))
    let names = try #require(index.components(separatedBy: "<ul class=\"names\"").last)
    #expect(names.contains("<a href=\"pages/empty.html\">Empty</a>"))
    #expect(names.contains("<span data-kind=\"blank\">Shows nothing by itself</span>"))
    #expect(!names.contains("Full"))
  }

  /// The index of a site with previews that could not be resolved, which is all that it needs.
  private func index(of count: Int) throws -> String {
    let previews = (1...count).map { number in
      BuiltPreview(
        SitePreview(id: "page-\(number)", title: "Page \(number)", file: "F.swift", line: 1) { _ in
          []
        },
        pages: [BuiltPage(failure: "stopped", id: "page-\(number)", look: .iOS26)])
    }
    let page = WallPage(site: SiteMap(title: "Many", previews: previews), group: nil)
    return String(decoding: page.html(in: try Shells()[.index]), as: UTF8.self)
  }

  @Test func manyPreviewsOfAGroupStandByNameInALargeSite() throws {
    #expect(try index(of: 200).components(separatedBy: "<iframe").count - 1 == 200)
    let large = try index(of: 201)
    #expect(large.components(separatedBy: "<iframe").count - 1 == 8)
    #expect(
      large.components(separatedBy: "<li class=\"card\" data-page=\"previews/page-").count - 1
        == 193)
  }

  @Test func chaptersStandLiveBelowWhatTheIndexBeginsWith() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.grouped.build(into: folder) {
      $0.chapters = [
        Chapter("Cores", "What is <inside>.", preview: "Pear"),
        Chapter("Leaves", "What is around.", preview: "Leek"),
      ]
    }
    #expect(result.findings == [])
    let index = try folder.text("Public/index.html")
    #expect(
      index.contains(
        "<iframe class=\"door-page\" name=\"preview\" src=\"previews/pear.html?inset=door\" title=\"Pear\""
      ))
    #expect(index.contains("<a href=\"pages/pear.html\">Cores</a>"))
    #expect(index.contains("<p class=\"card-detail\">What is &lt;inside&gt;.</p>"))
    #expect(!(try folder.text("Public/groups/fruit.html")).contains("door-page"))
  }

  @Test func aChapterOfAPreviewThatIsNotThereIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.two.build(into: folder) {
        $0.chapters = [Chapter("Cores", "", preview: "Tow")]
      }
    }
    #expect(
      error?.description
        == "error: no preview has the title 'Tow', which the site features; there are 'One', 'Two'")
  }

  @Test func aSiteOfAProjectLeadsToItAndToItsLines() async throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n// region: pear\n\nlet pear = 1\n// endregion\n", to: "Pear.swift")
    let result = try await FixtureSite.grouped.build(into: folder) {
      $0.sources = folder.path
      $0.previews[0].source = [.region("pear", in: "Pear.swift"), .file("Pear.swift")]
      $0.project = ProjectLinks(
        repository: "https://example.com/me/Fruit", documentation: "https://example.com/docs",
        license: "MIT", install: "make install")
    }
    #expect(result.findings == [])
    let index = try folder.text("Public/index.html")
    #expect(index.contains("<code class=\"command\">make install</code>"))
    #expect(index.contains("<a href=\"https://example.com/me/Fruit\">Repository</a>"))
    #expect(index.contains("<a href=\"https://example.com/docs\">Documentation</a>"))
    #expect(
      index.contains("<a href=\"https://example.com/me/Fruit/blob/main/LICENSE\">MIT licence</a>"))
    #expect(index.contains("<footer class=\"foot\">"))
    let page = try folder.text("Public/pages/apple.html")
    #expect(
      page.contains("<a href=\"https://example.com/me/Fruit/blob/main/Pear.swift#L4-L4\"><code>"))
    #expect(page.contains("<a href=\"https://example.com/me/Fruit/blob/main/Pear.swift\"><code>"))
  }

  @Test func aSiteWithoutARepositoryLeadsToNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("let pear = 1\n", to: "Pear.swift")
    let result = try await FixtureSite.grouped.build(into: folder) {
      $0.sources = folder.path
      $0.previews[0].source = .file("Pear.swift")
      $0.project = ProjectLinks(license: "MIT", install: "make install")
    }
    #expect(result.findings == [])
    let index = try folder.text("Public/index.html")
    #expect(index.contains("<code class=\"command\">make install</code>"))
    #expect(index.contains("<p>Made with Cellophane \(Version.current). MIT licence.</p>"))
    #expect(!index.contains("Repository"))
    #expect(!index.contains("<ul class=\"project\""))
    #expect(try folder.text("Public/pages/apple.html").contains("<p><code>Pear.swift</code></p>"))
  }

  /// The beginning of a PNG file of 1200 by 630 pixels, which is all that is read of it.
  private static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    + [0, 0, 4, 0xB0, 0, 0, 2, 0x76, 8, 6, 0, 0, 0]

  @Test func aSiteThatNamesItsAddressHasAPictureForThoseWhoLinkToIt() async throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: "\(folder.path)/picture.png")
    try Data(Self.picture).write(to: file)
    let result = try await FixtureSite.grouped.build(into: folder) {
      $0.address = "https://example.com/fruit"
      $0.picture = file.path
    }
    #expect(result.findings == [])
    let index = try folder.text("Public/index.html")
    let page = try folder.text("Public/pages/leek.html")
    #expect(index.contains("<meta property=\"og:url\" content=\"https://example.com/fruit/\"/>"))
    #expect(
      page.contains(
        "<meta property=\"og:url\" content=\"https://example.com/fruit/pages/leek.html\"/>"))
    for text in [index, page] {
      #expect(text.contains("<meta name=\"twitter:card\" content=\"summary_large_image\"/>"))
      #expect(
        text.contains(
          "<meta property=\"og:image\" content=\"https://example.com/fruit/social.png\"/>"))
      #expect(text.contains("<meta property=\"og:image:width\" content=\"1200\"/>"))
      #expect(text.contains("<meta property=\"og:image:height\" content=\"630\"/>"))
    }
    let kept = try Data(contentsOf: URL(fileURLWithPath: "\(folder.output)/social.png"))
    #expect([UInt8](kept) == Self.picture)
  }

  @Test func aPictureNeedsAnAddressAndIsAPNG() async throws {
    let folder = try TemporaryFolder()
    try folder.write("GIF89a", to: "picture.gif")
    let file = "\(folder.path)/picture.gif"
    var errors: [String] = []
    for address in [nil, "https://example.com"] {
      let error = await #expect(throws: SiteError.self) {
        try await FixtureSite.two.build(into: folder) {
          $0.address = address
          $0.picture = file
        }
      }
      errors.append(error?.description ?? "")
    }
    #expect(
      errors == [
        "\(file): error: the site has a picture for links to it and no 'address', without which "
          + "no other page finds the picture; declare the address",
        "\(file): error: the picture for links to the site is no PNG file; name one, best of 1200 "
          + "by 630 pixels",
      ])
  }

  @Test func pagesSayWhatTheyAreToThoseWhoLinkToThem() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder) { $0.summary = "Cells & rows." }
    let index = try folder.text("Public/index.html")
    #expect(index.contains("<meta name=\"description\" content=\"Cells &amp; rows.\"/>"))
    #expect(index.contains("<meta property=\"og:title\" content=\"Fixtures\"/>"))
    #expect(index.contains("<meta name=\"twitter:card\" content=\"summary\"/>"))
    #expect(!index.contains("og:image"))
    #expect(index.contains("<link rel=\"icon\" href=\"icon.svg\"/>"))
    let page = try folder.text("Public/pages/leek.html")
    #expect(
      page.contains("<meta property=\"og:description\" content=\"Grows in sandy ground.\"/>"))
    #expect(page.contains("<meta property=\"og:title\" content=\"Leek · Fixtures\"/>"))
    #expect(page.contains("<link rel=\"icon\" href=\"../icon.svg\"/>"))
  }

  @Test func aPageLeadsToThePreviewsBeforeAndAfterIt() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.three.build(into: folder)
    let page = try folder.text("Public/pages/two.html")
    #expect(
      page.contains("<a class=\"tool turn-back\" href=\"one.html\" aria-label=\"Previous: One\">"))
    #expect(
      page.contains("<a class=\"tool turn-next\" href=\"three.html\" aria-label=\"Next: Three\">"))
    #expect(!(try folder.text("Public/pages/one.html")).contains("turn-back"))
  }
}
