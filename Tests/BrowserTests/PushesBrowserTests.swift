import Testing

extension BrowserSuite {
  /// How a screen comes over another and leaves it again. Each takes a minute here, and is asked
  /// where it is at a moment of it.
  @Suite struct PushesBrowserTests {
    private let words = """
      const shown = document.querySelector('.alternate[data-shown]')
      const own = document.querySelector('.frame > .navigation')
      const moving = (node) => node.getAnimations().filter((one) => one.timeline === document.timeline)
      const at = (time) => document.getAnimations().filter((one) => one.timeline === document.timeline)
        .forEach((one) => { one.pause(); one.currentTime = time })
      const left = (node) => Math.round(node.getBoundingClientRect().left)
      const bar = (node) => node.querySelector('.navigation-bar')

      """

    private func run(_ body: String, _ page: ListPage) async throws -> JSON {
      try await page.browser.run(words + body)
    }

    /// A page whose screens come slowly, with one of them on its way.
    private func pushing(
      _ preview: String = "browse", _ row: String = "On My iPhone", dir: String = "ltr"
    ) async throws -> ListPage {
      let page = try await ListPage.drawn(preview)
      try await page.browser.run(
        """
        document.documentElement.dir = arguments[0]
        document.querySelector('.page').style.setProperty('--pushing', '60s')
        """, [.string(dir)])
      try await page.tap(row)
      #expect(try await page.browser.becomes("document.querySelector('.frame > [inert]')"))
      return page
    }

    @Test(arguments: [("ltr", 1), ("rtl", -1)])
    func aScreenComesFromTheTrailingEdge(dir: String, way: Double) async throws {
      let page = try await pushing(dir: dir)
      let moments = try await run(
        """
        return [0, 15000, 30000, 60000 - 1].map((time) => {
          at(time)
          return [left(shown), left(own), left(bar(shown)), left(bar(own))]
        })
        """, page)
      // By the shares of the spring after each quarter; the one below goes three tenths of the way.
      #expect(
        moments == [
          [.number(402 * way), 0, 0, 0], [.number(212 * way), .number(-57 * way), 0, 0],
          [.number(68 * way), .number(-100 * way), 0, 0], [0, .number(-121 * way), 0, 0],
        ])
    }

    @Test func theTitlesFadeIntoEachOther() async throws {
      let page = try await pushing()
      let seen = try await run(
        """
        at(15000)
        return [shown, own].map((one) => Math.round(getComputedStyle(bar(one)).opacity * 1000))
        """, page)
      #expect(seen == [472, 528])
    }

