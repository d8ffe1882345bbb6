import Testing

extension BrowserSuite {
  /// Scopes of a search, and tokens in its field.
  @Suite struct ScopesBrowserTests {
    private let songs = ["Northbound", "Slow Orbit", "Paper Moons", "Copper & Pine"]

    private func choose(_ title: String, on page: ListPage) async throws {
      for one in try await page.browser.all(".scopes > .segment")
      where try await one.text() == title {
        return try await one.click()
      }
      throw DriverError.malformedResponse("no scope '\(title)'")
    }

    private func chosen(_ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        return [...document.querySelectorAll('.scopes > [aria-pressed=true]')].map((one) => one.textContent)
        """)
    }

    private let isSeen = "return document.querySelector('.scopes').checkVisibility()"

    @Test func scopesComeWithTheSearchAndGoWithIt() async throws {
      let page = try await ListPage("a-search-with-scopes")
      #expect(try await page.browser.run(isSeen) == false)
      try await page.browser.first(".search-field").click()
      #expect(try await page.browser.becomes("document.querySelector('.scopes').checkVisibility()"))
      let edges = """
        const box = (node) => node.getBoundingClientRect()
        const [title, scopes, list] = ['.large-title', '.scopes', '.collection'].map((one) =>
          document.querySelector(one))
        return [box(scopes).top - box(title).bottom, box(scopes).height, box(scopes).left,
          box(list).top - box(scopes).bottom, scopes.role, scopes.ariaLabel]
        """
      #expect(try await page.browser.run(edges) == [4, 32, 16, 10, "group", "Choices"])
      try await page.browser.first(".search-cancel").click()
      #expect(
        try await page.browser.becomes("!document.querySelector('.scopes').checkVisibility()"))
    }

    @Test func inIOS18TheFieldTakesThePlaceOfTheBar() async throws {
      let page = try await ListPage("a-search-with-scopes-ios18")
      let seen = """
        const parts = ['.navigation-bar', '.large-title', '.search']
          .map((one) => document.querySelector(one))
        return [...parts.map((one) => getComputedStyle(one).visibility),
          Math.round(parts[2].getBoundingClientRect().top - parts[0].parentElement.getBoundingClientRect().top)]
        """
      #expect(try await page.browser.run(seen) == ["visible", "visible", "visible", 96])
      try await page.browser.first(".search-field").click()
      #expect(
        try await page.browser.becomes(
          "(() => { \(seen) })().join() === 'hidden,hidden,visible,0'"))
      // Where nothing of the bar is seen, it has no small title to come back with.
      try await page.browser.run(
        """
        dispatchEvent(new Event('scroll'))
        requestAnimationFrame(() => requestAnimationFrame(() => {
          window.isTitled = document.querySelector('.navigation-bar').matches('[data-titled]')
        }))
        """)
      #expect(try await page.browser.becomes("window.isTitled === false"))
      // It stays there while the rows are scrolled.
      try await page.browser.run("scrollTo(0, 60)")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.search').getBoundingClientRect().top >= 0"))
      try await page.browser.first(".search-cancel").click()
      #expect(
        try await page.browser.becomes(
          "(() => { \(seen) })().join() === 'visible,visible,visible,96'"))
      #expect(
        try await page.browser.becomes("!document.querySelector('.navigation-bar[data-titled]')"))
    }

    @Test func aScopeLeavesItsRowsAndTheFocusInTheField() async throws {
      let page = try await ListPage("a-search-with-scopes")
      let all = try await page.rows()
      #expect(all.count == 8)
      try await page.browser.first(".search-field").click()
      try await choose("Songs", on: page)
      #expect(try await chosen(page) == ["Songs"])
      #expect(try await page.rows() == songs)
      let status = "return document.querySelector('.search-status').textContent"
      #expect(try await page.browser.run(status) == "Results: 4")
      #expect(
        try await page.browser.run("return document.activeElement.matches('.search-field')") == true
      )
      try await page.browser.type("ODA")
      #expect(try await page.rows() == ["Northbound", "Copper & Pine"])
      try await choose("Artists", on: page)
      #expect(try await page.rows() == ["Oda Vale"])
      // What ends the search brings everything back.
      try await page.browser.first(".search-cancel").click()
      #expect(try await page.rows() == all)
      #expect(try await chosen(page) == ["All"])
    }

    @Test func aScopeStaysSeenWhileItIsChosenAndIsKeptInTheAddress() async throws {
      let page = try await ListPage("a-search-with-scopes")
      try await page.browser.first(".search-field").click()
      try await choose("Songs", on: page)
      try await page.browser.run("document.activeElement.blur()")
      try await Task.sleep(for: .milliseconds(50))
      #expect(try await page.browser.run(isSeen) == true)
      #expect(try await page.browser.becomes("location.search.startsWith('?set=~')"))
      try await page.browser.run("location.reload()")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.scopes > [aria-pressed=true]')?.textContent === 'Songs'"))
      #expect(try await page.rows() == songs)
      #expect(try await page.browser.run(isSeen) == true)
    }

    @Test func theKeyboardChoosesScopes() async throws {
      let page = try await ListPage("a-search-with-scopes", of: BuiltGallery.iOS18)
      try await page.browser.first(".search-field").click()
      // A key that came before them would pass them by.
      #expect(try await page.browser.becomes("document.querySelector('.scopes').checkVisibility()"))
      #expect(
        try await page.browser.becomes("document.querySelector('.search-cancel').checkVisibility()")
      )
      try await page.browser.press(.tab, .tab, .tab)
      #expect(try await page.browser.focused().text() == "Artists")
      try await page.browser.press(.enter)
      #expect(try await page.rows() == ["Marin Ash", "Oda Vale"])
      #expect(try await page.browser.run(isSeen) == true)
    }

    @Test func aStepChoosesAScopeAndTypingBeginsAtTheFirst() async throws {
      let page = try await ListPage("a-search-with-scopes", frame: "songs-alone")
      #expect(try await chosen(page) == ["Songs"])
      #expect(try await page.rows() == songs)
      #expect(try await page.browser.becomes("document.querySelector('.scopes').checkVisibility()"))
      try await choose("Albums", on: page)
      #expect(try await page.browser.becomes("location.hash === '#frame-start'"))
      #expect(try await page.rows() == ["Low Tide", "Timberline"])
    }

    @Test func beforeIOS26ScopesStandBelowTheField() async throws {
      let page = try await ListPage("a-search-with-scopes", of: BuiltGallery.iOS18)
      try await page.browser.first(".search-field").click()
      try await choose("Songs", on: page)
      let edges = """
        const box = (node) => node.getBoundingClientRect()
        const [field, scopes, list] = ['.search-field', '.scopes', '.collection'].map((one) =>
          box(document.querySelector(one)))
        return [scopes.top - field.bottom, scopes.left, list.top - scopes.bottom]
        """
      #expect(try await page.browser.run(edges) == [15, 20, 15])
    }

    @Test func tokensStandInTheFieldBeforeItsText() async throws {
      for gallery in [BuiltGallery.shared, BuiltGallery.iOS18] {
        let page = try await ListPage("a-search-with-a-token", of: gallery)
        let places = try await page.browser.run(
          """
          const box = (one) => document.querySelector(one).getBoundingClientRect()
          const [whole, token, field] = ['.search-tokens', '.token', '.search-field'].map(box)
          return [document.querySelector('.token').innerText.trim(), token.left > whole.left,
            field.left > token.right, field.right < whole.right, token.height < whole.height,
            Math.abs(token.top + token.bottom - whole.top - whole.bottom) < 2]
          """)
        #expect(places == ["Oda Vale", true, true, true, true, true])
        #expect(
          try await page.rows() == ["Northbound", "Oda Vale", "Timberline", "Copper & Pine"])
        try await page.browser.first(".search-field").click()
        try await page.browser.type("pine")
        #expect(try await page.rows() == ["Copper & Pine"])
      }
    }

    @Test func aTokenIsMarkedAndThenDeleted() async throws {
      let page = try await ListPage("a-search-with-a-token")
      let marked = "document.querySelectorAll('.token[data-marked]').length"
      try await page.browser.first(".search-field").click()
      try await page.browser.type("\u{E003}")
      #expect(try await page.browser.run("return \(marked)") == 1)
      // What is typed is typed beside it.
      try await page.browser.type("pine")
      #expect(try await page.browser.run("return \(marked)") == 0)
      #expect(try await page.rows() == ["Copper & Pine"])
      try await page.browser.first(".token").click()
      #expect(try await page.browser.run("return \(marked)") == 1)
      #expect(
        try await page.browser.run("return document.activeElement.matches('.search-field')") == true
      )
      try await page.browser.type("\u{E003}")
      #expect(try await page.browser.becomes("!document.querySelector('.token')"))
      #expect(try await page.rows() == ["Copper & Pine"])
      // Rows that come are searched as the others are, in scopes too.
      try await page.browser.run(
        """
        const field = document.querySelector('.search-field')
        field.value = ''
        field.dispatchEvent(new Event('input', { bubbles: true }))
        """)
      #expect(try await page.rows().count == 8)
      try await choose("Songs", on: page)
      #expect(try await page.rows() == songs)
      try await page.browser.type("moon")
      #expect(try await page.rows() == ["Paper Moons"])
      #expect(
        try await page.browser.run("return document.querySelector('.search-field').placeholder")
          == "Artists, Songs and More")
    }

    @Test func theMenuOfARowActs() async throws {
      let page = try await ListPage("a-search-with-scopes")
      func choose(_ row: String, _ titles: String...) async throws {
        let row = try await page.row(row)
        _ = try await page.browser.run(
          """
          arguments[0].dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
          """, [row.reference])
        for (depth, title) in titles.enumerated() {
          #expect(
            try await page.browser.becomes(
              "document.querySelectorAll('.menu:popover-open').length === \(depth + 1)"))
          try await page.browser.run(
            """
            [...document.querySelectorAll('.menu:popover-open')].at(-1).querySelectorAll('.menu-row')
              .forEach((one) => one.innerText.trim() === arguments[0] && one.click())
            """, [.string(title)])
        }
      }
      try await choose("Slow Orbit", "Favourite")
      #expect(
        try await page.browser.becomes("document.querySelector('.row [aria-label=Favourite]')"))
      try await choose("Low Tide", "Add to a Playlist", "Rain")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.bar-subtitle')?.textContent === 'Low Tide is in Rain'"))
      try await choose("Marin Ash", "Remove from Searches")
      #expect(try await page.rows().first == "Low Tide")
      #expect(try await page.rows().count == 7)
    }
  }
}
