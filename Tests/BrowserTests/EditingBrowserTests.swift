import Foundation
import Testing

extension BrowserSuite {
  /// A bar's edit button and what a list shows while it is edited.
  @Suite struct EditingBrowserTests {
    private func shown(_ page: ListPage, _ selector: String) async throws -> Int {
      Int(
        try await page.browser.run(
          """
          return [...document.querySelectorAll(arguments[0])]
            .filter((element) => element.checkVisibility({visibilityProperty: true})).length
          """, [.string(selector)]
        ).number ?? -1)
    }

    private func chosen(_ page: ListPage) async throws -> Int {
      Int(
        try await page.browser.run(
          """
          return [...document.querySelectorAll('.row[aria-selected=true]')]
            .filter((row) => row.checkVisibility()).length
          """
        ).number ?? -1)
    }

    @Test func theButtonBeginsAndEndsEditing() async throws {
      let page = try await ListPage("accessories")
      let button = try #require(
        try await page.browser.all(".bar-button", role: "button", name: "Edit").first)
      #expect(try await shown(page, ".reorder") == 0)
      try await button.click()
      #expect(try await button.name() == "Done")
      for kind in [".delete", ".insert", ".reorder", ".multiselect"] {
        #expect(try await shown(page, kind) == 1, "\(kind)")
      }
      try await button.click()
      #expect(try await button.name() == "Edit")
      #expect(try await shown(page, ".reorder") == 0)
    }

    @Test(arguments: ["an-inbox", "a-queue-in-order"])
    func rowsMakeRoomForControlsAndTakeItBack(preview: String) async throws {
      let page = try await ListPage(preview)
      let places = try await page.browser.run(
        """
        document.documentElement.dataset.input = 'pointer'
        const text = document.querySelector('.row:has(.delete, .multiselect) .cell-text')
        const place = () => Math.round(text.getBoundingClientRect().left)
        const motions = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
        const turn = () => {
          const start = place()
          document.querySelector('.bar-button').click()
          const moved = [0, 60].map((time) => {
            for (const one of motions()) Object.assign(one, { currentTime: time }).pause()
            return place() - start
          })
          for (const one of motions()) one.finish()
          return [...moved, place() - start]
        }
        const [there, back] = [turn(), turn()]
        return [there[0], 0 < there[1] && there[1] < there[2], back[0],
          back[2] < back[1] && back[1] < 0, there[2] + back[2]]
        """)
      #expect(places == [0, true, 0, true, 0])
    }

    /// Script may come after the first styles, and an address may ask for editing.
    @Test(
      arguments: [("delete root.input", false), ("root.input = ''", false)]
        + ["pointer", "keys"].map { ("root.input = '\($0)'", true) })
    func controlsComeInMotionOnlyToWhoTouchedSomething(before: String, moves: Bool) async throws {
      let page = try await ListPage("a-diffable-table")
      let moved = try await page.browser.run(
        """
        const root = document.documentElement.dataset
        \(before)
        document.querySelector('.bar-button').click()
        return document.getAnimations().some((one) => one instanceof CSSTransition
          && one.effect.target.matches('.leading-accessories, .accessory'))
        """)
      #expect(moved == .bool(moves))
    }

    @Test func severalAreChosenWhileEditingAndLetGoAfterwards() async throws {
      let page = try await ListPage("an-inbox")
      let grid = try await page.browser.first(".rows")
      #expect(try await grid.attribute("aria-multiselectable") == nil)
      let button = try await page.browser.first(".bar-button")
      try await button.click()
      #expect(try await grid.attribute("aria-multiselectable") == "true")
      try await page.browser.run(
        """
        for (const row of [...document.querySelectorAll('.row')].slice(0, 3)) {
          row.querySelector('.cell').click()
        }
        """)
      #expect(try await chosen(page) == 3)
      try await button.click()
      #expect(try await chosen(page) == 0)
      #expect(try await grid.attribute("aria-multiselectable") == nil)
    }

    /// UIKit: rows of a list that is edited are not swiped.
    @Test func keysReachNoActionsOfASwipeWhileEditing() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.tab)
      #expect(try await page.browser.focused().name() == "Read")
      try await page.browser.first(".bar-button").click()
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.tab)
      #expect(try await page.browser.focused().name() == "Search")
    }

    @Test func aTapWhileEditingDoesNotWhatItDoesElse() async throws {
      let page = try await ListPage("an-inbox")
      let subtitle = try await page.browser.first(".bar-subtitle").text()
      try await page.browser.first(".bar-button").click()
      try await page.browser.run("document.querySelector('.row .cell').click()")
      #expect(try await chosen(page) == 1)
      #expect(try await page.browser.first(".bar-subtitle").text() == subtitle)
    }

    @Test func theAddressNamesTheListThatIsEditedAndNoneThatIsNotShown() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.first(".bar-button").click()
      #expect(try await page.browser.becomes("location.search === '?editing=list'"))
      let address = try await page.browser.address
      try await page.browser.open(
        try await BuiltGallery.shared.value.folder.appending(path: "404.html"))
      try await page.browser.open(try #require(URL(string: address)))
      #expect(try await page.browser.first(".bar-button").name() == "Done")
      try await page.browser.first(".bar-button").click()
      #expect(try await page.browser.becomes("location.search === ''"))
    }

    @Test func theFocusGoesWithARowThatIsReordered() async throws {
      let page = try await ListPage("a-queue-in-order")
      try await page.browser.first(".bar-button").click()
      try await page.browser.first(".row[tabindex='0']").focus()
      try await page.browser.press(.down, .down, .down, .down)
      #expect(try await page.browser.run("return document.activeElement.id") == "list/slow-orbit")
      // As the frame does; going to its fragment would end at the frame with the focus.
      try await page.browser.run(
        "acts.step([document.querySelector('[data-step*=move]').dataset.step])")
      #expect(try await page.browser.first(".bar-button").name() == "Done")
      #expect(try await page.rows().prefix(3) == ["Paper Moons", "Slow Orbit", "Harbour Lights"])
      #expect(try await page.browser.run("return document.activeElement.id") == "list/slow-orbit")
      try await page.browser.press(.down)
      #expect(
        try await page.browser.run("return document.activeElement.id") == "list/harbour-lights")
    }

    @Test func theAuthorsCellAnswersForEditingToo() async throws {
      let page = try await ListPage("answers-to-states")
      try await page.browser.first(".bar-button").click()
      try await page.tap("Edited")
      #expect(try await page.rows().contains("Edited and chosen"))
    }
  }
}
