import Foundation
import Testing

extension SecondWindowSuite {
  /// The page that shows a cell in all of its states and surroundings.
  @Suite struct SheetBrowserTests {
    private func open(
      _ preview: String, width: Int = 1500, in window: Task<Browser, any Error> = Browser.shared
    ) async throws -> Browser {
      let browser = try await window.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.resize(width: width, height: 900)
      try await browser.open(folder.appending(path: "sheets/\(preview).html"))
      return browser
    }

    /// The colour behind the cell of a board in a state.
    private func fill(
      _ board: String, _ state: String, in browser: Browser
    ) async throws -> String {
      try await browser.run(
        """
        const board = document.getElementById(`board-${arguments[0]}`).closest('.board')
        const specimen = [...board.querySelectorAll('.specimen')].find(
          (one) => one.querySelector('h3').textContent === arguments[1])
        return getComputedStyle(specimen.querySelector('.cell'), '::before').backgroundColor
        """, [.string(board), .string(state)]
      ).string ?? ""
    }

    @Test func everySurroundingShowsEveryStateWithoutScript() async throws {
      let browser = try await open(
        "a-subtitle-cell-with-accessories", in: Browser.withoutScript)
      for name in [
        "Light", "Dark", "Right to left", "Largest text", "320 points", "744 points",
      ] {
        #expect(
          try await browser.all(".board", role: "region", name: name).count == 1, "\(name)")
      }
      let states = [
        "Normal", "Highlighted", "Selected", "Focused", "Disabled", "Editing", "Swiped",
        "Expanded",
      ]
      let titles = try await browser.run(
        """
        return [...document.querySelectorAll('.board')].map((board) =>
          [...board.querySelectorAll('h3')].slice(0, 8).map((title) => title.textContent))
        """
      ).array?.map { ($0.array ?? []).compactMap(\.string) }
      #expect(titles == Array(repeating: states, count: 6))
      let seen = try await browser.run(
        "return [...document.querySelectorAll('.cell-text')].every(one => one.checkVisibility())")
      #expect(seen == true)
    }

    @Test func statesAreThoseOfTheirScheme() async throws {
      let browser = try await open("a-subtitle-cell-with-accessories")
      #expect(try await fill("light", "Normal", in: browser) == "rgb(255, 255, 255)")
      #expect(try await fill("light", "Selected", in: browser) == "rgb(209, 209, 214)")
      #expect(try await fill("dark", "Normal", in: browser) == "rgb(28, 28, 30)")
      #expect(try await fill("dark", "Selected", in: browser) == "rgb(58, 58, 60)")
    }

    @Test func surroundingsReachTheCells() async throws {
      let browser = try await open("a-subtitle-cell-with-accessories")
      func text(_ board: String, _ property: String) async throws -> String {
        try await browser.run(
          """
          const board = document.getElementById(`board-${arguments[0]}`).closest('.board')
          return getComputedStyle(board.querySelector('.cell-text'))[arguments[1]]
          """, [.string(board), .string(property)]
        ).string ?? ""
      }
      #expect(try await text("light", "fontSize") == "17px")
      #expect(try await text("largest", "fontSize") == "53px")
      #expect(try await text("rtl", "direction") == "rtl")
      #expect(try await text("light", "color") == "rgb(0, 0, 0)")
      #expect(try await text("dark", "color") == "rgb(255, 255, 255)")
      let widths = try await browser.run(
        "return [...document.querySelectorAll('.board')].map((board) => board.clientWidth)"
      ).array?.compactMap(\.number)
      #expect(widths == [402, 402, 402, 402, 320, 744])
    }

    @Test func accessoriesOfEditingAreThereWhileEditing() async throws {
      let browser = try await open("a-subtitle-cell-with-accessories")
      let seen = try await browser.run(
        """
        return [...document.querySelector('.board').querySelectorAll('.specimen')]
          .filter((one) => one.querySelector('.delete')?.checkVisibility())
          .map((one) => one.querySelector('h3').textContent)
        """
      ).array?.compactMap(\.string)
      #expect(seen == ["Editing"])
    }

    @Test func aNarrowScreenShowsItWithoutScrollingSideways() async throws {
      let browser = try await open("an-unread-message", width: 390)
      #expect(
        try await browser.run("return document.documentElement.scrollWidth <= innerWidth") == true)
    }

    @Test func theCatalogueAndTheIndexLeadThere() async throws {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      for page in ["pages/a-value-cell.html", "groups/cells.html"] {
        try await browser.open(folder.appending(path: page))
        let link = try #require(try await browser.all("a[href$='sheets/a-value-cell.html']").first)
        #expect(try await link.role() == "link")
        try await link.click()
        #expect(try await browser.becomes("document.querySelectorAll('.board').length === 6"))
      }
    }
  }
}
