import Testing

extension BrowserSuite {
  /// Choosing rows by pointer and keyboard, one or several.
  @Suite struct SelectionBrowserTests {
    private func chosen(_ page: ListPage) async throws -> [String] {
      let names = try await page.browser.run(
        """
        return [...document.querySelectorAll('.row[aria-selected=true] .cell-text')]
          .filter((text) => text.checkVisibility()).map((text) => text.textContent.trim())
        """)
      return (names.array ?? []).compactMap(\.string)
    }

    @Test func twoTapsInARowSelectNoWords() async throws {
      let page = try await ListPage("browse")
      let styles = try await page.browser.run(
        """
        return ['.row[aria-expanded] > .cell', '.row[data-tap] > .cell', '.large-title'].map((one) =>
          getComputedStyle(document.querySelector(one)).userSelect)
        """)
      #expect(styles == ["none", "none", "auto"])
      let chevron = try await page.browser.first(".outline-disclosure")
      try await chevron.click()
      try await chevron.click()
      #expect(try await page.browser.run("return getSelection().toString()") == "")
    }

    @Test func severalAreChosenWhereTheAuthorAllowsIt() async throws {
      let page = try await ListPage("answers-to-states")
      let tree = try await page.browser.first("[role=tree]")
      #expect(try await tree.attribute("aria-multiselectable") == "true")
      try await page.tap("Colours")
      try await page.tap("Checkmark")
      #expect(try await chosen(page) == ["Colours", "Checkmark"])
      try await page.tap("Colours")
      #expect(try await chosen(page) == ["Checkmark"])
    }

    @Test func oneIsLetGoForAnotherWhereOneCanBeChosen() async throws {
      let page = try await ListPage("list-or-grid")
      try await page.tap("Draft")
      try await page.tap("Bills")
      #expect(try await chosen(page) == ["Bills"])
      let grid = try await page.browser.first("[role=grid]")
      #expect(try await grid.attribute("aria-multiselectable") == nil)
    }

    @Test func theKeyboardChoosesOneARangeAndAll() async throws {
      let page = try await ListPage("answers-to-states")
      let browser = page.browser
      try await browser.run("document.querySelector('.row').focus()")
      try await browser.press(.space)
      #expect(try await chosen(page) == ["Colours"])
      try await browser.press(Key.down.rawValue, with: .shift)
      try await browser.press(Key.down.rawValue, with: .shift)
      #expect(try await chosen(page) == ["Colours", "Chosen", "Checkmark"])
      try await browser.press(Key.up.rawValue, with: .shift)
      #expect(try await chosen(page) == ["Colours", "Chosen"])
      try await browser.press("a", with: .control)
      #expect(
        try await chosen(page) == ["Colours", "Chosen", "Checkmark", "Urgent", "Parent"])
      try await browser.press(.space)
      #expect(try await chosen(page).count == 4)
    }

    @Test func shiftAndAClickChooseARange() async throws {
      let page = try await ListPage("answers-to-states")
      try await page.tap("Colours")
      try await page.browser.run(
        """
        arguments[0].querySelector('.cell')
          .dispatchEvent(new MouseEvent('click', {bubbles: true, shiftKey: true}))
        """, [try await page.row("Urgent").reference])
      #expect(try await chosen(page) == ["Colours", "Chosen", "Checkmark", "Urgent"])
    }

    /// The toolbar's button looks alike while one and while two are chosen, and follows the title.
    @Test func aCountFollowsChoicesThatAreTakenBack() async throws {
      let page = try await ListPage("chosen-letters", of: BuiltGallery.large)
      func shown() async throws -> JSON {
        try await page.browser.run(
          """
          const seen = (all) => [...document.querySelectorAll(all)].filter((it) => it.checkVisibility())
          const buttons = seen('.bar-button').map((it) => it.innerText.trim() + (it.disabled ? ' off' : ''))
          return [...seen('.bar-title').map((it) => it.innerText), ...buttons]
          """)
      }
      func tap(_ all: String, _ title: String) async throws {
        try await page.browser.run(
          """
          const it = [...document.querySelectorAll('\(all)')]
            .find((it) => it.checkVisibility() && it.innerText.trim() === '\(title)');
          (it.querySelector('.cell-texts') ?? it).click()
          """)
      }
      #expect(try await shown() == ["Letters", "Edit"])
      try await tap(".bar-button", "Edit")
      #expect(try await shown() == ["Letters", "Done", "Delete off"])
      try await tap(".row", "Beta")
      #expect(try await shown() == ["1 Selected", "Done", "Delete"])
      try await tap(".row", "Alpha")
      #expect(try await shown() == ["2 Selected", "Done", "Delete"])
      try await tap(".row", "Beta")
      #expect(try await shown() == ["1 Selected", "Done", "Delete"])
      try await tap(".row", "Alpha")
      #expect(try await shown() == ["Letters", "Done", "Delete off"])
    }

    @Test func whatShouldNotBeSelectedIsNotAndStillOpens() async throws {
      let page = try await ListPage("parents-not-selectable")
      try await page.tap("Marx")
      #expect(try await chosen(page) == [])
      #expect(try await page.row("Marx").attribute("aria-selected") == nil)
      try await page.disclose("Marx")
      #expect(try await page.isExpanded("Marx") == true)
    }
  }
}
