import Testing

extension BrowserSuite {
  /// The stages of the outline.
  @Suite struct OutlineBrowserTests {
    private let brothers = ["Groucho", "Harpo", "Chico", "Other"]

    @Test func nothingOpensThatAUserOfTheAppCouldNotOpen() async throws {
      let page = try await ListPage("no-accessories")
      #expect(try await page.rows() == ["Pep", "Marx"])
      try await page.tap("Marx")
      try await page.browser.press(.right, .enter, .star)
      #expect(try await page.rows() == ["Pep", "Marx"])
    }

    @Test func aControlOpensAndClosesItsRow() async throws {
      let page = try await ListPage("accessories-on-parents")
      #expect(try await page.isExpanded("Marx") == false)
      try await page.disclose("Marx")
      #expect(try await page.isExpanded("Marx") == true)
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers)
      try await page.disclose("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"])
    }

    @Test func aTapBesideTheControlSelectsInsteadOfOpening() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.tap("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"])
      #expect(try await page.isSelected("Marx"))
    }

    @Test func noSeparatorEndsACardOrAHeaderThatSwipes() async throws {
      let page = try await ListPage("swiped-outline", of: BuiltGallery.large)
      let separators = """
        return [...document.querySelectorAll('.row > .swipe > .slide > .cell')].map((cell) =>
          [cell.textContent.trim(), getComputedStyle(cell, '::after').visibility])
        """
      #expect(
        try await page.browser.run(separators)
          == [["Brothers", "hidden"], ["Groucho", "visible"], ["Harpo", "hidden"]])
    }

    @Test func childrenAreIndented() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      try await page.disclose("Other")
      let root = try await page.indentation("Marx")
      #expect(try await page.indentation("Other") == root + 10)
      #expect(try await page.indentation("Zeppo") == root + 20)
    }

    @Test func leavesShowAControlOnlyWhereTheCodeGivesThemOne() async throws {
      let everywhere = try await ListPage("accessories-everywhere")
      try await everywhere.disclose("Pep")
      #expect(try await everywhere.row("Moe").all(".outline-disclosure").count == 1)
      let parents = try await ListPage("accessories-on-parents")
      try await parents.disclose("Pep")
      #expect(try await parents.row("Moe").all(".outline-disclosure").isEmpty)
    }

    @Test func theControlOfALeafTurnsAndNothingElse() async throws {
      let page = try await ListPage("accessories-everywhere")
      try await page.disclose("Pep")
      let rows = try await page.rows()
      for isOpen in [false, true, false] {
        #expect(try await page.isExpanded("Moe") == isOpen)
        try await page.disclose("Moe")
        #expect(try await page.rows() == rows)
      }
    }

    @Test func whatWasOpenIsOpenAfterAReload() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      try await page.disclose("Other")
      #expect(try await page.browser.becomes("location.search.includes('Other')"))
      try await page.browser.reload()
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers + ["Zeppo", "Gummo"])
    }

    @Test func parentsThatCannotBeSelectedStillOpen() async throws {
      let page = try await ListPage("parents-not-selectable")
      try await page.tap("Marx")
      #expect(try await page.isSelected("Marx") == false)
      try await page.disclose("Marx")
      try await page.tap("Harpo")
      #expect(try await page.isSelected("Harpo"))
    }

    @Test func aTapAnywhereTogglesWhereTheDelegateDoesSo() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.tap("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers)
      #expect(try await page.isSelected("Marx") == false)
      try await page.tap("Other")
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers + ["Zeppo", "Gummo"])
      try await page.tap("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"])
    }

    @Test func aHandlersVetoHoldsOnThePage() async throws {
      let page = try await ListPage("handlers-that-veto")
      let open = ["Pep", "Manny", "Moe", "Jack", "Marx"] + brothers
      #expect(try await page.rows() == open)
      try await page.disclose("Other")
      try await page.disclose("Pep")
      #expect(try await page.rows() == open)
      try await page.disclose("Marx")
      #expect(try await page.rows() == ["Pep", "Manny", "Moe", "Jack", "Marx"])
    }

    @Test func childrenThatAreLoadedLateAreThereWhenTheirParentOpens() async throws {
      let page = try await ListPage("children-loaded-lazily")
      #expect(try await page.rows() == ["Pep", "Marx"])
      try await page.disclose("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers)
    }

    @Test func anActionHandlerTakesTheTogglesPlace() async throws {
      let page = try await ListPage("a-handler-of-its-own")
      try await page.disclose("Marx")
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers + ["Zeppo", "Gummo"])
    }

    @Test func everythingOpensAndClosesAtOnce() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .plus)
      let open = ["Pep", "Manny", "Moe", "Jack", "Marx"] + brothers + ["Zeppo", "Gummo"]
      #expect(try await page.rows() == open)
      try await page.browser.press(.end, .minus)
      #expect(try await page.rows() == ["Pep", "Marx"])
      #expect(try await page.browser.focused().name() == "Marx")
    }

    @Test func buttonsThatOpenAndCloseEverythingShowWhileTheyHaveTheFocus() async throws {
      let page = try await ListPage("accessories-on-parents")
      let all = try await page.browser.all("button", role: "button", name: "Open all")
      #expect(all.count == 1)
      let isSeen = "getComputedStyle(document.querySelector('.outline-tools')).clipPath === 'none'"
      #expect(try await page.browser.run("return \(isSeen)") == false)
      try await page.browser.press(.tab, .tab)
      #expect(try await page.browser.focused().name() == "Open all")
      #expect(try await page.browser.run("return \(isSeen)") == true)
      try await page.browser.press(.enter)
      #expect(try await page.rows().count == 11)
      try await page.browser.press(.tab, .enter)
      #expect(try await page.rows() == ["Pep", "Marx"])
    }

    @Test func openingEverythingLeavesWhatIsVetoed() async throws {
      let page = try await ListPage("handlers-that-veto")
      try await page.browser.press(.tab, .minus)
      #expect(try await page.rows() == ["Pep", "Manny", "Moe", "Jack", "Marx"])
      try await page.browser.press(.plus)
      #expect(try await page.rows() == ["Pep", "Manny", "Moe", "Jack", "Marx"] + brothers)
    }

    @Test func openingEverythingTakesAnAccordionAsItIs() async throws {
      let page = try await ListPage("one-family-at-a-time", of: BuiltGallery.large)
      try await page.disclose("Новак")
      try await page.disclose("Öztürk")
      #expect(try await page.rows() == ["Новак", "Öztürk", "Çelik", "Ege", "王"])
      try await page.browser.press(.plus)
      // As if each had been opened in turn.
      #expect(try await page.rows() == ["Новак", "Öztürk", "王", "王芳", "王伟"])
    }

    @Test func aVetoedRowSaysThatItIsLocked() async throws {
      let page = try await ListPage("handlers-that-veto")
      let description = """
        const row = [...document.querySelectorAll('.row')].find(row => row.id.endsWith('Other'))
        return document.getElementById(row.getAttribute('aria-describedby')).textContent
        """
      let locked = "Locked: this row cannot be opened."
      #expect(try await page.browser.run(description) == .string(locked))
      try await page.disclose("Other")
      let said = "return document.querySelector('[role=status]').textContent"
      #expect(try await page.browser.run(said) == .string(locked))
      try await page.disclose("Pep")
      #expect(try await page.browser.run(said) == "Locked: this row cannot be closed.")
    }

    @Test func focusStaysWhereASubtreeClosesUnderIt() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .down, .right, .right, .down)
      #expect(try await page.browser.focused().name() == "Harpo")
      try await page.disclose("Marx")
      #expect(try await page.browser.focused().name() == "Marx")
    }

    @Test func theTabStopLeavesAClosedSubtree() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.press(.tab, .down, .right, .right)
      try await page.browser.run("document.activeElement.blur()")
      try await page.disclose("Marx")
      let stops = "return document.querySelector('.row[tabindex=\"0\"]').id"
      #expect(try await page.browser.run(stops) == "list/Marx")
    }

    @Test func theBrowsersSearchOpensWhatItFinds() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.run("location.hash = 'list/Marx/Other/Zeppo'")
      #expect(
        try await page.browser.becomes(
          "document.getElementById('list/Marx').ariaExpanded === 'true'"))
      #expect(try await page.rows() == ["Pep", "Marx"] + brothers + ["Zeppo", "Gummo"])
    }

    @Test func theBrowsersSearchOpensNothingThatIsVetoed() async throws {
      let page = try await ListPage("handlers-that-veto")
      let before = try await page.rows()
      try await page.browser.run("location.hash = 'list/Marx/Other/Zeppo'")
      try await page.browser.run("return new Promise(done => requestAnimationFrame(() => done()))")
      #expect(try await page.rows() == before)
    }

    @Test func aPrintedPageShowsEverything() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      let rows = try await page.rows()
      try await page.browser.command("Emulation.setEmulatedMedia", ["media": ""])
      #expect(rows == ["Pep", "Manny", "Moe", "Jack", "Marx"] + brothers + ["Zeppo", "Gummo"])
    }
  }
}
