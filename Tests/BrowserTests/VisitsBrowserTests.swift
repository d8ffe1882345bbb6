import Foundation
import Testing

extension BrowserSuite {
  /// What a page keeps from visit to visit.
  @Suite struct VisitsBrowserTests {
    private let key = "cellophane:accessories-on-parents"

    private func reloaded(storing value: String) async throws -> ListPage {
      let page = try await ListPage("accessories-on-parents")
      // What is stored as the page is left stands before what the test stores.
      try await page.browser.run(
        """
        document.addEventListener('visibilitychange', () => {
          localStorage[arguments[0]] = arguments[1]
        })
        """, [.string(key), .string(value)])
      try await page.browser.reload()
      return page
    }

    @Test func whatWasClosedAgainIsClosedAfterAReload() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      try await page.disclose("Pep")
      try await page.disclose("Marx")
      #expect(
        try await page.browser.becomes(
          "/Pep/.test(location.search) && !/Marx/.test(location.search)"))
      try await page.browser.reload()
      #expect(try await page.rows() == ["Pep", "Manny", "Moe", "Jack", "Marx"])
    }

    @Test func theAddressSaysWhatWasToggledAndShowsItElsewhere() async throws {
      let page = try await ListPage("accessories-on-parents")
      try await page.disclose("Marx")
      #expect(try await page.browser.becomes("location.search === '?toggled=list/Marx'"))
      try await page.disclose("Other")
      #expect(
        try await page.browser.becomes(
          "location.search === '?toggled=list/Marx+list/Marx/Other'"))
      let address = try await page.browser.address
      try await page.browser.run("localStorage.clear()")
      try await page.browser.open(
        try await BuiltGallery.shared.value.folder.appending(path: "404.html"))
      try await page.browser.run("localStorage.clear()")
      try await page.browser.open(try #require(URL(string: address)))
      #expect(try await page.isExpanded("Other") == true)
      try await page.disclose("Marx")
      try await page.tap("Pep")
      #expect(
        try await page.browser.becomes(
          "location.search === '?toggled=list/Marx/Other&selected=list/Pep'"))
    }

    @Test func theCataloguesAddressEncodesIdentifiersOnce() async throws {
      let browser = try await Browser.shared.value
      let site = try await BuiltGallery.shared.value.folder
      let address = site.appending(path: "pages/a-packing-list.html").absoluteString
      let said = "#selected=list/Map+list/Sun%20cream"
      try await browser.open(site.appending(path: "404.html"))
      try await browser.open(try #require(URL(string: address + said)))
      #expect(
        try await browser.becomes(
          "document.querySelector('.bench').dataset.heard && location.hash === '\(said)'"))
      try await browser.enter(try await browser.first("iframe"))
      let chosen = try await browser.run(
        "return [...document.querySelectorAll('[aria-selected=true]')].map((row) => row.id)")
      try await browser.enter(nil)
      #expect(chosen == ["list/Map", "list/Sun%20cream"])
    }

    @Test func anAddressKeepsEditingAndWhatIsChosenMeanwhile() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.first(".bar-button").click()
      try await page.tap("Petra Holm")
      try await page.tap("Jonas")
      #expect(try await page.browser.becomes("/selected=.*[+].*&editing=/.test(location.search)"))
      try await page.browser.reload()
      #expect(try await page.isSelected("Petra Holm"))
      #expect(try await page.isSelected("Jonas"))
      #expect(try await page.isSelected("Northern Ferries") == false)
      #expect(
        try await page.browser.run("return !!document.querySelector('.frame [data-editing]')")
          == true)
    }

    @Test func anAddressOfATabShowsIt() async throws {
      let page = try await ListPage("compact-width")
      try await page.browser.run("document.querySelectorAll('.tab')[1].click()")
      #expect(try await page.browser.becomes("location.search.startsWith('?tab=')"))
      try await page.browser.reload()
      let chosen = try await page.browser.run(
        """
        return [[...document.querySelectorAll('.tab')].map((tab) => tab.ariaSelected),
          [...document.querySelectorAll('.tab-panel')].map((panel) => panel.checkVisibility())]
        """)
      #expect(chosen.array?.map { $0.array?[1] } == ["true", true])
    }

    @Test func anAddressKeepsSwitchesAndSegments() async throws {
      let page = try await ListPage("controls-in-accessories")
      let state = """
        [...document.querySelectorAll('.frame .toggle')].map((one) => one.checked).join() + ' '
          + [...document.querySelectorAll('.frame .segment')].map((one) => one.ariaPressed).join()
        """
      let start = try await page.browser.run("return \(state)")
      try await page.browser.run(
        """
        document.querySelector('.frame .toggle:not(:checked)').click()
        document.querySelector('.frame .segment[aria-pressed=false]').click()
        """)
      #expect(try await page.browser.becomes("location.search.includes('set=')"))
      let chosen = try await page.browser.run("return \(state)")
      #expect(chosen != start)
      try await page.browser.reload()
      #expect(try await page.browser.run("return \(state)") == chosen)
    }

    @Test func anAddressOpensNothingThatIsVetoed() async throws {
      let page = try await ListPage("handlers-that-veto")
      let before = try await page.rows()
      let address = try await BuiltGallery.shared.value.page("handlers-that-veto").absoluteString
      try await page.browser.open(
        try #require(URL(string: address + "?toggled=list/Pep+list/Marx/Other")))
      #expect(try await page.rows() == before)
    }

    @Test func anAddressThatSaysNothingShowsWhatWasOpenAtTheLastVisit() async throws {
      let page = try await ListPage("accessories-on-parents")
      let address = try await page.browser.address
      try await page.disclose("Marx")
      try await page.browser.open(
        try await BuiltGallery.shared.value.folder.appending(path: "404.html"))
      try await page.browser.open(try #require(URL(string: address)))
      #expect(try await page.rows() == ["Pep", "Marx", "Groucho", "Harpo", "Chico", "Other"])
    }

    @Test(arguments: [
      "", "null", "7", "{", "[object Object]", "__proto__ constructor", "\n\t", "nobody list",
      "list/Marx/Harpo list list~0 page", "<img src=x onerror=alert(1)>",
    ])
    func nonsenseInTheStorageIsNotThere(value: String) async throws {
      let page = try await reloaded(storing: value)
      #expect(try await page.rows() == ["Pep", "Marx"])
      #expect(try await page.browser.complaints() == [])
      try await page.disclose("Marx")
      #expect(try await page.rows().count == 6)
    }

    @Test func whatIsVetoedStaysClosedWhateverIsStored() async throws {
      let page = try await ListPage("handlers-that-veto")
      let before = try await page.rows()
      try await page.browser.run(
        """
        document.addEventListener('visibilitychange', () => {
          localStorage['cellophane:handlers-that-veto'] = 'list/Pep list/Marx/Other'
        })
        """)
      try await page.browser.reload()
      #expect(try await page.rows() == before)
    }

    @Test func aBrowserThatRefusesStorageOpensAndClosesAllTheSame() async throws {
      let page = try await ListPage("accessories-on-parents")
      let address = try await page.browser.address
      let refusal = try await page.browser.command(
        "Page.addScriptToEvaluateOnNewDocument",
        [
          "source": """
          Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('refused', 'SecurityError') }
          })
          """
        ])
      try await page.browser.reload()
      try await page.disclose("Marx")
      #expect(try await page.rows().count == 6)
      try await page.browser.open(try #require(URL(string: address)))
      #expect(try await page.rows() == ["Pep", "Marx"])
      #expect(try await page.browser.complaints() == [])
      try await page.browser.command(
        "Page.removeScriptToEvaluateOnNewDocument",
        ["identifier": refusal["identifier"] ?? .null])
    }

    @Test func twoEmbedsOfAPreviewOpenEachByItself() async throws {
      let page = try await ListPage("accessories-on-parents")
      let folder = try await BuiltGallery.shared.value.folder
      let both = folder.appending(path: "previews/both.html")
      try Data(
        """
        <!DOCTYPE html><title>Both</title>
        <iframe src="accessories-on-parents.html" height="400"></iframe>
        <iframe src="accessories-on-parents.html" height="400"></iframe>
        """.utf8
      ).write(to: both)
      defer { try? FileManager.default.removeItem(at: both) }
      try await page.browser.open(both)
      let frames = try await page.browser.all("iframe")
      try await page.browser.enter(frames[0])
      try await page.disclose("Marx")
      #expect(try await page.rows().count == 6)
      try await page.browser.enter(nil)
      try await page.browser.enter(frames[1])
      #expect(try await page.rows() == ["Pep", "Marx"])
      try await page.disclose("Pep")
      #expect(try await page.rows().count == 5)
      try await page.browser.enter(nil)
    }
  }
}
