import Foundation
import Testing

extension BrowserSuite {
  /// What stands beside rows: indexes, views in bars, narrow headers and footers.
  @Suite struct ListEdgesBrowserTests {
    /// The boxes of elements as x, y, width and height, rounded to points.
    private func boxes(_ selector: String, in page: ListPage) async throws -> [[Double]] {
      let found = try await page.browser.run(
        """
        return [...document.querySelectorAll(arguments[0])].map(element => {
          const box = element.getBoundingClientRect()
          return [box.x, box.y, box.width, box.height].map(Math.round)
        })
        """, [.string(selector)])
      return (found.array ?? []).map { ($0.array ?? []).compactMap(\.number) }
    }

    @Test func anIndexLeadsToSectionsWithoutScript() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      let links = try await page.browser.run(
        """
        return [...document.querySelectorAll('.index > a')].map(link => [
          link.textContent, document.getElementById(decodeURIComponent(link.hash.slice(1)))
            .querySelector('.header').textContent.trim()])
        """)
      #expect(links.array?.count == 26)
      #expect(links.array?.allSatisfy { $0.array?.first == $0.array?.last } == true)
      try await page.browser.run("document.querySelectorAll('.index > a')[12].click()")
      // The section comes to stand below the bar.
      let isShown = """
        Math.abs(document.querySelectorAll('.section')[12].getBoundingClientRect().top
          - document.querySelector('.navigation-bar').getBoundingClientRect().bottom) <= 1
        """
      #expect(try await page.browser.becomes(isShown))
    }

    /// The width of the page beside a bar for scrolling, where there is one.
    private func width(of page: ListPage) async throws -> Double {
      try await page.browser.run("return document.documentElement.clientWidth").number ?? 0
    }

