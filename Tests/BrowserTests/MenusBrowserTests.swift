import Testing

extension BrowserSuite {
  /// Menus, action sheets and alerts: where they stand, what their keys do and what closes them.
  @Suite struct MenusBrowserTests {
    private let words = """
      const menus = () => [...document.querySelectorAll('.menu:popover-open')]
      const button = document.querySelector('.bar-trailing .bar-button:last-child')
      const box = (node) => node.getBoundingClientRect()
      const settle = () => document.getAnimations().forEach((one) => one.finish())
      const row = (title) => [...menus().at(-1).querySelectorAll('.menu-row')]
        .find((one) => one.querySelector('.menu-words > span').textContent === title)

      """

    private func run(_ body: String, _ page: ListPage) async throws -> JSON {
      try await page.browser.run(words + body)
    }

    private func album(
      of gallery: Task<BuiltGallery, any Error> = BuiltGallery.shared
    ) async throws -> ListPage {
      let page = try await ListPage("an-album", of: gallery)
      try await page.browser.first(".bar-trailing .bar-button:last-child").click()
      #expect(try await page.browser.becomes("document.querySelector('.menu:popover-open')"))
      _ = try await run("settle()", page)
      return page
    }

    private func openMenus(_ count: Int, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        "document.querySelectorAll('.menu:popover-open').length === \(count)")
    }

    // MARK: Menus

    /// UIKit: the page beneath a menu takes no scrolling.
    @Test func nothingScrollsBeneathAMenu() async throws {
      let page = try await ListPage("an-album", width: 402, height: 500)
      let scroller = "document.querySelector('.steps ~ .frame')"
      try await page.browser.run("\(scroller).scrollTop = 100")
      try await page.browser.run("document.querySelectorAll('.bar-button')[1].click()")
      #expect(try await page.browser.becomes("document.querySelector('.menu:popover-open')"))
      let ways = "return [getComputedStyle(\(scroller)).overflowY, \(scroller).scrollTop]"
      #expect(try await page.browser.run(ways) == ["hidden", 100])
      try await page.browser.press(.escape)
      #expect(try await page.browser.run(ways) == ["auto", 100])
    }

    @Test func aBarsButtonBecomesItsMenu() async throws {
      let page = try await album()
      let edges = try await run(
        """
        const [menu] = menus()
        return [box(menu).right - box(button).right, box(menu).top - box(button).top,
          box(menu).width, menu.role, button.ariaHasPopup, menu.ariaLabel]
        """, page)
      #expect(edges == [0, 0, 250, "menu", "menu", "Menu"])
    }