    @Test func oneThatIsOnItsWayTurnsRoundThere() async throws {
      let page = try await pushing()
      let turned = try await run(
        """
        at(15000)
        const places = [left(shown), left(own)]
        shown.querySelector('.back-button').click()
        return [[shown, own].map((one, index) => left(one) - places[index]), shown.inert, own.inert,
          moving(shown).length > 0]
        """, page)
      #expect(turned == [[0, 0], true, false, true])
      try await page.browser.run(
        """
        document.getAnimations().filter((one) => one.timeline === document.timeline)
          .forEach((one) => one.finish())
        """)
      #expect(
        try await page.browser.becomes(
          "!document.querySelector('[inert]') && !document.querySelector('.alternate').checkVisibility()"
        ))
      #expect(try await page.rows().contains("Recently Deleted"))
    }

    @Test func anotherRowIsNotHinderedByAScreenThatLeaves() async throws {
      let page = try await pushing()
      try await page.browser.press(.escape)
      try await page.browser.run(
        """
        [...document.querySelectorAll('.frame > .navigation .row')]
          .find((one) => one.textContent.trim() === 'Boat').click()
        """)
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.alternate[data-shown]')?.ariaLabel === 'Boat'"))
      let standing = try await run(
        """
        return [own.inert, document.querySelectorAll('.frame > .alternate[inert]').length,
          moving(shown).length > 0]
        """, page)
      #expect(standing == [true, 0, true])
    }

    @Test func theListBelowIsAsItWasScrolled() async throws {
      let page = try await ListPage.drawn("an-inbox", height: 600)
      let scrolled = "document.querySelector('.frame').scrollTop"
      let place = "Math.round(document.getElementById('list/choir').getBoundingClientRect().top)"
      try await page.browser.run(
        """
        document.querySelector('.frame').scrollTo(0, 100)
        document.querySelector('.page').style.setProperty('--pushing', '60s')
        """)
      try await page.draw()
      let top = try await page.browser.run("return \(place)")
      try await page.browser.run("document.getElementById('list/choir').click()")
      #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
      // What is new begins at its top, over the list as it stood.
      let stood = try #require(top.number)
      let isThere = try await page.browser.becomes("\(scrolled) === 0 && \(place) === \(stood)")
      let now = try await page.browser.run(
        "return [\(scrolled), \(place), document.querySelector('.frame > [inert]')?.style.top]")
      #expect(isThere, "at \(top) before, and now \(now)")
      try await page.browser.press(.escape)
      #expect(try await page.browser.becomes("\(scrolled) === 100"))
      #expect(try await page.browser.run("return \(place)") == top)
    }

    @Test func nothingMovesForAReaderWhoWantsItSo() async throws {
      let page = try await ListPage.drawn("browse")
      try await page.browser.reduceMotion(true)
      try await page.tap("On My iPhone")
      #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
      let count = try await run(
        "return [moving(shown).length, document.querySelectorAll('[inert]').length]", page)
      try await page.browser.reduceMotion(false)
      #expect(count == [0, 0])
    }

    @Test func aColumnOnAPhoneComesOverTheOneBeforeIt() async throws {
      let page = try await ListPage.drawn("browse-in-a-split-view")
      try await page.slow("pushing")
      try await page.browser.first(".column-back").click()
      let places = try await run(
        """
        at(15000)
        return [...document.querySelectorAll('.column')].map((one) => [left(one), one.offsetWidth, one.inert])
        """, page)
      #expect(places == [[-64, 402, false], [190, 402, true]])
    }

    @Test func whatIsChosenStaysSoFromAListToItsGridAndBack() async throws {
      let page = try await ListPage.drawn("list-or-grid")
      let chosen = """
        [...document.querySelectorAll('.row[aria-selected=true]')]
          .filter((row) => row.checkVisibility())
          .map((row) => row.querySelector('.cell-text').textContent.trim()).join()
        """
      let isGrid = "document.querySelector('.alternate[data-shown]')"
      try await page.tap("Bills")
      try await page.browser.first("[aria-label='List or grid']").click()
      #expect(try await page.browser.becomes(isGrid))
      #expect(try await page.browser.run("return \(chosen)") == "Bills")
      try await page.tap("Draft")
      try await page.browser.first(".alternate [aria-label='List or grid']").click()
      #expect(try await page.browser.becomes("!\(isGrid)"))
      #expect(try await page.browser.run("return \(chosen)") == "Draft")
    }

    @Test func rowsMoveFromAListIntoItsGrid() async throws {
      let page = try await ListPage.drawn("list-or-grid")
      try await page.slow("disclosing")
      let start = try await page.browser.run(
        """
        const { left, top } = document.getElementById('list/Tasks').getBoundingClientRect()
        return [left, top].map(Math.round)
        """)
      try await page.browser.first("[aria-label='List or grid']").click()
      #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
      let moved = try await run(
        """
        const row = document.getElementById('shown-list-or-grid-list/Tasks')
        return [0, 60000 - 1].map((time) => {
          at(time)
          const { left, top } = row.getBoundingClientRect()
          return [left, top].map(Math.round)
        })
        """, page)
      #expect(moved.array?.first == start)
      #expect(moved.array?.last == [265, 346])
    }
  }
}
