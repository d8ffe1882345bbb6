import Foundation
import Testing

extension BrowserSuite {
  /// The page with every symbol.
  @Suite struct SymbolsBrowserTests {
    private func open() async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(folder.appending(path: "symbols.html"))
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
          [...document.querySelectorAll('.tile:not([hidden]) code')]
            .map((code) => code.textContent).join() === 'bell.slash,bell.slash.fill'
          """))
    }

    @Test func everySymbolHasSomethingToShow() async throws {
      let browser = try await open()
      #expect(
        try await browser.becomes(
          """
          [...document.querySelectorAll('.tile use')].every((use) =>
            document.querySelector(`[id="${use.getAttribute('href').slice(1)}"] path`))
          """))
      #expect(try await browser.complaints() == [])
    }
  }
}
