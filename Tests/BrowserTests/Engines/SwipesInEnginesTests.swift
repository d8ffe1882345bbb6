import Foundation
import Seeding
import Testing

extension EnginesSuite {
  /// Rows that are swiped with a mouse and from the keyboard.
  @Suite struct SwipesInEnginesTests {
    /// The one whose turn it is.
    private static let directions = Turn.share(
      ["ltr", "rtl"], oneIn: 2, of: "directions of swipes")

    /// Which way a row goes that uncovers its trailing actions.
    private func away(_ direction: String) -> Double { direction == "ltr" ? -1 : 1 }

    @Test(arguments: Engine.held, Self.directions)
    func aMouseDragsARowAsideAndBack(in engine: Engine, direction: String) async throws {
      let page = try await EnginePage("an-inbox", "?dir=\(direction)", in: engine)
      let cell = page.cell("Northern Ferries")
      try await page.window.drag(cell, by: away(direction) * 150)
      #expect(try await page.opens(1))
      #expect(
        try await page.window.comes("\(page.row("Northern Ferries")).dataset.swiped === 'trailing'")
      )
      try await page.window.drag(cell, by: away(direction) * -160)
      #expect(try await page.opens(0))
      try await page.window.drag(cell, by: away(direction) * -80)
      #expect(try await page.opens(1))
      #expect(
        try await page.window.comes("\(page.row("Northern Ferries")).dataset.swiped === 'leading'"))
    }

    @Test(arguments: Engine.held)
    func aDragChoosesNoRowAndSelectsNoText(in engine: Engine) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", in: engine)
      try await page.window.run(
        """
        window.clicks = 0
        document.querySelector('.page').addEventListener('click', () => clicks++)
        """)
      let before = try await page.window.run("return document.querySelector('.page').innerText")
      for (distance, opened) in [(-130.0, 1), (90, 0), (-20, 0), (20, 0)] {
        try await page.window.drag(page.cell("Seeds"), by: distance)
        #expect(try await page.window.run("return getSelection().toString()") == "")
        #expect(try await page.opens(opened))
      }
      #expect(try await page.window.run("return clicks") == 0)
      #expect(
        try await page.window.run(
          "return document.querySelectorAll('.row[aria-selected=true]').length") == 0)
      #expect(
        try await page.window.run("return document.querySelector('.page').innerText") == before)
      try await page.window.click(page.cell("Seeds"))
      #expect(try await page.window.run("return clicks") == 1)
    }

    @Test(arguments: Engine.held, Self.directions)
    func aDragAllTheWayDoesTheFirstAction(in engine: Engine, direction: String) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", "?dir=\(direction)", in: engine)
      let names = try await page.rows()
      try await page.window.drag(page.cell("Seeds"), by: away(direction) * 330)
      let isGone = "!\(page.row("Seeds"))"
      #expect(try await page.window.comes(isGone))
      #expect(try await page.rows() == names.filter { $0 != "Seeds" })
    }

    @Test(arguments: Engine.held)
    func oneRowIsOpenAtATimeAndATapClosesIt(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", in: engine)
      try await page.window.drag(page.cell("Petra Holm"), by: -150)
      #expect(try await page.opens(1))
      try await page.window.drag(page.cell("Riverside Choir"), by: -150)
      #expect(try await page.opens(1))
      #expect(try await page.rests("Petra Holm"))
      try await page.window.click(page.cell("Jonas"))
      #expect(try await page.opens(0))
      #expect(
        try await page.window.run(
          "return document.querySelectorAll('.row[aria-selected=true]').length") == 0)
    }

    @Test(arguments: Engine.held)
    func theKeyboardOpensARowAndGoesFromSideToSide(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", in: engine)
      let name = "return document.activeElement.textContent.trim()"
      try await page.window.run("\(page.row("Northern Ferries")).focus()")
      try await page.window.strike(Key.delete.rawValue)
      #expect(try await page.window.run(name) == "Archive")
      #expect(try await page.opens(1))
      try await page.window.strike(Key.left.rawValue, Key.left.rawValue)
      #expect(try await page.window.run(name) == "Read")
      #expect(
        try await page.window.comes("\(page.row("Northern Ferries")).dataset.swiped === 'leading'"))
      let isSeen = """
        (() => {
          const { left, right } = document.activeElement.firstElementChild.getBoundingClientRect()
          return left > 0 && right < innerWidth
        })()
        """
      #expect(try await page.window.comes(isSeen))
      try await page.window.strike(Key.escape.rawValue)
      #expect(try await page.opens(0))
      #expect(try await page.rests("Northern Ferries"))
    }

    @Test(arguments: Engine.held)
    func aGripIsSeenUnderTheMouseAndWithTheFocus(in engine: Engine) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", in: engine)
      let grips = { (name: String) in
        """
        ['::before', '::after'].map((part) =>
          getComputedStyle(\(page.row(name)).querySelector('.slide'), part).opacity).join(' ')
        """
      }
      #expect(try await page.window.comes("\(grips("Seeds")) === '0 0'"))
      try await page.window.point(at: page.cell("Seeds"))
      #expect(try await page.window.comes("\(grips("Seeds")) === '1 1'"))
      #expect(try await page.window.comes("\(grips("Ladder")) === '0 0'"))
      try await page.window.run("\(page.row("Shutters")).focus()")
      try await page.window.strike(Key.down.rawValue, Key.down.rawValue)
      #expect(try await page.window.comes("\(grips("Ladder")) === '1 1'"))
    }

    /// The fill of a leading action that a full swipe does begins within the row.
    @Test(arguments: Engine.held, Self.directions)
    func anActionThatGrowsIsRoundAtTheRowsEdge(in engine: Engine, direction: String) async throws {
      let page = try await EnginePage("an-inbox", "?dir=\(direction)", in: engine)
      try await page.window.drag(page.cell("Petra Holm"), by: away(direction) * -110)
      #expect(try await page.opens(1))
      let isInside = """
        (() => {
          const row = \(page.row("Petra Holm"))
          const action = row.querySelector('.leading-actions > .action')
          const { left, right } = getComputedStyle(action, '::before')
          const [outer, inner] = [row, action].map((one) => one.getBoundingClientRect())
          if (left === 'auto') return !CSS.supports('animation-timeline: view()')
          const gap = document.dir === 'rtl' ? outer.right - inner.right + parseFloat(right)
            : inner.left + parseFloat(left) - outer.left
          return gap > 4 && gap < 16
        })()
        """
      #expect(try await page.window.comes(isInside))
    }

    @Test(arguments: Engine.held)
    func theMenuOfARowStandsBesideIt(in engine: Engine) async throws {
      let page = try await EnginePage("custom-cells-that-swipe", in: engine)
      try await page.window.run(
        """
        const row = \(page.row("Ladder"))
        row.focus()
        row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
        """)
      let isBeside = """
        (() => {
          const open = document.querySelector('.menu:popover-open')
          const menu = open?.getBoundingClientRect()
          const row = \(page.row("Ladder")).getBoundingClientRect()
          const gap = menu && menu.top - row.bottom
          return menu && menu.height > 80 && gap >= 0 && gap < 10
            && menu.left >= 0 && menu.right <= innerWidth
        })()
        """
      #expect(try await page.window.comes(isBeside))
      #expect(try await page.window.run("return document.activeElement.textContent") == "Flag")
      try await page.window.strike(Key.escape.rawValue)
      #expect(try await page.window.comes("!document.querySelector('.menu:popover-open')"))
    }
  }
}
