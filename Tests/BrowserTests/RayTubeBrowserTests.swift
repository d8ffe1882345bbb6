import Testing

extension BrowserSuite {
  /// Searching and links.
  @Suite struct RayTubeBrowserTests {
    private func headers(_ page: ListPage) async throws -> [String] {
      let texts = try await page.browser.run(
        """
        return [...document.querySelectorAll('.header, .supplementary')]
          .filter(header => header.checkVisibility())
          .map(header => header.textContent.trim())
        """)
      return (texts.array ?? []).compactMap(\.string)
    }

    @Test func aQueryOfTwoLettersLeavesOneWholeSection() async throws {
      let page = try await ListPage("ray-tube", frame: "searched-for-no")
      #expect(try await headers(page) == ["Miscellaneous"])
      #expect(try await page.rows().count == 4)
    }

    @Test func aQueryInThreeSectionsLeavesAllTheirRows() async throws {
      let page = try await ListPage("ray-tube", frame: "searched-for-ios")
      #expect(try await headers(page) == ["UIKit", "Frameworks", "Miscellaneous"])
      #expect(try await page.rows().count == 8)
    }

    @Test func aSectionsOwnTitleIsFoundToo() async throws {
      let page = try await ListPage("ray-tube", frame: "searched-for-swiftui")
      #expect(try await headers(page) == ["SwiftUI"])
      #expect(try await page.rows().count == 1)
    }

    @Test func aTapLeadsToTheCourse() async throws {
      let page = try await ListPage("ray-tube")
      let links = try await page.browser.all("#frame-start .row a[href]")
      #expect(links.count == 9)
      #expect(
        try await links.first?.attribute("href") == "https://example.com/courses/canvas")
    }

    @Test func aPadHasThreeColumnsAndAPhoneOne() async throws {
      let tops = """
        const tops = [...document.querySelectorAll('#frame-start .row')]
          .map(row => Math.round(row.getBoundingClientRect().top))
        return tops.length - new Set(tops).size
        """
      let phone = try await ListPage("ray-tube")
      #expect(try await phone.browser.run(tops) == 0)
      let pad = try await ListPage("ray-tube-pad", width: 1194, height: 834)
      #expect(try await pad.browser.run(tops) == 4)
    }
  }
}
