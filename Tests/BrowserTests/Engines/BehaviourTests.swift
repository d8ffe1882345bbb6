import Foundation
import Testing

extension EnginesSuite {
  /// What pages do, in every engine.
  @Suite struct BehaviourTests {
    /// The ellipsis stands at the end of a line, which is on the right in Latin letters; where Chromium
    /// sets it beyond the line's box, it is not cut off.
    @Test(arguments: Engine.held)
    func fromRightToLeftTextsAreCutAtTheirOwnEnd(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", "?dir=rtl", in: engine)
      let styles = try await page.window.run(
        """
        const { direction, textAlign, overflowX } = getComputedStyle(
          document.querySelector('.row [data-lines="3"]'))
        return [direction, textAlign, overflowX]
        """)
      #expect(styles == ["ltr", "right", "visible"])
    }

    /// Firefox puts a text of any number of lines into a box that knows nothing of directions.
    @Test(arguments: Engine.held)
    func fromRightToLeftALatinTextStaysInOrder(in engine: Engine) async throws {
      let page = try await EnginePage("a-value-cell", "?dir=rtl", in: engine)
      let isInOrder = try await page.window.run(
        """
        const text = document.querySelector('.cell-secondary-text').firstChild
        const place = (at) => {
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        }
        return [text.data, place(0) < place(4)]
        """)
      #expect(isInOrder == ["128 GB", true])
    }

    /// WebKit leaves what was laid out from the left scrolled to where it was.
    @Test(arguments: Engine.held)
    func fromRightToLeftShelvesBeginAtTheirStart(in engine: Engine) async throws {
      // Who was there has the styles, so that the page is laid out before its scripts run.
      _ = try await EnginePage("shelves-of-music", in: engine)
      let page = try await EnginePage("shelves-of-music", "?dir=rtl", in: engine)
      let isAtStart = try await page.window.run(
        """
        const shelves = [...document.querySelectorAll('.layout-scroller[data-orthogonal]')]
        return shelves.length > 0 && shelves.every((shelf) => {
          const first = shelf.querySelector('.row').getBoundingClientRect()
          const box = shelf.getBoundingClientRect()
          return shelf.scrollWidth > box.width && first.left > box.left && first.right <= box.right
        })
        """)
      #expect(isAtStart == true)
    }

    /// WebKit makes a frame smaller and leaves the page in it as large as it was.
    @Test(arguments: Engine.held)
    func aDeviceThatIsMadeSmallerHasItsOwnRoom(in engine: Engine) async throws {
      let window = try await engine.window
      let site = try await BuiltGallery.shared.value
      try await window.resize(width: 760, height: 874)
      try await window.open(site.folder.appending(path: "pages/double-column.html"))
      let room = """
        (() => {
          const { width } = document.querySelector('iframe').getBoundingClientRect()
          const { innerWidth } = document.querySelector('iframe').contentWindow
          // Firefox takes its parts of pixels for a point or two.
          return width < 760 && Math.abs(innerWidth - 1194) < 4
        })()
        """
      #expect(try await window.comes(room))
    }

    @Test(arguments: Engine.held)
    func inSomebodysPageASplitViewIsAsHighAsItsColumns(in engine: Engine) async throws {
      let page = try await EnginePage("triple-column", "?inset=embed", in: engine)
      try await page.window.resize(width: 760, height: 874)
      let boxes = """
        [document.querySelector(".split"), ...document.querySelectorAll(".column")].map(
          (one) => one.checkVisibility({ visibilityProperty: true })
            && `${one.offsetLeft} ${one.offsetWidth}x${one.offsetHeight}`).join()
        """
      #expect(try await page.window.comes("\(boxes) === '0 760x618,false,false,0 760x618'"))
      try await page.window.click("document.querySelector('.sidebar-toggle')")
      #expect(
        try await page.window.comes("\(boxes) === '0 760x618,10 280x598,280 320x618,0 760x618'"))
    }

