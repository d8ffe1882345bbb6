import Foundation
import Testing

extension SecondWindowSuite {
  /// Targets, focus and narrow windows on every preview page.
  @Suite struct AccessBrowserTests {
    @Test func aListIsCalledWhatItsBarComesToSay() async throws {
      let page = try await ListPage("handlers-that-observe")
      let tree = try await page.browser.first("[role=tree]")
      #expect(try await tree.name() == "Families")
      try await page.disclose("Marx")
      #expect(try await tree.name() == "Marx opens")
    }

    @Test func everythingThatReactsIsLargeEnoughToTouch() async throws {
      #expect(try await PageSurvey.phone.value[.smallTargets] == [])
    }

    @Test func rowsAreAtLeast44PointsHigh() async throws {
      #expect(try await PageSurvey.phone.value[.lowRows] == [])
    }

    @Test func theFocusIsSeenWhereverItGoes() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 402, height: 874)
      for name in ["tap-anywhere", "controls", "an-inbox", "controls-in-accessories", "cafes"] {
        let page = try await ListPage(name)
        for _ in 0..<14 {
          try await page.browser.press(.tab)
          let hidden = try await page.browser.run(
            """
            const one = document.activeElement
            if (one === document.body) return null
            const rings = [one, ...one.querySelectorAll(
                ':scope > .cell, :scope > .swipe > .slide > .cell, :scope > .action-face')]
              .filter((part) => part.checkVisibility())
              .map((part) => getComputedStyle(part))
              .filter((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)
            return rings.length ? null : one.outerHTML.slice(0, 120)
            """)
          #expect(hidden == .null, "\(name)")
        }
      }
    }

    @Test func nothingScrollsSidewaysAt320Points() async throws {
      #expect(try await PageSurvey.phone.value[.widerThan320] == [])
    }

    @Test func fromRightToLeftPartsAreReadAsTheyStand() async throws {
      let page = try await ListPage("controls-in-accessories")
      try await page.browser.run("document.documentElement.dir = 'rtl'")
      let lefts = try await page.browser.run(
        """
        const row = [...document.querySelectorAll('.row')].find((one) => one.querySelector('.toggle'))
        return [...row.querySelector('.cell').children].filter((part) => part.offsetWidth > 1)
          .map((part) => part.getBoundingClientRect().left)
        """)
      let places = (lefts.array ?? []).compactMap(\.number)
      #expect(places.count == 3)
      #expect(places == places.sorted(by: >))
    }
  }
}
