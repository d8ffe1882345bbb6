import Foundation
import Testing

extension SecondWindowSuite {
  /// Lists and outlines of many rows.
  ///
  /// `CELLOPHANE_MEASURES=1 swift test --filter LargeListsBrowserTests` measures too: times are of
  /// the machine, which should have nothing else to do.
  @Suite struct LargeListsBrowserTests {
    private static let measures = ProcessInfo.processInfo.environment["CELLOPHANE_MEASURES"] != nil

    /// Whether no more rows are laid out than these; the others are skipped or in a closed one.
    private func isLaidOut(atMost count: Int, _ page: ListPage) async throws -> Bool {
      try await page.browser.becomes(
        """
        [...document.querySelectorAll('.row')]
          .filter(row => row.checkVisibility({contentVisibilityAuto: true})).length <= \(count)
        """)
    }

    @Test func rowsFarFromViewAreNotLaidOut() async throws {
      let page = try await ListPage("ten-thousand-rows", of: BuiltGallery.large)
      #expect(try await page.browser.becomes("document.querySelectorAll('.row').length === 10000"))
      #expect(try await isLaidOut(atMost: 200, page))
      try await page.browser.press(.tab, .end)
      #expect(try await page.browser.focused().name().hasPrefix("Row 10000"))
      let isSeen = """
        document.activeElement.getBoundingClientRect().bottom <= innerHeight
          && document.activeElement.checkVisibility({contentVisibilityAuto: true})
        """
      #expect(try await page.browser.becomes(isSeen))
    }

    @Test func theRowsOfALargeListKeepTheirPlaces() async throws {
      let page = try await ListPage("ten-thousand-rows", of: BuiltGallery.large)
      try await page.browser.press(.tab, .home)
      let last = try await page.browser.run(
        """
        const rows = document.querySelectorAll('.row')
        const lines = [...document.querySelectorAll('.chunk:first-child > .row > .cell')]
          .filter(cell => getComputedStyle(cell, '::after').visibility === 'visible').length
        return [rows[0].getBoundingClientRect().height, lines, rows[49].getBoundingClientRect().bottom
          - rows[50].getBoundingClientRect().top]
        """)
      #expect(last.array?.first?.number ?? 0 > 44)
      #expect(last.array?.dropFirst() == [50, 0])
    }

    @Test func theRowsOfALargeTreeKeepNoRoomForThoseThatAreClosed() async throws {
      let page = try await ListPage("twenty-thousand-nodes", of: BuiltGallery.large)
      let tops = try await page.browser.run(
        """
        const [first, second] = document.querySelectorAll('.rows > .row')
        return second.getBoundingClientRect().top - first.getBoundingClientRect().top
        """)
      #expect(tops == 44)
    }

    @Test func twentyThousandNodesOpenAtOnce() async throws {
      let page = try await ListPage("twenty-thousand-nodes", of: BuiltGallery.large)
      try await page.browser.press(.tab, .plus)
      let open = "document.querySelectorAll('.row[aria-expanded=\"true\"]').length"
      #expect(try await page.browser.becomes("\(open) === 2000"))
      #expect(try await isLaidOut(atMost: 400, page))
      try await page.browser.press(.end)
      #expect(try await page.browser.focused().name() == "20.9.10.10")
      try await page.browser.press(.minus)
      #expect(try await page.browser.focused().name() == "20")
      #expect(try await page.browser.becomes("\(open) === 0"))
    }

    @Test(.enabled(if: BuiltGallery.largestNames.contains("a-hundred-thousand-leaves")))
    func aHundredThousandLeavesOpenInPieces() async throws {
      let page = try await ListPage("a-hundred-thousand-leaves", of: BuiltGallery.large)
      #expect(try await page.browser.becomes("document.querySelectorAll('.row').length === 100001"))
      try await page.browser.press(.tab, .right)
      let open = "document.querySelectorAll('.row[aria-expanded=\"true\"]').length"
      #expect(try await page.browser.becomes("\(open) === 1"))
      #expect(try await isLaidOut(atMost: 400, page))
      try await page.browser.press(.end)
      #expect(try await page.browser.focused().name() == "1.100000")
    }

    @Test func aThousandLevelsEndWhereThePageSaysSo() async throws {
      let page = try await ListPage("a-thousand-deep", of: BuiltGallery.large)
      try await page.browser.press(.tab, .plus, .end)
      #expect(try await page.browser.focused().name() == "Level 200")
      let depth = """
        let depth = 0
        for (let node = document.activeElement; node; node = node.parentElement.closest('.row')) depth++
        return depth
        """
      // None was lost to the browser's own bound.
      #expect(try await page.browser.run(depth) == 200)
      try await page.browser.press(.right)
      #expect(
        try await page.browser.run("return document.querySelector('[role=status]').textContent")
          == "The preview stops here: what is under this row was not loaded.")
    }