    @Test(arguments: Engine.held)
    func rowsOpenAndCloseAndTheAddressSaysSo(in engine: Engine) async throws {
      let page = try await EnginePage("accessories-on-parents", in: engine)
      #expect(try await page.rows() == ["Pep", "Marx"])
      try await page.window.click("\(page.row("Marx")).querySelector('.outline-disclosure')")
      let open = ["Pep", "Marx", "Groucho", "Harpo", "Chico", "Other"]
      #expect(try await page.rows() == open)
      #expect(try await page.window.comes("location.search === '?toggled=list/Marx'"))
      try await page.window.strike(Key.left.rawValue)
      #expect(try await page.rows() == ["Pep", "Marx"])
      try await page.window.strike("+")
      #expect(try await page.rows().count == 11)
    }

    @Test(arguments: Engine.held)
    func theArrowsGoAlongATree(in engine: Engine) async throws {
      let page = try await EnginePage("accessories-on-parents", in: engine)
      let focused = "return document.activeElement.querySelector('.cell-text').textContent.trim()"
      try await page.window.run("\(page.row("Pep")).focus()")
      try await page.window.strike(Key.right.rawValue, Key.right.rawValue)
      #expect(try await page.window.run(focused) == "Manny")
      try await page.window.strike(Key.end.rawValue)
      #expect(try await page.window.run(focused) == "Marx")
      try await page.window.strike("m", "o")
      #expect(try await page.window.run(focused) == "Moe")
    }

    @Test(arguments: Engine.held)
    func anAddressEncodesIdentifiersOnce(in engine: Engine) async throws {
      let page = try await EnginePage("a-packing-list", in: engine)
      try await page.window.click(page.cell("Sun cream"))
      try await page.window.click(page.cell("A good book"))
      let said = "selected=list/Camera+list/Sun%20cream+list/A%20good%20book"
      #expect(try await page.window.comes("location.search === '?\(said)'"))
      let other = try await EnginePage("a-packing-list", "?\(said)", in: engine)
      let chosen = try await other.window.run(
        "return [...document.querySelectorAll('[aria-selected=true]')].map((row) => row.id)")
      #expect(chosen == ["list/Camera", "list/Sun%20cream", "list/A%20good%20book"])
    }

    @Test(arguments: Engine.held)
    func anAddressShowsWhatItSays(in engine: Engine) async throws {
      let page = try await EnginePage(
        "accessories-on-parents", "?toggled=list/Marx&selected=list/Pep&scheme=dark&dir=rtl",
        in: engine)
      #expect(try await page.rows().contains("Groucho"))
      let shown = try await page.window.run(
        """
        const { dir, dataset } = document.documentElement
        return [dir, dataset.scheme, \(page.row("Pep")).ariaSelected,
          getComputedStyle(document.documentElement).colorScheme]
        """)
      #expect(shown == ["rtl", "dark", "true", "dark"])
    }

    @Test(arguments: Engine.held)
    func severalRowsAreChosen(in engine: Engine) async throws {
      let page = try await EnginePage("answers-to-states", in: engine)
      let chosen = """
        return [...document.querySelectorAll('.row[aria-selected=true] .cell-text')]
          .filter((text) => text.checkVisibility()).map((text) => text.textContent.trim())
        """
      try await page.window.click(page.cell("Colours"))
      try await page.window.click(page.cell("Checkmark"))
      #expect(try await page.window.run(chosen) == ["Colours", "Checkmark"])
      try await page.window.click(page.cell("Colours"))
      #expect(try await page.window.run(chosen) == ["Checkmark"])
    }

