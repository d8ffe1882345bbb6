import Testing

extension BrowserSuite {
  /// What is presented over a screen: how high it comes, what it covers, and what sends it away.
  @Suite struct PresentedBrowserTests {
    private let words = """
      const shown = document.querySelector('.alternate[data-shown]')
      const card = shown?.querySelector('.presented-screen')
      const own = document.querySelector('.frame > .navigation')
      const box = (node) => node.getBoundingClientRect()
      const settle = () => document.getAnimations().forEach((one) => one.finish())

      """

    private func run(_ body: String, _ page: ListPage) async throws -> JSON {
      try await page.browser.run(words + body)
    }

    /// The herbs, with a sheet over them.
    private func sheet(_ button: String, width: Int = 402) async throws -> ListPage {
      let page = try await ListPage("sheets", width: width)
      try await page.browser.first(".\(button) .bar-button").click()
      #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
      _ = try await run("settle()", page)
      return page
    }

    private func isGone(_ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        """
        !document.querySelector('.alternate[data-shown], [inert]')
          && ![...document.querySelectorAll('.presented')].some((one) => one.checkVisibility())
        """)
    }

    @Test func aSheetOfMediumHeightLeavesTheScreenAbove() async throws {
      let page = try await sheet("bar-leading")
      let seen = try await run(
        """
        return [box(card).top, innerHeight - box(card).bottom, box(card).left, own.inert,
          own.checkVisibility(), card.role, card.ariaLabel,
          getComputedStyle(card.querySelector('.grabber')).width]
        """, page)
      #expect(seen == [429, 8, 8, true, true, "dialog", "Sort", "36px"])
    }

    @Test func whatIsChosenMovesTheListBehind() async throws {
      let page = try await sheet("bar-leading")
      try await page.tap("By Name")
      let names = try await run(
        "return [...own.querySelectorAll('.row')].map((row) => row.textContent.trim())", page)
      #expect(names == ["Basil", "Mint", "Rosemary", "Sage", "Thyme"])
      try await page.browser.first("[data-shown] .bar-trailing .bar-button").click()
      #expect(try await isGone(page))
      #expect(try await page.rows() == ["Basil", "Mint", "Rosemary", "Sage", "Thyme"])
    }

    @Test func whatCoversTheScreenComesFromBelowAndHasItsBar() async throws {
      let page = try await ListPage.drawn("papers", of: BuiltGallery.large)
      try await page.slow("pushing")
      let rows = try await page.browser.all(".row")
      try await rows[1].click()
      #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
      let moving = try await run(
        "return card.getAnimations().map((one) => one.transitionProperty).sort()", page)
      #expect(moving == ["translate"])
      let seen = try await run(
        """
        settle()
        const bars = [own, card].map((one) => one.querySelector('.navigation-bar'))
        return [box(card).top, box(card).bottom - innerHeight, own.inert,
          bars.map((bar) => box(bar).height).join(' '), getComputedStyle(card).borderRadius,
          getComputedStyle(card).getPropertyValue('--system-background')
            === getComputedStyle(own).getPropertyValue('--system-background')]
        """, page)
      #expect(seen == [0, 0, true, "54 54", "0px", true])
      try await page.browser.press(.escape)
      #expect(try await run("return shown !== null", page) == true)
      try await page.browser.first("[data-shown] .bar-trailing .bar-button").click()
      _ = try await run("settle()", page)
      #expect(try await isGone(page))
    }

    @Test func aFormThatCodeMakesAnewIsAsAtFirst() async throws {
      let page = try await ListPage("forms", of: BuiltGallery.large)
      let checks = "document.querySelectorAll('[data-shown] .checkmark').length"
      for _ in 1...2 {
        try await page.browser.first(".bar-trailing .bar-button").click()
        #expect(try await page.browser.becomes("document.querySelector('.alternate[data-shown]')"))
        _ = try await run("settle()", page)
        #expect(try await page.browser.run("return \(checks)") == 0)
        try await page.tap("Lunch")
        #expect(try await page.browser.becomes("\(checks) === 1"))
        try await page.browser.first("[data-shown] .bar-leading .bar-button").click()
        #expect(try await isGone(page))
      }
      let said = "return document.getElementById('announcement').textContent"
      #expect(try await page.browser.run(said) == "")
    }

