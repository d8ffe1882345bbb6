import Foundation
import Testing

extension SecondWindowSuite {
  /// Pages for readers who have turned script off, or chosen their own colours.
  @Suite struct WithoutBrowserTests {
    private func open(_ preview: String, in window: Task<Browser, any Error>) async throws
      -> Browser
    {
      let browser = try await window.value
      try await browser.resize(width: 402, height: 874)
      try await browser.open(try await BuiltGallery.shared.value.page(preview))
      return browser
    }

    @Test(arguments: ["tap-anywhere", "accessories-on-parents", "a-recipe"])
    func chevronsOfOpenParentsPointDownWithoutScript(preview: String) async throws {
      let browser = try await open(preview, in: Browser.withoutScript)
      let turns = try await browser.run(
        """
        return [...new Set([...document.querySelectorAll('.row:has(> .children)')]
          .filter((row) => row.querySelector('.children > .row').checkVisibility())
          .map((row) => row.querySelector('.outline-disclosure')).filter(Boolean)
          .map((chevron) => getComputedStyle(chevron, '::before').rotate))]
        """)
      #expect(turns == ["90deg"])
    }

    @Test func stepsStandBelowTheScreenWithoutScript() async throws {
      let browser = try await open("steady-topics", in: Browser.withoutScript)
      let place = try await browser.run(
        """
        const box = (one) => one.getBoundingClientRect()
        const steps = box(document.querySelector('.steps'))
        const screens = [...document.querySelectorAll('.page > .frame, .page > .screen, .page > main')]
          .filter((one) => one.checkVisibility()).map(box)
        const covered = [...document.querySelectorAll('.row, .bar-button')]
          .filter((one) => one.checkVisibility()).map(box)
          .filter((one) => one.top < steps.bottom && one.bottom > steps.top)
        return [screens.length > 0 && screens.every((one) => one.bottom <= steps.top + 1),
          steps.height > 0, covered.length]
        """)
      #expect(place == [true, true, 0])
    }

    @Test func theChosenTabShowsInForcedColours() async throws {
      let browser = try await open("compact-width", in: Browser.shared)
      try await browser.command(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "forced-colors", "value": "active"]]])
      let tabs = try await browser.run(
        """
        const tab = (chosen) => {
          const one = document.querySelector(`.tab[aria-selected="${chosen}"]`)
          return one && getComputedStyle(one).backgroundColor
        }
        const system = (color) => {
          const one = document.body.appendChild(document.createElement('i'))
          one.style.cssText = `forced-color-adjust: none; background: ${color}`
          const value = getComputedStyle(one).backgroundColor
          one.remove()
          return value
        }
        return [tab(true) === system('Highlight'), tab(false) === system('Highlight')]
        """)
      try await browser.command("Emulation.setEmulatedMedia", ["features": []])
      #expect(tabs == [true, false])
    }

    @Test(arguments: ["a-value-cell", "an-unread-message", "a-sidebar-cell"])
    func aCellAloneHasAHeadingByItsTitle(preview: String) async throws {
      let browser = try await open(preview, in: Browser.shared)
      let heading = try await browser.run(
        """
        const headings = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
        return headings.map((one) => one.textContent.trim() === document.title.split(' · ')[0])
        """)
      #expect(heading == [true])
    }
  }
}
