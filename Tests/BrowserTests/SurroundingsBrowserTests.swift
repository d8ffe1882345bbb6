import Foundation
import Testing

extension BrowserSuite {
  /// What holds on everything that is the kit's own: index, groups, catalogue, sheets, error pages.
  @Suite struct SurroundingsBrowserTests {
    private static let pages = [
      "index.html", "groups/cells.html", "symbols/index.html", "symbols/tools.html", "404.html",
      "pages/an-inbox.html",
      "pages/double-column.html", "sheets/a-value-cell.html",
    ]

    private func open(_ page: String, width: Int = 1280, height: Int = 900) async throws -> Browser
    {
      let browser = try await Browser.shared.value
      let gallery = try await BuiltGallery.shared.value
      try await browser.resize(width: width, height: height)
      try await browser.open(gallery.folder.appending(path: page))
      return browser
    }

    /// What Tab reaches from a page's start, until it comes to a selector.
    private func stops(_ browser: Browser, before last: String) async throws -> [String] {
      var stops: [String] = []
      for _ in 0..<40 {
        try await browser.press(.tab)
        let name = try await browser.run(
          """
          const one = document.activeElement
          if (one.matches(arguments[0])) return null
          return one.labels?.[0]?.firstElementChild?.textContent ?? one.textContent.trim()
          """, [.string(last)])
        guard let name = name.string else { break }
        stops.append(name)
      }
      return stops
    }

    @Test func tabGoesThroughTheBarAsItIsReadAndThenToThePreview() async throws {
      let bar = ["Skip to the preview", "Cellophane", "Outlines"]
      let turn = ["", ""]
      let dials = ["Look", "Appearance", "Text size"]
      let tools = ["Open all", "Close all", "Copy link"]
      let wide = try await open("pages/tap-anywhere.html")
      #expect(try await stops(wide, before: "iframe") == bar + turn + dials + ["More"] + tools)
      let narrow = try await open("pages/tap-anywhere.html", width: 500)
      #expect(try await stops(narrow, before: "iframe") == [bar[0], bar[2]] + turn + ["Display"])
    }

    /// Texts whose colour is less than 4.5 to 1 from what is behind them, with the ratio.
    private static let faint = """
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const known = new Map()
      const read = (color, under) => {
        const key = `${color} over ${under}`
        if (!known.has(key)) known.set(key, paint(color, under))
        return known.get(key)
      }
      const paint = (color, under) => {
        canvas.clearRect(0, 0, 1, 1)
        if (under) { canvas.fillStyle = `rgb(${under.join(' ')})`; canvas.fillRect(0, 0, 1, 1) }
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      }
      const ground = (one) => {
        const layers = []
        for (let at = one; at; at = at.parentElement) {
          layers.push(getComputedStyle(at).backgroundColor)
          if (read(layers.at(-1))[3] === 255) break
        }
        const start = matchMedia('(prefers-color-scheme: dark)').matches ? [0, 0, 0] : [255, 255, 255]
        return layers.reverse().reduce((under, layer) => read(layer, under).slice(0, 3), start)
      }
      const light = (rgb) => rgb.map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
      const ratio = (color, under) => {
        const [one, other] = [light(read(color, under).slice(0, 3)), light(under)]
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      }
      const faint = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const one = walker.currentNode.parentElement
        const text = walker.currentNode.data.trim()
        if (!text || one.closest('.page, script, option, svg')) continue
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        // A list of the kit paints a chosen row beneath its text.
        const cell = one.closest('.cell')
        let under = ground(one)
        if (cell) under = read(getComputedStyle(cell, '::before').backgroundColor, under).slice(0, 3)
        const found = ratio(getComputedStyle(one).color, under)
        if (found < 4.5) faint.push(`${text.slice(0, 30)} ${found.toFixed(2)}`)
      }
      for (const field of document.querySelectorAll('input[placeholder]')) {
        const found = ratio(getComputedStyle(field, '::placeholder').color, ground(field))
        if (found < 4.5) faint.push(`${field.placeholder} ${found.toFixed(2)}`)
      }
      return [...new Set(faint)]
      """

    @Test(arguments: ["light", "dark"], ["no-preference", "more"])
    func everyTextIsReadable(scheme: String, contrast: String) async throws {
      let browser = try await Browser.shared.value
      try await browser.prefer(["prefers-color-scheme": scheme, "prefers-contrast": contrast])
      for page in Self.pages {
        _ = try await open(page)
        #expect(try await browser.run(Self.faint) == [], "\(page)")
      }
      try await browser.prefer([:])
    }

    /// What is pressed is large enough to be hit; a link in a sentence is as high as its line.
    @Test func everyTargetIsLargeEnough() async throws {
      for (page, width) in Self.pages.flatMap({ page in [(page, 1280), (page, 390)] }) {
        let browser = try await open(page, width: width)
        let small = try await browser.run(
          """
          return [...document.querySelectorAll('a, button, select, input')].filter((one) => {
            if (one.closest('.page, .skip') || !one.checkVisibility()) return false
            if (one.matches('p a') && one.parentElement.textContent.trim() !== one.textContent.trim()) {
              return false
            }
            if (one.matches('.card-title a')) return false
            // A row of the kit's own list is its link's target.
            const { width, height } = (one.closest('.row') ?? one).getBoundingClientRect()
            return width < 24 || height < 24
          }).map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`)
          """)
        #expect(small == [], "\(page) at \(width)")
      }
    }

    /// Four hundred per cent on a screen of 1280 by 1024 is a window of 320 by 256.
    @Test func nothingScrollsSidewaysOnTheNarrowestScreen() async throws {
      for page in Self.pages where !page.hasPrefix("sheets") {
        let browser = try await open(page, width: 320, height: 480)
        #expect(
          try await browser.run("return document.documentElement.scrollWidth <= innerWidth")
            == true,
          "\(page)")
      }
    }

    @Test(arguments: ["index.html", "pages/an-inbox.html"])
    func whatHasTheFocusIsSeen(page: String) async throws {
      let browser = try await open(page)
      try await browser.run("document.body.tabIndex = -1; document.body.focus()")
      var seen: Set<String> = []
      for _ in 0..<36 {
        try await browser.press(.tab)
        let stop =
          try await browser.run(
            """
            const one = document.activeElement
            const rings = [getComputedStyle(one), getComputedStyle(one, '::after'),
              getComputedStyle(one.closest('label') ?? one)]
            const isSeen = rings.some((ring) =>
              ring.outlineStyle !== 'none' && parseFloat(ring.outlineWidth) >= 2)
            const name = `${one.localName} ${one.name ?? ''} ${one.textContent.trim().slice(0, 20)}`
            return isSeen || one === document.body || one.localName === 'iframe' ? name : 'unseen ' + name
            """
          ).string ?? ""
        #expect(!stop.hasPrefix("unseen"), "\(stop)")
        seen.insert(stop)
      }
      // The way is not stuck.
      #expect(seen.count > 10)
    }
  }
}
