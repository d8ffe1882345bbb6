import Foundation
import Testing

extension BrowserSuite {
  /// Filtering while one types, by the rules that the build found.
  @Suite struct SearchBrowserTests {
    /// Types into the field as a person does.
    private func type(_ text: String, on page: ListPage) async throws {
      guard let field = try await page.browser.all("[role=search] input").first else {
        throw DriverError.malformedResponse("no search field")
      }
      try await field.type(text)
    }

    /// Puts a whole text into the field, as pasting does.
    private func paste(_ text: String, on page: ListPage) async throws {
      try await page.put(text, into: "[role=search] input")
    }

    private func status(_ page: ListPage) async throws -> String {
      try await page.browser.run(
        "return document.querySelector('[role=search] [role=status]').textContent"
      ).string ?? ""
    }

    private func headers(_ page: ListPage) async throws -> [String] {
      let texts = try await page.browser.run(
        """
        return [...document.querySelectorAll('[role=heading]')]
          .filter(header => header.checkVisibility())
          .map(header => header.textContent.trim())
        """)
      return (texts.array ?? []).compactMap(\.string)
    }

    @Test func whatEndsASearchAtTheLowerEdgeIsOfTheFieldsGlass() async throws {
      let page = try await ListPage("ray-tube")
      try await page.browser.first(".search-field").click()
      #expect(
        try await page.browser.becomes(
          """
          document.querySelector('.search-cancel').checkVisibility()
            && new Set(['.search-field', '.search-cancel'].map((one) =>
              getComputedStyle(document.querySelector(one)).backgroundColor)).size === 1
          """))
    }

