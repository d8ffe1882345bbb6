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

    @Test func whatWasOpenIsOpenAfterAReload() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      try await page.disclose("Other")
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
  }
}
