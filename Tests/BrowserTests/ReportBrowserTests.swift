import Foundation
import Testing

extension BrowserSuite {
  /// A report of what changed, as somebody reviews it.
  @Suite struct ReportBrowserTests {
    private func open(_ page: URL, _ fragment: String = "", width: Int = 1280) async throws
      -> Browser
    {
      let browser = try await Browser.whole.value
      try await browser.resize(width: width, height: 900)
      // From another page, since a change of the fragment alone loads nothing.
      try await browser.open(page.deletingLastPathComponent().deletingLastPathComponent())
      try await browser.open(try #require(URL(string: page.absoluteString + fragment)))
      return browser
    }

    private func index() async throws -> URL {
      try await BuiltReport.shared.value.folder.appending(path: "index.html")
    }

    @Test func changesAreFoundByTheirWordsAndReachedByKeys() async throws {
      let browser = try await open(index())
      _ = try await browser.complaints()
      #expect(try await browser.first("[role=status]").text() == "2 changes")
      try await browser.type("/")
      try await browser.type("value")
      #expect(
        try await browser.becomes(
          "document.querySelector('[role=status]').textContent === '1 of 2 changes'"))
      try await browser.run("document.activeElement.blur()")
      try await browser.type("j")
      try await browser.press(.enter)
      #expect(try await browser.becomes("document.body.matches('.change')"))
      #expect(try await browser.address.hasSuffix("/changes/a-value-cell.html"))
      let complaints = try await browser.complaints()
      #expect(complaints == [])
    }

    @Test func bothPagesStandBesideEachOtherAsTheyAre() async throws {
      let browser = try await open(BuiltReport.shared.value.change)
      for (side, words) in [("before", "128 GB"), ("after", "256 GB")] {
        try await browser.enter(try await browser.first("iframe[name=\(side)]"))
        #expect(
          try await browser.becomes("document.body.textContent.includes('\(words)')"), "\(side)")
        try await browser.enter(nil)
      }
      let lefts =
        try await browser.run(
          "return [...document.querySelectorAll('.pane')].map(one => one.getBoundingClientRect().left)"
        ).array ?? []
      #expect(lefts.compactMap(\.number).count == 2)
      #expect((lefts.first?.number ?? 0) < (lefts.last?.number ?? 0))
    }

    @Test func keysShowThePagesUponEachOtherInOtherSurroundings() async throws {
      let browser = try await open(BuiltReport.shared.value.change)
      try await browser.type("2d")
      #expect(try await browser.becomes("location.hash === '#view=marks&scheme=dark'"))
      #expect(
        try await browser.run(
          """
          const [before, after] = document.querySelectorAll('.pane')
          return getComputedStyle(after).mixBlendMode + ' '
            + (before.getBoundingClientRect().left === after.getBoundingClientRect().left)
          """) == "difference true")
      try await browser.enter(try await browser.first("iframe[name=after]"))
      #expect(try await browser.becomes("document.documentElement.dataset.scheme === 'dark'"))
      try await browser.enter(nil)
      try await browser.type("3")
      try await browser.press(.right)
      #expect(
        try await browser.becomes(
          "getComputedStyle(document.querySelector('.stack')).getPropertyValue('--cut') === '55%'"))
    }

    @Test func theNextChangeIsShownTheSameWay() async throws {
      let browser = try await open(BuiltReport.shared.value.change, "#view=slide&scheme=dark")
      try await browser.type("j")
      #expect(
        try await browser.becomes(
          """
          location.pathname.endsWith('/an-unread-message.html')
            && location.hash === '#view=slide&scheme=dark'
            && document.querySelector('[name=view][aria-pressed=true]').value === 'slide'
          """))
    }

    @Test func aNarrowWindowScrollsNowhereSideways() async throws {
      for page in try await [index(), BuiltReport.shared.value.change] {
        let browser = try await open(page, width: 390)
        #expect(
          try await browser.becomes("document.documentElement.scrollWidth <= innerWidth"),
          "\(page.lastPathComponent)")
      }
    }

    @Test func inForcedColoursToolsHaveEdgesAndTheChosenViewIsSeen() async throws {
      let browser = try await open(BuiltReport.shared.value.change)
      try await browser.prefer(["forced-colors": "active"])
      let fills = """
        return ['true', 'false'].map(isPressed => getComputedStyle(
          document.querySelector(`[name=view][aria-pressed=${isPressed}]`)).backgroundColor)
        """
      let colors = try await browser.run(fills).array ?? []
      #expect(colors.count == 2 && colors.first != colors.last)
      let edges = try await browser.run(
        """
        return ['.report-tool', '.view-dial', '.change-words li', '.pane-screen', '.lines']
          .map(selector => getComputedStyle(document.querySelector(selector)).borderTopStyle)
        """)
      #expect(edges == ["solid", "solid", "solid", "solid", "solid"])
      try await browser.prefer([:])
    }

    @Test func onPaperPagesStandBesideEachOtherAndLinesAreWhole() async throws {
      let browser = try await open(BuiltReport.shared.value.change, width: 718)
      try await browser.command("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(
        try await browser.becomes(
          """
          (([before, after]) => before.top === after.top && before.right < after.left
            && after.right < innerWidth
          )([...document.querySelectorAll('.pane')].map(one => one.getBoundingClientRect()))
          """))
      let whole = try await browser.run(
        """
        const lines = document.querySelector('.lines')
        return lines.scrollWidth <= lines.clientWidth
          && getComputedStyle(lines).overflowX === 'visible'
          && !document.querySelector('.view-tools').checkVisibility()
        """)
      #expect(whole == true)
      try await browser.command("Emulation.setEmulatedMedia", ["media": ""])
    }

    @Test func withoutScriptBothPagesAndTheWordsAreThere() async throws {
      let browser = try await Browser.withoutScript.value
      try await browser.open(try await BuiltReport.shared.value.change)
      let shown = try await browser.run(
        "return [...document.querySelectorAll('.pane, .change-words li, .line')].length > 3")
      #expect(shown == true)
      #expect(try await browser.first(".view-tools").isDisplayed() == false)
    }
  }
}
