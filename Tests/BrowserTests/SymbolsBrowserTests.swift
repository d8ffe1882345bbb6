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