    @Test func whatLoadsWithoutEndStopsWhereThePageSaysSo() async throws {
      let page = try await ListPage("loaded-without-end", of: BuiltGallery.large)
      #expect(try await page.rows() == ["1", "2", "3"])
      try await page.disclose("2")
      #expect(try await page.rows() == ["1", "2", "2.1", "2.2", "2.3", "3"])
      #expect(try await page.browser.focused().name() == "2")
      try await page.browser.press(.plus, .end)
      #expect(try await page.browser.focused().name() == "3.3.3.3.3")
      try await page.browser.press(.right)
      #expect(
        try await page.browser.run("return document.querySelector('[role=status]').textContent")
          == "The preview stops here: what is under this row was not loaded.")
    }

    @Test func tabLeavesAListOfManyRowsAndComesBackToItsRow() async throws {
      let page = try await ListPage("twenty-thousand-nodes", of: BuiltGallery.large)
      try await page.browser.press(.tab, .down, .down, .tab)
      #expect(try await page.browser.focused().name() == "Open all")
      try await page.browser.press(Key.tab.rawValue, with: .shift)
      #expect(try await page.browser.focused().name() == "3")
      let rows = try await ListPage("ten-thousand-rows", of: BuiltGallery.large)
      try await rows.browser.press(.tab, .down, .tab)
      #expect(try await rows.browser.run("return document.activeElement.tagName") == "BODY")
      try await rows.browser.press(.tab)
      #expect(try await rows.browser.focused().name().hasPrefix("Row 2"))
    }

    /// Of ten thousand rows that look alike four are touched, and the page plays for the others what
    /// those do.
    @Test(
      .enabled(if: BuiltGallery.largestNames.contains("tasks-to-check")), arguments: [3, 9_000])
    func aTapChecksOneOfTenThousandRows(number: Int) async throws {
      let page = try await ListPage("tasks-to-check", of: BuiltGallery.large)
      let isChecked = "!!(\(row(number))).querySelector('[aria-label=\"Checked\"]')"
      #expect(try await page.browser.becomes("!\(isChecked)"))
      try await click(number, page)
      #expect(try await page.browser.becomes(isChecked))
      try await click(number, page)
      #expect(try await page.browser.becomes("!\(isChecked)"))
    }

    @Test(.enabled(if: BuiltGallery.largestNames.contains("tasks-to-move")), arguments: [3, 9_000])
    func aTapMovesOneOfTenThousandRows(number: Int) async throws {
      let page = try await ListPage("tasks-to-move", of: BuiltGallery.large)
      let section = "(\(row(number))).closest('.section').id"
      #expect(try await page.browser.becomes("\(section) === 'list~Open'"))
      try await click(number, page)
      #expect(try await page.browser.becomes("\(section) === 'list~Done'"))
      try await click(number, page)
      #expect(try await page.browser.becomes("\(section) === 'list~Open'"))
    }

    private func row(_ number: Int) -> String {
      "[...document.querySelectorAll('.row')].find(row => "
        + "row.querySelector('.cell').textContent.trim() === 'Task \(number)')"
    }

    private func click(_ number: Int, _ page: ListPage) async throws {
      try await page.browser.run("\(row(number)).querySelector('.cell').click()")
    }

    // MARK: Measuring

    /// The times from a key to the frame after its focus was painted, in milliseconds.
    private func times(_ page: ListPage, _ keys: [Key]) async throws -> [Double] {
      try await page.browser.run(
        """
        window.times ??= (addEventListener('keydown', (event) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp)
            channel.port2.postMessage(0)
          })
        }, true), [])
        times.length = 0
        """)
      for (index, key) in keys.enumerated() {
        try await page.browser.press(key)
        #expect(try await page.browser.becomes("times.length > \(index)"))
      }
      return (try await page.browser.run("return times").array ?? []).compactMap(\.number).sorted()
    }

    private func median(_ name: String, _ times: [Double]) -> Double {
      let median = times[times.count / 2]
      print(
        "\(name): median \(Int(median.rounded())) ms of \(times.count), most \(Int(times.last ?? 0)) ms"
      )
      return median
    }

    @Test(
      .enabled(if: measures),
      arguments: [("ten-thousand-rows", false), ("twenty-thousand-nodes", true)])
    func keysMoveTheFocusWithin50Milliseconds(preview: String, isTree: Bool) async throws {
      let page = try await ListPage(preview, of: BuiltGallery.large)
      let first = try await times(page, [.tab])
      #expect(median("\(preview): the first tab", first) < 50)
      if isTree { try await page.browser.press(.plus) }
      let steps = try await times(page, Array(repeating: .down, count: 25))
      #expect(median("\(preview): down", steps) < 50)
      let leaps = try await times(
        page, Array(repeating: [.end, .up, .home, .down], count: 5).flatMap { $0 })
      #expect(median("\(preview): end, up, home, down", leaps) < 50)
      let leaving = try await times(page, [.tab, .tab, .tab, .tab, .tab])
      #expect(median("\(preview): tab", leaving) < 50)
    }

    @Test(.enabled(if: measures)) func allOpensWithin200Milliseconds() async throws {
      let page = try await ListPage("twenty-thousand-nodes", of: BuiltGallery.large)
      try await page.browser.press(.tab)
      var opening: [Double] = []
      var closing: [Double] = []
      for _ in 0..<7 {
        opening += try await times(page, [.plus])
        closing += try await times(page, [.minus])
      }
      #expect(median("twenty-thousand-nodes: open all", opening.sorted()) < 200)
      #expect(median("twenty-thousand-nodes: close all", closing.sorted()) < 200)
    }
  }
}