    @Test func whatFindsARowThatCameSinceIsSaidNotToBeKnown() async throws {
      let page = try await ListPage("an-inbox")
      let said = "document.getElementById('announcement').textContent"
      try await paste("a", on: page)
      #expect(try await page.browser.run("return \(said)") == "")
      try await paste("", on: page)
      try await page.browser.run(
        """
        const row = document.querySelector('.row[data-find]').cloneNode(true)
        row.id = 'came'
        row.removeAttribute('data-find')
        row.removeAttribute('data-finds')
        document.querySelector('.row[data-find]').after(row)
        """)
      try await paste("a", on: page)
      #expect(
        try await page.browser.run("return \(said)")
          == "The page stops here: what this does now is not known.")
    }

    @Test func aSearchGoesOnUntilItIsCancelled() async throws {
      let page = try await ListPage("cafes")
      let goesOn = "document.querySelector('.search-cancel').checkVisibility()"
      #expect(try await page.browser.run("return \(goesOn)") == false)
      try await page.browser.first(".search-field").click()
      #expect(try await page.browser.becomes(goesOn))
      try await page.tap("Zürich")
      #expect(
        try await page.browser.run(
          "return [\(goesOn), document.activeElement.matches('.search-field')]") == [true, false])
      try await page.browser.first(".search-cancel").click()
      #expect(try await page.browser.run("return \(goesOn)") == false)
    }

    @Test func wholeSectionsStayWhoseHeaderOrRowContainsTheQuery() async throws {
      let page = try await ListPage("ray-tube")
      try await type("no", on: page)
      #expect(try await headers(page) == ["Miscellaneous"])
      #expect(try await page.rows().count == 4)
      #expect(try await status(page) == "Results: 4")
      try await type("\u{E003}\u{E003}UIK", on: page)
      #expect(try await headers(page) == ["UIKit"])
      #expect(try await page.rows().count == 2)
    }

    @Test func whatOnlyALaterTextContainsIsNotFoundWhereTheAuthorsCodeDoesNotLookThere()
      async throws
    {
      let page = try await ListPage("ray-tube")
      try await type("lessons", on: page)
      #expect(try await page.rows() == [])
      #expect(try await status(page) == "Results: 0")
    }

    @Test func thePhonesFieldStandsAtTheLowerEdgeAndACrossBesideItMeanwhile() async throws {
      let page = try await ListPage("ray-tube")
      let field = "document.querySelector('.search-field')"
      let edges = """
        const box = (node) => node.getBoundingClientRect()
        const [field, cross] = document.querySelectorAll('.search-field, .search-cancel')
        return [innerHeight - box(field).bottom, box(field).height, box(field).left,
          cross.checkVisibility() && [box(cross).left - box(field).right, box(field.parentElement).right - box(cross).right,
            box(cross).width, box(cross).height, getComputedStyle(cross).borderRadius]]
        """
      #expect(try await page.browser.run(edges) == [12, 44, 16, false])
      try await page.browser.first(".search-field").click()
      try await page.browser.type("UIK")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.search-cancel').checkVisibility()"))
      let beside = try await page.browser.run(edges)
      #expect(beside == [12, 44, 16, [10, 16, 44, 44, "50%"]])
      #expect(try await headers(page) == ["UIKit"])
      #expect(try await page.browser.run("return \(field).getAttribute('list')") == .null)
      try await page.browser.first(".search-cancel").click()
      #expect(
        try await page.browser.run("return [\(field).value, document.activeElement === \(field)]")
          == ["", false])
      #expect(try await headers(page).count == 4)
      #expect(try await page.browser.run(edges) == [12, 44, 16, false])
    }

    @Test func onAPadAndBeforeIOS26TheFieldStandsBelowTheTitle() async throws {
      for (preview, gallery) in [
        ("ray-tube-pad", BuiltGallery.shared), ("ray-tube", BuiltGallery.iOS18),
      ] {
        let page = try await ListPage(preview, of: gallery, width: 800)
        let isAbove = """
          document.querySelector('.search').getBoundingClientRect().bottom
            <= document.querySelector('.collection').getBoundingClientRect().top
          """
        #expect(try await page.browser.run("return \(isAbove)") == true)
      }
      // The older look says the word.
      let cancel = try await ListPage("ray-tube", of: BuiltGallery.iOS18)
      try await cancel.browser.first(".search-field").click()
      let button = try await cancel.browser.first(".search-cancel")
      // It comes with a fade.
      #expect(
        try await cancel.browser.becomes(
          "document.querySelector('.search-cancel').innerText === 'Cancel'"))
      #expect(try await button.style("font-size") == "17px")
    }

    @Test func escapeBringsEverythingBack() async throws {
      let page = try await ListPage("ray-tube")
      try await type("swiftui", on: page)
      #expect(try await page.rows().count == 1)
      try await type("\u{E00C}", on: page)
      #expect(try await page.rows().count == 9)
      #expect(
        try await page.browser.run("return document.activeElement.matches('.search-field')")
          == true)
    }

    @Test func rowsStayWhoseTextsContainTheQuery() async throws {
      let page = try await ListPage("an-inbox")
      #expect(try await page.rows().count == 7)
      try await type("LANDLORD", on: page)
      #expect(try await page.rows().count == 1)
      _ = try await page.row("Petra Holm")
      #expect(try await status(page) == "Results: 1")
      // The time beside each message is not looked at.
      try await type("\u{E00C}08", on: page)
      #expect(try await page.rows().count == 1)
      _ = try await page.row("Northern Ferries")
    }

    @Test func whereNothingIsFoundThePageSaysWhatTheAuthorsScreenSays() async throws {
      let page = try await ListPage("an-inbox")
      try await type("<b>&", on: page)
      let nothing = "document.querySelector('.nothing-found')"
      #expect(
        try await page.browser.run("return \(nothing).querySelector('.label').textContent")
          == "No Results for “<b>&”")
      #expect(try await page.browser.run("return \(nothing).checkVisibility()") == true)
      try await type("\u{E00C}", on: page)
      #expect(try await page.browser.run("return \(nothing).checkVisibility()") == false)
      #expect(try await page.rows().count == 7)
    }

    @Test func parentsOfWhatIsFoundOpenAndCloseAgainAndAccentsMakeNoDifference() async throws {
      let page = try await ListPage("cafes")
      #expect(try await page.rows() == ["Kraków", "Málaga", "Reykjavík", "Zürich"])
      try await type("ULTIMO", on: page)
      #expect(try await page.rows() == ["Málaga", "El Último Mono"])
      #expect(try await page.isExpanded("Málaga") == true)
      try await type("\u{E00C}", on: page)
      #expect(try await page.rows() == ["Kraków", "Málaga", "Reykjavík", "Zürich"])
      try await type("zür", on: page)
      #expect(try await page.rows() == ["Zürich"])
    }

    @Test func signsThatMeanSomethingInPatternsAreLookedForAsTheyAre() async throws {
      let page = try await ListPage("cafes")
      for query in [".*", "(", "[a-z]", "\\", "$&", "^", "a|b"] {
        try await paste(query, on: page)
        #expect(try await page.rows() == [], "\(query)")
      }
      try await paste(String(repeating: "x", count: 1 << 20), on: page)
      #expect(try await page.rows() == [])
      try await paste("", on: page)
      #expect(
        try await page.browser.becomes(
          "[...document.querySelectorAll('.row')].filter(row => row.checkVisibility()).length === 4"
        ))
      #expect(try await page.browser.complaints() == [])
    }

    @Test func typingOnALaterFrameStartsFromTheFirst() async throws {
      let page = try await ListPage("ray-tube", frame: "searched-for-no")
      #expect(try await page.rows().count == 4)
      try await type("\u{E009}a\u{E009}swiftui", on: page)
      #expect(
        try await page.browser.becomes(
          """
          document.querySelector('[role=search] [role=status]').textContent === 'Results: 1' \
          && location.hash === '#frame-start'
          """))
      #expect(try await headers(page) == ["SwiftUI"])
    }

    @Test func fromRightToLeftRowsAreFoundAndOpenAsElsewhere() async throws {
      let page = try await ListPage("cafes")
      let address = try await page.browser.address
      try await page.browser.open(try #require(URL(string: "\(address)?dir=rtl")))
      try await type("ultimo", on: page)
      #expect(try await page.rows() == ["Málaga", "El Último Mono"])
      #expect(try await page.browser.becomes("location.search.endsWith('&q=ultimo')"))
      let sides = try await page.browser.run(
        """
        const texts = [...document.querySelectorAll('.row .cell-text')]
          .filter((text) => text.checkVisibility({visibilityProperty: true}))
        const [parent, child] = texts.slice(0, 2).map((text) => text.getBoundingClientRect().right)
        return child < parent && getComputedStyle(document.querySelector('.search-field')).direction
        """)
      #expect(sides == "rtl")
      try await type("\u{E00C}", on: page)
      #expect(try await page.rows() == ["Kraków", "Málaga", "Reykjavík", "Zürich"])
    }

    @Test func theLastRowThatIsFoundHasNoLineBelow() async throws {
      let page = try await ListPage("an-inbox")
      let lines = """
        return [...document.querySelectorAll('.row:not([data-leaving] *)')]
          .filter((row) => row.checkVisibility())
          .filter((row) => [...row.querySelectorAll(':scope > .swipe > .slide > .cell')].some((cell) =>
            cell.checkVisibility() && getComputedStyle(cell, '::after').visibility === 'visible'))
          .length
        """
      #expect(try await page.browser.run(lines) == 6)
      try await type("LANDLORD", on: page)
      #expect(try await page.rows().count == 1)
      #expect(try await page.browser.run(lines) == 0)
    }

    @Test func listedQueriesAreAnsweredAsTheAuthorsCodeDoes() async throws {
      let page = try await ListPage("stations-by-their-letters")
      let all = try await page.rows()
      try await type("pad", on: page)
      #expect(try await page.rows().first == "Paddington")
      #expect(try await page.rows().count < all.count)
      #expect(try await status(page) == "")
      try await type("x", on: page)
      #expect(try await status(page) == "This page knows only: kgc, pad, st")
      #expect(try await page.rows() == all)
      try await type("\u{E00C}st", on: page)
      #expect(try await page.rows() == ["Euston", "Baker Street", "Liverpool Street"])
      try await type("\u{E00C}", on: page)
      #expect(try await page.rows() == all)
      #expect(
        try await page.browser.run(
          "return [...document.querySelectorAll('datalist option')].map(one => one.value)")
          == .array(["kgc", "pad", "st"]))
    }

    @Test func withScriptOffTheFieldIsNotOfferedAndEverythingCanBeRead() async throws {
      let page = try await ListPage("ray-tube", in: Browser.withoutScript)
      let isDisabled = "return document.querySelector('[role=search] input').disabled"
      #expect(try await page.browser.run(isDisabled) == true)
      #expect(try await page.rows().count >= 9)
    }
  }
}
