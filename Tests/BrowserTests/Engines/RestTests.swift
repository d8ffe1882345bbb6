import Foundation
import Seeding
import Testing

extension EnginesSuite {
  /// Pages as they come to rest, before anybody touches them.
  @Suite struct RestTests {
    private func pages(in folder: String) async throws -> [String] {
      try await BuiltGallery.shared.value.pages(in: folder)
    }

    /// Rows that do not rest on their cells or cannot be seen without script, texts that nobody can
    /// read, pages that scroll sideways.
    static let unreadable = """
      const found = []
      const isScripted = !window.frameElement.hasAttribute('sandbox')
      if (window.matchMedia('(scripting: none)').matches === isScripted) found.push('scripting')
      const root = document.documentElement
      if (root.scrollWidth > window.innerWidth) found.push(`${root.scrollWidth} wide`)
      const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const edges = (one) => one.getBoundingClientRect()
      for (const row of document.querySelectorAll('.row')) {
        if (!isScripted && edges(row).height === 0) found.push(`${row.id} is hidden`)
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

    /// In Chromium `EveryPageTests` looks at all of them.
    @Test(arguments: Engine.held.filter { $0 != .chromium }, [true, false])
    func previewsRestReadable(in engine: Engine, withScript runsScript: Bool) async throws {
      for isPad in [false, true] {
        let some = Turn.share(
          try await previews(isPad: isPad), oneIn: 6,
          of: "\(isPad ? "pad" : "phone") pages with\(runsScript ? "" : "out") script in \(engine)")
        let framed = try await FramedPages(some, runsScript: runsScript)
        let findings = try await framed.findings(
          in: engine.window, widths: [isPad ? 1024 : 402], Self.unreadable)
        #expect(findings == [])
      }
    }

    private func previews(isPad: Bool) async throws -> [String] {
      try await pages(in: "previews").filter { $0.contains("-pad.") == isPad }
    }

    @Test(arguments: Engine.held, [true, false])
    func everyRowThatSwipesRestsReadableWithReducedMotion(
      in engine: Engine, withScript runsScript: Bool
    ) async throws {
      let previews = ["an-inbox", "a-diffable-table", "custom-cells-that-swipe", "list-or-grid"]
        .map { "previews/\($0).html" }
      let framed = try await FramedPages(previews, runsScript: runsScript)
      let isStill = """
        if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return ['it moves']
        """
      let findings = try await framed.findings(
        in: engine.stillWindow, widths: [402], isStill + "\n" + Self.unreadable)
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

    /// A row of a page that comes slowly is laid out before its cell is there.
    @Test(arguments: Engine.held, ["<div class=\"slide\"", "<div class=\"trailing-actions\""])
    func aRowThatArrivesInPartsRestsAtItsCell(in engine: Engine, end: String) async throws {
      let page = try await BuiltGallery.shared.value.page("an-inbox")
      var html = try String(contentsOf: page, encoding: .utf8)
      html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
      html.replace("<head>", with: "<head><base href=\"\(page.absoluteString)\"/>")
      let half = try #require(html.range(of: end)).lowerBound
      let window = try await engine.window
      try await window.open(page.deletingLastPathComponent().appending(path: "../404.html"))
      try await window.run(
        """
        const frame = document.body.appendChild(document.createElement('iframe'))
        Object.assign(frame.style, { width: '402px', height: '874px' })
        window.page = frame.contentDocument
        page.open()
        page.write(arguments[0])
        """, [.string(String(html[..<half]))])
      let isLaidOut = """
        page.querySelector('.swipe').offsetWidth + page.body.scrollHeight > 0
          && getComputedStyle(page.querySelector('.leading-actions')).flexShrink === '0'
        """
      #expect(try await window.comes(isLaidOut))
      try await window.run(
        "page.write(arguments[0]); page.close()", [.string(String(html[half...]))])
      let rests = """
        (() => {
          const boxes = [...page.querySelectorAll('.swipe, .slide')].filter((one) => one.offsetWidth)
          return boxes.length === 14 && boxes.every((one) => one.scrollLeft === 0)
        })()
        """
      #expect(try await window.comes(rests))
    }

    /// Pages of one kind have one shell: one in six stands for the others, whose words Chromium reads
    /// all at the narrowest width.
    @Test(arguments: Engine.held, [("pages", 6), ("groups", 1), ("", 1)])
    func noCataloguePageScrollsSideways(
      in engine: Engine, of kind: (folder: String, each: Int)
    ) async throws {
      let all = try await pages(in: kind.folder)
      let some = Turn.share(all, oneIn: kind.each, of: "catalogue pages in \(engine)")
      let framed = try await FramedPages(
        BuiltGallery.shared.value.withoutFrames(some), runsScript: false)
      #expect(
        try await framed.findings(in: engine.window, widths: [402, 1180], Self.scrolls) == [])
    }

    static let scrolls = """
      const { scrollWidth } = document.documentElement
      return scrollWidth > window.innerWidth ? [`${scrollWidth} of ${window.innerWidth}`] : []
      """
  }
}
