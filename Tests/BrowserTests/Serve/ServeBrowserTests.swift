import Foundation
import Seeding
import Testing

extension SecondWindowSuite {
  /// `cellophane serve` as somebody works with it: a file that is edited, tabs that follow.
  @Suite(.enabled(if: Turn.has("served pages", .first))) struct ServeBrowserTests {
    /// Whether an expression comes true while a compiler works.
    private func becomes(_ expression: String, in browser: Browser) async throws -> Bool {
      for _ in 0..<6 where try await browser.becomes(expression) { return true }
      return false
    }

    /// Opens the page of a screen once there is one.
    private func open(_ page: String, of server: ServedFile) async throws -> Browser {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(try #require(URL(string: server.address)))
      let isThere = try await becomes("document.querySelector('a[href*=\"pages/\"]')", in: browser)
      try #require(isThere, "\(server.words)")
      try await browser.open(try #require(URL(string: server.address + page)))
      return browser
    }

    private let names = """
      [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('.row') ?? [])]
      .map((one) => one.textContent.trim().split('\\n')[0]).join()
      """

    @Test(.timeLimit(.minutes(5))) func anEditIsSeenAnErrorIsSaidAndGoes() async throws {
      let server = try await ServedFile(#""First", "Second""#)
      let browser = try await open("pages/rows-view-controller.html", of: server)
      _ = try await browser.complaints()
      try #require(
        try await becomes("\(names) === 'First,Second'", in: browser), "\(server.words)")
      try #require(
        try await becomes("document.documentElement.dataset.serve === 'ready'", in: browser),
        "\(server.words)")

      try server.write(#""First", "Another""#)
      try #require(
        try await becomes("\(names) === 'First,Another'", in: browser), "\(server.words)")

      // Whoever loads the page again has what is newest, and goes on listening.
      try await browser.reload()
      try #require(
        try await becomes("\(names) === 'First,Another'", in: browser), "\(server.words)")

      // What does not compile is said over the page that was good.
      try server.write(#""First", missing"#)
      try #require(
        try await becomes(
          "document.querySelector('.serve')?.textContent.includes(\"cannot find 'missing' in scope\")",
          in: browser), "\(server.words)")
      let place = try await browser.run("return document.querySelector('.serve-place').textContent")
      #expect(place.string == "\(server.file.path):4:24")
      try #require(
        try await becomes("\(names) === 'First,Another'", in: browser))

      try server.write(#""First", "Mended", "Third""#)
      try #require(
        try await becomes("\(names) === 'First,Mended,Third'", in: browser), "\(server.words)")
      try #require(
        try await becomes("!document.querySelector('.serve')", in: browser))
      // The browser refuses nothing that the server added.
      #expect(try await browser.complaints() == [])

