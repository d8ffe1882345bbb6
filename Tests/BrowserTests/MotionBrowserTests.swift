import Testing

extension BrowserSuite {
  /// How rows, cells and sections come, go and move. Time stands still in all of these: what moves is
  /// asked where it is at a moment of its motion.
  @Suite struct MotionBrowserTests {
    private let words = """
      const byId = (id) => document.getElementById(id)
      const top = (node) => node.getBoundingClientRect().top
      const by = (length) => Math.round(length) || 0
      const motions = () => document.getAnimations().filter(
        (one) => !(one instanceof CSSTransition) && one.timeline === document.timeline)
      const at = (time) => motions().forEach((one) => { one.pause(); one.currentTime = time })
      const end = () => motions().forEach((one) => one.finish())
      const disclose = (id) => byId(id).querySelector('.outline-disclosure').click()
      const type = (text) => {
        const field = document.querySelector('.search-field')
        field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      // What a clip cuts off below; it is not said where nothing is.
      const below = (clip) => Number(clip.match(/px \\S+px ([-\\d.]+)px/)?.[1] ?? 0)
      const left = () => [...document.querySelectorAll('[data-leaving]')]

      """

    private func run(_ body: String, _ page: ListPage) async throws -> JSON {
      try await page.browser.run(words + body)
    }

    // MARK: Disclosure

    @Test func rowsBelowSlideDownAsTheirNeighbourOpens() async throws {
      let page = try await ListPage("accessories-on-parents")
      let places = try await run(
        """
        const marx = byId('list/Marx')
        const start = top(marx)
        disclose('list/Pep')
        return [0, 110.25, 220.5, 440.9].map((time) => (at(time), by(top(marx) - start)))
        """, page)
      // Three rows of 52 points, by the shares of the spring after each quarter.
      #expect(places == [0, 74, 130, 156])
      let timing = try await run(
        """
        const { duration, easing } = byId('list/Marx').getAnimations()[0].effect.getTiming()
        return [duration, easing.startsWith('linear(')]
        """, page)
      #expect(timing == [441, true])
    }

    @Test func rowsThatOpenAreUncoveredByTheRowThatMoves() async throws {
      let page = try await ListPage("accessories-on-parents")
      let edges = try await run(
        """
        disclose('list/Pep')
        at(110.25)
        const group = byId('list/Pep').querySelector('.children')
        const { clipPath, opacity } = getComputedStyle(group)
        const cut = below(clipPath)
        return [by(group.getBoundingClientRect().bottom - cut - top(byId('list/Marx'))),
          Math.round(opacity * 1000)]
        """, page)
      #expect(edges == [0, 472])
    }

