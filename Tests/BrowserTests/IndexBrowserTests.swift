import Foundation
import Testing

extension BrowserSuite {
  /// The index of a site, and the code beside previews.
  @Suite struct IndexBrowserTests {
    private func open(
      _ page: String, _ fragment: String = "", width: Int = 1280
    ) async throws -> Browser {
      let browser = try await Browser.shared.value
      let gallery = try await BuiltGallery.shared.value
      try await browser.resize(width: width, height: 900)
      let address = gallery.folder.appending(path: page).absoluteString + fragment
      try await browser.open(try #require(URL(string: address)))
      _ = try await browser.complaints()
      return browser
    }

    private func find(_ words: String, in browser: Browser) async throws -> [String] {
      let found = try await browser.run(
        """
        const field = document.querySelector('.finder input')
        field.value = arguments[0]
        field.dispatchEvent(new Event('input', {bubbles: true}))
        return [...document.querySelectorAll('.card')].filter((one) => one.checkVisibility())
          .map((one) => one.querySelector('h3').textContent)
        """, [.string(words)])
      return (found.array ?? []).compactMap(\.string)
    }

    @Test func everyPreviewIsFoundByTitleNotesAndGroup() async throws {
      let browser = try await open("index.html")
      #expect(try await find("CAFES", in: browser) == ["Cafés"])
      #expect(try await find("never opens", in: browser).contains("Handlers that veto"))
      #expect(try await find("sidebars column", in: browser).contains("Triple column"))
      let count = try await browser.run("return document.querySelectorAll('.card').length").number
      let shelf = "return document.querySelector('.shelf:not([hidden]) h2').textContent.trim()"
      #expect(try await find("CAFES", in: browser).count == 1)
      #expect(try await browser.run(shelf) == "Lists 1")
      #expect(try await find("", in: browser).count == Int(count ?? 0))
      #expect(try await browser.run(shelf) == "Outlines 15")
      #expect(try await find("zzz", in: browser) == [])
      #expect(
        try await browser.run("return document.querySelector('[role=status]').textContent")
          == "Nothing found")
    }

    @Test func aCardOfASplitViewShowsItsColumnsBesideEachOther() async throws {
      let browser = try await open("index.html")
      let card = "document.querySelector('.card-page[title=\"Double column\"]')"
      try await browser.run(
        """
        for (const one of document.querySelectorAll('.card')) {
          if (one.textContent.includes('Double column')) one.scrollIntoView()
        }
        """)
      #expect(try await browser.becomes("\(card)?.parentElement.matches('[data-loaded]')"))
      try await browser.enter(try await browser.first(".card-page[title='Double column']"))
      #expect(
        try await browser.run(
          """
          return [...document.querySelectorAll('.column')].map((column) => {
            const { left, width, height } = column.getBoundingClientRect()
            return left + width <= innerWidth && width > 200 && height > 400
          })
          """) == [true, true])
      try await browser.enter(nil)
    }

    @Test func everyPreviewIsFoundByWhatItShowsAndByItsCode() async throws {
      let browser = try await open("index.html")
      _ = try await find("shouldCollapseItem", in: browser)
      #expect(try await browser.becomes("globalThis.searchWords"))
      for (word, title) in [
        ("shouldCollapseItem", "Handlers that veto"), ("square.grid.2x2", "List or grid"),
        ("outlineDisclosure", "Browse"), ("TopicMessage", "Topic history"),
      ] {
        #expect(try await find(word, in: browser).contains(title), "\(word)")
      }
      #expect(try await find("UIListSeparatorConfiguration", in: browser) == [])
    }

    @Test(arguments: [1280, 390])
    func theFieldIsAsWideWhateverWasFound(width: Int) async throws {
      let browser = try await open("index.html", width: width)
      let field = "return document.querySelector('.finder input').offsetWidth"
      let before = try await browser.run(field)
      for words in ["swipe", "zzz"] {
        _ = try await find(words, in: browser)
        #expect(try await browser.run(field) == before, "\(words)")
      }
    }

