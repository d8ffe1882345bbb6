import Testing

extension SecondWindowSuite {
  /// What hangs on a screen's lower edge, and what lies beyond a list's edges.
  @Suite struct EdgesBrowserTests {
    private func page(_ preview: String) async throws -> ListPage {
      try await ListPage(
        preview, of: BuiltGallery.large, width: 402, height: 874)
    }

    /// Where what matches ends, from the window's top, before and after the page is scrolled.
    private func ends(_ selector: String, on page: ListPage) async throws -> [JSON] {
      var ends: [JSON] = []
      for top in [0, 300, 1_000_000] {
        ends.append(
          try await page.browser.run(
            """
            scrollTo(0, \(top))
            return [...document.querySelectorAll('\(selector)')]
              .map((one) => Math.round(one.getBoundingClientRect().bottom))
            """))
      }
      return ends
    }

    @Test func aButtonOverAListStaysWhileItIsScrolled() async throws {
      #expect(
        try await ends(".view.button", on: page("over-a-list")) == [[858], [858], [858]])
    }

    @Test func overOneRowItIsAtTheScreensEndToo() async throws {
      #expect(
        try await ends(".view.button", on: page("over-one-row")) == [[858], [858], [858]])
    }

    /// A tab bar's upper edge lies 82 points above the screen's.
    @Test func itStaysAboveATabBar() async throws {
      #expect(
        try await ends(".view.button", on: page("over-a-list-in-a-tab"))
          == [[776], [776], [776]])
    }

    @Test func aBarBelowAListStaysAboveAToolbarAndTheListEndsAboveBoth() async throws {
      let page = try await page("below-a-list")
      let bar = try await page.browser.run(
        """
        const toolbar = document.querySelector('.toolbar').getBoundingClientRect()
        const [bar, choices] = document.querySelectorAll('[style*="--stay"]')
        return Math.abs(bar.getBoundingClientRect().bottom - toolbar.top) < 1
          && Math.abs(bar.getBoundingClientRect().top - choices.getBoundingClientRect().bottom - 8) < 1
        """)
      #expect(bar == true)
      let end = try await page.browser.run(
        """
        scrollTo(0, 1000000)
        const choices = document.querySelector('.segments').getBoundingClientRect()
        const last = [...document.querySelectorAll('.row')].pop().getBoundingClientRect()
        return Math.abs(choices.top - last.bottom) < 1
        """)
      #expect(end == true)
    }

    /// The bar's lower edge lies 54 points below the screen's upper one, the filter is 32 high, and
    /// the list's own inset 10: headers of sections pin below all three. Between the list and the
    /// button, and below that, nothing of the list is seen.
    @Test(arguments: ["around-a-list", "around-a-list-by-frames"])
    func whatLiesAroundAListStaysAndHidesTheRows(preview: String) async throws {
      let page = try await page(preview)
      #expect(try await ends(".segments", on: page) == [[86], [86], [86]])
      #expect(try await ends(".view.button", on: page) == [[854], [854], [854]])
      let seen = try await page.browser.run(
        """
        scrollTo(0, 200)
        const header = document.querySelector('.header').getBoundingClientRect()
        const at = (y) => document.elementFromPoint(200, y).closest('.row, .segments, .button')
        const button = document.querySelector('.view.button')
        return [Math.round(header.top), getComputedStyle(button).borderImageOutset,
          at(70).className.includes('segments'), at(830).className.includes('button')]
        """)
      #expect(seen == [96, "0px 402px 20px", true, true])
    }

    @Test func swatchesKeepTheirSizeAndAreScrolledAcross() async throws {
      let page = try await page("swatches")
      let sizes = try await page.browser.run(
        """
        const scroller = document.querySelector('.scroller')
        const widths = [...scroller.querySelectorAll('.button')].map((one) => one.offsetWidth)
        return [Math.min(...widths), Math.max(...widths), scroller.clientWidth, scroller.scrollWidth]
        """)
      #expect(sizes == [44, 44, 402, 736])
    }

    /// A card of a shelf is a button over its contents, which its own row and the one around it
    /// leave alone.
    @Test func aCardInARowIsTapped() async throws {
      let page = try await page("shelves")
      let names = try await page.browser.run(
        "return [...document.querySelectorAll('.tap')].map((one) => one.ariaLabel)")
      #expect(
        names == ["Emma", "Ulysses", "Dune", "Beloved", "Persuasion", "Sapiens", "Salt"])
      try await page.browser.run(
        "document.querySelector('.tap[aria-label=Persuasion]').scrollIntoView()")
      try await page.browser.first(".tap[aria-label=Persuasion]").click()
      #expect(
        try await page.browser.becomes(
          "document.querySelector('main').innerText.includes('Persuasion') "
            + "&& !document.querySelector('main').innerText.includes('Sapiens')"))
      #expect(
        try await page.browser.run(
          "return document.querySelectorAll('[aria-selected=true]').length") == 0)
    }

    /// A cell that is configured again is the same one on a device, with the same list in it.
    @Test func aShelfStaysWhereItWasScrolledInARowThatIsWrittenAnew() async throws {
      let page = try await page("shelves")
      let scrolled = "document.querySelector('.row .layout-scroller').scrollLeft"
      #expect(try await page.browser.run("return (\(scrolled) = 200)") == 200)
      try await page.browser.first(".bar-button").click()
      #expect(
        try await page.browser.becomes("document.querySelector('main').innerText.includes('Read')"))
      #expect(try await page.browser.run("return \(scrolled)") == 200)
    }

    @Test func aBadgeBeyondTheListsEdgeWidensNoPage() async throws {
      let page = try await page("swatches")
      let widths = try await page.browser.run(
        """
        const badge = document.querySelector('.badge').getBoundingClientRect()
        return [badge.right, document.documentElement.scrollWidth]
        """)
      #expect(widths == [412, 402])
    }
  }
}