    @Test(arguments: Engine.held)
    func aScreenIsPushedAndLeft(in engine: Engine) async throws {
      let page = try await EnginePage("browse", in: engine)
      let start = try await page.rows()
      try await page.window.run(
        """
        window.ways = []
        addEventListener('transitionrun', ({ target }) =>
          target.dataset.slides && ways.push(`${target.dataset.slides} ${target.inert}`))
        """)
      try await page.window.click(page.cell("On My iPhone"))
      let shown = "document.querySelector('.alternate[data-shown]')"
      let rests = "!document.querySelector('[data-slides], .frame > [inert]')"
      #expect(try await page.window.comes("\(shown) && \(rests)"))
      #expect(try await page.rows().contains("Boarding Pass"))
      try await page.window.click("\(shown).querySelector('.back-button')")
      #expect(try await page.window.comes("!\(shown) && \(rests)"))
      #expect(try await page.rows() == start)
      #expect(
        try await page.window.run("return [...new Set(ways)].sort()")
          == ["below false", "below true", "over false", "over true"])
    }

    @Test(arguments: Engine.held)
    func aPageInAFrameLeavesNoRoomForScrollBars(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", "?inset=door", in: engine)
      let width = "return getComputedStyle(document.documentElement).scrollbarWidth"
      #expect(try await page.window.run(width) == "none")
    }

    @Test(arguments: Engine.held)
    func aSearchLeavesWhatContainsIt(in engine: Engine) async throws {
      let page = try await EnginePage("ray-tube", in: engine)
      #expect(try await page.rows().count == 9)
      try await page.window.run("document.querySelector('[role=search] input').focus()")
      try await page.window.strike("s", "w", "i", "f", "t", "u", "i")
      #expect(
        try await page.window.comes(
          "document.querySelector('[role=search] [role=status]').textContent === 'Results: 1'"))
      #expect(try await page.rows().count == 1)
      try await page.window.strike(Key.escape.rawValue)
      #expect(try await page.window.comes("document.querySelector('.search-field').value === ''"))
      #expect(try await page.rows().count == 9)
    }

    @Test(arguments: Engine.held)
    func stepsGoOnAndBack(in engine: Engine) async throws {
      let page = try await EnginePage("steady-topics", in: engine)
      let says = { (words: String) in
        "document.querySelector('.steps [role=status]').textContent === '\(words)'"
      }
      #expect(try await page.window.comes(says("Start")))
      try await page.window.click("document.querySelector('.step-next')")
      #expect(try await page.window.comes(says("Two levels opened: 2 rows opened")))
      #expect(try await page.rows().count == 6)
      try await page.window.click("document.querySelector('.step-list')")
      #expect(
        try await page.window.comes("document.querySelector('.steps ol').matches(':popover-open')"))
      try await page.window.strike(Key.escape.rawValue)
      try await page.window.click("document.querySelector('.step-back')")
      #expect(try await page.window.comes(says("Start")))
      #expect(try await page.rows() == ["shellies", "zigbee2mqtt"])
    }

    @Test(arguments: Engine.held)
    func anAlertIsAnsweredAndClosed(in engine: Engine) async throws {
      let page = try await EnginePage("accessories", in: engine)
      let open = "document.querySelector('dialog[open]')"
      try await page.window.click("document.querySelector('[data-edits^=\"alert\"]')")
      #expect(try await page.window.comes(open))
      #expect(try await page.window.comes("\(open).contains(document.activeElement)"))
      try await page.window.strike(Key.escape.rawValue)
      #expect(try await page.window.comes("!\(open)"))
    }

    @Test(arguments: Engine.held)
    func editingUncoversWhatDeletesRows(in engine: Engine) async throws {
      let page = try await EnginePage("an-inbox", in: engine)
      try await page.window.click("document.querySelector('.bar-button')")
      #expect(try await page.window.comes("document.querySelector('[data-editing]')"))
      try await page.window.drag(page.cell("Jonas"), by: -150)
      #expect(try await page.opens(0))
      #expect(try await page.rests("Jonas"))
    }

    @Test(arguments: Engine.held)
    func aControlsValueFollowsTheKeys(in engine: Engine) async throws {
      let page = try await EnginePage("controls", in: engine)
      let slider = "document.querySelector('.slider > input:enabled')"
      let before = try await page.window.run("\(slider).focus(); return \(slider).value").string
      try await page.window.strike(Key.end.rawValue)
      #expect(try await page.window.run("return \(slider).value === \(slider).max") == true)
      #expect(try await page.window.run("return \(slider).value").string != before)
    }
  }
}