    @Test func contentsEndBeforeAnIndex() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      let width = try await width(of: page)
      let index = try #require(try await boxes(".index", in: page).first)
      #expect(index[0] + index[2] == width)
      #expect(index[2] == 15)
      let cell = try #require(try await boxes(".row > .cell", in: page).first)
      #expect(cell[2] == width)
      let accessory = try #require(try await boxes(".trailing-accessories", in: page).first)
      #expect(accessory[0] + accessory[2] <= index[0])
      let titles = try await boxes(".index > a", in: page)
      #expect(titles.allSatisfy { $0[3] == 14 })
      let middle = (titles[0][1] + titles[25][1] + 14) / 2
      #expect(abs(middle - (index[1] + index[3] / 2)) <= 1)
    }

    /// Where the rows of sections begin, their headers' titles among them, in a page as wide as a
    /// phone.
    @Test(arguments: [
      ("heights", [66, 177, 316, 441, 555, 640], [60, 80, 45]),
      ("heights-in-a-plain-table", [34, 168, 330, 478, 580, 688], [60, 80, 28]),
    ])
    func headersAreAsHighAsCodeSays(
      preview: String, rows: [Double], headers: [Double]
    ) async throws {
      let page = try await ListPage(preview, of: BuiltGallery.large)
      #expect(try await boxes(".rows", in: page).map { $0[1] } == rows)
      #expect(try await boxes(".header", in: page).map { $0[3] } == headers)
      // A view fills all of it, and what is held by its middle is there.
      let label = try #require(try await boxes(".header .view .view", in: page).first)
      let view = try #require(try await boxes(".header", in: page).dropFirst().first)
      #expect(abs(label[1] + label[3] / 2 - view[1] - view[3] / 2) <= 1)
    }

    @Test func anIndexFollowsASearch() async throws {
      let page = try await ListPage("names", of: BuiltGallery.large)
      let letters = """
        [...document.querySelectorAll('.index > a')].filter((one) => one.checkVisibility())
          .map((one) => one.textContent).join('')
        """
      #expect(try await page.browser.run("return \(letters)") == "ABCDEFGHIJKLMNOP")
      func search(_ query: String) async throws {
        try await page.browser.run(
          "type(document.querySelector('.search-field'), arguments[0])", [.string(query)])
      }
      try await search("an")
      #expect(try await page.browser.becomes("\(letters) === 'AH'"))
      try await search("xy")
      #expect(try await page.browser.becomes("\(letters) === ''"))
      try await search("")
      #expect(try await page.browser.becomes("\(letters) === 'ABCDEFGHIJKLMNOP'"))
    }

    @Test func aViewBehindRowsStaysWhereTheScreenIs() async throws {
      let page = try await ListPage("ground", of: BuiltGallery.large)
      func ground() async throws -> [Double] {
        try #require(try await boxes(".empty-view > .view", in: page).first)
      }
      let first = try #require(try await boxes(".row", in: page).first)
      let start = try await ground()
      #expect(start[0] == 0)
      #expect(start[1] == 0)
      #expect(first[1] > 44)
      // The bar above the rows lets it through.
      let bar = try await page.browser.run(
        """
        const bar = document.querySelector('.navigation-bar')
        return [bar, bar.nextElementSibling].map((one) => getComputedStyle(one).backgroundColor)
        """)
      #expect(bar == ["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"])
      #expect(start[3] == 874)
      try await page.browser.run("window.scrollTo(0, 300)")
      #expect(try await ground() == [0, 0, start[2], 874])
      let isInFront = try await page.browser.run(
        """
        const bar = document.querySelector('.navigation-bar').getBoundingClientRect()
        const row = [...document.querySelectorAll('.row')]
          .find((row) => row.getBoundingClientRect().top > bar.bottom)
        const { left, top, width, height } = row.getBoundingClientRect()
        return row.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        """)
      #expect(isInFront == true)
    }

    @Test func aViewAsideOfTheScreenWidensNoPage() async throws {
      let page = try await ListPage("aside", of: BuiltGallery.large)
      let width = try await page.browser.run("return document.documentElement.scrollWidth")
      #expect(width == 402)
    }

    @Test func viewsInBarsAreAsWideAsTheyAsk() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      let segments = try await boxes(".title-view .segment", in: page)
      #expect(segments.count == 2)
      #expect(segments[0][2] == segments[1][2])
      #expect(
        try await page.browser.run(
          """
          return [...document.querySelectorAll('.title-view .segment')]
            .every(one => one.scrollWidth <= one.clientWidth)
          """) == .bool(true))
      let field = try #require(try await boxes(".toolbar .field", in: page).first)
      #expect(field[2] == 200)
      let button = try #require(try await boxes(".toolbar > .bar-button", in: page).first)
      let width = try await width(of: page)
      #expect(button[0] + button[2] == width - 16)
    }

    @Test func narrowFootersStandWhereTheirAlignmentSays() async throws {
      let page = try await ListPage("shapes", of: BuiltGallery.large)
      let footers = try await boxes(".footer > .cell", in: page)
      #expect(footers.map { $0[2] } == [100, 100, 100])
      #expect(footers.map { $0[0] } == [151, 20, 402 - 20 - 100])
      let header = try #require(try await boxes(".header > .cell", in: page).first)
      #expect(header[0] + header[2] == 402 - 20)
      #expect(header[2] == 181)
    }

    @Test(arguments: [320, 402, 800])
    func partsOfACircleKeepToTheEdgesAroundIt(width: Int) async throws {
      let page = try await ListPage("shapes", of: BuiltGallery.large, width: width)
      let header = try #require(try await boxes(".header > .cell", in: page).first)
      #expect(abs(header[2] - header[3]) <= 1)
      let circle = try #require(
        try await boxes(".header .view:has(> .view + .view)", in: page).first)
      #expect(abs(circle[2] - header[2] * 0.8) <= 1)
      #expect(abs(circle[0] - header[0] - header[2] * 0.1) <= 1)
      #expect(abs(circle[1] - header[1] - header[3] * 0.1) <= 1)
      let parts = try await boxes(".header .view:has(> .view + .view) > .view", in: page)
      #expect(parts.count == 2)
      #expect(abs(parts[0][1] - header[1]) <= 1)
      #expect(abs(parts[0][3] - header[3] * 0.75) <= 1)
      #expect(abs(parts[1][1] - header[1] - header[3] * 0.75) <= 1)
      #expect(abs(parts[1][3] - header[3] * 0.25) <= 1)
    }

    @Test func aTextAboveOrBelowAListIsInItsMiddle() async throws {
      let page = try await ListPage("words", of: BuiltGallery.large)
      try await page.browser.run(
        """
        document.querySelector('.collection').insertAdjacentHTML('beforeend',
          '<div class="supplementary" style="--width:100%;--height:44px"><div class="cell content-view">'
            + '<div class="cell-view"><span class="label">Version</span></div></div></div>')
        """)
      let edge = try #require(try await boxes(".supplementary:last-child", in: page).first)
      let text = try #require(
        try await boxes(".supplementary:last-child .label", in: page).first)
      #expect(edge[3] == 44)
      #expect(abs(text[1] + text[3] / 2 - edge[1] - 22) <= 1)
    }
  }
}
