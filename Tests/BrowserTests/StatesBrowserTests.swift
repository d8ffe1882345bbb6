import Testing

extension BrowserSuite {
  /// What a page shows of rows in states, alone and together.
  @Suite struct StatesBrowserTests {
    /// Whether the colour behind the body of a row becomes another.
    private func ground(
      _ page: ListPage, _ name: String, becomes color: String
    ) async throws -> Bool {
      try await page.browser.run(
        "window.asked = arguments[0]", [try await page.row(name).reference])
      return try await page.browser.becomes(
        """
        getComputedStyle([...asked.querySelectorAll(':scope > .cell')]
          .find((one) => one.checkVisibility()), '::before').backgroundColor === '\(color)'
        """)
    }

    /// Where rows are, in the page's order.
    private func boxes(_ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        return [...document.querySelectorAll('.row')].filter((row) => row.checkVisibility())
          .map((row) => { const { left, top, width, height } = row.getBoundingClientRect()
            return [left, top, width, height] })
        """)
    }

    private func words(_ page: ListPage) async throws -> [String] {
      let words = try await page.browser.run(
        """
        return [...document.querySelectorAll('.row .cell-text')]
          .filter((text) => text.checkVisibility()).map((text) => text.textContent.trim())
        """)
      return (words.array ?? []).compactMap(\.string)
    }

    @Test func aRowShowsWhatItsAuthorSaysOfStatesTogether() async throws {
      let page = try await ListPage("answers-to-states")
      let browser = page.browser
      try await browser.run("document.documentElement.dataset.scheme = 'light'")
      let cell = try #require(try await page.row("Colours").all(".cell").first)
      let before = try await boxes(page)
      try await browser.hold(cell)
      #expect(try await ground(page, "Colours", becomes: "rgb(255, 204, 0)"))
      try await browser.letGo()
      #expect(try await page.isSelected("Colours"))
      try await browser.press(.tab)
      try await browser.run("document.activeElement.blur()")
      #expect(try await ground(page, "Colours", becomes: "rgb(52, 199, 89)"))
      try await browser.hold(cell)
      #expect(try await ground(page, "Colours", becomes: "rgb(203, 48, 224)"))
      #expect(try await boxes(page) == before)
      try await browser.letGo()
      #expect(try await page.isSelected("Colours") == false)
    }

    @Test func aParentThatIsChosenShowsWhetherItIsOpen() async throws {
      let page = try await ListPage("answers-to-states")
      try await page.browser.run("document.documentElement.dataset.scheme = 'light'")
      try await page.tap("Parent")
      #expect(try await ground(page, "Parent", becomes: "rgb(52, 199, 89)"))
      try await page.disclose("Parent")
      #expect(try await ground(page, "Parent", becomes: "rgb(0, 195, 208)"))
    }

    @Test func wordsAndAccessoriesOfAStateComeAndGoWithIt() async throws {
      let page = try await ListPage("answers-to-states")
      let before = try await boxes(page)
      #expect(try await words(page).prefix(2) == ["Colours", "Words"])
      try await page.tap("Words")
      #expect(try await words(page).prefix(2) == ["Colours", "Chosen"])
      try await page.tap("Checkmark")
      let marks = try await page.browser.run(
        "return [...document.querySelectorAll('.checkmark')].filter((m) => m.checkVisibility()).length"
      )
      #expect(marks == 1)
      #expect(try await boxes(page) == before)
    }

    @Test func aKeyOfTheAuthorsReachesEveryState() async throws {
      let page = try await ListPage("answers-to-states")
      try await page.browser.run("document.documentElement.dataset.scheme = 'light'")
      let text = try #require(try await page.row("Urgent").all(".cell-text").first)
      #expect(try await text.style("color") == "rgba(255, 141, 40, 1)")
      try await page.tap("Urgent")
      #expect(try await text.style("color") == "rgba(255, 56, 60, 1)")
    }

    @Test func aForcedStateShowsOnEveryRow() async throws {
      let page = try await ListPage("answers-to-states")
      try await page.browser.run(
        "document.querySelector('.page').dataset.forced = 'editing selected'")
      #expect(try await words(page).contains("Edited and chosen"))
    }

    @Test func aChangeOfSchemeDoesNotFade() async throws {
      let page = try await ListPage("answers-to-states")
      let running = try await page.browser.run(
        """
        document.documentElement.dataset.scheme = 'dark'
        getComputedStyle(document.querySelector('.cell'), '::before').backgroundColor
        return document.getAnimations()
          .filter((one) => !one.effect.target.matches(':hover')).length
        """)
      #expect(running == 0)
    }
  }
}