    @Test func rowsHaveTheirPicturesWordsAndRoles() async throws {
      let page = try await album()
      let rows = try await run(
        """
        return [...menus()[0].querySelectorAll('.menu-row')].map((one) => [one.innerText.trim(),
          one.role, !!one.querySelector('svg'), getComputedStyle(one).color])
        """, page)
      let black = "rgb(0, 0, 0)"
      #expect(
        rows == [
          ["Add to a Playlist…", "menuitem", true, .string(black)],
          ["Share Album…", "menuitem", true, .string(black)],
          ["Quality", "menuitem", true, .string(black)],
          ["Delete from Library", "menuitem", true, "rgb(255, 56, 60)"],
        ])
      // What deletes stands in a section of its own, and pictures before words.
      let places = try await run(
        """
        const [one, other] = ['Quality', 'Delete from Library'].map(row)
        const [picture, text] = [one.querySelector('svg'), one.querySelector('.menu-words')].map(box)
        return [box(other).top - box(one).bottom, other.parentElement.role, picture.right < text.left]
        """, page)
      #expect(places == [13, "group", true])
    }

    @Test func aMenuInAMenuCoversItsRowAndLeadsBack() async throws {
      let page = try await album()
      let over = try await run(
        """
        const quality = row('Quality')
        const { top } = box(quality)
        quality.click()
        settle()
        return [menus().length, box(menus()[1]).top - top, ['Automatic', 'Lossless']
          .map((title) => [row(title).role, row(title).ariaChecked])]
        """, page)
      #expect(over == [2, 0, [["menuitemradio", "true"], ["menuitemradio", "false"]]])
      #expect(
        try await run("return row('Lossless').querySelector('.menu-subtitle').textContent", page)
          == "36 MB each")
      _ = try await run("row('Quality').click()", page)
      #expect(try await openMenus(1, page))
      _ = try await run("row('Quality').click(); row('Lossless').click()", page)
      #expect(try await openMenus(0, page))
    }

    @Test func theKeyboardWalksThroughMenus() async throws {
      let page = try await ListPage("an-album")
      try await page.browser.run(
        "document.querySelector('.bar-trailing .bar-button:last-child').focus()")
      try await page.browser.press(.enter)
      #expect(
        try await page.browser.becomes(
          "document.activeElement.textContent.trim() === 'Add to a Playlist…'"))
      try await page.browser.press(.up)
      #expect(try await page.browser.focused().name() == "Delete from Library")
      try await page.browser.press(.up, .right)
      #expect(try await page.browser.becomes("document.activeElement.closest('[data-inner]')"))
      try await page.browser.press(.down, .down)
      #expect(try await page.browser.focused().name().hasPrefix("Lossless"))
      try await page.browser.press(.left)
      #expect(try await openMenus(1, page))
      #expect(
        try await page.browser.becomes("document.activeElement.textContent.trim() === 'Quality'"))
      try await page.browser.press(.escape)
      #expect(try await openMenus(0, page))
      #expect(
        try await page.browser.run(
          "return document.activeElement === document.querySelector('.bar-trailing .bar-button:last-child')"
        )
          == true)
    }

    @Test func aChoiceInAnInnerMenuGivesTheFocusBackToWhatOpenedAll() async throws {
      let page = try await ListPage("an-album")
      try await page.browser.run(
        "document.querySelector('.bar-trailing .bar-button:last-child').focus()")
      try await page.browser.press(.enter)
      #expect(try await openMenus(1, page))
      try await page.browser.press(.up, .up, .right)
      #expect(try await page.browser.becomes("document.activeElement.closest('[data-inner]')"))
      try await page.browser.press(.down, .enter)
      #expect(try await openMenus(0, page))
      #expect(
        try await page.browser.becomes(
          "document.activeElement === document.querySelector('.bar-trailing .bar-button:last-child')"
        ))
    }

    /// UIKit: a touch beside a menu sends it away and does nothing else.
    @Test func aTouchBesideAMenuOnlySendsItAway() async throws {
      let page = try await album()
      let place =
        try await run(
          """
          const rows = [...document.querySelectorAll('.row[aria-selected]')]
          const { left, top, height } = box(rows.find((one) => !isOn(one) && box(one).top > 200))
          return [left + 20, top + height / 2]
          """, page
        ).array ?? []
      let (x, y) = (try #require(place.first?.number), try #require(place.last?.number))
      let chosen = "return document.elementFromPoint(\(x), \(y)).closest('.row')?.ariaSelected"
      try await click(x: x, y: y, .left, page)
      #expect(try await openMenus(0, page))
      #expect(try await page.browser.run(chosen) == "false")
      try await click(x: x, y: y, .left, page)
      #expect(try await page.browser.run(chosen) == "true")
    }

    private enum Button: String { case left, right }

    private func click(x: Double, y: Double, _ button: Button, _ page: ListPage) async throws {
      for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
        _ = try await page.browser.command(
          "Input.dispatchMouseEvent",
          [
            "type": .string(type), "x": .number(x), "y": .number(y),
            "button": .string(button.rawValue), "clickCount": 1,
          ])
      }
    }

    /// Rows whose menus are alike share one.
    @Test func aRowsMenuComesWhereThePointerAsksAndTheRowIsMarked() async throws {
      let page = try await ListPage("a-search-with-scopes", width: 1_000)
      let place = try await page.browser.run(
        """
        const [first, row] = document.querySelectorAll('.row[data-menu]')
        row.dataset.menu = first.dataset.menu
        const { top, height } = row.getBoundingClientRect()
        return [row.id, top + height / 2]
        """)
      let y = try #require(place.array?.last?.number)
      try await click(x: 120, y: y, .right, page)
      #expect(try await openMenus(1, page))
      let touched =
        "return [...document.querySelectorAll('.row[data-touched]')].map((one) => one.id)"
      #expect(try await page.browser.run(touched) == .array([place.array?.first ?? .null]))
      #expect(try await run("settle(); return box(menus()[0]).left", page) == 120)
      try await page.browser.press(.escape)
      #expect(try await openMenus(0, page))
      #expect(try await page.browser.run(touched) == [])
    }

    @Test func beforeIOS26AMenuStandsBelowItsButtonWithPicturesAfterWords() async throws {
      let page = try await album(of: BuiltGallery.iOS18)
      let edges = try await run(
        """
        const [menu] = menus()
        const one = row('Quality')
        const [picture, text] = [one.querySelector('svg'), one.querySelector('.menu-words')].map(box)
        return [box(menu).top - box(button).bottom, box(menu).width, picture.left > text.right,
          box(row('Delete from Library')).top - box(one).bottom, box(one).height]
        """, page)
      #expect(edges == [6, 250, true, 8, 44])
    }

    @Test func withoutScriptAMenuOpensAndCloses() async throws {
      let page = try await ListPage("an-album", in: Browser.withoutScript)
      try await page.browser.first(".bar-trailing .bar-button:last-child").click()
      #expect(try await openMenus(1, page))
    }

    // MARK: Action sheets

    private func sheet(of gallery: Task<BuiltGallery, any Error>) async throws -> ListPage {
      let page = try await album(of: gallery)
      _ = try await run("row('Delete from Library').click()", page)
      #expect(try await page.browser.becomes("document.querySelector('dialog[open]')"))
      _ = try await run("settle()", page)
      return page
    }

    @Test func aSheetStandsBesideWhatItsSourceIs() async throws {
      let page = try await sheet(of: BuiltGallery.shared)
      let edges = try await run(
        """
        const sheet = document.querySelector('dialog[open]')
        const answers = [...sheet.querySelectorAll('.answer')].filter((one) => one.checkVisibility())
        return [box(sheet).right - box(button).right, box(sheet).top - box(button).bottom,
          answers.map((one) => [one.textContent, getComputedStyle(one).color])]
        """, page)
      #expect(edges == [0, 8, [["Delete Album", "rgb(255, 56, 60)"]]])
      // A touch beside it gives the answer that is not seen.
      try await page.browser.run(
        "document.elementFromPoint(20, innerHeight - 20).click()")
      #expect(try await page.browser.becomes("!document.querySelector('dialog[open]')"))
    }

    @Test func beforeIOS26ASheetStandsAtTheLowerEdgeAndCancelByItself() async throws {
      let page = try await sheet(of: BuiltGallery.iOS18)
      let edges = try await run(
        """
        const sheet = document.querySelector('dialog[open]')
        const [one, cancel] = [...sheet.querySelectorAll('.answer')]
        const body = sheet.querySelector('.alert-body')
        return [innerHeight - box(sheet).bottom, box(sheet).left, box(one).height,
          box(cancel).top - box(body).bottom, getComputedStyle(one).fontSize,
          getComputedStyle(cancel).fontWeight, getComputedStyle(one).color]
        """, page)
      #expect(edges == [8, 8, 57, 8, "20px", "600", "rgb(255, 59, 48)"])
    }

    // MARK: Fields

    @Test(arguments: [true, false])
    func whatIsTypedIntoAnAlertIsWhatTheListShows(usesReturn: Bool) async throws {
      let page = try await ListPage("playlists")
      try await page.browser.all(".bar-button", role: "button", name: "Add").first?.click()
      #expect(try await page.browser.focused().name() == "Name")
      let create = "document.querySelector('dialog[open] .answer[data-preferred]')"
      #expect(try await page.browser.run("return \(create).disabled") == true)
      try await page.browser.type("Sundays & rain")
      #expect(try await page.browser.run("return \(create).disabled") == false)
      if usesReturn {
        try await page.browser.press(.enter)
      } else {
        try await page.browser.run("\(create).click()")
      }
      #expect(
        try await page.rows() == ["Sundays & rain", "Evenings", "Long Drives", "Rain"])
    }

    @Test func anAlertThatComesAgainIsEmptyAgain() async throws {
      let page = try await ListPage("playlists")
      for _ in 0..<2 {
        try await page.browser.all(".bar-button", role: "button", name: "Add").first?.click()
        #expect(
          try await page.browser.run("return document.querySelector('dialog[open] input').value")
            == "")
        try await page.browser.type("Noise")
        try await page.browser.press(.escape)
      }
      #expect(try await page.rows() == ["Evenings", "Long Drives", "Rain"])
    }

    // MARK: Alerts

    private func alert(of gallery: Task<BuiltGallery, any Error>) async throws -> ListPage {
      let page = try await ListPage("accessories", of: gallery)
      try await page.browser.run("document.querySelector('.row [data-edits^=alert]').click()")
      #expect(try await page.browser.becomes("document.querySelector('dialog[open]')"))
      _ = try await run("settle()", page)
      return page
    }

    /// An answer that deletes, and before it the one that cancels.
    private let answers = """
      const sheet = document.querySelector('dialog[open]')
      const style = (node) => getComputedStyle(node)
      const [cancel] = sheet.querySelectorAll('.answer')
      Object.assign(cancel.dataset, { style: 'cancel' }).preferred = ''
      const reset = cancel.parentElement.appendChild(cancel.cloneNode())
      reset.textContent = 'Reset'
      reset.dataset.style = 'destructive'
      delete reset.dataset.preferred

      """

    @Test func twoAnswersStandBesideEachOther() async throws {
      let page = try await alert(of: BuiltGallery.shared)
      let edges = try await run(
        answers + """
          return [sheet.role, box(reset).top - box(cancel).top,
            box(reset).left - box(cancel).right, box(cancel).height, style(cancel).borderRadius,
            style(reset).color, style(sheet.querySelector('h2')).textAlign,
            style(cancel).backgroundColor]
          """, page)
      #expect(
        edges == [
          "alertdialog", 0, 8, 48, "24px", "rgb(255, 56, 60)", "left", "rgb(0, 136, 255)",
        ])
      try await page.browser.press(.escape)
      #expect(try await page.browser.becomes("!document.querySelector('dialog[open]')"))
    }

    @Test func beforeIOS26AnAlertIsCentredAndWhatCancelsIsBold() async throws {
      let page = try await alert(of: BuiltGallery.iOS18)
      let edges = try await run(
        answers + """
          return [box(sheet).width, box(cancel).height, box(cancel).width, style(cancel).fontWeight,
            style(reset).fontWeight, style(reset).color, style(sheet.querySelector('h2')).textAlign]
          """, page)
      #expect(edges == [270, 44, 135, "600", "400", "rgb(255, 59, 48)", "center"])
    }
  }
}
