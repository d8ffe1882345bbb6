import Foundation
import Testing

extension BrowserSuite {
  /// Accessories, tabs and what the build has to say.
  @Suite struct ReferenceBrowserTests {
    private func shown(_ page: ListPage, _ selector: String) async throws -> Int {
      let count = try await page.browser.run(
        """
        return [...document.querySelectorAll(arguments[0])]
          .filter(element => element.checkVisibility({visibilityProperty: true})).length
        """, [.string(selector)])
      return Int(count.number ?? -1)
    }

    @Test func accessoriesOfEditingShowWhileTheListIsEdited() async throws {
      let kinds = [".delete", ".insert", ".reorder", ".multiselect"]
      let start = try await ListPage("accessories")
      for kind in kinds { #expect(try await shown(start, kind) == 0, "\(kind)") }
      let editing = try await ListPage("accessories", frame: "editing")
      for kind in kinds { #expect(try await shown(editing, kind) == 1, "\(kind)") }
    }

    @Test func accessoriesOfEveryDayShowAtOnce() async throws {
      let page = try await ListPage("accessories")
      for kind in [
        ".outline-disclosure", ".checkmark", ".detail", ".accessory-label", ".pop-up-menu",
        ".custom-accessory",
      ] {
        #expect(try await shown(page, kind) == 1, "\(kind)")
      }
    }

    @Test func aMenuShowsWhatIsChosen() async throws {
      let page = try await ListPage("accessories")
      #expect(
        try await page.browser.run("return document.querySelector('select').value") == "Medium")
    }

    @Test func aTabBringsUpItsScreenInCompactWidth() async throws {
      let page = try await ListPage("compact-width")
      let tab = try #require(
        try await page.browser.all("[role=tab]", role: "tab", name: "Watering").first)
      try await tab.click()
      #expect(
        try await page.browser.becomes(
          """
          [...document.querySelectorAll('.bar-title')]
            .filter(title => title.checkVisibility()).map(title => title.textContent.trim())
            .join() === 'Watering'
          """))
    }

    @Test func aNoteStandsBelowThePreviewThatItIsAbout() async throws {
      let browser = try await Browser.shared.value
      try await browser.open(
        try await BuiltGallery.shared.value.folder.appending(path: "pages/a-diffable-table.html"))
      let note = try await browser.first(".finding-note").text()
      #expect(note.hasPrefix("note "))
      #expect(note.contains("was something else while"))
    }
  }
}
