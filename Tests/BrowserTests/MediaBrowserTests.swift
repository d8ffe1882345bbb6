import Foundation
import Testing

extension SecondWindowSuite {
  /// What a reader asked the system for.
  @Suite struct MediaBrowserTests {
    /// Opens a preview as for a reader whose system asks for something.
    private func page(_ name: String, media: String = "", _ features: [String: String] = [:])
      async throws -> ListPage
    {
      let page = try await ListPage(name)
      let wishes = features.sorted { $0.key < $1.key }.map { name, value -> JSON in
        ["name": .string(name), "value": .string(value)]
      }
      try await page.browser.command(
        "Emulation.setEmulatedMedia", ["media": .string(media), "features": .array(wishes)])
      return page
    }

    private func restore(_ page: ListPage) async throws {
      try await page.browser.command(
        "Emulation.setEmulatedMedia", ["media": "", "features": []])
    }

    /// Styles of the first elements that selectors find, before one `::` after another.
    private func styles(
      _ page: ListPage, _ property: String, _ selectors: [String]
    ) async throws -> [String] {
      let found = try await page.browser.run(
        """
        return arguments[1].map((words) => {
          const [selector, pseudo] = words.split('::')
          const style = getComputedStyle(document.querySelector(selector), pseudo && `::${pseudo}`)
          return style[arguments[0]]
        })
        """, [.string(property), .array(selectors.map { .string($0) })])
      return (found.array ?? []).compactMap(\.string)
    }

    @Test func inForcedColoursControlsAreDrawnInThem() async throws {
      let page = try await page("controls", ["forced-colors": "active"])
      let fills = try await styles(
        page, "backgroundColor",
        [
          ".segment[aria-pressed=true]", ".segment[aria-pressed=false]", ".toggle:checked",
          ".toggle:not(:checked)",
        ])
      #expect(fills.count == 4 && fills[0] != fills[1] && fills[2] != fills[3])
      #expect(fills.count == 4 && fills[0] == fills[2])
      let edges = try await styles(
        page, "borderTopStyle", [".segments", ".progress", ".toggle"])
      #expect(edges == ["solid", "solid", "solid"])
      let tracks = try await styles(
        page, "backgroundImage", [".progress", ".segment[data-kind=plus]::after"])
      #expect(tracks.allSatisfy { $0.hasPrefix("linear-gradient") })
      try await restore(page)
    }

    @Test func inForcedColoursLinesCardsAndTheSelectionAreSeen() async throws {
      let page = try await page("accessories", ["forced-colors": "active"])
      try await page.tap("checkmark")
      let ink = try await styles(page, "color", [".cell-text"])
      let parts = try await styles(
        page, "backgroundColor", [".disclosure-indicator::before", ".checkmark::before"])
      let lines = try await styles(page, "borderBottomColor", [".row > .cell::after"])
      #expect(Set(parts + lines) == Set(ink))
      let card = try await styles(page, "borderTopStyle", [".appearance-inset-grouped > .rows"])
      #expect(card == ["solid"])
      let selection = try await styles(
        page, "borderTopStyle", [".row[aria-selected=true] > .cell::before"])
      #expect(selection == ["solid"])
      try await restore(page)
    }

    @Test func onPaperEveryRowStandsOpenAndBarsForTheScreenAreLeftOut() async throws {
      let page = try await page("tap-anywhere", media: "print")
      let hidden = try await page.browser.run(
        """
        return [...document.querySelectorAll('.row')]
          .filter((row) => !row.checkVisibility() || row.getBoundingClientRect().height < 10)
          .map((row) => row.id)
        """)
      #expect(hidden == [])
      #expect(try await styles(page, "display", [".outline-tools"]) == ["none"])
      let stepped = try await self.page("an-inbox", media: "print")
      #expect(
        try await styles(stepped, "display", [".steps", ".trailing-actions"]) == ["none", "none"])
      try await restore(stepped)
    }

    @Test func aScreenThatFitsTakesOneSheetOfPaper() async throws {
      let page = try await ListPage("an-inbox")
      let paper = try await page.browser.command("Page.printToPDF")
      let bytes = try #require(paper["data"]?.string.flatMap { Data(base64Encoded: $0) })
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.components(separatedBy: "/Type /Page\n").count - 1 == 1)
    }

    @Test func schemeAndContrastAreThoseOfTheSystem() async throws {
      let part = [".cell-secondary-text", ".page .collection"]
      var seen: Set<[String]> = []
      for scheme in ["light", "dark"] {
        for contrast in ["no-preference", "more"] {
          let page = try await page(
            "an-inbox", ["prefers-color-scheme": scheme, "prefers-contrast": contrast])
          seen.insert(
            try await styles(page, "color", part) + styles(page, "backgroundColor", part))
          try await restore(page)
        }
      }
      #expect(seen.count == 4)
    }

    @Test(arguments: ["tap-anywhere", "controls", "an-inbox"])
    func withReducedMotionNothingMoves(preview: String) async throws {
      let page = try await page(preview, ["prefers-reduced-motion": "reduce"])
      let moving = try await page.browser.run(
        """
        const moving = []
        for (const one of document.querySelectorAll('*')) {
          for (const part of [undefined, '::before', '::after']) {
            const style = getComputedStyle(one, part)
            const lasts = (durations) => durations.split(',').some((time) => parseFloat(time) > 0)
            if (style.transitionProperty !== 'none' && lasts(style.transitionDuration)
              || style.animationName !== 'none' && style.animationTimeline === 'auto'
                && lasts(style.animationDuration)) moving.push(one.className + (part ?? ''))
          }
        }
        return [...new Set(moving)]
        """)
      #expect(moving == [])
      try await restore(page)
    }

    @Test(arguments: ["controls", "an-inbox"])
    func inForcedColoursTheFocusIsRinged(preview: String) async throws {
      let page = try await page(preview, ["forced-colors": "active"])
      for _ in 0..<6 {
        try await page.browser.press(.tab)
        let bare = try await page.browser.run(
          """
          const one = document.activeElement
          if (one === document.body) return null
          const inside = ':scope > .cell, :scope > .swipe > .slide > .cell, :scope > .action-face'
          const rings = [one, ...one.querySelectorAll(inside)]
            .map((part) => getComputedStyle(part))
            .filter((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
          return rings.length ? null : one.outerHTML.slice(0, 120)
          """)
        #expect(bare == .null)
      }
      try await restore(page)
    }

    /// What an author draws with a view and no words keeps its colour, as pictures do.
    @Test func inForcedColoursADotIsSeen() async throws {
      let page = try await page("an-inbox", ["forced-colors": "active"])
      let dot = try await page.browser.run(
        """
        const dots = [...document.querySelectorAll('.row .view:empty')]
          .filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).backgroundColor)
        return dots.filter((color) => color === 'rgb(0, 136, 255)').length
        """)
      #expect(dot == 3)
      try await restore(page)
    }
  }
}
