import Testing

extension BrowserSuite {
  /// An outline as assistive technology and the keyboard meet it.
  @Suite struct TreeKeyboardTests {
    private func focusedName(_ page: ListPage) async throws -> String {
      try await page.browser.focused().name()
    }

    @Test func anOutlineIsATreeOfNamedItems() async throws {
      let page = try await ListPage("accessories-on-parents")
      let tree = try await page.browser.first("[role=tree]")
      #expect(try await tree.role() == "tree")
      #expect(try await tree.name() == "Families")
      let marx = try await page.row("Marx")
      #expect(try await marx.role() == "treeitem")
      // The name is the text alone: accessories stay out of it.
      #expect(try await marx.name() == "Marx")
    }

    @Test func aTreeIsOneTabStop() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      let stops = try await page.browser.run(
        """
        return [...document.querySelectorAll('[role=tree], [role=tree] *')]
          .filter(element => element.checkVisibility() && element.tabIndex >= 0
            && !(element.closest('.swipe') && element.tagName === 'BUTTON')).length
        """)
      #expect(stops == 1)
    }

    @Test func arrowsWalkOpenAndClose() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab)
      #expect(try await focusedName(page) == "Pep")
      try await page.browser.press(.down)
      #expect(try await focusedName(page) == "Marx")
      try await page.browser.press(.right)
      #expect(try await page.isExpanded("Marx") == true)
      #expect(try await focusedName(page) == "Marx")
      try await page.browser.press(.right)
      #expect(try await focusedName(page) == "Groucho")
      try await page.browser.press(.left)
      #expect(try await focusedName(page) == "Marx")
      try await page.browser.press(.left)
      #expect(try await page.isExpanded("Marx") == false)
    }

    @Test func noArrowLeadsIntoARowWithoutChildren() async throws {
      let page = try await ListPage("accessories-everywhere")
      try await page.browser.press(.tab, .right, .right)
      #expect(try await focusedName(page) == "Manny")
      try await page.browser.press(.right)
      #expect(try await page.isExpanded("Manny") == true)
      try await page.browser.press(.right)
      #expect(try await focusedName(page) == "Manny")
      try await page.browser.press(.left)
      #expect(try await page.isExpanded("Manny") == false)
    }

    @Test func homeEndLettersAndTheStarWorkToo() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .star)
      #expect(try await page.isExpanded("Pep") == true)
      #expect(try await page.isExpanded("Marx") == true)
      try await page.browser.press(.end)
      #expect(try await focusedName(page) == "Other")
      try await page.browser.press(.home)
      #expect(try await focusedName(page) == "Pep")
      try await page.browser.press(.m)
      #expect(try await focusedName(page) == "Manny")
    }

    @Test func theKeyboardOpensNothingThatCannotBeOpened() async throws {
      let page = try await ListPage("handlers-that-veto")
      try await page.browser.press(.tab, .end, .right)
      #expect(try await focusedName(page) == "Other")
      #expect(try await page.isExpanded("Other") == false)
    }

    @Test func severalLettersAreTheBeginningOfAName() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      try await page.browser.type("mo")
      #expect(try await focusedName(page) == "Moe")
    }

    @Test func theSameLetterAgainIsTheNextName() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      try await page.browser.type("mmm")
      #expect(try await focusedName(page) == "Marx")
    }

    @Test func lettersMayBeOfAnyScriptAndCase() async throws {
      let page = try await ListPage("one-family-at-a-time", of: BuiltGallery.large)
      try await page.disclose("Новак")
      try await page.browser.type("аН")
      #expect(try await focusedName(page) == "Анна")
      try await page.browser.press(.home)
      // The first ends what was typed before, if that was not long ago.
      try await page.browser.type("王王")
      #expect(try await focusedName(page) == "王")
    }

    @Test func leftAndRightSwapFromRightToLeft() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      try await page.browser.press(.tab, .down, .left)
      #expect(try await page.isExpanded("Marx") == true)
      try await page.browser.press(.left)
      #expect(try await focusedName(page) == "Groucho")
      try await page.browser.press(.right)
      #expect(try await focusedName(page) == "Marx")
      try await page.browser.press(.right)
      #expect(try await page.isExpanded("Marx") == false)
    }

    @Test func theLevelsArePlacesInTheTree() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      let nodes = try await BrowserTree(of: page.browser).all
      var levels: [String: Double] = [:]
      for node in nodes where node["role"]?["value"]?.string == "treeitem" {
        let level = node["properties"]?.array?.first { $0["name"]?.string == "level" }
        levels[node["name"]?["value"]?.string ?? ""] = level?["value"]?["value"]?.number
      }
      #expect(levels["Marx"] == 1)
      #expect(levels["Harpo"] == 2)
      #expect(levels["Zeppo"] == 3)
    }

    @Test func keysPassOverRowsThatASearchHides() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      try await page.browser.run(
        """
        for (const name of ['Manny', 'Moe'])
          document.getElementById(`list/Pep/${name}`).hidden = true
        """)
      try await page.browser.press(.down)
      #expect(try await focusedName(page) == "Jack")
    }

    /// What Tab comes to, by name, until it leaves the page.
    private func stops(_ page: ListPage) async throws -> [String] {
      var names: [String] = []
      while names.count < 12 {
        try await page.browser.press(.tab)
        if try await page.browser.run("return document.activeElement === document.body") == true {
          break
        }
        names.append(try await focusedName(page))
      }
      return names
    }

    /// Buttons of a header are stops of their own; those of rows are reached from their rows.
    @Test func tabGoesThroughAPageAsItStands() async throws {
      #expect(
        try await stops(try await ListPage("an-album")) == [
          "Previous step", "1 of 2", "Next step", "Add", "More", "Play", "Shuffle",
          "1 Harbour Lights 3:34",
        ])
    }

    @Test(arguments: ["", "rtl"]) func tabGoesFromColumnToColumn(direction: String) async throws {
      let page = try await ListPage("double-column", width: 1024)
      try await page.browser.run(
        "document.documentElement.dir = arguments[0]", [.string(direction)])
      #expect(
        try await stops(page) == [
          "Previous step", "1 of 2", "Next step", "Sidebar", "Today", "Open all", "Close all",
        ])
    }

    @Test func aControlIsReachedFromItsRow() async throws {
      let page = try await ListPage("controls-in-accessories")
      #expect(
        try await stops(page) == [
          "Previous step", "1 of 2", "Next step", "Mira Lindqvist Account, Cloud, and Purchases",
        ])
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.down)
      #expect(try await focusedName(page) == "Airplane Mode")
      try await page.browser.press(.tab)
      #expect(try await page.browser.focused().role() == "switch")
    }

    @Test func theFocusStaysWhereARowWasAndEscapeClosesWhatOpened() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.delete)
      #expect(try await focusedName(page) == "Archive")
      try await page.browser.press(.enter)
      #expect(try await page.browser.becomes("!document.getElementById('list/ticket')"))
      #expect(try await focusedName(page) == "Unread, Petra Holm, Re: The lease")
      try await page.browser.press("\u{E03A}", with: .shift)
      #expect(try await page.browser.becomes("document.activeElement.role === 'menuitem'"))
      try await page.browser.press(.escape)
      #expect(try await focusedName(page) == "Unread, Petra Holm, Re: The lease")
    }

    @Test func aRowThatClosesTakesTheFocusFromWhatIsInIt() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus, .down, .down)
      #expect(try await focusedName(page) == "Moe")
      try await page.browser.press(.minus)
      #expect(try await focusedName(page) == "Pep")
    }
  }
}
