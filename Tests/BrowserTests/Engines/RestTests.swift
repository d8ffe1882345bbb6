import Foundation
import Testing

extension EnginesSuite {
  /// Pages as they come to rest, before anybody touches them.
  @Suite struct RestTests {
    private func pages(in folder: String) async throws -> [String] {
      let root = try await BuiltGallery.shared.value.folder.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: root.path)
        .filter { $0.hasSuffix(".html") }.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    /// Rows that do not rest on their cells, texts that nobody can read, pages that scroll sideways.
    private static let unreadable = """
      const found = []
      const isScripted = !window.frameElement.hasAttribute('sandbox')
      if (window.matchMedia('(scripting: none)').matches === isScripted) found.push('scripting')
      const root = document.documentElement
      if (root.scrollWidth > window.innerWidth) found.push(`${root.scrollWidth} wide`)
      const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const edges = (one) => one.getBoundingClientRect()
      for (const row of document.querySelectorAll('.row')) {
        if (!isSeen(row) || edges(row).height === 0) continue
        const cells = [...row.querySelectorAll(':scope > .cell, :scope > .swipe > .slide > .cell')]
          .filter((cell) => cell.offsetWidth)
        if (!cells.length) found.push(`${row.id} has no cell`)
        for (const cell of cells) {
          if (Math.abs(edges(cell).left - edges(row).left) > 1
            || Math.abs(edges(cell).right - edges(row).right) > 1) found.push(`${row.id} is aside`)
        }
        if (row.closest('.scroller, .layout-scroller')) continue
        for (const text of row.querySelectorAll('.cell-text, .cell-secondary-text, .label')) {
          if (text.closest('.leading-actions, .trailing-actions, .custom-actions, .scroller')) continue
          if (!isSeen(text) || !text.textContent.trim()) continue
          const { left, right } = edges(text)
          if (right - left < 1 || left < -1 || right > window.innerWidth + 1) {
            found.push(`'${text.textContent.trim()}' stands at ${left} to ${right}`)
          }
        }
      }
      return found
      """

    @Test(arguments: Engine.held, [true, false])
    func everyPreviewRestsReadable(in engine: Engine, withScript runsScript: Bool) async throws {
      for isPad in [false, true] {
        let previews = try await pages(in: "previews").filter { $0.contains("-pad.") == isPad }
        #expect(previews.count > 5)
        let framed = try await FramedPages(
          previews, width: isPad ? 1024 : 402, runsScript: runsScript)
        #expect(try await framed.findings(in: engine.window, Self.unreadable) == [])
      }
    }

    @Test(arguments: Engine.held, [true, false])
    func everyRowThatSwipesRestsReadableWithReducedMotion(
      in engine: Engine, withScript runsScript: Bool
    ) async throws {
      let previews = ["an-inbox", "a-diffable-table", "custom-cells-that-swipe", "list-or-grid"]
        .map { "previews/\($0).html" }
      let framed = try await FramedPages(previews, width: 402, runsScript: runsScript)
      let isStill = """
        if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return ['it moves']
        """
      let findings = try await framed.findings(
        in: engine.stillWindow, isStill + "\n" + Self.unreadable)
      #expect(findings == [])
    }

    @Test(arguments: Engine.held, ["ltr", "rtl"])
    func noRowIsScrolledToItsCell(in engine: Engine, direction: String) async throws {
      let window = try await engine.window
      try await window.resize(width: 402, height: 874)
      let page = try await BuiltGallery.shared.value.page("an-inbox").absoluteString
      try await window.open(try #require(URL(string: "\(page)?dir=\(direction)")))
      let boxes = try await window.run(
        """
        const boxes = [...document.querySelectorAll('.swipe, .slide')].filter((one) => one.offsetWidth)
        return [boxes.length, boxes.filter((one) => one.scrollLeft !== 0).length]
        """)
      #expect(boxes == [14, 0])
      let asides = try await window.run(
        """
        return [...document.querySelectorAll('.slide > .cell')].filter((cell) => cell.offsetWidth
          && Math.abs(cell.getBoundingClientRect().left
            - cell.closest('.row').getBoundingClientRect().left) > 1).length
        """)
      #expect(asides == 0)
    }

    @Test(arguments: Engine.held, ["pages", "groups", ""])
    func noCataloguePageScrollsSideways(in engine: Engine, folder: String) async throws {
      for width in [402, 1180] {
        let framed = try await FramedPages(
          try await pages(in: folder), width: width, runsScript: false)
        let findings = try await framed.findings(
          in: engine.window,
          """
          const { scrollWidth } = document.documentElement
          return scrollWidth > window.innerWidth ? [`${scrollWidth} of ${window.innerWidth}`] : []
          """)
        #expect(findings == [])
      }
    }
  }
}
