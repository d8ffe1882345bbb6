import Testing

extension BrowserSuite {
  /// Swipes, layouts and columns.
  @Suite struct ListsBrowserTests {
    @Test func aRowIsDeletedByTheKeyboardAlone() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      let names = try await page.rows()
      #expect(names.count == 4)
      try await page.browser.press(.tab)
      // Actions inside a row are reached by arrow keys: flag first, then delete.
      try await page.browser.press(.right)
      #expect(try await page.browser.focused().name() == "Flag")
      try await page.browser.press(.right)
      #expect(try await page.browser.focused().name() == "Delete")
      try await page.browser.press(.enter)
      #expect(
        try await page.browser.becomes(
          "[...document.querySelectorAll('.row')].filter(row => row.checkVisibility()).length === 3"
        ))
      #expect(try await page.rows() == Array(names.dropFirst()))
    }

    @Test func actionsAreNoTabStopsOfTheirOwn() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      let stops = try await page.browser.run(
        """
        return [...document.querySelectorAll('.action')]
          .filter(action => action.checkVisibility({visibilityProperty: true})
            && action.tabIndex >= 0).length
        """)
      #expect(stops == 0)
    }

    @Test func aLayoutIsSwitchedAndSwitchedBack() async throws {
      func top(_ row: String) async throws -> Double? {
        try await page.browser.run(
          "return arguments[0].getBoundingClientRect().top", [try await page.row(row).reference]
        ).number
      }
      let page = try await ListPage("list-or-grid")
      let names = try await page.rows()
      try await page.browser.first("[aria-label='List or grid']").click()
      #expect(try await page.browser.becomes("!!document.querySelector('.alternate[data-shown]')"))
      #expect(try await page.rows() == names)
      // The rows are on their way at first.
      let rests = "!document.getAnimations().some((one) => one.timeline === document.timeline)"
      #expect(try await page.browser.becomes(rests))
      #expect(try await top("Bills") == top("Index"))
      try await page.browser.first(".alternate[data-shown] [aria-label='List or grid']").click()
      #expect(try await page.browser.becomes("!document.querySelector('.alternate[data-shown]')"))
      #expect(try await page.rows() == names)
      #expect(try await page.browser.becomes(rests))
      #expect(try await top("Bills") != top("Index"))
    }

    @Test func choosingARowChangesTheSecondaryColumn() async throws {
      let page = try await ListPage("double-column", width: 1194, height: 834)
      // Whoever taps it again asks for the same.
      for _ in 0..<2 {
        try await page.tap("South bed")
        let title = try await page.browser.run(
          """
          return [...document.querySelectorAll('[data-place=secondary] .bar-title')]
            .filter(title => title.checkVisibility()).map(title => title.textContent.trim()).join()
          """)
        #expect(title == "South bed")
      }
    }

    @Test func sectionsOfTheSidebarCloseUnderTheirFirstItem() async throws {
      let page = try await ListPage("the-sidebar-alone")
      #expect(
        try await page.rows() == [
          "Today", "Watering", "Calendar", "Beds", "North bed", "South bed", "Greenhouse",
          "Tomatoes",
          "Seedlings",
        ])
      try await page.tap("Beds")
      #expect(
        try await page.rows() == [
          "Today", "Watering", "Calendar", "Beds", "Greenhouse", "Tomatoes", "Seedlings",
        ])
    }

    @Test func aCardBeginsBelowAHeaderAmongTheRows() async throws {
      let page = try await ListPage("a-recipe")
      let corners = try await page.browser.run(
        """
        const radius = (element, edge) =>
          parseFloat(getComputedStyle(element, '::before')[`border-${edge}-start-radius`]) > 0
        const flat = [...document.querySelectorAll('[id="list~Ingredients"] > .rows > .row > .cell')]
        const tree = document.querySelector('[id="list~Method"] .children')
        return [
          flat.map(cell => `${radius(cell, 'start')}/${radius(cell, 'end')}`).join(' '),
          parseFloat(getComputedStyle(tree).borderStartStartRadius) > 0,
        ].join()
        """)
      #expect(
        corners
          == "false/false true/false false/false false/false false/true,true")
    }
  }
}
