import Foundation
import Testing

extension SecondWindowSuite {
  /// Texts at all twelve sizes, as long as they are and twice as long.
  @Suite struct DynamicTypeTests {
    @Test(arguments: PageSurvey.Place.allCases)
    func nothingIsCutOffOrOverlaps(place: PageSurvey.Place) async throws {
      let survey = try await PageSurvey.of(place)
      #expect(survey.pages > 3)
      #expect(survey[.unfitting] == [])
    }

    /// Whoever reads has other fonts; this one is wider than those that pages name.
    @Test(arguments: [402, 320])
    func nothingIsCutOffOrOverlapsInAWiderFont(width: Int) async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: width, height: 874, scale: 1)
      for preview in ["custom-views", "controls", "an-inbox"] {
        try await browser.open(try await BuiltGallery.shared.value.page(preview))
        let widths = try await browser.run(
          """
          const text = document.querySelector('.page').appendChild(document.createElement('span'))
          Object.assign(text.style, { position: 'absolute', insetBlockStart: 0 })
          text.textContent = 'a little tilt'
          const before = text.offsetWidth
          document.documentElement.style.setProperty('--system-family', 'Liberation Mono')
          const after = text.offsetWidth
          text.remove()
          return after > 1.1 * before
          """)
        #expect(widths == true)
        let sizes = FittingText.someSizes.map { JSON.string($0) }
        #expect(try await browser.run(FittingText.check, [.array(sizes)]) == [], "\(preview)")
      }
    }

    /// Opens the rows of the settings at a text size.
    private func settings(at size: String) async throws -> Browser {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      let page = try await BuiltGallery.shared.value.page("a-value-cell")
      try await browser.open(URL(string: "\(page.absoluteString)?textSize=\(size)") ?? page)
      return browser
    }

    @Test func aValueStandsBesideItsTextUntilTheAccessibilitySizes() async throws {
      let isBeside = """
        const [text, value] = ['.cell-text', '.cell-secondary-text']
          .map(selector => document.querySelector(selector).getBoundingClientRect())
        return value.left > text.right && value.top < text.bottom
        """
      for (size, expected) in [("extraExtraExtraLarge", true), ("accessibility1", false)] {
        #expect(try await settings(at: size).run(isBeside) == .bool(expected), "\(size)")
      }
    }

    @Test func aValueThatDoesNotFitStandsBelow() async throws {
      let browser = try await settings(at: "large")
      let isBelow = try await browser.run(
        """
        const [text, value] = ['.cell-text', '.cell-secondary-text']
          .map(selector => document.querySelector(selector))
        value.textContent = 'as long as no row of a phone has room for it'
        return value.getBoundingClientRect().top >= text.getBoundingClientRect().bottom
          && value.getBoundingClientRect().left === text.getBoundingClientRect().left
        """)
      #expect(isBelow == true)
    }

    @Test func aSymbolsColumnIsNoWiderThanItselfAtAccessibilitySizes() async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      let page = try await BuiltGallery.shared.value.page("appearance-inset-grouped")
      try await browser.open(page)
      let widths = """
        return ['large', 'accessibility1'].map(size => {
          document.documentElement.dataset.textSize = size
          const image = document.querySelector('.cell-image')
          return Math.round(image.getBoundingClientRect().width * 10) / 10
        })
        """
      #expect(try await browser.run(widths) == [28, .number(40.6)])
    }

    @Test(arguments: [
      ("an-inbox", ".search-field"), ("controls", ".field[data-kind=search] > input"),
    ])
    func searchFieldsGrowWithTheirWords(preview: String, field: String) async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      try await browser.open(try await BuiltGallery.shared.value.page(preview))
      let measures = """
        const field = document.querySelector(arguments[0])
        return ['large', 'accessibility5'].flatMap(size => {
          document.documentElement.dataset.textSize = size
          const style = getComputedStyle(field)
          return [field.offsetHeight, style.backgroundSize, style.paddingInlineStart]
            .map(value => Math.round(parseFloat(value)))
        })
        """
      #expect(try await browser.run(measures, [.string(field)]) == [44, 18, 36, 63, 56, 74])
    }

    @Test func veryLargeButtonsOfAnAlbumStandBelowEachOtherAsHigh() async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      let page = try await BuiltGallery.shared.value.page("an-album-phone-accessibility2")
      try await browser.open(page)
      let places = """
        const [play, shuffle] = ['Play', 'Shuffle'].map(title =>
          [...document.querySelectorAll('.button')].find(one => one.textContent.trim() === title))
        const [one, other] = [play, shuffle].map(button => button.getBoundingClientRect())
        const word = shuffle.querySelector('.label')
        const lines = word.offsetHeight / parseFloat(getComputedStyle(word).lineHeight)
        return [other.top - one.bottom, other.height - one.height, other.left - one.left,
          Math.round(lines), one.height > word.offsetHeight + 20].map(Number)
        """
      #expect(try await browser.run(places) == [16, 0, 0, 1, 1])
    }

    @Test func sidebarsTakeMoreLinesAtAccessibilitySizes() async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      try await browser.open(try await BuiltGallery.shared.value.page("appearance-sidebar"))
      let clamps = """
        return ['extraExtraExtraLarge', 'accessibility1'].map(size => {
          document.documentElement.dataset.textSize = size
          return getComputedStyle(document.querySelector('.row .cell-text')).webkitLineClamp
        })
        """
      #expect(try await browser.run(clamps) == ["1", "none"])
    }
  }
}
