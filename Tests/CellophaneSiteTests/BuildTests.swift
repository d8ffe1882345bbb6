import CellophaneSite
import CellophaneValidation
import Foundation
import SiteFixtures
import Testing

@Suite struct BuildTests {
  @Test func onePreviewBecomesAWholeSite() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.one.build(into: folder)
    #expect(result.findings.map(\.description) == [])
    #expect(result.isPublished)
    let files = try folder.files(in: "Public").keys
    #expect(
      files.filter { !$0.hasPrefix("s") }.sorted() == [
        ".nojekyll", "404.html", "groups/previews.html", "icon.svg", "index.html",
        "manifest.json", "pages/one.html", "previews/one.html",
      ])
    #expect(files.contains("styles/list.css") && files.contains("styles/ios26.css"))
    #expect(!folder.exists(".Public.new"))
  }

  @Test func anEmptySiteHasAnIndexThatSaysSo() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.empty.build(into: folder)
    #expect(result.findings == [])
    #expect(result.pages == 0)
    #expect(try folder.text("Public/index.html").contains("There are no previews yet."))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func theNotFoundPageLeadsToTheIndex() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    #expect(try folder.text("Public/404.html").contains("<a href=\"index.html\">Fixtures</a>"))
  }

  @Test func everySymbolIsOnAPageOfItsSite() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let page = try folder.text("Public/symbols/index.html")
    #expect(
      page.contains(
        "<h2 id=\"family-2\"><a href=\"arrows.html\">Arrows</a> <span class=\"count\">"))
    #expect(page.contains("<a href=\"tools.html#bell.slash.fill\">bell.slash.fill</a>"))
    #expect(page.contains("<a href=\"../index.html\">Fixtures</a>"))
    let tools = try folder.text("Public/symbols/tools.html")
    #expect(tools.contains("<li class=\"tile card\" id=\"bell.slash.fill\"><svg class=\"symbol\""))
    #expect(
      tools.contains(
        "<a href=\"../index.html\">Fixtures</a><a href=\"index.html\">Symbols</a>"))
    #expect(try folder.text("Public/index.html").contains("<a href=\"symbols/index.html\">"))
    #expect(try !folder.text("Public/groups/previews.html").contains("symbols/index.html"))
  }

  /// What a person waits for, from a slow server too.
  @Test func noPageOfSymbolsIsLarge() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.one.build(into: folder)
    let pages = try folder.files(in: "Public/symbols").mapValues(\.count)
    #expect(pages.count == 13)
    #expect(pages.filter { $0.value > 95_000 } == [:])
    #expect(pages.values.reduce(0, +) < 750_000)
  }

  @Test func everyLinkOfASiteIsRelativeAndLeadsSomewhere() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    for (path, data) in try folder.files(in: "Public") where path.hasSuffix(".html") {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("=\"/") && !text.contains("http://") && !text.contains("https://"))
    }
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func theSameSiteIsTheSameBytesWhateverTheJobs() async throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try await FixtureSite.grouped.build(into: first, jobs: 1)
    _ = try await FixtureSite.grouped.build(into: second, jobs: 3)
    #expect(try first.files(in: "Public") == second.files(in: "Public"))
  }

  @Test func anUnchangedSiteIsNotWrittenAgain() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let again = try await FixtureSite.grouped.build(into: folder)
    #expect(again.written == 0 && again.deleted == 0)
  }

  @Test func anotherPreviewChangesNoOtherPreviewsPage() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.two.build(into: folder)
    let before = try folder.files(in: "Public/previews")
    let result = try await FixtureSite.three.build(into: folder)
    let after = try folder.files(in: "Public/previews")
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    // Its page and its catalogue page, the catalogue pages of its group, the group, the index, and
    // the words by which it is found.
    #expect(result.written == 7)
  }

  @Test func anotherPreviewChangesOnlyCataloguePagesOfItsGroup() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let before = try folder.files(in: "Public")
    _ = try await FixtureSite.moreGrouped.build(into: folder)
    let after = try folder.files(in: "Public")
    #expect(
      before.filter { after[$0.key] != $0.value }.keys.sorted() == [
        "groups/fruit.html", "index.html", "manifest.json", "pages/apple.html", "pages/pear.html",
        "scripts/words.js",
      ])
  }

  @Test func aPageLeadsToTheGroupsAroundItsOwn() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.manyGroups.build(into: folder)
    let page = try folder.text("Public/pages/page-30.html")
    let links = page.split(separator: "<li><a href=\"../groups/").dropFirst()
    #expect(links.count == 24)
    #expect(links.first?.hasPrefix("group-18.html") == true)
    #expect(page.contains("<a href=\"../index.html\">All 60 groups</a>"))
  }

  @Test func whatIsNoLongerInTheSiteIsDeleted() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    try folder.write("mine", to: "Public/notes.txt")
    let result = try await FixtureSite.one.build(into: folder)
    #expect(result.deleted == 8)
    #expect(!folder.exists("Public/previews/apple.html"))
    #expect(folder.exists("Public/notes.txt"))
    #expect(!folder.exists("Public/groups/fruit.html"))
  }

  @Test func valuesAreEscapedOnTheirWayIntoATemplate() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let page = try folder.text("Public/pages/leek.html")
    #expect(page.contains("Vegetables &amp; &lt;herbs&gt;</a>"))
    #expect(!page.contains("<herbs>"))
  }

  @Test func charactersThatAPageCannotCarryAreReplaced() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.malformed.build(into: folder)
    #expect(result.findings == [])
    #expect(try folder.text("Public/previews/bad.html").contains("a\u{FFFD}b\u{1F600}"))
  }

  @Test func aPageWhoseMarkupIsWrongCostsNoOther() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.sameRows.build(into: folder)
    #expect(result.isPublished)
    #expect(result.hasErrors)
    let words = [
      "previews/same.html:32:17: the id 'list/<row>' stands on an earlier element already",
      "previews/same.html:34:25: the id 'list/<row>~name' stands on an earlier element already",
    ]
    #expect(
      result.findings.map(\.description)
        == words.map {
          "Fixtures/Fixture.swift:7: error: its page is not shown, for its markup is wrong: \($0) "
            + "(preview 'same') [duplicate-id]"
        })
    let page = try folder.text("Public/previews/same.html")
    #expect(page.contains("The page of this preview is not shown, for its markup is wrong."))
    #expect(
      page.contains(
        "<code>previews/same.html:32:17</code> the id 'list/&lt;row&gt;' stands on an earlier "
          + "element already [duplicate-id] <code>&lt;li "))
    #expect(try folder.text("Public/previews/one.html").contains("One 2"))
    #expect(try folder.text("Public/index.html").contains("Failed"))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func twoPreviewsDoNotShareAPage() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.clash.build(into: folder)
    #expect(!result.isPublished)
    #expect(
      result.findings.map(\.description) == [
        "Fixtures/Fixture.swift:7: error: its page 'previews/one.html' is the preview's of "
          + "Fixtures/Fixture.swift:7 too; give one of the two another id (preview 'two') [page-name]"
      ])
  }

  @Test func framesAreLinkedFromTheCataloguePage() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.frames.build(into: folder)
    let page = try folder.text("Public/pages/frames.html")
    #expect(page.contains("href=\"../previews/frames.html#frame-later\" target=\"preview\""))
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func aGroupOfManyPreviewsIsListedInParts() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.many.build(into: folder)
    let page = try folder.text("Public/pages/page-120.html")
    #expect(page.contains("<a href=\"../groups/previews.html\">All 120 in Previews</a>"))
    #expect(page.contains("page-101.html"))
    #expect(!page.contains("page-100.html"))
  }
}

