import CellophanePreview
import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

/// The page that a site begins with.
@Suite struct IndexTests {
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
        "src=\"previews/frames.html?toggled=list/a#frame-later\""))
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
        "src=\"previews/frames.html?state=highlighted\""))
  }

  @Test func manyPreviewsOfAGroupStandByName() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.many.build(into: folder)
    let index = try folder.text("Public/index.html")
    #expect(index.components(separatedBy: "<iframe").count - 1 == 4)
    #expect(index.components(separatedBy: "<li class=\"card\">").count - 1 == 120)
  }
}
