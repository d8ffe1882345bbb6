import Foundation
import Testing

extension BrowserSuite {
  /// Swipe actions by trackpad, keyboard and screen reader.
  @Suite struct SwipeBrowserTests {
    /// Whether so many rows come to be open: a row moves for a while.
    private func opens(_ count: Int, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        "document.querySelectorAll('.row[data-swiped]').length === \(count)")
    }

    private let rowCount =
      "[...document.querySelectorAll('.row')].filter((row) => row.checkVisibility()).length"

    @Test func aTrackpadOpensOneRowAtATime() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      try await page.browser.scroll(try await page.row("Shutters"), by: 150)
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.row').matches('[data-swiped]')"))
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.down, .delete)
      #expect(
        try await page.browser.becomes(
          "document.querySelectorAll('.row')[1].matches('[data-swiped]')"))
      #expect(try await opens(1, page))
      #expect(try await page.browser.focused().name() == "Delete")
      try await page.browser.press(.escape)
      #expect(try await opens(0, page))
      #expect(try await page.browser.focused().role() == "row")
    }

    @Test(arguments: ["ltr", "rtl"])
    func aFingerOpensOneRowAtATimeAndAFullSwipeDoesTheFirstAction(direction: String) async throws {
      let browser = try await Browser.shared.value
      try await browser.touches(true)
      let page = try await ListPage("custom-cells-that-swipe")
      let address = try await page.browser.address
      try await browser.open(try #require(URL(string: "\(address)?dir=\(direction)")))
      let names = try await page.rows()
      let away = direction == "ltr" ? -1.0 : 1.0
      let isOpen = { (index: Int) in
        """
        document.querySelectorAll('.row')[\(index)].matches('[data-swiped]')
          && document.querySelectorAll('[data-swiped]').length === 1
        """
      }
      try await browser.swipe(try await page.row("Seeds"), by: away * 130)
      #expect(try await browser.becomes(isOpen(1)))
      try await browser.swipe(try await page.row("Ladder"), by: away * 130)
      #expect(try await browser.becomes(isOpen(2)))
      #expect(try await page.rows() == names)
      try await browser.swipe(try await page.row("Shutters"), by: away * 380)
      #expect(try await browser.becomes("\(rowCount) === \(names.count - 1)"))
      try await browser.touches(false)
      #expect(try await page.rows() == Array(names.dropFirst()))
    }

    @Test func anOpenRowIsClosedByATapAndNothingIsChosen() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.delete)
      #expect(try await page.browser.becomes("document.querySelector('.row[data-swiped]')"))
      try await page.browser.run(
        "document.querySelectorAll('.row')[2].querySelector('.cell').click()")
      #expect(try await opens(0, page))
      let chosen = try await page.browser.run(
        """
        return [...document.querySelectorAll('.row[aria-selected=true]')]
          .filter((row) => row.checkVisibility()).length
        """)
      #expect(chosen == 0)
    }

    @Test func aFullSwipeDoesTheFirstActionAndStretchesItMeanwhile() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      let names = try await page.rows()
      let seeds = try await page.row("Seeds")
      try await page.browser.scroll(seeds, by: 150)
      #expect(
        try await page.browser.becomes(
          "document.querySelectorAll('.row')[1].matches('[data-swiped]')"))
      #expect(try await page.rows() == names)
      let widths = try await page.browser.run(
        """
        const face = arguments[0].querySelector('.trailing-actions .action-face')
        return [face.offsetWidth, parseFloat(getComputedStyle(face.parentElement, '::before').width)]
        """, [seeds.reference])
      let natural = widths.array?.compactMap(\.number) ?? []
      #expect(natural.count == 2 && abs(natural[0] - natural[1]) < 2)
      try await page.browser.scroll(seeds, by: 600)
      #expect(try await page.browser.becomes("\(rowCount) === \(names.count - 1)"))
      let left = try await page.browser.run(
        "return [...document.querySelectorAll('.row .cell')].map((cell) => cell.innerText).join()")
      #expect(left.string?.contains("Shutters") == true)
      #expect(left.string?.contains("Seeds") == false)
    }

    @Test func titlesHaveTheSizeOfTheLook() async throws {
      for (gallery, size) in [(BuiltGallery.shared, "13px"), (BuiltGallery.iOS18, "15px")] {
        let page = try await ListPage("custom-cells-that-swipe", of: gallery)
        let sizes = try await page.browser.run(
          """
          return [...document.querySelectorAll('.action-face, .action-face > .label')]
            .map((one) => getComputedStyle(one).fontSize)
          """)
        #expect(Set((sizes.array ?? []).compactMap(\.string)) == [size])
      }
    }

    @Test func inATallRowThePictureStandsAboveTheTitle() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.run("document.querySelector('.row').focus()")
      try await page.browser.press(.delete)
      #expect(try await page.browser.becomes("document.querySelector('.row[data-swiped]')"))
      let places = try await page.browser.run(
        """
        const face = document.querySelector('.row .trailing-actions > :last-child > .action-face')
        const box = (node) => node.getBoundingClientRect()
        const [picture, title] = [face.querySelector('svg'), face.querySelector('.label')].map(box)
        return [box(face.closest('.swipe')).height >= 91, picture.bottom <= title.top,
          box(face).height]
        """)
      #expect(places == [true, true, 64])
    }

    @Test func aRowThatIsHardlyMovedIsNotAside() async throws {
      let page = try await ListPage("an-inbox")
      let marks = try await page.browser.run(
        """
        const box = document.querySelector('.row .slide')
        return [1, 2, 3].map(() => {
          box.dispatchEvent(new Event('scroll'))
          return box.closest('.row').matches('[data-aside]')
        })
        """)
      #expect(marks == [false, false, false])
    }

    @Test func aRowThatIsDraggedLooksSwipedOnItsWay() async throws {
      let page = try await ListPage("an-inbox")
      let cell = try await page.browser.first(".row .slide > .cell")
      try await page.browser.hold(cell)
      try await page.browser.movePointer(acrossBy: -60)
      #expect(try await page.browser.becomes("document.querySelector('[data-aside]')"))
      // The fill comes by a transition.
      let held = try await page.browser.run(
        """
        for (const one of document.getAnimations()) if (one.transitionProperty) one.finish()
        const { borderRadius, backgroundColor } = getComputedStyle(arguments[0], '::before')
        return [borderRadius, backgroundColor, 'swiped' in arguments[0].closest('.row').dataset]
        """, [cell.reference])
      try await page.browser.letGo()
      #expect(held == ["26px", "rgb(229, 229, 234)", false])
    }

    @Test func aMouseDoesTheFirstActionPastTheShareOfTheLook() async throws {
      for (distance, isDone) in [(-250, false), (-300, true)] {
        let page = try await ListPage("an-inbox")
        let count = try await page.rows().count
        try await page.browser.hold(try await page.browser.first(".row .disclosure-indicator"))
        try await page.browser.movePointer(acrossBy: distance)
        try await page.browser.letGo()
        // Of 402 points 0.68 are 273.
        #expect(
          try await page.browser.becomes(
            isDone
              ? "\(rowCount) === \(count - 1)"
              : "document.querySelectorAll('[data-swiped]').length === 1"
          ))
      }
    }

    /// A text field takes drags once one types in it.
    @Test func aMouseSwipesFromATextFieldThatHasNotTheFocus() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      try await page.browser.run(
        "document.querySelector('.row .cell').innerHTML = '<input type=text style=width:360px>'")
      let field = try await page.browser.first(".row input")
      try await page.browser.hold(field)
      try await page.browser.movePointer(acrossBy: -130)
      try await page.browser.letGo()
      #expect(try await opens(1, page))
      try await page.browser.press(.escape)
      #expect(
        try await page.browser.becomes(
          "document.querySelector('.row input').getBoundingClientRect().left >= 0"))
      try await field.focus()
      try await page.browser.hold(field)
      try await page.browser.movePointer(acrossBy: -130)
      try await page.browser.letGo()
      #expect(try await opens(0, page))
    }

    @Test func theMenuKeyListsTheActionsOfARow() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      let names = try await page.rows()
      try await page.browser.press(.tab)
      try await page.browser.press("\u{E03A}", with: .shift)
      #expect(try await page.browser.becomes("document.querySelector('[role=menu]:popover-open')"))
      let items = try await page.browser.all("[role=menuitem]")
      #expect(try await items[0].role() == "menuitem")
      #expect(try await page.browser.focused().name() == "Flag")
      try await page.browser.press(.down)
      #expect(try await page.browser.focused().name() == "Delete")
      try await page.browser.press(.escape)
      #expect(try await page.browser.becomes("!document.querySelector('.menu:popover-open')"))
      #expect(try await page.browser.focused().role() == "row")
      try await page.browser.press("\u{E03A}", with: .shift)
      #expect(try await page.browser.becomes("document.activeElement.matches('[role=menuitem]')"))
      try await page.browser.press(.down, .enter)
      #expect(try await page.browser.becomes("\(rowCount) === \(names.count - 1)"))
    }

    @Test func anActionIsANamedButtonForAScreenReader() async throws {
      let page = try await ListPage("custom-cells-that-swipe")
      let buttons = try await page.row("Ladder").all(".action")
      // What swipes uncover, then what the cell offers to assistive technology alone.
      #expect(buttons.count == 3)
      for (button, name) in zip(buttons, ["Flag", "Delete", "Move to Top"]) {
        #expect(try await button.role() == "button")
        #expect(try await button.name() == name)
      }
    }

    @Test func rowsAreSwipedWithoutScript() async throws {
      let page = try await ListPage("custom-cells-that-swipe", in: Browser.withoutScript)
      let row = try await page.row("Shutters")
      try await page.browser.scroll(row, by: 150)
      let delete = try #require(try await row.all(".trailing-actions .action-face").first)
      let isSeen = try await page.browser.run(
        """
        const box = arguments[0].getBoundingClientRect()
        return box.right <= innerWidth && box.left > 0
        """, [delete.reference])
      #expect(isSeen == true)
    }

    @Test func nothingIsSwipedWhileTheListIsEdited() async throws {
      let page = try await ListPage("an-inbox")
      try await page.browser.first(".bar-button").click()
      let row = try await page.browser.first(".row")
      try await page.browser.scroll(row, by: 200)
      try await page.browser.run("arguments[0].focus()", [row.reference])
      try await page.browser.press(.delete)
      try await page.browser.press("\u{E03A}", with: .shift)
      #expect(try await opens(0, page))
      #expect(try await page.browser.all(".menu:popover-open").isEmpty)
    }
  }
}
