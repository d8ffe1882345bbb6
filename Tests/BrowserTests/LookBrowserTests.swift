import Foundation
import Testing

extension SecondWindowSuite {
  /// What a look does that is no distance: colours, materials, fades, what stays at the top.
  @Suite struct LookBrowserTests {
    private func open(
      _ preview: String, of gallery: Task<BuiltGallery, any Error> = BuiltGallery.shared,
      query: String = "", width: Int = 402, height: Int = 874
    ) async throws -> Browser {
      let browser = try await Browser.dense.value
      try await browser.show(width: width, height: height, scale: 2)
      let page = try await gallery.value.page(preview)
      try await browser.open(URL(string: page.absoluteString + query) ?? page)
      return browser
    }

    /// A colour of the look as the browser works it out where an element stands.
    private static let color = """
      const probe = document.querySelector(arguments[0]).appendChild(document.createElement('i'))
      probe.style.color = `var(--${arguments[1]})`
      const color = getComputedStyle(probe).color
      probe.remove()
      return color

      """

    @Test func theStatusStandsOnTheListsGroundWhereThereIsNoBar() async throws {
      let browser = try await open("a-value-cell", query: "?inset=phone&scheme=light")
      let status = try await browser.run(
        """
        const ground = document.elementFromPoint(200, 20)
        const first = document.querySelector('.row').getBoundingClientRect().top
        return [getComputedStyle(ground).backgroundColor, first >= 54]
        """)
      #expect(status == ["rgb(242, 242, 247)", .bool(true)])
    }

    private struct Shade {
      let token: String
      let query: String
      let iOS18: String
      let iOS26: String
    }

    private static let shades = [
      Shade(
        token: "system-red", query: "?scheme=light", iOS18: "rgb(255, 59, 48)",
        iOS26: "rgb(255, 56, 60)"),
      Shade(
        token: "system-red", query: "?scheme=dark", iOS18: "rgb(255, 69, 58)",
        iOS26: "rgb(255, 66, 69)"),
      Shade(
        token: "system-blue", query: "?scheme=light&contrast=more", iOS18: "rgb(0, 64, 221)",
        iOS26: "rgb(30, 110, 244)"),
      Shade(
        token: "system-blue", query: "?scheme=dark&contrast=more", iOS18: "rgb(64, 156, 255)",
        iOS26: "rgb(92, 184, 255)"),
      Shade(
        token: "secondary-label", query: "?scheme=light", iOS18: "rgba(60, 60, 67, 0.6)",
        iOS26: "rgba(60, 60, 67, 0.6)"),
      Shade(
        token: "system-gray4", query: "?scheme=dark", iOS18: "rgb(58, 58, 60)",
        iOS26: "rgb(58, 58, 60)"),
    ]

    @Test func colorsAreThoseOfTheTables() async throws {
      for shade in Self.shades {
        for (gallery, expected) in [
          (BuiltGallery.iOS18, shade.iOS18), (BuiltGallery.shared, shade.iOS26),
        ] {
          let browser = try await open("appearance-plain", of: gallery, query: shade.query)
          let color = try await browser.run(Self.color, [".page", .string(shade.token)])
          #expect(color == .string(expected), "\(shade.token) \(shade.query)")
        }
      }
    }

    @Test func columnsBeforeTheLastAreElevatedInTheDark() async throws {
      let browser = try await open("triple-column", query: "?scheme=dark", width: 1280)
      let background: JSON = "system-background"
      #expect(try await browser.run(Self.color, [".column", background]) == "rgb(28, 28, 30)")
      #expect(
        try await browser.run(Self.color, [".column:last-child", background]) == "rgb(0, 0, 0)")
    }

    @Test func theFillOfARowFadesAsItIsChosenNoMore() async throws {
      let browser = try await open("appearance-plain")
      let fade = try await browser.run(
        "return getComputedStyle(document.querySelector('.row > .cell'), '::before').transitionDuration"
      )
      // Only while the pointer is over the row: a change of scheme does not fade.
      #expect(fade == "0s")
      let cell = try await browser.first(".row > .cell")
      try await cell.click()
      #expect(
        try await browser.becomes(
          """
          getComputedStyle(document.querySelector('.row > .cell'), '::before').transitionDuration
            === '0.3s'
          """))
    }

    @Test func aPlainListsHeadersStayUnderTheBar() async throws {
      for gallery in [BuiltGallery.iOS18, BuiltGallery.shared] {
        let browser = try await open("appearance-plain", of: gallery, height: 400)
        let tops = try await browser.run(
          """
          document.querySelector('.rows').children[2].scrollIntoView()
          const top = selector => document.querySelector(selector).getBoundingClientRect()
          return [top('.header').top, top('.navigation-bar').bottom]
          """)
        #expect(tops.array?.first == tops.array?.last)
      }
    }

    @Test func groupedHeadersScrollAway() async throws {
      let browser = try await open("appearance-grouped", height: 400)
      let top = try await browser.run(
        """
        document.querySelector('.rows').children[2].scrollIntoView()
        return document.querySelector('.header').getBoundingClientRect().top
        """)
      #expect((top.number ?? 0) < 0)
    }

    @Test func cardsHaveContinuousCorners() async throws {
      let browser = try await open("appearance-inset-grouped")
      let corner = try await browser.run(
        """
        const style = getComputedStyle(document.querySelector('.rows'))
        return [CSS.supports('corner-shape: round'), style.cornerTopLeftShape || '',
          parseFloat(style.borderTopLeftRadius)]
        """)
      let parts = corner.array ?? []
      if parts.first == true {
        #expect(parts.dropFirst().first == "superellipse(1.7)")
        #expect(abs((parts.last?.number ?? 0) - 26 * 1.528) < 0.01)
      } else {
        #expect(parts.last == 26)
      }
    }

    @Test func materialsGiveWayToSolidColorsWhereAReaderAsks() async throws {
      for (gallery, selector) in [
        (BuiltGallery.iOS18, ".navigation-bar"), (BuiltGallery.shared, ".column"),
      ] {
        let browser = try await open("double-column", of: gallery, width: 1024)
        // A bar has its material once something is beneath it.
        let material = """
          const node = document.querySelector(arguments[0])
          node.toggleAttribute('data-scrolled', true)
          node.style.transition = 'none'
          const style = getComputedStyle(node)
          return [style.backdropFilter, style.backgroundColor.includes('/')]
          """
        let name: JSON = .string(selector)
        #expect(
          try await browser.run(material, [name]) == ["blur(20px) saturate(1.6)", true])
        try await browser.prefer(["prefers-reduced-transparency": "reduce"])
        #expect(try await browser.run(material, [name]) == ["none", false])
        try await browser.prefer([:])
      }
    }
  }
}
