import Foundation
import Testing

extension BrowserSuite {
  /// Who sees the focus: those who move it with keys.
  @Suite struct FocusBrowserTests {
    /// The outline of what has the focus, or of the cell of a row that has.
    private func ring(_ page: ListPage) async throws -> String {
      try await page.browser.run(
        """
        const one = document.activeElement
        const part = one.querySelector(':scope > .cell, :scope > .swipe > .slide > .cell') ?? one
        return getComputedStyle(part).outlineStyle
        """
      ).string ?? ""
    }

    /// The colour behind the cell of the row that has the focus.
    private func fill(_ page: ListPage) async throws -> String {
      try await page.browser.run(
        """
        document.getAnimations().forEach((one) => one.finish())
        const cell = document.activeElement.querySelector('.cell')
        return getComputedStyle(cell, '::before').backgroundColor
        """
      ).string ?? ""
    }

    @Test func aTapMovesTheFocusAndDoesNotShowIt() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.tap("Marx")
      #expect(try await page.browser.focused().name() == "Marx")
      // Script moved it, after which the browser would show it.
      #expect(try await page.browser.run("return document.activeElement.tabIndex") == 0)
      #expect(try await ring(page) == "none")
      let other = "getComputedStyle(document.querySelector('.cell'), '::before').backgroundColor"
      #expect(try await .string(fill(page)) == page.browser.run("return \(other)"))
    }

    @Test func whatAnAddressDoesShowsNoFocus() async throws {
      let page = try await ListPage("double-column", width: 402, height: 874)
      let address = try await page.browser.address
      try await page.browser.open(
        try #require(URL(string: "\(address)?column=split-primary")))
      #expect(try await page.browser.becomes("document.activeElement.matches('.row')"))
      #expect(try await ring(page) == "none")
      try await page.browser.run("document.querySelector('.row').focus()")
      #expect(try await ring(page) == "none")
      try await page.browser.press(.down)
      #expect(try await ring(page) == "solid")
    }

    @Test func aKeyShowsTheFocusAndTheNextTapHidesIt() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.tap("Marx")
      try await page.browser.press(.down)
      #expect(try await ring(page) == "solid")
      try await page.tap("Pep")
      #expect(try await ring(page) == "none")
    }

    @Test func theRingLiesOverPicturesThatCoverTheirCell() async throws {
      let page = try await ListPage("shelves-of-music")
      try await page.browser.run("document.querySelector('.layout-scroller .row').focus()")
      try await page.browser.press(.right)
      let ring = try await page.browser.run(
        """
        const view = document.activeElement.querySelector('.cell-view')
        const { outlineStyle, position, zIndex } = getComputedStyle(view, '::after')
        return [outlineStyle, position, zIndex]
        """)
      #expect(ring == ["solid", "absolute", "1"])
    }

    @Test func aFingerCountsAsAPointer() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.browser.press(.tab)
      #expect(try await ring(page) == "solid")
      try await page.browser.touches(true)
      try await page.browser.swipe(try await page.row("Marx"), by: 0)
      try await page.browser.touches(false)
      #expect(try await page.browser.becomes("document.activeElement.id === 'list/Marx'"))
      #expect(try await ring(page) == "none")
    }

    @Test func aTappedRowOfASidebarIsGrayAndTintedOnceAKeyIsUsed() async throws {
      let page = try await ListPage("the-sidebar-alone")
      try await page.tap("Watering")
      let tapped = try await fill(page)
      try await page.browser.press(.down, .up)
      #expect(try await page.browser.focused().name().hasPrefix("Watering"))
      let reached = try await fill(page)
      #expect(reached == "rgb(0, 136, 255)")
      #expect(tapped != reached)
    }

    @Test func typingIntoATappedFieldShowsNoRingAndTabbingToItDoes() async throws {
      let page = try await ListPage("ray-tube")
      let field = try await page.browser.first(".search-field")
      try await field.click()
      try await page.browser.type("No")
      #expect(try await ring(page) == "none")
      try await page.browser.press(Key.tab.rawValue, with: .shift)
      try await page.browser.press(.tab)
      #expect(
        try await page.browser.run("return document.activeElement.matches('.search-field')") == true
      )
      #expect(try await ring(page) == "solid")
    }

    @Test func modifiersAloneDoNotShowTheFocus() async throws {
      let page = try await ListPage("tap-anywhere")
      try await page.tap("Marx")
      try await page.browser.press("\u{E008}", with: .control)
      #expect(try await ring(page) == "none")
    }

    @Test func thePagesAroundPreviewsHideTheFocusOfAPointerToo() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 1200, height: 900)
      let gallery = try await BuiltGallery.shared.value
      try await browser.open(gallery.folder.appending(path: "index.html"))
      let field = try await browser.first("input[type=search]")
      try await field.click()
      #expect(try await field.style("outline-style") == "none")
      try await browser.press(Key.tab.rawValue, with: .shift)
      try await browser.press(.tab)
      #expect(try await field.style("outline-style") == "solid")
    }
  }
}