    @Test func aTouchBesideASheetSendsItAway() async throws {
      let page = try await sheet("bar-leading")
      _ = try await run("document.elementFromPoint(200, 200).click()", page)
      #expect(try await isGone(page))
    }

    @Test func escapeSendsASheetAwayAndNotOneThatIsHeld() async throws {
      var page = try await sheet("bar-leading")
      try await page.browser.press(.escape)
      #expect(try await isGone(page))
      page = try await sheet("bar-trailing")
      try await page.browser.press(.escape)
      _ = try await run("document.elementFromPoint(200, 20).click()", page)
      #expect(try await run("return shown !== null", page) == true)
      try await page.browser.first("[data-shown] .bar-leading .bar-button").click()
      #expect(try await isGone(page))
    }

    @Test func whatIsAddedComesAsTheSheetGoes() async throws {
      let page = try await sheet("bar-trailing")
      try await page.tap("Dill")
      #expect(try await isGone(page))
      #expect(try await page.rows() == ["Thyme", "Basil", "Sage", "Rosemary", "Mint", "Dill"])
    }

    /// Drags the sheet by its handle or its bar, and waits until it rests.
    private func drag(_ handle: String, by points: Int, _ page: ListPage) async throws {
      let browser = page.browser
      try await browser.hold(browser.first("[data-shown] \(handle)"))
      try await browser.movePointer(downBy: points)
      // So that it is let go where it is, and not thrown.
      try await browser.movePointer()
      try await browser.letGo()
      _ = try await browser.becomes("!document.querySelector('[data-dragged]')")
      _ = try await run("settle()", page)
    }

    @Test func aSheetIsDraggedToAnotherHeight() async throws {
      let page = try await sheet("bar-leading")
      let full = "return [box(card).top < 80, innerHeight - box(card).bottom, box(card).left]"
      try await drag(".grabber", by: -300, page)
      #expect(try await run(full, page) == [true, 0, 0])
      // What changes on it leaves it there.
      try await page.tap("By Name")
      #expect(try await run(full, page) == [true, 0, 0])
      try await drag(".navigation-bar", by: 300, page)
      #expect(try await run("return box(card).top", page) == 429)
    }

    @Test func aSheetIsDraggedAway() async throws {
      let page = try await sheet("bar-leading")
      try await drag(".grabber", by: 350, page)
      #expect(try await isGone(page))
      // It comes as high as it came first.
      try await page.browser.first(".bar-leading .bar-button").click()
      _ = try await run("settle()", page)
      #expect(try await run("return box(card).top", page) == 429)
    }

    @Test func aSheetThatIsHeldComesBack() async throws {
      let page = try await sheet("bar-trailing")
      let top = try await run("return box(card).top", page)
      try await drag(".navigation-bar", by: 600, page)
      #expect(try await run("return box(card).top", page) == top)
    }

    @Test func theHandleChangesTheHeightByKeysToo() async throws {
      let page = try await sheet("bar-leading")
      let press = "card.querySelector('.grabber').focus()"
      _ = try await run(press, page)
      try await page.browser.press(.enter)
      _ = try await run("settle()", page)
      #expect(try await run("return box(card).top < 80", page) == true)
      try await page.browser.press(.enter)
      _ = try await run("settle()", page)
      #expect(
        try await run("return [box(card).top, document.activeElement.ariaLabel]", page)
          == [429, "Sheet height"])
    }

    @Test func aSheetIsACardWhereThereIsRoom() async throws {
      let page = try await sheet("bar-trailing", width: 1000)
      let seen = try await run(
        "return [box(card).left, box(card).width, box(card).top, innerHeight - box(card).bottom]",
        page)
      #expect(seen == [148, 704, 24, 24])
    }
  }
}
