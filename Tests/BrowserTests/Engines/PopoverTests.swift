import Seeding
import Testing

extension EnginesSuite {
  /// Popovers where there is room for them: beside what was touched.
  @Suite struct PopoverTests {
    private let words = """
      const button = (title) =>
        [...document.querySelectorAll('.bar-button')].find((one) => one.textContent === title)
      const card = () => document.querySelector('.alternate[data-shown] .presented-screen')
      const box = (node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect()
        return [left, top, right, bottom].map(Math.round)
      }
      // In the middle of its source, as far as the window's edges let it.
      const isCentred = (source) => {
        const { left, right } = source.getBoundingClientRect()
        const width = card().offsetWidth
        const end = document.documentElement.clientWidth - 8 - width
        const at = Math.min(Math.max((left + right - width) / 2, 8), end)
        return Math.abs(card().getBoundingClientRect().left - at) < 1
      }

      """

    private func window(of engine: Engine, dir: String = "ltr") async throws -> any EngineWindow {
      let window = try await engine.window
      try await window.resize(width: 1024, height: 900)
      let page = try await BuiltGallery.large.value.page("papers")
      try await window.open(page)
      try await window.run("document.documentElement.dir = '\(dir)'")
      return window
    }

    /// Touches something, and waits until the popover rests.
    private func touch(
      _ element: String, _ window: any EngineWindow, until rests: String
    ) async throws -> Bool {
      try await window.run(words + "\(element).click()")
      return try await window.comes("(() => { \(words) return card() && \(rests) })()")
    }

    @Test(arguments: Engine.held)
    func aPopoverStandsBelowTheItemThatBroughtItUp(in engine: Engine) async throws {
      let window = try await window(of: engine)
      for (title, side, width) in [("Fonts", 2, 320), ("Large", 0, 375)] {
        let item = "box(button('\(title)'))"
        let isAligned =
          engine == .chromium
          ? "isCentred(button('\(title)'))" : "box(card())[\(side)] === \(item)[\(side)]"
        let rests = """
          box(card())[1] - \(item)[3] === 8 && \(isAligned) && card().offsetWidth === \(width)
          """
        #expect(try await touch("button('\(title)')", window, until: rests), "\(title)")
        let dim = try await window.run(
          """
          return getComputedStyle(document.querySelector('[data-shown] .dismissal')).backgroundColor
          """)
        #expect(dim == "rgba(0, 0, 0, 0)")
        try await window.run("document.querySelector('[data-shown] .dismissal').click()")
        #expect(try await window.comes("!document.querySelector('.alternate[data-shown]')"))
      }
    }

    @Test(arguments: Engine.held)
    func fromRightToLeftItBeginsWhereTheItemDoes(in engine: Engine) async throws {
      let window = try await window(of: engine, dir: "rtl")
      #expect(
        try await touch(
          "button('Fonts')", window,
          until: engine == .chromium
            ? "isCentred(button('Fonts'))" : "box(card())[0] === box(button('Fonts'))[0]"))
    }

    /// There is room above the last row alone.
    @Test(arguments: Engine.held)
    func aPopoverOfALowRowStandsAbove(in engine: Engine) async throws {
      let window = try await window(of: engine)
      let accessory = "document.querySelectorAll('.row button')[23]"
      try await window.run("\(accessory).scrollIntoView({ block: 'end' })")
      let rests = """
        box(\(accessory))[1] - box(card())[3] === 8 && card().offsetHeight > 100
          && box(card())[1] > 0
        """
      #expect(try await touch(accessory, window, until: rests))
    }
  }
}
