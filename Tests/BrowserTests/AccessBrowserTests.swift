import Foundation
import Testing

extension BrowserSuite {
  /// Targets, focus and narrow windows on every preview page.
  @Suite struct AccessBrowserTests {
    private func pages() async throws -> [URL] {
      let root = try await BuiltGallery.shared.value.folder.appending(path: "previews")
      return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "html" && !$0.path.hasSuffix("-pad.html") }
        .sorted { $0.path < $1.path }
    }

    /// The extent of what reacts to a touch around an element's middle, up to 44 points.
    private let measure = """
      const reach = (one) => {
        one.scrollIntoView({block: 'center', behavior: 'instant'})
        const box = one.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const hits = (by, down) => {
          const there = document.elementFromPoint(x + by, y + down)
          return there && (there === one || one.contains(there))
        }
        const far = (by, down) => {
          let far = 0
          while (far < 22 && hits(by * (far + 1), down * (far + 1))) far++
          return far
        }
        if (!hits(0, 0)) return null
        return [far(1, 0) + far(-1, 0) + 1, far(0, 1) + far(0, -1) + 1]
      }
      const isShown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && one.getBoundingClientRect().width > 1
      """

    @Test func everythingThatReactsIsLargeEnoughToTouch() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 402, height: 874)
      for page in try await pages() {
        try await browser.open(page)
        // A link in a line of text is as high as the line.
        let small = try await browser.run(
          """
          \(measure)
          return [...document.querySelectorAll('button, a[href], input, select')]
            .filter((one) => !one.matches('.run, :disabled, .outline-tools *, .action') && isShown(one))
            .map((one) => [one, reach(one)])
            .filter(([one, size]) => size && (size[0] < 24 || size[1] < 24))
            .map(([one, size]) => `${one.className} ${one.ariaLabel ?? one.textContent.trim()} ${size}`)
          """)
        #expect(small == [], "\(page.lastPathComponent)")
      }
    }

    @Test func rowsAreAtLeast44PointsHigh() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 402, height: 874)
      for page in try await pages() {
        try await browser.open(page)
        let low = try await browser.run(
          """
          return [...document.querySelectorAll(
              '.section[class*=appearance] .row > .cell[class*=content-]:not(.content-view)')]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => [cell.parentElement.id, cell.getBoundingClientRect().height])
            .filter(([id, height]) => height > 0 && height < 44)
          """)
        #expect(low == [], "\(page.lastPathComponent)")
      }
    }

    @Test func theFocusIsSeenWhereverItGoes() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 402, height: 874)
      for name in ["tap-anywhere", "controls", "an-inbox", "controls-in-accessories", "cafes"] {
        let page = try await ListPage(name)
        for _ in 0..<14 {
          try await page.browser.press(.tab)
          let hidden = try await page.browser.run(
            """
            const one = document.activeElement
            if (one === document.body) return null
            const rings = [one, ...one.querySelectorAll(
                ':scope > .cell, :scope > .swipe > .cell, :scope > .action-face')]
              .filter((part) => part.checkVisibility())
              .map((part) => getComputedStyle(part))
              .filter((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
            return rings.length ? null : one.outerHTML.slice(0, 120)
            """)
          #expect(hidden == .null, "\(name)")
        }
      }
    }

    /// WCAG: 1280 points at 400 percent are 320.
    @Test func nothingScrollsSidewaysAt320Points() async throws {
      let browser = try await Browser.shared.value
      try await browser.command(
        "Emulation.setDeviceMetricsOverride",
        ["width": 320, "height": 256, "deviceScaleFactor": 4, "mobile": .bool(false)])
      for page in try await pages() {
        try await browser.open(page)
        let overflow = try await browser.run(
          """
          const root = document.documentElement
          if (root.scrollWidth <= innerWidth) return null
          const wide = [...document.querySelectorAll('.page *')]
            .find((one) => one.getBoundingClientRect().right > innerWidth + 1)
          return `${root.scrollWidth} ${wide?.outerHTML.slice(0, 100)}`
          """)
        #expect(overflow == .null, "\(page.lastPathComponent)")
      }
      try await browser.command("Emulation.clearDeviceMetricsOverride")
    }

    @Test func fromRightToLeftPartsAreReadAsTheyStand() async throws {
      let page = try await ListPage("controls-in-accessories")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      let lefts = try await page.browser.run(
        """
        const row = [...document.querySelectorAll('.row')].find((one) => one.querySelector('.toggle'))
        return [...row.querySelector('.cell').children].filter((part) => part.offsetWidth > 1)
          .map((part) => part.getBoundingClientRect().left)
        """)
      let places = (lefts.array ?? []).compactMap(\.number)
      #expect(places.count == 3)
      #expect(places == places.sorted(by: >))
    }
  }
}