    @Test func rowsThatCloseFadeWhereTheyWereAndAreHeardNoMore() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Pep")
      let copies = try await run(
        """
        end()
        const was = top(byId('list/Pep/Moe'))
        disclose('list/Pep')
        const [layer] = left()
        const copy = [...layer.querySelectorAll('.row')].findLast((one) => one.textContent.includes('Moe'))
        return [left().length, by(top(copy) - was), layer.inert, layer.ariaHidden,
          layer.querySelectorAll('[id], [role], [tabindex]').length]
        """, page)
      #expect(copies == [1, 0, true, "true", 0])
      #expect(try await page.rows() == ["Pep", "Marx"])
      _ = try await run("end()", page)
      #expect(
        try await page.browser.becomes(
          "!document.querySelector('[data-leaving]') && !document.querySelector('[data-moving]')"))
    }

    @Test func rowsThatChangeTheirSectionSlideOutOfOneCardIntoAnother() async throws {
      let page = try await ListPage("a-diffable-table")
      let places = try await run(
        """
        const row = () => [...document.querySelectorAll('.row')]
          .find((one) => one.checkVisibility() && one.textContent.includes('Lease, Signed'))
        const clips = () => getComputedStyle(row().parentElement).overflowY
        const start = top(row())
        const [button] = [...document.querySelectorAll('.bar-button')]
          .filter((one) => one.textContent === 'By Kind')
        button.click()
        return Promise.resolve().then(() => {
          at(0)
          const begun = [by(top(row()) - start), clips(), getComputedStyle(row()).clipPath]
          const copies = left().filter((one) => one.textContent.includes('Lease, Signed'))
          at(110.25)
          const under = by(top(row()) - start)
          end()
          return [...begun, under, by(top(row()) - start), clips(), copies.length]
        })
        """, page)
      #expect(
        places == [0, "visible", "inset(0px round 0px 0px 26px 26px)", -102, -217, "clip", 0])
    }

    @Test func aSecondTapTurnsTheMotionRoundWhereItIs() async throws {
      let page = try await ListPage("accessories-on-parents")
      let places = try await run(
        """
        const marx = byId('list/Marx')
        const start = top(marx)
        disclose('list/Pep')
        at(110.25)
        const before = top(marx)
        disclose('list/Pep')
        at(0)
        const after = top(marx)
        end()
        return [before - start, after - before, top(marx) - start].map(by)
        """, page)
      #expect(places == [74, 0, 0])
    }

    @Test func nestedRowsMoveOnceAndTogether() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Pep")
      try await page.disclose("Marx")
      let places = try await run(
        """
        end()
        const rows = ['list/Marx', 'list/Marx/Harpo', 'list/Marx/Other'].map(byId)
        const starts = rows.map(top)
        disclose('list/Pep')
        at(110.25)
        return [rows.map((row, index) => by(top(row) - starts[index])), motions().filter(
          (one) => rows.includes(one.effect.target)).length]
        """, page)
      #expect(places == [[-74, -74, -74], 1])
    }

    @Test func aCardGrowsAndShrinksWithItsRows() async throws {
      let page = try await ListPage("cafes")
      let edges = try await run(
        """
        const parent = [...document.querySelectorAll('.row')].find((row) => row.ariaExpanded)
        const card = parent.closest('.rows')
        const start = card.getBoundingClientRect().bottom
        const seen = (time) => {
          at(time)
          const cut = below(getComputedStyle(card).clipPath)
          return by(card.getBoundingClientRect().bottom - cut - start)
        }
        parent.querySelector('.outline-disclosure').click()
        const opening = [0, 110.25, 440.9].map(seen)
        end()
        parent.querySelector('.outline-disclosure').click()
        return [opening, [0, 110.25, 440.9].map(seen)]
        """, page)
      #expect(edges == [[0, 74, 156], [156, 82, 0]])
    }

    @Test func nothingMovesForAReaderWhoWantsItSo() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.browser.reduceMotion(true)
      let count = try await run("disclose('list/Pep'); return motions().length", page)
      try await page.browser.reduceMotion(false)
      #expect(count == 0)
    }

    @Test func nothingMovesAsAPageOpensAsItWasLeft() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      #expect(try await page.browser.becomes("location.search.includes('Marx')"))
      try await page.browser.reload()
      #expect(try await run("return motions().length", page) == 0)
      #expect(try await page.rows().count == 6)
    }

    @Test func fromRightToLeftRowsLeaveWhereTheyWere() async throws {
      let page = try await ListPage("accessories-on-parents")
      let places = try await run(
        """
        document.documentElement.dir = 'rtl'
        disclose('list/Pep')
        end()
        const text = (node) => [...node.querySelectorAll('.cell-text')]
          .find((one) => one.textContent === 'Moe').getBoundingClientRect()
        const was = text(document.querySelector('.page'))
        disclose('list/Pep')
        const is = text(left()[0])
        return [is.right - was.right, is.left - was.left].map(by)
        """, page)
      #expect(places == [0, 0])
    }

    @Test func ofManyRowsOnlyThoseThatAreSeenMove() async throws {
      let page = try await ListPage("twenty-thousand-nodes", of: BuiltGallery.large)
      try await page.browser.press(.tab)
      let counts = try await run(
        """
        const press = (key) => document.activeElement.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        press('+')
        const opening = motions().length
        end()
        press('-')
        return [opening, motions().length, document.querySelectorAll('[data-leaving] .row').length]
        """, page)
      #expect(counts.array?.count == 3)
      for count in (counts.array ?? []).compactMap(\.number) { #expect((1...60).contains(count)) }
    }

    // MARK: Search

    @Test(arguments: ["ray-tube", "ray-tube-pad"])
    func whatIsFoundClosesUpAndWhatIsNotFades(preview: String) async throws {
      let isPad = preview.hasSuffix("pad")
      let page = try await ListPage(preview, width: isPad ? 1194 : 402, height: 834)
      let places = try await run(
        """
        const found = byId('list~Miscellaneous')
        const start = top(found)
        type('No')
        at(0)
        const before = top(found)
        const names = left().flatMap((layer) => [...layer.querySelectorAll('.header')])
          .map((one) => one.textContent.trim())
        const opacity = getComputedStyle(left()[0]).opacity
        end()
        // What comes from beyond the window does not come from farther than its height.
        return [before >= Math.min(start, innerHeight), before > top(found), names.slice(0, 2), opacity]
        """, page)
      #expect(places == [true, true, ["SwiftUI", "UIKit"], "1"])
    }

    @Test func whatComesBackFadesInAsTheOthersMakeRoom() async throws {
      let page = try await ListPage("an-inbox")
      let back = try await run(
        """
        const rows = () => [...document.querySelectorAll('.page .row')]
        const named = (name) => rows().find((row) => row.textContent.includes(name))
        const jonas = named('Jonas')
        const start = top(jonas)
        type('boat')
        at(0)
        const leaving = top(jonas) - start
        end()
        const alone = top(jonas)
        type('')
        at(0)
        return [by(leaving), alone < start, by(top(jonas) - alone), getComputedStyle(named('Petra Holm')).opacity]
        """, page)
      #expect(back == [0, true, 0, "0"])
    }

    // MARK: Differences

    @Test func aRowThatAStepDeletesFadesAndTheOthersCloseUp() async throws {
      let page = try await ListPage("an-inbox")
      let moved = try await run(
        """
        const row = [...document.querySelectorAll('.page .row')].find(
          (one) => one.textContent.includes('Riverside Choir'))
        const start = top(row)
        location.hash = 'frame-one-archived'
        return new Promise((done) => addEventListener('hashchange', () => {
          at(0)
          const gone = left().map((layer) => layer.textContent.includes('Northern Ferries'))
          const before = top(row)
          end()
          done([by(before - start), gone, top(row) < start])
        }, { once: true }))
        """, page)
      #expect(moved == [0, [true], true])
    }

    @Test func rowsThatComeBackAreNotSwiped() async throws {
      let page = try await ListPage("an-inbox", frame: "searched-for-boat")
      try await page.browser.run("location.hash = ''")
      #expect(try await page.browser.becomes("document.querySelectorAll('.page .row').length > 6"))
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.page .swipe')].filter((swipe) => swipe.offsetWidth)
            .every((swipe) => Math.abs(swipe.querySelector(':scope > .slide > .cell').getBoundingClientRect().left
              - swipe.getBoundingClientRect().left) < 1)
          """))
    }
  }
}
