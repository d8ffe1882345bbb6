import Foundation
import Testing

extension BrowserSuite {
  /// What five articles describe, under a finger.
  @Suite struct SeedsBrowserTests {
    private static let places = [
      "Locations", "iCloud Drive", "On My iPhone", "Recently Deleted", "Favorites", "Boat",
      "Pictures", "Tags", "Signed", "To Read", "Spare",
    ]

    @Test(arguments: ["browse", "browse-as-a-sidebar", "browse-ios18"])
    func aTapAnywhereOnAHeadingClosesAndOpensItsPlaces(preview: String) async throws {
      let page = try await ListPage(preview)
      #expect(try await page.rows() == Self.places)
      try await page.tap("Locations")
      #expect(try await page.browser.becomes(Self.closed("Locations")))
      #expect(try await page.rows() == ["Locations"] + Self.places[4...])
      try await page.tap("Locations")
      #expect(try await page.isExpanded("Locations") == true)
      #expect(try await page.rows() == Self.places)
    }

    /// Whether the places under a heading are gone, once they have moved.
    private static func closed(_ heading: String) -> String {
      """
      [...document.querySelectorAll('.row[aria-expanded=false]')].some(
        (row) => row.textContent.includes('\(heading)')
          && [...row.querySelectorAll('.row')].every((one) => !one.checkVisibility()))
      """
    }

    @Test func theFirstPlaceOfASplitViewHasItsDocumentsBesideIt() async throws {
      let page = try await ListPage("browse-in-a-split-view", width: 1194, height: 834)
      #expect(try await page.rows().suffix(8).first == "Boarding Pass")
    }

    @Test func imagesAreLargerInTheGridThanInTheList() async throws {
      let height = """
        return Math.max(...[...document.querySelectorAll('.row .symbol')]
          .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height))
        """
      let list = try await ListPage("list-or-grid")
      let inList = try #require(try await list.browser.run(height).number)
      let grid = try await ListPage("list-or-grid", frame: "as-a-grid")
      let inGrid = try #require(try await grid.browser.run(height).number)
      #expect(inGrid > inList * 1.5)
    }

    @Test func aSwipePinsAConversationInTheGrid() async throws {
      let page = try await ListPage("pinned-conversations", frame: "one-more-pinned")
      let rows = try await page.rows()
      #expect(rows.count == 10)
      #expect(rows.prefix(7) == ["P", "J", "M", "RC", "A", "A", "CL"])
    }

    @Test func aMessageOfTheSidebarIsReadBesideIt() async throws {
      let page = try await ListPage("a-sidebar-as-in-mail", width: 1194, height: 834)
      try await page.tap("Petra Holm")
      #expect(
        try await page.browser.becomes(
          "[...document.querySelectorAll('.label')].some((one) => one.textContent === 'Re: The lease')"
        ))
    }

    @Test func theOldDataSourceStaysAsItIsWhereTheAppStops() async throws {
      let page = try await ListPage("an-invalid-update")
      try await page.tap("Views of iOS, Taken Apart")
      #expect(
        try await page.rows() == [
          "A First Week of SwiftUI", "Views of iOS, Taken Apart", "Rebuilding the Controls of iOS",
        ])
      // Where one course is all that its subject has, the numbers agree.
      let other = try await ListPage("an-invalid-update")
      try await other.tap("A First Week of SwiftUI")
      #expect(
        try await other.browser.becomes(
          "!document.body.innerText.includes('A First Week of SwiftUI')"))
    }

    @Test func theRemarkSaysWhatTheAppWouldHaveSaid() async throws {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.open(folder.appending(path: "pages/an-invalid-update.html"))
      let remarks =
        try await browser.run(
          "return document.querySelector('.findings').textContent"
        ).string ?? ""
      #expect(remarks.contains("invalid number of items in section 0"))
    }

    @Test func theDiffableTwinLosesBoth() async throws {
      let page = try await ListPage("the-same-update-diffable")
      try await page.tap("Views of iOS, Taken Apart")
      #expect(
        try await page.browser.becomes("!document.body.innerText.includes('Controls of iOS')"))
      #expect(try await page.rows() == ["A First Week of SwiftUI"])
    }

    @Test func twoClassesOfCellsStandOnOneShelf() async throws {
      let page = try await ListPage("two-kinds-of-cells")
      #expect(try await page.rows()[1] == "What a Snapshot Knows")
      #expect(try await page.rows()[2] == "Views of iOS, Taken Apart")
    }

    @Test func theLatestMessagesStandFirstAndTheTopicStaysOpen() async throws {
      let page = try await ListPage("topic-history", frame: "an-evening-later")
      #expect(
        try await page.rows() == [
          "shellies", "shelly1pm-51b1904", "relay", "temperature", "37.1", "39.6", "42.0",
          "shellyht-a3c07e", "zigbee2mqtt",
        ])
    }
  }
}
