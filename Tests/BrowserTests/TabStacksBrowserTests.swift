import Testing

extension BrowserSuite {
  /// What tabs show while they are and are not seen.
  @Suite struct TabStacksBrowserTests {
    private func market() async throws -> ListPage { try await ListPage("market-in-two-tabs") }

    private func choose(_ tab: Int, _ page: ListPage) async throws {
      try await page.browser.first("#tab-\(tab)").click()
    }

    private func becomesBadge(_ words: String, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        "document.getElementById('tab-2~badge').textContent === '\(words)'")
    }

    /// Opens a good from the list and waits until it is there.
    private func open(_ good: String, _ page: ListPage) async throws {
      try await page.tap(good)
      #expect(
        try await page.browser.becomes(
          "document.querySelector('#tab-1\\\\~panel > .alternate[data-shown]')"))
    }

    private func said(_ page: ListPage) async throws -> JSON {
      try await page.browser.run("return document.getElementById('announcement').textContent")
    }

    @Test func touchesInATabThatIsNotChosenAtFirstAreAnswered() async throws {
      let page = try await market()
      try await choose(2, page)
      #expect(try await page.rows() == ["Herbs"])
      try await page.tap("Herbs")
      try await page.tap("Herbs")
      #expect(try await becomesBadge("3", page))
      #expect(try await page.rows() == ["Herbs"])
      #expect(try await said(page) == "")
    }

    @Test func aPushedScreenStaysInItsTab() async throws {
      let page = try await market()
      try await open("Cider", page)
      #expect(try await page.rows() == ["In the bag: 0"])
      try await choose(2, page)
      #expect(try await page.rows() == ["Herbs"])
      try await choose(1, page)
      #expect(try await page.rows() == ["In the bag: 0"])
    }

    /// What is added to another count than the code was asked at is not guessed.
    @Test func aBadgeThatAnotherScreenHasChangedIsNotOverwritten() async throws {
      let page = try await market()
      let add =
        "document.querySelector('.alternate[data-shown] .stepper .segment:last-child').click()"
      try await open("Cider", page)
      try await page.browser.run(add)
      #expect(try await becomesBadge("2", page))
      try await page.browser.run(
        "document.querySelector('.alternate[data-shown] [data-back]').click()")
      #expect(
        try await page.browser.becomes("!document.querySelector('.alternate[data-shown], [inert]')")
      )
      try await open("Candles", page)
      try await page.browser.run(add)
      #expect(try await said(page) == "The page stops here: what this does now is not known.")
      #expect(try await becomesBadge("2", page))
    }

    @Test func whatATabWasGivenUnseenIsThereAndDoesWhatItDoes() async throws {
      let page = try await market()
      try await open("Cider", page)
      try await page.browser.run(
        "document.querySelector('.alternate[data-shown] .stepper .segment:last-child').click()")
      #expect(try await becomesBadge("2", page))
      #expect(try await page.rows() == ["In the bag: 1"])
      try await choose(2, page)
      #expect(try await page.rows() == ["Herbs", "Cider"])
      let count = "document.getElementById('tab-2-list/Cider').textContent.includes('2')"
      #expect(try await page.browser.run("return \(count)") == false)
      try await page.tap("Cider")
      #expect(try await page.browser.becomes(count))
      #expect(try await becomesBadge("3", page))
      #expect(try await said(page) == "")
    }

    @Test func aButtonThatChoosesATabDoesSo() async throws {
      let page = try await market()
      try await page.browser.first(".navigation-bar button").click()
      #expect(try await page.rows() == ["Herbs"])
      #expect(
        try await page.browser.run("return document.getElementById('tab-2').ariaSelected") == "true"
      )
      #expect(try await said(page) == "")
      try await choose(1, page)
      #expect(try await page.rows() == ["Herbs", "Cider", "Candles", "Ribbon"])
    }
  }
}
