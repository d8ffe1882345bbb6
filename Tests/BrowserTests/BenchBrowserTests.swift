import Foundation
import Testing

extension BrowserSuite {
  /// The bench of a catalogue page, and the address that it writes.
  @Suite struct BenchBrowserTests {
    private func open(_ preview: String, _ fragment: String = "") async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      let page = folder.appending(path: "pages/\(preview).html")
      try await browser.resize(width: 1280, height: 900)
      // From another page, since a change of the fragment alone loads nothing.
      try await browser.open(folder.appending(path: "404.html"))
      try await browser.open(try #require(URL(string: page.absoluteString + fragment)))
      _ = try await browser.complaints()
      return browser
    }

    private func choose(_ value: String, _ dial: String, in browser: Browser) async throws {
      try await browser.run(
        """
        const dial = document.querySelector(`.bench [name=${arguments[0]}]`)
        dial.value = arguments[1]
        dial.dispatchEvent(new Event('change', {bubbles: true}))
        """, [.string(dial), .string(value)])
    }

    /// How many rows of the framed page answer to a selector once it is loaded.
    private func framed(_ selector: String, becomes count: Int, in browser: Browser) async throws
      -> Bool
    {
      try await browser.enter(try await browser.first(".device-screen"))
      let isSo = try await browser.becomes(
        "document.querySelectorAll('\(selector)').length === \(count)")
      try await browser.enter(nil)
      return isSo
    }

    @Test func everyDialHasAName() async throws {
      let browser = try await open("accessories")
      for name in ["Scheme", "Contrast", "Direction", "Text", "Width", "Rows"] {
        #expect(
          try await browser.all(".bench select", role: "combobox", name: name).count == 1,
          "\(name)")
      }
    }

    @Test func allRowsTakeAState() async throws {
      let browser = try await open("accessories")
      try await choose("highlighted", "state", in: browser)
      #expect(try await framed(".row[data-forced=highlighted]", becomes: 22, in: browser))
      try await choose("editing", "state", in: browser)
      #expect(try await framed(".collection[data-editing]", becomes: 2, in: browser))
      #expect(try await framed(".row[data-forced]", becomes: 0, in: browser))
    }

    @Test func aHighlightedRowLooksAsItDoesUnderAFinger() async throws {
      let browser = try await open("accessories", "#state=highlighted")
      try await browser.enter(try await browser.first(".device-screen"))
      #expect(
        try await browser.becomes(
          """
          getComputedStyle(document.querySelector('.row > .cell'), '::before').backgroundColor
            === 'rgb(209, 209, 214)'
          """))
      try await browser.enter(nil)
    }

    @Test func theScreenIsAsWideAsChosen() async throws {
      let browser = try await open("accessories")
      try await choose("320", "width", in: browser)
      #expect(
        try await browser.becomes("document.querySelector('.device-screen').clientWidth === 320"))
      try await choose("", "width", in: browser)
      #expect(
        try await browser.becomes("document.querySelector('.device-screen').clientWidth === 402"))
    }

    @Test func theAddressShowsAColleagueTheSame() async throws {
      let browser = try await open("accessories")
      try await choose("320", "width", in: browser)
      try await choose("dark", "scheme", in: browser)
      try await browser.first("[data-choices] li:nth-child(2) a").click()
      #expect(
        try await browser.becomes(
          "location.hash === '#scheme=dark&width=320&frame=frame-editing'"))
      let copy = try await open("accessories", "#scheme=dark&width=320&frame=frame-editing")
      #expect(
        try await copy.becomes(
          """
          document.querySelector('.device-screen').src
            .endsWith('/previews/accessories.html?scheme=dark#frame-editing')
            && document.querySelector('.device-screen').clientWidth === 320
            && document.querySelector('[data-choices] [aria-current]').textContent === 'Editing'
          """))
    }

    @Test func nonsenseInTheAddressIsNotThere() async throws {
      let browser = try await open("accessories", "#state=nonsense&width=7&frame=zz&toString=1")
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.device-screen').getAttribute('src')
            === '../previews/accessories.html#frame-start' && location.hash === ''
          """))
      #expect(try await browser.complaints() == [])
    }
  }
}
