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

    /// Without script Chromium reads all pages, and the others one in three.
    @Test(arguments: Engine.held, [true, false])
    func everyPreviewRestsReadable(in engine: Engine, withScript runsScript: Bool) async throws {
      let share = runsScript || engine == .chromium ? 1 : 3
      for isPad in [false, true] {
        let all = try await pages(in: "previews").filter { $0.contains("-pad.") == isPad }
        let previews = stride(from: 0, to: all.count, by: share).map { all[$0] }
        #expect(all.count > 5)
        let framed = try await FramedPages(
          previews, widths: [isPad ? 1024 : 402], runsScript: runsScript)
        let findings = try await framed.findings(in: engine.window, Self.unreadable)
        #expect(findings == [])
      }
    }

    @Test(arguments: Engine.held, [true, false])
    func everyRowThatSwipesRestsReadableWithReducedMotion(
      in engine: Engine, withScript runsScript: Bool
    ) async throws {
      let previews = ["an-inbox", "a-diffable-table", "custom-cells-that-swipe", "list-or-grid"]
        .map { "previews/\($0).html" }
      let framed = try await FramedPages(previews, widths: [402], runsScript: runsScript)
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
      let gallery = try await BuiltGallery.shared.value
      let some = try stride(from: 0, to: all.count, by: kind.each).map { index in
        _ = try gallery.withoutCards(all[index])
        return all[index].replacing(/html$/, with: "htm")
      }
      let framed = try await FramedPages(some, widths: [402, 1180], runsScript: false)
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
