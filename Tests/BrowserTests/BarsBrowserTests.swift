import Testing

extension BrowserSuite {
  /// Bars while their page is scrolled.
  @Suite struct BarsBrowserTests {
    private func scroll(to top: Int, _ page: ListPage) async throws {
      try await page.browser.run(
        """
        const [top] = arguments
        for (const one of [document.scrollingElement, ...document.querySelectorAll('.frame, .column')]) {
          one.scrollTop = top
        }
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
          document.getAnimations().filter((one) => one instanceof CSSTransition)
            .forEach((one) => one.finish())
          done()
        })))
        """, [.number(Double(top))])
    }

    private func bar(_ expression: String, _ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        const bar = document.querySelector('.navigation-bar')
        const style = (node, part) => getComputedStyle(node, part)
        const title = bar.querySelector('.bar-title')
        return \(expression)
        """)
    }

    /// How much is seen of the title and of the edge below the bar.
    private func seen(_ page: ListPage) async throws -> JSON {
      try await bar("[style(title).opacity, style(bar, '::before').opacity]", page)
    }

    @Test func aTitleEndsBeforeTheButtonsBesideIt() async throws {
      for gallery in [BuiltGallery.shared, BuiltGallery.iOS18] {
        let page = try await ListPage("playlists", of: gallery, width: 402)
        let isBefore = try await bar(
          """
          (title.textContent = 'A title for which no phone has the room that it would need',
            title.getBoundingClientRect().right
              < bar.querySelector('.bar-trailing > *').getBoundingClientRect().left)
          """, page)
        #expect(isBefore == true)
      }
    }

    /// UIKit: glass is dark where what lies beneath is.
    @Test(arguments: [
      ("#000", "lch(100 0 0)"), ("#ffcc00", "lch(0 0 0)"), ("transparent", "lch(0 0 0)"),
    ])
    func wordsOfGlassAreReadOnABarsOwnColour(fill: String, words: String) async throws {
      let page = try await ListPage("playlists")
      let color = try await bar(
        """
        (bar.dataset.fill = '', bar.parentElement.style.setProperty('--bar-fill', '\(fill)'),
          style(bar.querySelector('.bar-button')).color)
        """, page)
      #expect(color == .string(words))
    }

    @Test func badgesOfItemsAreWhole() async throws {
      for gallery in [BuiltGallery.shared, BuiltGallery.iOS18] {
        for width in [402, 320] {
          let page = try await ListPage("playlists", of: gallery, width: width)
          let isWhole = try await page.browser.run(
            """
            const badge = document.querySelector('.bar-badge').getBoundingClientRect()
            return badge.top >= 0 && badge.right <= innerWidth
            """)
          #expect(isWhole == true)
        }
      }
    }

    @Test func theTitleComesAsTheLargeOneLeaves() async throws {
      let page = try await ListPage("an-inbox")
      #expect(try await seen(page) == ["0", "0"])
      // Half of it is seen below the bar, whose edge already dims the other half.
      try await scroll(to: 20, page)
      #expect(try await seen(page) == ["0", "1"])
      let large = """
        ['.large-title', '.bar-subtitle'].map((one) => style(document.querySelector(one)).opacity)
        """
      #expect(try await bar(large, page) == ["1", "1"])
      try await scroll(to: 200, page)
      #expect(try await seen(page) == ["1", "1"])
      // They are never seen at once.
      #expect(try await bar(large, page) == ["0", "0"])
      // The large one is the page's heading.
      #expect(try await bar("title.ariaHidden", page) == "true")
      try await scroll(to: 0, page)
      #expect(try await bar("style(title).opacity", page) == "0")
    }

    @Test func theSubtitleAndTheItemsStay() async throws {
      let page = try await ListPage("an-inbox")
      try await scroll(to: 200, page)
      #expect(try await bar("style(title, '::after').content", page) == "\"3 unread\"")
      #expect(try await bar("bar.querySelector('.bar-button').checkVisibility()", page) == true)
      let isInside = """
        (() => {
          const [inner, outer] = [title, bar].map((one) => one.getBoundingClientRect())
          return inner.top >= outer.top && inner.bottom <= outer.bottom
        })()
        """
      #expect(try await bar(isInside, page) == true)
    }

    @Test func aLineComesBelowTheBarBeforeIOS26() async throws {
      let page = try await ListPage("settings-in-other-languages", height: 700)
      try await page.browser.run(
        """
        const [link] = document.querySelectorAll('link[href$="ios26.css"]')
        document.documentElement.dataset.look = 'iOS18'
        return new Promise((done) => {
          link.onload = () => done()
          link.href = link.href.replace('ios26', 'ios18')
        })
        """)
      #expect(try await bar("style(bar).boxShadow", page) == "none")
      try await scroll(to: 10, page)
      #expect(try await bar("style(bar).boxShadow", page) == "none")
      try await scroll(to: 120, page)
      #expect(try await bar("style(bar).boxShadow !== 'none'", page) == true)
    }

    @Test func aHeaderThatStaysBelowABarIsOfOnePieceWithIt() async throws {
      let page = try await ListPage("appearance-plain", height: 500)
      #expect(try await bar("'pinned' in bar.dataset && 'scrolled' in bar.dataset", page) == false)
      try await scroll(to: 60, page)
      #expect(try await bar("'pinned' in bar.dataset && 'scrolled' in bar.dataset", page) == true)
      #expect(try await bar("style(bar, '::before').maskImage", page) == "none")
      let gap = """
        document.querySelector('.header').getBoundingClientRect().top
          - bar.getBoundingClientRect().bottom
        """
      #expect(try await bar(gap, page) == 0)
    }

    @Test func nothingBelowABarPinsNothing() async throws {
      let page = try await ListPage("an-inbox")
      let marks = try await page.browser.run(
        """
        // Nothing is found there where the window ends.
        document.elementFromPoint = () => null
        const mark = () => new Promise((done) => {
          dispatchEvent(new Event('resize'))
          requestAnimationFrame(() => requestAnimationFrame(
            () => done(document.querySelector('.navigation-bar').matches('[data-pinned]'))))
        })
        return (async () => [await mark(), await mark(), await mark()])()
        """)
      #expect(marks == [false, false, false])
    }

    @Test func picturesBesideEachOtherShareTheirGlass() async throws {
      let page = try await ListPage("an-album")
      let joined = try await page.browser.run(
        """
        const [one, other] = document.querySelectorAll('.bar-group > .bar-button')
        const style = (node) => getComputedStyle(node)
        return [other.getBoundingClientRect().left - one.getBoundingClientRect().right,
          style(one).boxShadow, style(other).boxShadow, style(one.parentElement).borderRadius,
          style(one.parentElement).boxShadow !== "none"]
        """)
      // One element has the glass, so that no seam is seen.
      #expect(joined == [0, "none", "none", "22px", true])
      let older = try await ListPage("an-album", of: BuiltGallery.iOS18)
      #expect(
        try await older.browser.run("return document.querySelectorAll('.bar-group').length") == 0
      )
    }

    @Test func withoutScriptRowsAreShownOpenAndStepsCoverNothing() async throws {
      let outline = try await ListPage("accessories-on-parents", in: Browser.withoutScript)
      let turns = try await outline.browser.run(
        """
        return [...document.querySelectorAll('.outline-disclosure')]
          .map((one) => getComputedStyle(one, '::before').rotate)
        """)
      #expect(turns == ["90deg", "90deg", "90deg"])
      let page = try await ListPage("ray-tube", in: Browser.withoutScript)
      let order = try await page.browser.run(
        """
        const [steps, ...frames] = [...document.querySelectorAll('.steps, .frame')]
          .map((one) => one.getBoundingClientRect())
        return frames.map((frame) => frame.bottom <= steps.top)
        """)
      #expect(order == [true, true])
    }

    @Test func theChosenTabIsSeenInForcedColours() async throws {
      let page = try await ListPage("compact-width")
      try await page.browser.prefer(["forced-colors": "active"])
      let grounds = try await page.browser.run(
        """
        return [...document.querySelectorAll('.tab')]
          .map((one) => getComputedStyle(one).backgroundColor)
          .map((color, index, all) => color === all[0])
        """)
      try await page.browser.prefer([:])
      #expect(grounds.array?.dropFirst().allSatisfy { $0 == false } == true)
    }

    @Test func chevronsThatPointForwardDoSoFromRightToLeft() async throws {
      let page = try await ListPage("shelves-of-music")
      let symbol = "getComputedStyle(document.querySelector('.header .symbol')).scale"
      #expect(try await page.browser.run("return \(symbol)") == "none")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      #expect(try await page.browser.run("return \(symbol)") == "-1 1")
    }

    @Test func whatIsDisabledInABarLooksSo() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      let colors = try await page.browser.run(
        """
        const button = Object.assign(document.createElement('button'), { className: 'bar-button' })
        document.querySelector('.navigation-bar').append(button)
        return ['iOS26', 'iOS18'].flatMap(look => {
          document.documentElement.dataset.look = look
          return [false, true].map(isDisabled => {
            button.disabled = isDisabled
            return getComputedStyle(button).color === 'rgba(60, 60, 67, 0.3)'
          })
        })
        """)
      #expect(colors.array?.compactMap(\.bool) == [false, true, false, true])
    }
  }
}
