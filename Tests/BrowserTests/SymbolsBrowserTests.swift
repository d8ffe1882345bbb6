import Foundation
import Testing

extension BrowserSuite {
  /// The pages with every symbol.
  @Suite struct SymbolsBrowserTests {
    private func open(_ page: String = "symbols/index.html") async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(folder.appending(path: page))
      return browser
    }

    @Test func theFinderKeepsTheNamesThatMatch() async throws {
      let browser = try await open()
      try await browser.run(
        """
        const field = document.querySelector('.finder input')
        field.value = 'bell slash'
        field.dispatchEvent(new Event('input', {bubbles: true}))
        """)
      #expect(
        try await browser.becomes(
          """
          [...document.querySelectorAll('.symbol-names a:not([hidden])')]
            .map((name) => name.textContent).join() === 'bell.slash,bell.slash.fill'
          """))
      #expect(
        try await browser.becomes("document.querySelector('.found').textContent === '2 found'"))
    }

    @Test func aNameLeadsToItsDrawing() async throws {
      let browser = try await open()
      try await browser.run(
        """
        [...document.querySelectorAll('.symbol-names a')]
          .find((name) => name.textContent === 'wrench').click()
        """)
      #expect(
        try await browser.becomes(
          """
          document.title.startsWith('Tools') && (() => {
            const tile = document.querySelector('.tile:target')
            const box = tile?.getBoundingClientRect()
            return tile?.querySelector('code').textContent === 'wrench' && box.top >= 0
              && box.bottom <= innerHeight
          })()
          """))
    }

    @Test func everySymbolHasSomethingToShow() async throws {
      for page in ["signs", "papers", "letters", "letters-2", "letters-3"] {
        let browser = try await open("symbols/\(page).html")
        #expect(
          try await browser.becomes(
            """
            (() => {
              const tiles = [...document.querySelectorAll('.tile')]
              return tiles.length > 50 && tiles.every((tile) => {
                const box = tile.querySelector('path').getBBox()
                return box.width + box.height > 0
              })
            })()
            """))
        #expect(try await browser.complaints() == [])
      }
    }
  }
}

extension BrowserSuite {
  /// The signs of accessories, and symbols that follow the direction of reading.
  @Suite struct SignBrowserTests {
    /// How wide and tall the ink of a sign is, in points of its own drawing.
    private func ink(of sign: String, width: Int, height: Int) async throws -> JSON {
      let page = try await ListPage("accessories")
      return try await page.browser.run(
        """
        const [sign, width, height] = arguments
        const address = getComputedStyle(document.querySelector('.accessory'))
          .getPropertyValue(sign).trim().slice(5, -2)
        const image = new Image(width * 8, height * 8)
        image.src = address
        return image.decode().then(() => {
          const canvas = document.createElement('canvas')
          canvas.width = width * 8
          canvas.height = height * 8
          const context = canvas.getContext('2d')
          context.drawImage(image, 0, 0, width * 8, height * 8)
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
          const [xs, ys] = [[], []]
          for (let at = 3; at < data.length; at += 4) {
            if (data[at] < 128) continue
            xs.push((at >> 2) % canvas.width)
            ys.push(Math.floor((at >> 2) / canvas.width))
          }
          const length = places => {
            const [low, high] = places.reduce(
              ([low, high], one) => [Math.min(low, one), Math.max(high, one)], [1e9, 0])
            return Math.round((high - low + 1) / 4) / 2
          }
          return length(xs) + ' × ' + length(ys)
        })
        """, [.string(sign), .number(Double(width)), .number(Double(height))])
    }

    @Test func signsAreAsLargeAsMeasured() async throws {
      #expect(try await ink(of: "--chevron", width: 14, height: 14) == "10.5 × 14")
      #expect(try await ink(of: "--check", width: 19, height: 18) == "19 × 18")
      // Three bars of 1.5, from 2 to 13 of 15.
      #expect(try await ink(of: "--bars", width: 27, height: 15) == "27 × 11")
    }

    @Test func whatPointsForwardIsMirroredFromRightToLeft() async throws {
      let page = try await ListPage("shelves-of-music")
      let scales = """
        [...document.querySelectorAll('.symbol')]
          .filter(one => one.querySelector('use')?.getAttribute('href').includes('chevron.forward'))
          .map(one => getComputedStyle(one).scale)
        """
      #expect(try await page.browser.run("return new Set(\(scales)).size") == 1)
      #expect(try await page.browser.run("return \(scales)[0]") == "none")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      #expect(try await page.browser.run("return new Set(\(scales)).size") == 1)
      #expect(try await page.browser.run("return \(scales)[0]") == "-1 1")
    }
  }
}