    @Test func theAddressKeepsTheQuery() async throws {
      let browser = try await open("index.html")
      _ = try await find("swipe right", in: browser)
      #expect(try await browser.run("return location.hash") == "#q=swipe+right")
      let again = try await open("index.html", "#q=Caf%C3%A9s")
      #expect(
        try await again.run("return document.querySelector('.finder input').value") == "Cafés")
      #expect(
        try await again.run(
          "return [...document.querySelectorAll('.card')].filter((one) => one.checkVisibility()).length"
        ) == 1)
      _ = try await find("", in: again)
      #expect(try await again.run("return location.hash") == "")
    }

    @Test func groupsThatASearchLeavesAreTheOnesToJumpTo() async throws {
      let browser = try await open("index.html")
      let chips = """
        return [...document.querySelectorAll('.chips li')]
          .filter((one) => one.firstChild.hash && one.checkVisibility()).length
        """
      let all = try #require(try await browser.run(chips).number)
      _ = try await find("zzz", in: browser)
      #expect(try await browser.run(chips) == 0)
      _ = try await find("swipe", in: browser)
      let left = try #require(try await browser.run(chips).number)
      #expect(left > 0 && left < all)
      try await browser.run(
        "[...document.querySelectorAll('.chips li')].find((one) => !one.hidden).firstChild.click()")
      #expect(try await browser.becomes("location.hash === '#q=swipe'"))
      #expect(try await browser.run(chips) == .number(left))
    }

    @Test func pagesComeIntoPicturesThatAreNear() async throws {
      let browser = try await open("index.html")
      let frames = "document.querySelectorAll('.card-page').length"
      let windows = "return document.querySelectorAll('.card-window').length"
      #expect((try await browser.run(windows).number ?? 0) > 60)
      #expect((try await browser.run("return \(frames)").number ?? 99) < 20)
      // What stands for browsers without script is not among the words.
      #expect(try await find("iframe", in: browser) == [])
      _ = try await find("", in: browser)
      try await browser.run("document.querySelector('#group-backgrounds').scrollIntoView()")
      #expect(
        try await browser.becomes(
          """
          [...document.querySelectorAll('#group-backgrounds ~ .cards .card-sheet')]
            .every((one) => 'loaded' in one.dataset && one.firstChild.matches('.card-page'))
          """))
      #expect((try await browser.run("return \(frames)").number ?? 99) < 50)
    }

    @Test func picturesAreAsHighAsWhatTheyShow() async throws {
      let browser = try await open("index.html")
      try await browser.run("document.querySelector('#group-outlines').scrollIntoView()")
      #expect(
        try await browser.becomes(
          """
          [...document.querySelectorAll('.card')].some((card) =>
            card.querySelector('h3').textContent === 'No accessories'
              && card.querySelector('.card-sheet').offsetHeight > 40
              && card.querySelector('.card-sheet').offsetHeight < 200)
          """))
    }

    @Test func fiveChaptersCanBeTouched() async throws {
      let browser = try await open("index.html")
      #expect(
        try await browser.run("return document.querySelectorAll('.door-window').length") == 5)
      try await browser.run("document.querySelector('.doors').scrollIntoView()")
      #expect(try await browser.becomes("document.querySelector('.door-window[data-loaded]')"))
      try await browser.enter(try await browser.first(".door-page"))
      let rows = "document.querySelectorAll('.row[aria-expanded=true]').length"
      #expect(try await browser.becomes("\(rows) === 1"))
      try await browser.run("document.querySelectorAll('.row > .cell')[0].click()")
      let isOpen = try await browser.becomes("\(rows) === 2")
      try await browser.enter(nil)
      #expect(isOpen)
    }

    @Test func thePreviewThatIsFeaturedCanBeTouched() async throws {
      let browser = try await open("index.html")
      try await browser.enter(try await browser.first(".cover-stage iframe"))
      try await browser.run("document.querySelectorAll('.row > .cell')[0].click()")
      let isClosed = try await browser.becomes(
        "document.querySelectorAll('.row[aria-expanded=true]').length === 2")
      try await browser.enter(nil)
      #expect(isClosed)
      let lines = try await browser.run(
        "return document.querySelector('.cover-source pre code').textContent.split('\\n').length")
      #expect(lines == 10)
    }

    @Test func codeIsCopiedAsItIsWritten() async throws {
      let browser = try await open("pages/tap-anywhere.html")
      try await browser.run(
        """
        Object.defineProperty(navigator, 'clipboard', { value: {
          writeText: async (text) => { window.copied = text }
        } })
        """)
      try await browser.first("[name=copy-source]").click()
      #expect(
        try await browser.becomes(
          "document.querySelector('.source .tool').textContent === 'Copied'"))
      let copied = try await browser.run("return window.copied").string ?? ""
      #expect(copied.hasPrefix("/// A tap anywhere on a parent opens or closes it.\npublic final"))
      #expect(copied.hasSuffix("  }\n}"))
    }

    @Test func aDeviceStandsAroundThePageOrNone() async throws {
      let browser = try await open("pages/an-unread-message.html", "#device=none")
      // Without a device it is as high as what it shows.
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.device-none .device-screen')?.clientHeight < 300
            && document.querySelector('.device-screen').clientHeight > 60
          """))
      try await browser.run(
        """
        const dial = document.querySelector('[name=device]')
        dial.value = 'pad'
        dial.dispatchEvent(new Event('change', {bubbles: true}))
        """)
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.device-pad .device-screen')?.clientWidth === 1194
            && location.hash === '#device=pad'
          """))
    }
  }
}