@Suite struct FilterTests {
  @Test func aFilterBuildsItsPreviewsAndKeepsTheOthers() async throws {
    let folder = try TemporaryFolder()
    _ = try await FixtureSite.grouped.build(into: folder)
    let before = try folder.files(in: "Public")
    let result = try await FixtureSite.grouped.build(into: folder, filter: ["pear"])
    #expect(result.pages == 3 && result.written == 0 && result.deleted == 0)
    #expect(try folder.files(in: "Public") == before)
  }

  @Test func aFilterWithoutAnEarlierSiteBuildsOnlyItsPreviews() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.grouped.build(into: folder, filter: ["FRUIT"])
    #expect(result.pages == 2)
    #expect(try SiteValidator(folder: folder.output).findings().findings == [])
  }

  @Test func ofSeveralFiltersEachHasItsPreviews() async throws {
    let folder = try TemporaryFolder()
    let result = try await FixtureSite.grouped.build(into: folder, filter: ["leek", "apple"])
    #expect(result.pages == 2)
  }

  @Test func aFilterThatMatchesNothingIsAnError() async throws {
    let folder = try TemporaryFolder()
    let error = await #expect(throws: SiteError.self) {
      try await FixtureSite.grouped.build(into: folder, filter: ["pear", "plum"])
    }
    #expect(
      error?.description
        == "error: no preview's title, group or id contains 'plum'; "
        + "there are 'Apple', 'Pear', 'Leek'")
  }

  @Test func anEmptyFilterIsAnError() {
    #expect(throws: SiteError.badFilter(" ")) { try PreviewFilter([" "]) }
  }
}
