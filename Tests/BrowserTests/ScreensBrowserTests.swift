import Testing

extension BrowserSuite {
  /// The screens that are written as apps write them.
  @Suite struct ScreensBrowserTests {
    /// The texts of what can be seen, in the page's order.
    private func texts(_ page: ListPage, _ selector: String) async throws -> [String] {
      let texts = try await page.browser.run(
        """
        return [...document.querySelectorAll(arguments[0])]
          .filter(element => element.checkVisibility({visibilityProperty: true}))
          .filter(element => element.getBoundingClientRect().height > 0)
          .map(element => element.textContent.trim())
        """, [.string(selector)])
      return (texts.array ?? []).compactMap(\.string)
    }

    private func shows(_ page: ListPage, _ text: String) async throws -> Bool {
      try await page.browser.becomes(
        """
        [...document.querySelectorAll('.label, .cell-text, .cell-secondary-text, .bar-subtitle')]
          .some(label => label.textContent.trim() === '\(text)'
            && label.checkVisibility({visibilityProperty: true})
            && label.getBoundingClientRect().height > 0)
        """)
    }

    @Test func theSongThatPlaysShowsASpeakerInItsNumbersPlace() async throws {
      let page = try await ListPage("an-album")
      #expect(try await texts(page, ".row .label").contains("5"))
      try await page.tap("Driftwood")
      #expect(try await page.isSelected("Driftwood"))
      #expect(try await texts(page, ".row .label").contains("5") == false)
    }

    @Test func aSongThatIsNotAvailableCannotBeSelected() async throws {
      let page = try await ListPage("an-album")
      try await page.tap("Signal Flags")
      #expect(try await page.isSelected("Signal Flags") == false)
    }

    @Test func aDayOpensWhereItStandsAndClosesAgain() async throws {
      let page = try await ListPage("days-that-open-in-place")
      let sentence = "Rain all day, heavy at times. Gusts up to 60 km/h."
      #expect(try await texts(page, ".label").contains(sentence) == false)
      try await page.tap("Wed")
      #expect(try await shows(page, sentence))
      let names = try await page.rows()
      #expect(names == ["Today", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }

    @Test func anotherAttemptBringsTheCitiesUp() async throws {
      let page = try await ListPage("no-connection")
      #expect(try await page.rows() == [])
      let button = try #require(
        try await page.browser.all("button", role: "button", name: "Try Again").first)
      try await button.click()
      #expect(try await shows(page, "Reykjavík"))
      #expect(try await page.rows().count == 5)
    }

    @Test func aFileOfNoCitiesSaysSo() async throws {
      let page = try await ListPage("no-cities-yet")
      #expect(try await texts(page, ".label").contains("No Cities"))
      #expect(try await page.rows() == [])
    }

    @Test func aMessageThatIsReadCountsNoMore() async throws {
      let page = try await ListPage("an-inbox")
      #expect(try await texts(page, ".bar-subtitle") == ["3 unread"])
      let read = try await ListPage("an-inbox", frame: "a-message-read")
      #expect(try await texts(read, ".bar-subtitle") == ["2 unread"])
    }

    @Test func aSearchInVainSaysWhatWasSearchedFor() async throws {
      let page = try await ListPage("an-inbox", frame: "searched-in-vain")
      #expect(try await page.rows() == [])
      #expect(try await shows(page, "No Results for “sailcloth”"))
    }

    @Test func aDraggedSongComesNextAndThePlayingOneSaysSo() async throws {
      let page = try await ListPage("a-queue-in-order", frame: "slow-orbit-comes-next")
      #expect(
        try await page.rows() == [
          "Paper Moons", "Slow Orbit", "Harbour Lights", "Copper & Pine", "Northbound",
          "Apricot Sky", "Glass Rivers",
        ])
      #expect(try await shows(page, "The Night Gardeners · then Slow Orbit"))
    }

    @Test func aQueueIsEditedFromItsBar() async throws {
      let page = try await ListPage("a-queue-in-order")
      #expect(try await texts(page, ".delete").isEmpty)
      try await page.browser.first(".bar-button").click()
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.delete')]
            .filter(control => control.checkVisibility({visibilityProperty: true})).length === 6
          """))
    }

    @Test func aSwitchIsASwitchWithItsRowsName() async throws {
      let page = try await ListPage("controls-in-accessories")
      let control = try #require(
        try await page.browser.all("[role=switch]", role: "switch", name: "Airplane Mode").first)
      #expect(
        try await page.browser.run("return arguments[0].checked", [control.reference]) == false)
      let flying = try await ListPage("controls-in-accessories", frame: "flying")
      #expect(try await texts(flying, ".cell-secondary-text").filter { $0 == "Off" }.count == 2)
    }

    @Test func aChevronOfTheSettingsLeadsToTheValue() async throws {
      let page = try await ListPage("controls-in-accessories")
      try await page.tap("Wi-Fi")
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.alternate .row')]
            .filter(row => row.checkVisibility()).map(row => row.textContent.trim()).join() === 'Lighthouse'
          """))
    }

    @Test func filesStandBelowTheTitlesOfTheirSections() async throws {
      let page = try await ListPage("a-diffable-table")
      #expect(try await texts(page, ".header") == ["Previous 7 Days", "October"])
      let byKind = try await ListPage("a-diffable-table", frame: "by-kind")
      #expect(
        try await texts(byKind, ".header") == [
          "PDFs", "Spreadsheets", "Pictures", "Recordings",
        ])
    }

    @Test func aBadgeHangsInItsTilesCorner() async throws {
      let page = try await ListPage("shelves-of-music")
      let distances = try await page.browser.run(
        """
        const badges = [...document.querySelectorAll('.badge')]
          .filter(badge => badge.checkVisibility({visibilityProperty: true}))
        return badges.map(badge => {
          const own = badge.getBoundingClientRect()
          const tile = badge.closest('.layout-item').getBoundingClientRect()
          return [Math.round(tile.right - own.right), Math.round(own.top - tile.top)].join(' ')
        })
        """)
      #expect((distances.array ?? []).compactMap(\.string) == ["8 8", "8 8"])
    }
  }
}
