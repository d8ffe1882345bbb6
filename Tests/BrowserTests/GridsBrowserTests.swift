import Testing

extension BrowserSuite {
  /// Rows of grids come, go and move through the places of their groups.
  @Suite struct GridsBrowserTests {
    /// The first letters of what stands in each group of the first grid that can be seen, and a dash
    /// for a place without a row.
    private func groups(_ page: ListPage) async throws -> [String] {
      let found = try await page.browser.run(
        """
        return [...document.querySelectorAll('.layout-group')].filter((one) => one.checkVisibility())
          .map((group) => [...group.querySelectorAll('.layout-item')].map((item) =>
            [...item.querySelectorAll('.row')].filter((row) => row.checkVisibility())
              .map((row) => row.id.replace('list/', '')[0]).join('+') || '-').join(' '))
        """)
      return (found.array ?? []).compactMap(\.string)
    }

    /// A page on which nothing is on its way.
    private func still(
      _ preview: String, frame: String? = nil, width: Int = 402, height: Int = 874
    ) async throws -> ListPage {
      let page = try await ListPage(preview, frame: frame, width: width, height: height)
      try await page.browser.run(
        "document.querySelector('.page').style.setProperty('--disclosing', '0s')")
      return page
    }

    private func run(_ edits: String, _ page: ListPage) async throws {
      try await page.browser.run("acts.run(document.body, arguments[0])", [.string(edits)])
    }

    private func pin(_ row: String, _ page: ListPage) async throws {
      try await page.browser.run(
        "arguments[0].querySelector('.leading-actions > .action').click()",
        [try await page.row(row).reference])
    }

    @Test(arguments: ["pinned-conversations", "a-sidebar-as-in-messages"])
    func aConversationThatIsPinnedIsATileInTheGrid(_ preview: String) async throws {
      let page = try await still(
        preview, width: preview == "pinned-conversations" ? 402 : 1194)
      let prefix = preview == "pinned-conversations" ? "list/" : "primary/"
      try await pin("Northern Ferries", page)
      let place = try await page.browser.run(
        """
        const row = document.getElementById('\(prefix)Northern%20Ferries')
        const first = document.querySelector('.layout-item > .row')
        const [box, other] = [row, first].map((one) => one.getBoundingClientRect())
        return [row.matches('.layout-group:nth-child(3) > .layout-item:first-child > .row'),
          !!row.querySelector('.swipe'), !!row.querySelector('.cell-view'), box.left === other.left,
          box.width === other.width]
        """)
      #expect(place == [true, false, true, true, true])
    }

    @Test func rowsPushOthersOnAndPullThemUp() async throws {
      let page = try await still("pinned-conversations")
      #expect(try await groups(page) == ["P J M", "R A A"])
      try await run("move list/Ada list~section list/Petra", page)
      #expect(try await groups(page) == ["P A J", "M R A"])
      try await pin("Northern Ferries", page)
      try await run("move list/Northern%20Ferries list~section -", page)
      #expect(try await groups(page) == ["N P A", "J M R", "A - -"])
      try await run("delete list/Petra delete list/Ada", page)
      #expect(try await groups(page) == ["N J M", "R A -"])
      try await run("move list/Mum list~section list~section", page)
      #expect(try await groups(page) == ["N J R", "A M -"])
      try await page.browser.run("acts.undo('outcomes')")
      #expect(try await groups(page) == ["P J M", "R A A"])
    }

    @Test func aGridIsGoneWithItsLastRowAndComesWithTheNext() async throws {
      let page = try await still("pinned-conversations")
      let seen = """
        [...document.querySelectorAll('.layout-scroller')].filter((one) => one.checkVisibility()).length
        """
      let all = ["Petra", "Jonas", "Mum", "Riverside%20Choir", "Allotment", "Ada"]
      try await run(all.map { "delete list/\($0)" }.joined(separator: " "), page)
      #expect(try await page.browser.run("return \(seen)") == 0)
      try await pin("Northern Ferries", page)
      #expect(try await groups(page) == ["N - -"])
    }

    @Test func aStepMovesRowsAndCanBeTakenBack() async throws {
      let page = try await still("pinned-conversations", frame: "one-more-pinned")
      #expect(try await groups(page).count == 3)
      try await page.browser.run("document.querySelector('.steps button').click()")
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.layout-group')].filter((one) => one.checkVisibility())
            .length === 2
          """))
      #expect(try await groups(page) == ["P J M", "R A A"])
    }

    @Test func whatASearchLeavesMovesUpAndCanBeChangedMeanwhile() async throws {
      let page = try await still("pinned-conversations")
      func hide(_ isHidden: Bool, _ names: String...) async throws {
        for name in names {
          try await page.browser.run(
            "document.getElementById('list/\(name)').hidden = \(isHidden); acts.fill()")
        }
      }
      try await hide(true, "Petra", "Mum", "Ada")
      #expect(try await groups(page) == ["J R A"])
      try await run("delete list/Jonas move list/Mum list~section list~section", page)
      #expect(try await groups(page) == ["R A -"])
      try await hide(false, "Petra")
      #expect(try await groups(page) == ["P R A"])
      try await page.browser.run("acts.undo('outcomes')")
      #expect(try await groups(page) == ["P J R", "A - -"])
      try await hide(false, "Mum", "Ada")
      #expect(try await groups(page) == ["P J M", "R A A"])
    }

    @Test func tilesSlideToTheirNewPlaces() async throws {
      let page = try await ListPage("pinned-conversations")
      let places = try await page.browser.run(
        """
        const [petra, jonas, mum, choir] = ['Petra', 'Jonas', 'Mum', 'Riverside%20Choir']
          .map((name) => document.getElementById(`list/${name}`))
        const at = (row) => [row.getBoundingClientRect().left, row.getBoundingClientRect().top].map(Math.round)
        const before = [jonas, mum, choir].map(at)
        acts.run(document.body, 'delete list/Petra')
        const motions = document.getAnimations().filter(
          (one) => !(one instanceof CSSTransition) && one.timeline === document.timeline)
        for (const one of motions) {
          one.pause()
          one.currentTime = 0
        }
        const start = [jonas, mum, choir].map(at)
        for (const one of motions) one.finish()
        return [String(start) === String(before), String([jonas, mum, choir].map(at)) !== String(before)]
        """)
      #expect(places == [true, true])
    }
  }
}
