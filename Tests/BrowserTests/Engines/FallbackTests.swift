import Foundation
import Seeding
import Testing

extension EnginesSuite {
  /// What stands in where an engine lacks something, as the article "Browsers" lists it.
  @Suite struct FallbackTests {
    private func supports(_ what: String, _ page: EnginePage) async throws -> Bool {
      try await page.window.run("return CSS.supports('\(what)')") == true
    }

    @Test(arguments: Engine.held)
    func cornersAreCircularWhereTheyCannotBeContinuous(in engine: Engine) async throws {
      let page = try await EnginePage("appearance-inset-grouped", in: engine)
      let radius = try await page.window.run(
        "return parseFloat(getComputedStyle(document.querySelector('.rows')).borderTopLeftRadius)")
      let isContinuous = try await supports("corner-shape: round", page)
      #expect(isContinuous ? (radius.number ?? 0) > 26 : radius == 26)
    }

    @Test(arguments: Engine.held)
    func aMenuThatCannotStandBesideItsRowStandsAtTheWindowsEdge(in engine: Engine) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", in: engine)
      // What stands in is taken out of its condition; what it stands in for is taken away.
      let rules = try await page.window.run(
        """
        const sheets = [...document.styleSheets].filter((one) => one.href.endsWith('menu.css'))
        const all = sheets.flatMap((one) => [...one.cssRules])
        const instead = all.filter((one) => one.conditionText?.includes('not (position-area'))
          .flatMap((one) => [...one.cssRules])
        const last = sheets[0].cssRules.length
        sheets[0].insertRule('.menu { position-area: none; position-try: none }', last)
        for (const rule of instead) sheets[0].insertRule(rule.cssText, last + 1)
        return instead.length
        """)
      #expect(rules == 1)
      try await page.window.run(
        """
        const row = \(page.row("Seeds"))
        row.focus()
        row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
        """)
      let isAtTheEdge = """
        (() => {
          const menu = document.querySelector('.menu:popover-open')?.getBoundingClientRect()
          return menu && Math.abs(menu.bottom - innerHeight) < 2 && menu.left >= 0
            && Math.abs(menu.left + menu.right - innerWidth) < 20
        })()
        """
      #expect(try await page.window.comes(isAtTheEdge))
      try await page.window.strike(Key.escape.rawValue)
    }

