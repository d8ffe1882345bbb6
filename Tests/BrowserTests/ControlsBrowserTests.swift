import Testing

extension BrowserSuite {
  /// Controls that stand in no row: in plain views, above lists and in headers.
  @Suite struct ControlsBrowserTests {
    private func press(_ selector: String, on page: ListPage) async throws {
      try await page.browser.first(selector).click()
    }

    private func words(of page: ListPage) async throws -> JSON {
      try await page.browser.run(
        "return [...document.querySelectorAll('.stack > .label, .stack > .view > .label')].at(-1).textContent"
      )
    }

    @Test func aPopUpMenuOfARowIsTheLooksMenu() async throws {
      let page = try await ListPage("controls-in-accessories")
      try await page.browser.first(".pop-up-menu").click()
      #expect(
        try await page.browser.becomes("document.querySelector('.pop-up-menu').matches(':open')"))
      let looks = try await page.browser.run(
        """
        const menu = getComputedStyle(document.querySelector('.pop-up-menu'), '::picker(select)')
        const rows = [...document.querySelectorAll('.pop-up-menu > option')]
        return [menu.minWidth, ...rows.map((one) => one.getBoundingClientRect().height >= 44)]
        """)
      #expect(looks == ["250px", true, true, true])
      try await page.browser.first(".pop-up-menu > option:last-child").click()
      #expect(
        try await page.browser.becomes("document.querySelector('.pop-up-menu').value === 'Never'"))
    }

    /// What stands behind the chosen one moves to the other, where a reader has touched the page.
    @Test(
      arguments: [
        ("controls", ".segments", [119, 119, 1, 2]), ("compact-width", ".tab-bar", [4, 4, 1, 100]),
      ] as [(String, String, [Int])])
    func whatIsBehindTheChosenOneSlides(
      preview: String, choices: String, places: [Int]
    ) async throws {
      let page = try await ListPage(preview)
      let slid = try await page.browser.run(
        """
        document.documentElement.dataset.input = 'pointer'
        const choices = () => document.querySelector('\(choices)')
        const left = () => Math.round(parseFloat(getComputedStyle(choices(), '::before').left))
        const start = left()
        const other = choices().querySelector(':scope > :not([aria-pressed=true], [aria-selected=true])')
        other.click()
        const at = (time) => {
          for (const one of document.getAnimations()) {
            if (one.effect.pseudoElement === '::before') Object.assign(one, { currentTime: time }).pause()
          }
          return left()
        }
        const [begun, under, done] = [0, 80, 440].map(at)
        return [start, begun, Number((under - begun) * (done - under) > 0), done]
        """)
      #expect(slid == .array(places.map { .number(Double($0)) }))
    }

    @Test func aFormActsInEveryOrderAndKeepsTheFocus() async throws {
      let page = try await ListPage("a-form", of: BuiltGallery.large)
      #expect(try await words(of: page) == "off near 0")
      try await press(".toggle", on: page)
      #expect(try await words(of: page) == "on near 0")
      try await press(".segment:nth-child(2)", on: page)
      #expect(try await words(of: page) == "on far 0")
      try await press("[data-kind=plus]", on: page)
      #expect(try await words(of: page) == "on far 1")
      try await press(".toggle", on: page)
      #expect(try await words(of: page) == "off far 1")
      #expect(try await page.browser.focused().name() == "Light")
      #expect(try await page.browser.run("return document.activeElement.checked") == false)
      try await press(".segment:nth-child(1)", on: page)
      #expect(try await words(of: page) == "off near 1")
    }

    @Test func aButtonTurnsAndTurnsBack() async throws {
      let page = try await ListPage("a-form", of: BuiltGallery.large)
      for words in ["Following", "Follow", "Following"] {
        try await press(".button", on: page)
        #expect(try await page.browser.first(".button").name() == words)
      }
      #expect(try await words(of: page) == "off near 0")
    }

    @Test func segmentsAboveATableAndASwitchInItsHeaderChooseItsRows() async throws {
      let page = try await ListPage("planets", of: BuiltGallery.large)
      #expect(try await page.rows() == ["Earth", "Mars", "Saturn"])
      for _ in 0..<2 {
        try await press(".segment:nth-child(2)", on: page)
        #expect(try await page.rows() == ["Earth", "Mars"])
        try await press(".segment:nth-child(1)", on: page)
        #expect(try await page.rows() == ["Earth", "Mars", "Saturn"])
      }
      try await press(".toggle", on: page)
      #expect(try await page.rows() == ["Earth", "Mars", "Saturn", "Rings"])
      try await press(".toggle", on: page)
      #expect(try await page.rows() == ["Earth", "Mars", "Saturn"])
    }

    @Test func aSearchBarInAPlainViewFilters() async throws {
      let page = try await ListPage("planets", of: BuiltGallery.large)
      try await press("input[type=search]", on: page)
      try await page.browser.type("ar")
      #expect(try await page.rows() == ["Earth", "Mars"])
    }

    // MARK: Menus of rows

    private func openMenu(_ page: ListPage) async throws -> Bool {
      try await page.browser.becomes("document.querySelector('.menu:popover-open')")
    }

    @Test func aRightClickBringsUpTheMenuOfARow() async throws {
      let page = try await ListPage("menus-of-rows", of: BuiltGallery.large)
      try await page.browser.run(
        """
        const cell = document.querySelectorAll('.row .cell')[1]
        const init = { bubbles: true, cancelable: true, button: 2 }
        cell.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }))
        cell.dispatchEvent(new MouseEvent('contextmenu', init))
        cell.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse' }))
        """)
      #expect(try await openMenu(page))
      let titles = try await page.browser.run(
        """
        return [...document.querySelectorAll('.menu:popover-open .menu-words')]
          .map(one => one.textContent.trim())
        """)
      #expect(titles == ["Copy", "Delete"])
      try await page.browser.press(.down)
      try await page.browser.press(.enter)
      #expect(try await page.rows() == ["Ada", "Gerda"])
    }

    @Test func aLongPressDoesSoToo() async throws {
      let page = try await ListPage("menus-of-rows", of: BuiltGallery.large)
      try await page.browser.run(
        """
        const cell = document.querySelector('.row .cell')
        const init = { bubbles: true, cancelable: true, pointerType: 'touch' }
        cell.dispatchEvent(new PointerEvent('pointerdown', init))
        setTimeout(() => cell.dispatchEvent(new PointerEvent('pointerup', init)), 600)
        """)
      #expect(try await openMenu(page))
      try await page.browser.press(.escape)
      #expect(try await page.browser.becomes("!document.querySelector('.menu:popover-open')"))
      #expect(try await page.rows() == ["Ada", "Grace", "Gerda"])
    }

    @Test func theKeyForMenusBringsItUpWhereTheFocusIs() async throws {
      let page = try await ListPage("menus-of-rows", of: BuiltGallery.large)
      try await page.browser.run(
        """
        const row = document.querySelector('.row[tabindex="0"]')
        row.focus()
        row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
        """)
      #expect(try await openMenu(page))
      try await page.browser.press(.escape)
      #expect(
        try await page.browser.becomes(
          "document.activeElement.matches('.row')"))
    }
  }
}
