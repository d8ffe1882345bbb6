import Foundation
import Testing

extension SecondWindowSuite {
  /// Texts of extreme length, of emoji and of two directions, and fonts of the site.
  @Suite struct TextsBrowserTests {
    private func open(_ preview: String = "texts-of-all-kinds", _ query: String = "") async throws
      -> Browser
    {
      let browser = try await Browser.shared.value
      let page = try await BuiltGallery.large.value.page(preview)
      try await browser.resize(width: 402, height: 874)
      // What the page before had to say is heard there.
      _ = try await browser.complaints()
      try await browser.open(try #require(URL(string: page.absoluteString + query)))
      return browser
    }

    /// The widths of the texts in points, by their beginning.
    private func texts(where condition: String) -> String {
      "[...document.querySelectorAll('.cell-text')].filter((text) => \(condition))"
    }

    @Test func aMegabyteWithoutASpaceWraps() async throws {
      let browser = try await open("a-megabyte")
      #expect(
        try await browser.becomes(
          "\(texts(where: "text.textContent.length === 1000000")).length === 1"))
      #expect(
        try await browser.becomes("document.documentElement.scrollWidth <= innerWidth"))
      #expect(
        try await browser.becomes(
          """
          \(texts(where: "true")).every((text) =>
            text.getBoundingClientRect().right <= innerWidth)
          """))
    }

    @Test func emojiStayWhole() async throws {
      let browser = try await open()
      #expect(
        try await browser.becomes(
          """
          \(texts(where: "text.textContent.startsWith('👩🏽‍🚀')")).every((text) =>
            [...new Intl.Segmenter().segment(text.textContent)].length === 3000)
          """))
      #expect(try await browser.becomes("!document.body.textContent.includes('\u{FFFD}')"))
    }

    /// A text's own first letter says where it begins, and its list's direction where it stands.
    @Test func aTextOfAnotherDirectionIsReadInItsOwnAndStandsWithTheOthers() async throws {
      let place = """
        const place = (index) => {
          const text = [...document.querySelectorAll('.cell-text')]
            .find((text) => text.textContent.startsWith('שלום'))
          const range = document.createRange()
          range.setStart(text.firstChild, index)
          range.setEnd(text.firstChild, index + 1)
          return range.getBoundingClientRect().left
        }
        """
      let browser = try await open()
      #expect(
        try await browser.run(
          "\(place); return place(11) < place(6) && place(6) < place(0)") == .bool(true))
      #expect(
        try await browser.run(
          """
          const [first, second] = ['שלום', 'Price'].map((start) =>
            [...document.querySelectorAll('.cell-text')]
              .find((text) => text.textContent.startsWith(start)))
          const edge = (text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return range.getBoundingClientRect().left
          }
          return Math.abs(edge(first) - edge(second)) < 1
          """) == .bool(true))
    }

    /// In its font every letter is as wide as the font is large, and half as much more in bold.
    @Test func aFontOfTheSiteIsUsedByFamilyAndByName() async throws {
      let browser = try await open()
      let widths = """
        document.fonts.status === 'loaded' && [...document.querySelectorAll('.cell-text')]
          .filter((text) => text.textContent === 'Block').map((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            return Math.round(range.getBoundingClientRect().width)
          }).join()
        """
      #expect(try await browser.becomes("(\(widths)) === '100,120'"))
      let complaints = try await browser.complaints()
      #expect(complaints == [])
    }

    @Test func nonsenseInTheAddressIsIgnored() async throws {
      let browser = try await open(
        "texts-of-all-kinds", "?look=iOS99&scheme=purple&textSize=giant&dir=up")
      #expect(
        try await browser.becomes(
          """
          document.documentElement.dataset.look === 'iOS26'
            && getComputedStyle(document.querySelector('.cell-text')).fontSize === '17px'
            && getComputedStyle(document.body).direction === 'ltr'
          """))
      #expect(try await browser.complaints() == [])
    }
  }
}