      // Killed while it builds, it leaves the page as it was, and nobody who goes on; started again,
      // the tab takes up with it.
      let changes = server.words.matches(of: /changed:/).count
      try server.write(#""First", "While nobody looked""#)
      while server.words.matches(of: /changed:/).count == changes {
        try await Task.sleep(for: .milliseconds(10))
      }
      server.end()
      #expect(try await server.isLeftAlone())
      try #require(
        try await becomes("document.documentElement.dataset.serve === 'lost'", in: browser))
      #expect(try await browser.run("return \(names)") == "First,Mended,Third")
      let next = try await ServedFile(again: server)
      try #require(
        try await becomes("\(names) === 'First,While nobody looked'", in: browser),
        "\(next.words)")
      try #require(
        try await becomes("!document.querySelector('.serve')", in: browser))
    }

    @Test(.timeLimit(.minutes(5))) func whatIsOpenChosenScrolledAndFocusedStays() async throws {
      let server = try await ServedFile(#""First", "Second""#)
      let browser = try await open("pages/tree-view-controller.html", of: server)
      try #require(
        try await becomes("\(names).includes('2 in all')", in: browser), "\(server.words)")
      try #require(
        try await becomes("document.documentElement.dataset.serve === 'ready'", in: browser),
        "\(server.words)")
      let dark = "document.querySelector('select[name=scheme]')"
      try await browser.run(
        "\(dark).value = 'dark'; \(dark).dispatchEvent(new Event('change', {bubbles: true}))")
      #expect(
        try await browser.becomes(
          "document.querySelector('iframe').contentDocument.documentElement.dataset.scheme === 'dark'"
        ))
      // Opened by its disclosure; chosen and focused where it is reached by scrolling.
      try await browser.run(
        """
        const page = document.querySelector('iframe').contentDocument;
        const row = (name) => [...page.querySelectorAll('.row')].find((one) => one.textContent.trim().split('\\n')[0] === name);
        row('Open').querySelector('.outline-disclosure').click();
        row('Row 20').click();
        row('Row 20').focus();
        row('Row 20').scrollIntoView({block: 'start'});
        """)
      let state = """
        (() => {
          const page = document.querySelector('iframe')?.contentDocument;
          const row = (name) => [...page.querySelectorAll('.row')].find((one) => one.textContent.trim().split('\\n')[0] === name);
          const list = page?.querySelector('.collection');
          return list && [
            row('Inside')?.checkVisibility(),
            page.querySelector('.row[aria-selected=true]')?.textContent.trim().split('\\n')[0],
            page.activeElement.textContent.trim().split('\\n')[0],
            document.activeElement.localName,
            Math.round(row('Open').getBoundingClientRect().top),
          ].join();
        })()
        """
      let isSo = try await browser.becomes(
        "\(state).startsWith('true,Row 20,Row 20,iframe,-')")
      let before = try await browser.run("return \(state)").string ?? ""
      try #require(isSo, "\(before)")
      try server.write(#""First", "Second", "Third""#)
      try #require(
        try await becomes("\(names).includes('3 in all')", in: browser), "\(server.words)")
      _ = try await browser.becomes("\(state) === '\(before)'")
      let after = try await browser.run("return \(state)").string
      #expect(after == before)
      #expect(try await browser.run("return \(dark).value") == "dark")
    }

    @Test(.timeLimit(.minutes(5))) func anotherLookAndAPictureAreMadeWhenSomebodyAsks() async throws
    {
      let server = try await ServedFile(#""First", "Second""#)
      let browser = try await open("pages/rows-view-controller.html", of: server)
      let other =
        "[...document.querySelectorAll('.bench option')].find((one) => one.text === 'iOS 18')"
      try #require(try await becomes(other, in: browser), "\(server.words)")
      #expect(
        try await browser.run("return \(other).parentNode.value")
          == "/pages/rows-view-controller.html")
      try await browser.run(
        """
        const choice = \(other);
        choice.selected = true;
        choice.parentNode.dispatchEvent(new Event('change', {bubbles: true}));
        """)
      try #require(
        try await becomes(
          "location.pathname === '/pages/rows-view-controller-ios18.html' && \(names) === 'First,Second'",
          in: browser), "\(server.words)")
      #expect(try await browser.run("return document.querySelector('iframe').width") == "393")

      // It is there from now on, and follows edits.
      try server.write(#""First", "Another""#)
      try #require(
        try await becomes("\(names) === 'First,Another'", in: browser), "\(server.words)")

      try await browser.run(
        """
        URL.createObjectURL = (blob) => {
          createImageBitmap(blob).then((picture) => (window.taken = `${picture.width} × ${picture.height}`));
          return '#';
        };
        [...document.querySelectorAll('.bench button')].find((one) => one.textContent === 'Picture').click();
        """)
      try #require(
        try await becomes("window.taken || document.querySelector('.serve pre')", in: browser))
      #expect(try await browser.run("return window.taken") == "786 × 1704")
    }

    @Test(.timeLimit(.minutes(5))) func eightTabsOnTwoPagesFollowTwentyEdits() async throws {
      let server = try await ServedFile(#""First", "Second""#)
      let browser = try await open("pages/rows-view-controller.html", of: server)
      let first = try await browser.send("GET", "window")
      var tabs = [first]
      for number in 1..<8 {
        let tab = try await browser.send("POST", "window/new", ["type": "tab"])["handle"] ?? .null
        try await _ = browser.send("POST", "window", ["handle": tab])
        let page = number.isMultiple(of: 2) ? "rows" : "tree"
        try await browser.open(
          try #require(URL(string: "\(server.address)pages/\(page)-view-controller.html")))
        tabs.append(tab)
      }
      for number in 1...20 {
        try server.write((0..<number).map { "\"Row \($0)\"" }.joined(separator: ", "))
        try await Task.sleep(for: .milliseconds(number * 10))
      }
      // Whoever does not follow says what it shows instead.
      var left: [String] = []
      for (number, tab) in tabs.enumerated() where left.isEmpty {
        try await _ = browser.send("POST", "window", ["handle": tab])
        let last = number.isMultiple(of: 2) ? ",Row 19," : ",20 in all,"
        let isSeen = try await becomes(
          "`,${\(names)},`.includes('\(last)') && !document.querySelector('.serve')", in: browser)
        if !isSeen {
          let phase = "document.documentElement.dataset.serve"
          let shown = try await browser.run("return `${\(phase)}: ${\(names)}`").string
          left.append("tab \(number) \(shown ?? "")")
        }
      }
      for tab in tabs.dropFirst() {
        try await _ = browser.send("POST", "window", ["handle": tab])
        try await _ = browser.send("DELETE", "window")
      }
      try await _ = browser.send("POST", "window", ["handle": first])
      #expect(left == [], "\(server.words)")
    }
  }
}
