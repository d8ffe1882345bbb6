import Foundation
import Testing

extension BrowserSuite {
  /// The bench of a catalogue page, and the address that it writes.
  @Suite struct BenchBrowserTests {
    private func open(_ preview: String, _ fragment: String = "", width: Int = 1280) async throws
      -> Browser
    {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      let page = folder.appending(path: "pages/\(preview).html")
      try await browser.resize(width: width, height: 900)
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

    @Test func theShadowOfTheDeviceIsNotCut() async throws {
      let browser = try await open("accessories")
      #expect(
        try await browser.run("return getComputedStyle(document.querySelector('.desk')).overflow")
          == "visible")
      #expect(
        try await browser.run("return document.documentElement.scrollWidth <= innerWidth") == true)
    }

    @Test func everyDialHasAName() async throws {
      let browser = try await open("accessories")
      try await browser.first(".bench-toggle-more").click()
      for name in ["Appearance", "Contrast", "Direction", "Text size", "Width", "Rows"] {
        #expect(
          try await browser.all(".bench select", role: "combobox", name: name).count == 1,
          "\(name)")
      }
      #expect(try await browser.all(".bench input", role: "switch", name: "Editing").count == 1)
      for name in ["Open all", "Close all", "Copy link"] {
        #expect(
          try await browser.all(".bench button", role: "button", name: name).count == 1, "\(name)")
      }
      #expect(
        try await browser.run("return document.querySelector('[name=textSize]').options.length")
          == 13)
    }

    @Test func aPageWithoutThemHasNoButtonsForParents() async throws {
      let browser = try await open("controls")
      // The page has said what it has.
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      for name in ["Open all", "Close all"] {
        #expect(try await browser.all(".bench button", role: "button", name: name).isEmpty)
      }
    }

    @Test func theBenchIsReachedByKeyboardAndOpensOnANarrowScreen() async throws {
      let browser = try await open("settings-in-other-languages", width: 390)
      let toggle = try #require(
        try await browser.all(".bench button", role: "button", name: "Display").first)
      #expect(try await browser.all(".dial select").allSatisfied { try await !$0.isDisplayed() })
      try await toggle.focus()
      try await browser.press(.enter)
      #expect(try await toggle.attribute("aria-expanded") == "true")
      #expect(try await browser.all(".dial select").allSatisfied { try await $0.isDisplayed() })
      #expect(
        try await browser.run(
          "return document.documentElement.scrollWidth <= innerWidth") == true)
    }

    @Test func languagesAndEnvironmentsAreDials() async throws {
      let browser = try await open("settings-in-other-languages", "#scheme=dark")
      try await browser.first(".bench-toggle-more").click()
      #expect(
        try await browser.all(".bench select", role: "combobox", name: "Language").count == 1)
      try await browser.run(
        """
        const dial = [...document.querySelectorAll('[name=page]')].find(
          (one) => one.labels[0].textContent.includes('Language'))
        dial.selectedIndex = 1 - dial.selectedIndex
        dial.dispatchEvent(new Event('change', {bubbles: true}))
        """)
      #expect(
        try await browser.becomes(
          """
          location.pathname.endsWith('/settings-in-other-languages-phone-doubled.html')
            && location.hash === '#scheme=dark'
            && document.querySelector('[name=scheme]')?.value === 'dark'
          """))
    }

    @Test func aPhoneKeepsRoomForItsCamera() async throws {
      let browser = try await open("accessories")
      try await browser.enter(try await browser.first(".device-screen"))
      #expect(
        try await browser.becomes(
          "document.querySelector('.bar-title').getBoundingClientRect().top > 54"))
      try await browser.enter(nil)
    }

    @Test func theAddressOpensRows() async throws {
      let browser = try await open("accessories-on-parents", "#toggled=list/Marx+list/nobody")
      #expect(try await framed("[id=\"list/Marx\"][aria-expanded=true]", becomes: 1, in: browser))
      #expect(try await browser.complaints() == [])
    }

    @Test func anAddressOfNonsenseShowsTheStart() async throws {
      for fragment in [
        "#toggled=__proto__+constructor+%E0%A4%A&selected=%3Cimg%20src=x%20onerror=alert(1)%3E",
        "#swiped=list/nobody&q=%00&editing=maybe&toggled=" + String(repeating: "x+", count: 20_000),
        "#%&&&===&textSize=%22%3E&dir=up&__proto__=1",
      ] {
        let browser = try await open("accessories-on-parents", fragment)
        #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
        #expect(try await framed(".row[aria-expanded=true]", becomes: 0, in: browser))
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func onlyThePageThatIsShownIsHeard() async throws {
      let browser = try await open("accessories-on-parents")
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      try await browser.run(
        "postMessage({cellophane: 'moment', query: '?toggled=list/Marx', hash: ''}, '*')")
      try await browser.run("postMessage('done', '*'); addEventListener('message', () => {})")
      #expect(try await browser.run("return location.hash") == "")
    }

    @Test func allRowsTakeAState() async throws {
      let browser = try await open("accessories")
      try await choose("highlighted", "state", in: browser)
      #expect(try await framed(".page[data-forced=highlighted]", becomes: 1, in: browser))
      // There is one control for editing.
      #expect(
        try await browser.run(
          "return document.querySelectorAll('[name=state] [value=editing]').length") == 0)
    }

    @Test func rowsThatAreShownSwipedShowTheirActions() async throws {
      let browser = try await open("custom-cells-that-swipe")
      try await choose("swiped", "state", in: browser)
      #expect(try await framed("[data-swiped]", becomes: 1, in: browser))
      try await choose("", "state", in: browser)
      #expect(try await framed("[data-swiped]", becomes: 0, in: browser))
      let plain = try await open("tap-anywhere")
      #expect(
        try await plain.run(
          "return document.querySelectorAll('[name=state] [value=swiped]').length") == 0)
    }

    @Test func whatIsSetBehindTheButtonStandsOnIt() async throws {
      let browser = try await open("accessories", "#dir=rtl&width=320")
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.bench-toggle-more .bench-set').textContent
            === 'Right to left, Width 320'
          """))
      #expect(
        try await browser.all(".dials-more select").allSatisfied { try await !$0.isDisplayed() })
      try await browser.first(".bench-toggle-more").click()
      #expect(
        try await browser.all(".dials-more select").allSatisfied { try await $0.isDisplayed() })
      try await browser.press(.escape)
      #expect(try await browser.first(".bench-toggle-more").attribute("aria-expanded") == "false")
    }

    @Test func theBarTakesLittleOfASmallScreen() async throws {
      for preview in ["tap-anywhere", "a-sidebar-cell", "settings-in-other-languages"] {
        let browser = try await open(preview, width: 320)
        let height = try await browser.run("return document.querySelector('.bar').offsetHeight")
        #expect(try #require(height.number) <= 88, "\(preview)")
        #expect(try await browser.all(".turn a").allSatisfied { try await $0.isDisplayed() })
      }
    }

    @Test func keysLeadToTheNextAndThePreviousPreview() async throws {
      let browser = try await open("accessories-everywhere", "#scheme=dark")
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      let press = "dispatchEvent(new KeyboardEvent('keydown', {code: 'KEY', altKey: true}))"
      try await browser.run(press.replacing("KEY", with: "KeyJ"))
      #expect(
        try await browser.becomes(
          "location.href.endsWith('/accessories-on-parents.html#scheme=dark')"))
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      try await browser.run(press.replacing("KEY", with: "KeyK"))
      #expect(
        try await browser.becomes(
          "location.href.endsWith('/accessories-everywhere.html#scheme=dark')"))
    }

    @Test func allStatesAreTheSecondView() async throws {
      let browser = try await open("a-value-cell")
      let links = try await browser.run(
        "return [...document.querySelectorAll('.views a')].map((one) => one.textContent)")
      #expect(links == ["Preview", "All states"])
      try await browser.first(".views a:last-child").click()
      #expect(try await browser.becomes("location.href.includes('/sheets/a-value-cell.html')"))
      try await browser.first(".views a:first-child").click()
      #expect(try await browser.becomes("location.href.includes('/pages/a-value-cell.html')"))
    }

    @Test func theLookIsTheFirstDial() async throws {
      let browser = try await open("tap-anywhere")
      let first = try await browser.run(
        "return [...document.querySelectorAll('.dials-first .dial span')].map((one) => one.textContent)"
      )
      #expect(first == ["Look", "Appearance", "Text size"])
      let pages = try await BuiltGallery.shared.value.folder.appending(path: "pages")
      let twins = try FileManager.default.contentsOfDirectory(atPath: pages.path)
        .filter { $0.hasSuffix("-ios18.html") }
      #expect(twins.count >= 20)
    }

    @Test func longCodeIsFolded() async throws {
      let browser = try await open("an-inbox")
      let height = "document.querySelector('.sources pre').offsetHeight"
      #expect(try await browser.becomes("\(height) < 600"))
      try await browser.first(".source-fold").click()
      #expect(try await browser.becomes("\(height) > 2000"))
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
          "location.hash === '#scheme=dark&width=320&editing=list&frame=frame-editing'"))
      let copy = try await open("accessories", "#scheme=dark&width=320&frame=frame-editing")
      #expect(
        try await copy.becomes(
          """
          document.querySelector('.device-screen').src
            .endsWith('/previews/accessories.html?scheme=dark&inset=phone#frame-editing')
            && document.querySelector('.device-screen').clientWidth === 320
            && document.querySelector('[data-choices] [aria-current]').textContent === 'Editing'
          """))
    }

    @Test func copyLinkCopiesTheMomentThatIsShown() async throws {
      let browser = try await open("accessories-on-parents", "#scheme=dark")
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      try await browser.run(
        """
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
          writeText: async (text) => { window.copied = text }
        } })
        """)
      let button = try #require(
        try await browser.all(".bench button", role: "button", name: "Copy link").first)
      try await button.click()
      #expect(try await browser.becomes("window.copied?.endsWith('#scheme=dark&toggled=')"))
      #expect(try await button.text() == "Copied")
      try await browser.enter(try await browser.first(".device-screen"))
      try await browser.run("document.querySelector('.row + .row .outline-disclosure').click()")
      try await browser.enter(nil)
      #expect(try await browser.becomes("location.hash === '#scheme=dark&toggled=list/Marx'"))
      try await button.click()
      #expect(
        try await browser.becomes("window.copied.endsWith('#scheme=dark&toggled=list/Marx')"))
    }

    @Test func whatAPageSaysThatWasLeftIsNotHeard() async throws {
      let browser = try await open("accessories", "#scheme=dark&frame=frame-editing")
      let address = "#scheme=dark&editing=list&frame=frame-editing"
      #expect(try await browser.becomes("location.hash === '\(address)'"))
      try await browser.run(
        "addEventListener('message', ({ data }) => { window.heard = data.query })")
      try await browser.enter(try await browser.first(".device-screen"))
      try await browser.run(
        "parent.postMessage({ query: '?inset=phone&toggled=list/Marx', hash: '' }, '*')")
      try await browser.enter(nil)
      #expect(try await browser.becomes("window.heard === '?inset=phone&toggled=list/Marx'"))
      #expect(try await browser.run("return location.hash").string == address)
      #expect(
        try await browser.run(
          "return document.querySelector('[data-choices] [aria-current]').textContent") == "Editing"
      )
    }

    @Test func nonsenseInTheAddressIsNotThere() async throws {
      let browser = try await open("accessories", "#state=nonsense&width=7&frame=zz&toString=1")
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.device-screen').getAttribute('src')
            === '../previews/accessories.html?inset=phone' && location.hash === ''
          """))
      #expect(try await browser.complaints() == [])
    }
  }
}

extension [Element] {
  /// Whether a condition holds for each of some elements, of which there are any.
  fileprivate func allSatisfied(_ condition: (Element) async throws -> Bool) async throws -> Bool {
    for element in self where try await !condition(element) { return false }
    return !isEmpty
  }
}