    @Test(arguments: Engine.held)
    func anActionHasItsColourWhetherItGrowsOrNot(in engine: Engine) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", in: engine)
      let looks = try await page.window.run(
        """
        const action = document.querySelector('.trailing-actions > [data-full-swipe]')
        return [getComputedStyle(action, '::before').content === 'none',
          getComputedStyle(action.firstElementChild).backgroundColor]
        """)
      let grows = try await supports("animation-timeline: view()", page)
      #expect(looks == .array([.bool(!grows), "rgb(255, 56, 60)"]))
    }

    @Test(arguments: Engine.held)
    func aScrolledRowIsOpenOnceItRestsWhetherTheEngineSaysSoOrNot(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", in: engine)
      let box = "\(page.row("Jonas")).querySelector('.slide')"
      try await page.window.run("\(box).scrollTo({ left: 216, behavior: 'instant' })")
      #expect(try await page.opens(1))
      #expect(try await page.window.comes("\(page.row("Jonas")).dataset.swiped === 'trailing'"))
      try await page.window.run("\(box).scrollTo({ left: 0, behavior: 'instant' })")
      #expect(try await page.opens(0))
    }

    @Test(arguments: Engine.held)
    func withoutSnappingASwipeRestsWhereItEndsAndADragGoesByItsOwnRule(in engine: Engine)
      async throws
    {
      let page = try await EnginePage("an-inbox", in: engine)
      try await page.window.run(
        """
        const sheet = [...document.styleSheets].find((one) => one.href.endsWith('swipe.css'))
        sheet.insertRule(
          '.swipe, .slide { scroll-snap-type: none !important }', sheet.cssRules.length)
        """)
      let box = "\(page.row("Jonas")).querySelector('.slide')"
      try await page.window.run("\(box).scrollTo({ left: 40, behavior: 'instant' })")
      #expect(try await page.window.comes("\(page.row("Jonas")).dataset.swiped === 'trailing'"))
      #expect(try await page.window.run("return \(box).scrollLeft") == 40)
      try await page.window.run("\(box).scrollTo({ left: 0, behavior: 'instant' })")
      #expect(try await page.opens(0))
      // Beyond a third of the way it opens wholly, before that it closes.
      try await page.window.drag(page.cell("Petra Holm"), by: -110)
      #expect(try await page.opens(1))
      let isWhollyOpen = """
        [...\(page.row("Petra Holm")).querySelectorAll('.trailing-actions .action-face')]
          .map((face) => face.getBoundingClientRect())
          .every(({ left, right }) => left > innerWidth / 3 && right <= innerWidth)
        """
      #expect(try await page.window.comes(isWhollyOpen))
      try await page.window.click(page.cell("Jonas"))
      #expect(try await page.opens(0))
      try await page.window.drag(page.cell("Petra Holm"), by: -20)
      #expect(try await page.opens(0))
    }

    @Test(arguments: Engine.held)
    func controlsOfEditingComeAtOnceWhereNothingSaysWhereTheyStart(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", in: engine)
      let count = try await page.window.run(
        """
        let count = 0
        const remove = (rules) => {
          for (let index = rules.cssRules.length - 1; index >= 0; index--) {
            const rule = rules.cssRules[index]
            if (rule.constructor.name === 'CSSStartingStyleRule') {
              rules.deleteRule(index)
              count++
            } else if (rule.cssRules?.length) remove(rule)
          }
        }
        for (const sheet of document.styleSheets) remove(sheet)
        return count
        """)
      #expect((count.number ?? 0) > 0)
      let looks = try await page.window.run(
        """
        document.querySelector('.bar-button').click()
        const { opacity, marginInlineEnd } = getComputedStyle(
          \(page.row("Jonas")).querySelector('.leading-accessories'))
        return [opacity, parseFloat(marginInlineEnd) >= 0]
        """)
      #expect(looks == ["1", true])
    }

    @Test(arguments: Engine.held)
    func tabGoesAlongTheBenchAsItIsRead(in engine: Engine) async throws {
      let window = try await engine.window
      try await window.resize(width: 1180, height: 900)
      let site = try await BuiltGallery.shared.value.folder
      try await window.open(site.appending(path: "pages/an-inbox.html"))
      let order = try await window.run(
        """
        const controls = [...document.querySelectorAll('.bench :is(button, select, input)')]
          .filter((one) => one.checkVisibility() && !one.disabled)
        const place = (one) => one.getBoundingClientRect()
        const line = (one) => Math.round((place(one).top + place(one).bottom) / 120)
        window.expected = controls.toSorted(
          (a, b) => line(a) - line(b) || place(a).left - place(b).left)
        window.expected[0].focus()
        return controls.length
        """)
      #expect((order.number ?? 0) > 3)
      var visited: [JSON] = []
      for _ in 0..<Int(order.number ?? 0) {
        visited.append(try await window.run("return expected.indexOf(document.activeElement)"))
        try await window.strike(Key.tab.rawValue)
      }
      #expect(visited == visited.indices.map { .number(Double($0)) })
    }

    @Test(arguments: Engine.held)
    func closedRowsAreNotRenderedAndOpenWhenTheirWordsAreFound(in engine: Engine) async throws {
      let page = try await EnginePage("accessories-on-parents", in: engine)
      let isSeen = """
        document.getElementById('list/Marx/Groucho')
          .checkVisibility({ contentVisibilityAuto: true })
        """
      #expect(try await page.window.run("return \(isSeen)") == false)
      // What a browser says before it goes to what it found.
      try await page.window.run(
        """
        document.getElementById('list/Marx').querySelector('.children')
          .dispatchEvent(new Event('beforematch', { bubbles: true }))
        """)
      #expect(try await page.rows().contains("Groucho"))
    }

    @Test(.enabled(if: Turn.has("rows far from view", .first)), arguments: Engine.held)
    func rowsFarFromViewAreReadableOnceTheyAreReached(in engine: Engine) async throws {
      let window = try await engine.window
      try await window.resize(width: 402, height: 874)
      try await window.open(try await BuiltGallery.large.value.page("ten-thousand-rows"))
      let rests = """
        (() => {
          const row = [...document.querySelectorAll('.row')].at(-1)
          row.scrollIntoView({ block: 'center' })
          const { top, bottom, left, right } = row.querySelector('.cell-text').getBoundingClientRect()
          return top > 0 && bottom < innerHeight && left > 0 && right < innerWidth
        })()
        """
      #expect(try await window.comes(rests))
    }
  }
}
