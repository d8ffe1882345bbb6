import Testing

extension EnginesSuite {
  /// Menus, and the sheets that they bring up.
  @Suite struct MenusInEnginesTests {
    /// Whether what a selector matches comes to be seen whole.
    private func isSeen(_ selector: String) -> String {
      """
      [...document.querySelectorAll('\(selector)')].some((one) => {
        const { opacity, scale } = getComputedStyle(one)
        return opacity === '1' && (scale === 'none' || scale === '1')
      })
      """
    }

    @Test(arguments: Engine.held)
    func aMenuAndItsSheetComeToBeSeenWhereTheyStand(in engine: Engine) async throws {
      let page = try await EnginePage("an-album", in: engine)
      try await page.window.click("document.querySelectorAll('.bar-button')[1]")
      #expect(try await page.window.comes(isSeen(".menu:popover-open")))
      try await page.window.run(
        "document.querySelector('.menu:popover-open .menu-row[data-destructive]').click()")
      #expect(try await page.window.comes(isSeen(".alert[open]")))
      try await page.window.strike(Key.escape.rawValue)
      #expect(try await page.window.comes("!document.querySelector('.alert[open]')"))
    }

    /// WebKit lays the page out without end while an open menu may try other places and a row may
    /// grow with a swipe.
    @Test(arguments: Engine.held)
    func aMenuThatIsOpenTriesNoOtherPlaces(in engine: Engine) async throws {
      let page = try await EnginePage("an-album", in: engine)
      try await page.window.click("document.querySelectorAll('.bar-button')[1]")
      let menu = "document.querySelector('.menu:popover-open')"
      let tries = "getComputedStyle(\(menu)).positionTryFallbacks"
      #expect(try await page.window.comes("\(menu) && \(tries) === 'none'"))
      let isInSight = """
        (() => {
          const { left, top, right, bottom } = \(menu).getBoundingClientRect()
          return left > 100 && top >= 0 && right <= innerWidth && bottom < 400
        })()
        """
      #expect(try await page.window.comes(isInSight))
      try await page.window.strike(Key.escape.rawValue)
      #expect(
        try await page.window.comes(
          "![...document.querySelectorAll('.menu')].some((one) => one.style.inset)"))
    }
  }
}
