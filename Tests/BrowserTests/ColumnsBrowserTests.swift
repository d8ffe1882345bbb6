import Testing

extension BrowserSuite {
  /// Columns that are hidden and shown, and one at a time where there is no room for two.
  @Suite struct ColumnsBrowserTests {
    private func columns(
      width: Int, height: Int, of gallery: Task<BuiltGallery, any Error> = BuiltGallery.shared
    ) async throws -> ListPage {
      try await ListPage("double-column", of: gallery, width: width, height: height)
    }

    /// The columns that are seen once they rest, with how wide they are.
    private func seen(_ page: ListPage) async throws -> JSON {
      try await page.browser.run(
        """
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
        return [...document.querySelectorAll('.column:not([inert])')].filter((one) => one.checkVisibility())
          .map((one) => `${one.dataset.place} ${one.offsetWidth}`)
        """)
    }

    private func toggle(_ page: ListPage) async throws -> Element {
      try await page.browser.first(".sidebar-toggle")
    }

    @Test func theToggleHidesThePrimaryColumnAndShowsItAgain() async throws {
      let page = try await columns(width: 1194, height: 834)
      #expect(try await seen(page) == ["primary 280", "secondary 894"])
      try await toggle(page).click()
      #expect(try await seen(page) == ["secondary 1194"])
      #expect(
        try await page.browser.run("return document.querySelector('.sidebar-toggle').ariaExpanded")
          == "false")
      try await toggle(page).click()
      #expect(try await seen(page) == ["primary 280", "secondary 894"])
    }

    @Test func columnsComeFromTheLeadingEdgeAndGoThere() async throws {
      let page = try await columns(width: 1194, height: 834)
      // Touched and looked at in one go: on a busy machine the motion would be over.
      let places = """
        document.documentElement.dataset.input = 'pointer'
        document.querySelector('.sidebar-toggle').click()
        const [primary, secondary] = document.querySelectorAll('.column')
        return [0, 172, 343.9].map((time) => {
          for (const one of document.getAnimations()) {
            if (one instanceof CSSTransition) Object.assign(one, { currentTime: time }).pause()
          }
          return [primary, secondary].map((one) => Math.round(one.getBoundingClientRect().left))
        })
        """
      let going = try await page.browser.run(places)
      #expect(going.array?.first == [10, 300])
      #expect(going.array?.last == [-290, 0])
      #expect(try await seen(page) == ["secondary 1194"])
      let coming = try await page.browser.run(places)
      #expect(coming.array?.first == [-290, 0])
      #expect(coming.array?.last == [10, 300])
    }

    @Test func ofTwoColumnsOverTheLastNothingOfItIsSeenBetween() async throws {
      let page = try await ListPage("triple-column", width: 744, height: 1133)
      try await toggle(page).click()
      let edges = try await page.browser.run(
        """
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
        const [first, second] = [...document.querySelectorAll('.column')]
          .map((one) => one.getBoundingClientRect())
        return [first.left, first.right > second.left, second.right > first.right]
        """)
      #expect(edges == [10, true, true])
    }

    @Test func heldTallThePrimaryColumnComesOverTheOther() async throws {
      let page = try await columns(width: 744, height: 1133, of: BuiltGallery.iOS18)
      #expect(try await seen(page) == ["secondary 744"])
      try await toggle(page).click()
      #expect(try await seen(page) == ["primary 320", "secondary 744"])
      // A touch beside it sends it away.
      try await page.browser.first(".column[data-place=secondary] .bar-title").click()
      #expect(try await seen(page) == ["secondary 744"])
    }

    @Test func eachColumnIsScrolledByItself() async throws {
      let page = try await ListPage(
        "long-columns", of: BuiltGallery.large, width: 1194, height: 834)
      let rows = try await page.browser.run(
        """
        const [primary, secondary] = document.querySelectorAll('.column')
        primary.scrollTo(0, 520)
        scrollTo(0, 300)
        const button = (column) => column.querySelector('.view.button').getBoundingClientRect().bottom
        return [scrollY, primary.scrollTop, secondary.scrollTop, secondary.clientHeight,
          button(primary), button(secondary)]
        """)
      #expect(rows == [0, 520, 0, 834, 808, 818])
    }

    /// The button that hides the column stands over the first bar alone.
    @Test func aBarBelowAnotherHasAllRoom() async throws {
      let page = try await ListPage(
        "long-columns", of: BuiltGallery.large, width: 1194, height: 834)
      let rooms = try await page.browser.run(
        """
        return [...document.querySelectorAll('[data-place=primary] .navigation-bar')]
          .map((bar) => getComputedStyle(bar).gridTemplateColumns.split(' ')[0] !== '0px'
            && getComputedStyle(bar).getPropertyValue('--bar-room') !== '')
        """)
      #expect(rooms == [true, false])
    }

    @Test func aNarrowPageShowsOneColumnAndKeepsItWhenItIsWideAgain() async throws {
      let page = try await columns(width: 402, height: 874)
      #expect(try await seen(page) == ["secondary 402"])
      let back = try await page.browser.first(".column-back")
      #expect(try await back.name() == "Garden")
      try await back.click()
      #expect(try await seen(page) == ["primary 402"])
      try await page.tap("Calendar")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('[data-place=secondary]').checkVisibility()"))
      #expect(
        try await page.browser.run(
          """
          return [...document.querySelectorAll('.column:not([inert]) .bar-title')]
            .find((one) => one.checkVisibility()).textContent
          """) == "Calendar")
      try await page.browser.resize(width: 1194, height: 834)
      #expect(try await page.browser.becomes("document.querySelector('.column').checkVisibility()"))
      #expect(
        try await page.browser.run(
          "return document.querySelector('.row[aria-selected=true]').id") == "primary/Calendar")
    }

    @Test func aTitleStandsInTheMiddleBesideTheWayBack() async throws {
      let page = try await columns(width: 402, height: 874)
      let middle = try await page.browser.run(
        """
        const title = [...document.querySelectorAll('.bar-title')].find((one) => one.checkVisibility())
        const { left, right } = title.getBoundingClientRect()
        return [title.textContent, (left + right) / 2]
        """)
      #expect(middle == ["Today", 201])
    }

    @Test func aRowThatIsShownAlreadyLeadsThereAgain() async throws {
      let page = try await columns(width: 402, height: 874)
      try await page.browser.first(".column-back").click()
      try await page.tap("Today")
      #expect(
        try await page.browser.becomes(
          "document.querySelector('[data-place=secondary]').checkVisibility()"))
    }

    @Test func anAddressKeepsWhichColumnsAreSeen() async throws {
      let page = try await columns(width: 1194, height: 834)
      try await toggle(page).click()
      #expect(try await page.browser.becomes("location.search.includes('sidebar=split')"))
      try await page.browser.run("location.reload()")
      #expect(try await page.browser.becomes("document.querySelector('.split[data-turned]')"))
      #expect(try await seen(page) == ["secondary 1194"])
    }
  }
}
