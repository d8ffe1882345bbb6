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
