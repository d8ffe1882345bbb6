import Testing

extension BrowserSuite {
  /// Rows that are moved by hand.
  @Suite struct ReorderBrowserTests {
    /// The first row is the song that plays, which stays.
    private func queue() async throws -> (page: ListPage, names: [String]) {
      let page = try await ListPage("a-queue-in-order")
      let edit = try await page.browser.all(".bar-button", role: "button", name: "Edit").first
      try await edit?.click()
      return (page, Array(try await page.rows().dropFirst().prefix(3)))
    }

    private func starts(with names: [String], _ page: ListPage) async throws {
      #expect(try await Array(page.rows().dropFirst().prefix(3)) == names)
    }

    private func handle(_ name: String, _ page: ListPage) async throws -> Element {
      try #require(try await page.row(name).all(".reorder").first)
    }

    @Test func aRowFollowsItsHandleAndOthersMakeRoom() async throws {
      let (page, names) = try await queue()
      let row = try await page.row(names[0])
      let start = try await page.browser.run(
        "return arguments[0].getBoundingClientRect().top", [row.reference])
      try await page.browser.hold(try await handle(names[0], page))
      try await page.browser.movePointer(downBy: 40)
      // More than half of the next row's height.
      try await starts(with: [names[1], names[0], names[2]], page)
      let held = try await page.browser.run(
        """
        const [row, start] = arguments
        return [Math.round(row.getBoundingClientRect().top - start), 'lifted' in row.dataset]
        """, [row.reference, start])
      #expect(held == [40, true])
      try await page.browser.letGo()
      try await starts(with: [names[1], names[0], names[2]], page)
      #expect(
        try await page.browser.run(
          "return [arguments[0].style.translate, 'lifted' in arguments[0].dataset]", [row.reference]
        )
          == ["", false])
      #expect(
        try await page.browser.run(
          "return document.querySelectorAll('.page .row[aria-selected=true]').length") == 0)
    }

    @Test func aRowComesBackWhereItWas() async throws {
      let (page, names) = try await queue()
      try await page.browser.hold(try await handle(names[2], page))
      try await page.browser.movePointer(downBy: -120)
      try await starts(with: [names[2], names[0], names[1]], page)
      try await page.browser.movePointer(downBy: 120)
      try await starts(with: names, page)
      try await page.browser.letGo()
    }

    @Test func aFingerMovesARow() async throws {
      let browser = try await Browser.shared.value
      try await browser.touches(true)
      let (page, names) = try await queue()
      let place = try await page.browser.run(
        """
        const { left, top, width, height } = arguments[0].getBoundingClientRect()
        return [left + width / 2, top + height / 2]
        """, [try await handle(names[0], page).reference])
      let point = place.array?.compactMap(\.number) ?? []
      for (type, y) in [("touchStart", 0.0), ("touchMove", 20), ("touchMove", 45), ("touchEnd", 0)]
      {
        try await browser.command(
          "Input.dispatchTouchEvent",
          [
            "type": .string(type),
            "touchPoints": type == "touchEnd"
              ? [] : [["x": .number(point[0]), "y": .number(point[1] + y)]],
          ])
      }
      try await browser.touches(false)
      try await starts(with: [names[1], names[0], names[2]], page)
    }

    @Test func aRowGoesOnIntoTheSectionBesideItsOwn() async throws {
      let (page, names) = try await queue()
      // Only rows that move make room; the song that plays does not by itself.
      let sections = """
        [...document.querySelectorAll('.frame .section')]
          .map((one) => one.querySelectorAll('.row').length)
        """
      try await page.browser.run(
        "document.querySelector('.frame .row').setAttribute('data-reorderable', '')")
      let before = try await page.browser.run("return \(sections)")
      #expect(before.array?.first == 1)
      try await page.tap(names[0])
      try await page.browser.press(Key.up.rawValue, with: .alt)
      #expect(try await page.browser.run("return \(sections)[0]") == 2)
      try await starts(with: names, page)
      try await page.browser.press(Key.up.rawValue, with: .alt)
      #expect(try await page.rows().first == names[0])
      try await page.browser.press(Key.down.rawValue, with: .alt)
      try await page.browser.press(Key.down.rawValue, with: .alt)
      #expect(try await page.browser.run("return \(sections)") == before)
      try await starts(with: names, page)
    }

    /// UIKit: a handle of a collection view that is always displayed needs no editing.
    @Test func aHandleThatIsAlwaysDisplayedMovesItsRowBeforeAnyEditing() async throws {
      let page = try await ListPage("a-queue-in-order")
      let names = Array(try await page.rows().dropFirst().prefix(3))
      try await page.browser.hold(try await handle(names[0], page))
      try await page.browser.movePointer(downBy: 40)
      try await starts(with: [names[1], names[0], names[2]], page)
      // It leaves its card, and both have round corners.
      let corners = """
        const round = (node) => getComputedStyle(node, '::before').borderStartStartRadius !== '0px'
        const lifted = document.querySelector('[data-lifted]')
        const rows = [...lifted.parentElement.children]
        return [getComputedStyle(lifted.parentElement).overflow,
          rows.map((row) => round(row.querySelector('.cell')))]
        """
      #expect(
        try await page.browser.run(corners)
          == ["visible", [true, true, false, false, false, false]])
      try await page.browser.letGo()
      // One that comes with editing needs it.
      let other = try await ListPage("accessories")
      #expect(
        try await other.browser.run(
          """
          const row = document.querySelector('.frame [data-reorderable]')
          row.focus()
          row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))
          return row.nextElementSibling?.getAttribute('data-reorderable') ?? 'still'
          """) == "still")
    }

    @Test func theKeyboardMovesTheRowThatHasTheFocus() async throws {
      let (page, names) = try await queue()
      try await page.tap(names[0])
      try await page.browser.press(Key.down.rawValue, with: .alt)
      try await starts(with: [names[1], names[0], names[2]], page)
      try await page.browser.press(Key.up.rawValue, with: .alt)
      try await starts(with: names, page)
      // Nothing lies before the first row.
      try await page.browser.press(Key.up.rawValue, with: .alt)
      try await starts(with: names, page)
    }
  }
}
