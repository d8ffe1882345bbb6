import Foundation
import Testing

extension BrowserSuite {
  /// Going from frame to frame.
  @Suite struct FramesBrowserTests {
    /// The bar's words once they begin so.
    private func says(_ words: String, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        "document.querySelector('.steps [role=status]').textContent === '\(words)'")
    }

    private func press(_ name: String, _ page: ListPage) async throws {
      let button = try #require(
        try await page.browser.all(".steps button", role: "button", name: name).first)
      try await button.click()
    }

    private let two = "Two levels opened: 2 rows opened"
    private let open = [
      "shellies", "shelly1pm-51b1904", "relay", "temperature", "shellyht-a3c07e", "zigbee2mqtt",
    ]

    @Test func nextAndPreviousGoThroughTheFramesAndSayWhatChanged() async throws {
      let page = try await ListPage("steady-topics")
      #expect(try await says("Start", page))
      try await press("Next step", page)
      #expect(try await says(two, page))
      #expect(try await page.rows() == open)
      try await press("Next step", page)
      #expect(try await says("After 1,000 messages: 4 rows inserted, 1 changed", page))
      #expect(try await page.rows().contains("shellyplug-90d2"))
      try await press("Previous step", page)
      #expect(try await says(two, page))
      #expect(try await page.rows() == open)
      try await press("Previous step", page)
      #expect(try await says("Start", page))
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
      #expect(try await page.browser.complaints() == [])
    }

    @Test func theBarIsReachedFromTheKeyboardAndItsButtonsAreLargeEnough() async throws {
      let page = try await ListPage("steady-topics")
      try await page.browser.first(".page").focus()
      try await page.browser.press(.tab, .tab, .tab)
      #expect(try await page.browser.focused().name() == "Next step")
      try await page.browser.press(.enter)
      #expect(try await says(two, page))
      let sizes = try await page.browser.run(
        """
        return [...document.querySelectorAll('.steps button')]
          .every(one => one.offsetWidth >= 44 && one.offsetHeight >= 44)
        """)
      #expect(sizes == true)
    }

    @Test func theListSaysEachStepAndLeadsToIt() async throws {
      let page = try await ListPage("steady-topics")
      try await press("1 of 3", page)
      let links = try await page.browser.all(".steps li")
      #expect(try await links.last?.text() == "After 1,000 messages\n4 rows inserted, 1 changed")
      try await links[1].all("a")[0].click()
      #expect(try await says(two, page))
      #expect(try await page.browser.becomes("location.hash === '#frame-two-levels-opened'"))
      #expect(
        try await page.browser.becomes(
          "!document.querySelector('.steps ol').matches(':popover-open')"))
    }

    @Test func theBrowsersOwnWayBackTakesTheStepBack() async throws {
      let page = try await ListPage("steady-topics")
      try await press("Next step", page)
      #expect(try await says(two, page))
      try await page.browser.run("history.back()")
      #expect(try await says("Start", page))
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
      try await page.browser.run("history.forward()")
      #expect(try await says(two, page))
      #expect(try await page.rows() == open)
    }

    @Test func anAddressOfAFrameThatIsNotThereChangesNothing() async throws {
      let page = try await ListPage("steady-topics", frame: "nonsense%%20")
      #expect(try await says("Start", page))
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
      #expect(try await page.browser.complaints() == [])
    }

    // What a reader opened by hand.

    @Test func theSteadyListKeepsWhatTheReaderOpened() async throws {
      let page = try await ListPage("steady-topics", frame: "two-levels-opened")
      try await page.tap("zigbee2mqtt")
      #expect(try await page.rows().contains("kitchen"))
      try await page.tap("shelly1pm-51b1904")
      #expect(try await page.rows().contains("relay") == false)
      try await press("Next step", page)
      #expect(try await says("After 1,000 messages: 4 rows inserted, 1 changed", page))
      #expect(
        try await page.rows() == [
          "shellies", "shelly1pm-51b1904", "shellyht-a3c07e", "shellyplug-90d2", "zigbee2mqtt",
          "bridge", "kitchen",
        ])
      try await press("Previous step", page)
      #expect(try await says(two, page))
      #expect(
        try await page.rows() == [
          "shellies", "shelly1pm-51b1904", "shellyht-a3c07e", "zigbee2mqtt", "kitchen",
        ])
    }

    @Test func theNaiveListClosesWhatTheReaderOpened() async throws {
      let page = try await ListPage("naive-topics", frame: "two-levels-opened")
      try await page.tap("zigbee2mqtt")
      #expect(try await page.rows().contains("kitchen"))
      try await press("Next step", page)
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.steps [role=status]').textContent.startsWith('After')"))
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
    }

    // Movement.

    private func movesRows(_ page: ListPage) async throws -> Bool {
      try await page.browser.run(
        """
        let count = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function (...rest) {
          count += this.matches('.row > *')
          return animate.apply(this, rest)
        }
        document.querySelector('.step-next').click()
        return new Promise(resolve => addEventListener('hashchange', () =>
          requestAnimationFrame(() => resolve(count > 0)), {once: true}))
        """) == true
    }

    @Test func rowsMoveToWhereTheyStandThen() async throws {
      #expect(try await movesRows(try await ListPage("steady-topics")))
    }

    @Test func aReaderWhoWantsNoMovementSeesNone() async throws {
      let page = try await ListPage("steady-topics")
      try await page.browser.reduceMotion(true)
      let moves = try await movesRows(page)
      try await page.browser.reduceMotion(false)
      #expect(moves == false)
      #expect(try await page.rows() == open)
    }

    // Elsewhere.

    @Test func theCatalogueShowsThePageWithoutItsBar() async throws {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(folder.appending(path: "pages/steady-topics.html"))
      try await browser.enter(try await browser.first(".device-screen"))
      #expect(
        try await browser.becomes(
          """
          document.querySelector('.frame').getBoundingClientRect().top === 0
            && document.querySelector('.step-next').checkVisibility({visibilityProperty: true})
              === false
          """))
      try await browser.enter(nil)
    }

    @Test func withoutScriptTheLastFrameFollowsTheFirstAndTheListOfSteps() async throws {
      let page = try await ListPage("steady-topics", in: Browser.withoutScript)
      let texts = try await page.browser.run(
        """
        return [...document.querySelectorAll('.steps li, .frame-title')]
          .filter(one => one.checkVisibility() && one.getBoundingClientRect().height > 0)
          .map(one => one.textContent)
        """)
      #expect(
        texts == [
          "Start", "Two levels opened2 rows opened",
          "After 1,000 messages4 rows inserted, 1 changed", "Start", "After 1,000 messages",
        ])
      #expect(try await page.rows().filter { $0 == "shellyplug-90d2" }.count == 1)
    }

    @Test func inSomebodyElsesPageWhatMovesIsNotCut() async throws {
      let page = try await ListPage("browse")
      let address = try await page.browser.address
      try await page.browser.open(try #require(URL(string: "\(address)?inset=embed")))
      #expect(
        try await page.browser.run(
          "return getComputedStyle(document.querySelector('.frame')).overflowY") == "visible")
    }

    @Test func rightToLeftTheButtonsChangeSides() async throws {
      let page = try await ListPage("steady-topics")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      #expect(
        try await page.browser.becomes(
          """
          document.querySelector('.step-next').getBoundingClientRect().left
            < document.querySelector('.step-back').getBoundingClientRect().left
          """))
      try await press("Next step", page)
      #expect(try await says(two, page))
      #expect(try await page.rows() == open)
    }
  }
}
