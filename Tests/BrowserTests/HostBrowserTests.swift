import Foundation
import Testing

extension BrowserSuite {
  /// What a catalogue page copies, on the pages of somebody else: an article, a rendered Markdown
  /// file, a page as DocC makes it.
  @Suite struct HostBrowserTests {
    /// The text that a button of a catalogue page copies.
    private func snippet(_ kind: String, of page: String) async throws -> String {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      try await browser.resize(width: 1280, height: 900)
      try await browser.open(folder.appending(path: "404.html"))
      let address = folder.appending(path: "pages/").absoluteString + page
      try await browser.open(try #require(URL(string: address)))
      #expect(try await browser.becomes("document.querySelector('.bench').dataset.heard"))
      return try await browser.run(
        """
        let copied = ''
        addEventListener('copy-text', ({ detail }) => (copied = detail))
        document.querySelector(`[name=embed][value=${arguments[0]}]`).click()
        return copied
        """, [.string(kind)]
      ).string ?? ""
    }

    private func host(_ name: String, _ html: String) async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder.appending(path: "hosts")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let page = folder.appending(path: name)
      try Data(html.utf8).write(to: page)
      try await browser.open(page)
      return browser
    }

    private func inFrame(_ number: Int, of browser: Browser, becomes condition: String) async throws
      -> Bool
    {
      try await browser.enter(try await browser.all("iframe")[number])
      let isSo = try await browser.becomes(condition)
      try await browser.enter(nil)
      return isSo
    }

    @Test func aFrameIsLowerOnceWhatClosedHasMoved() async throws {
      let frame = try await snippet("frame", of: "accessories-on-parents.html#toggled=list/Marx")
      let browser = try await host("lower.html", "<!DOCTYPE html><body>\(frame)</body>")
      let height = "document.querySelector('iframe').style.height"
      #expect(try await browser.becomes("parseFloat(\(height)) > 240"))
      let heights = try await browser.run(
        """
        const source = document.querySelector('iframe').contentWindow
        const before = \(height)
        dispatchEvent(new MessageEvent('message', { source, data: { height: 240 } }))
        return new Promise((answer) => setTimeout(() => answer(\(height) === before)))
        """)
      #expect(heights == true)
      #expect(try await browser.becomes("\(height) === '240px'"))
    }

    @Test func anArticlesFramesGrowAndFollowItsScheme() async throws {
      let first = try await snippet(
        "frame", of: "accessories-on-parents.html#toggled=list/Marx")
      let second = try await snippet("frame", of: "an-unread-message.html")
      let browser = try await host(
        "article.html",
        """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Lists</title>
        <style>body { max-width: 640px; margin: 40px auto; font: 17px/1.6 Georgia, serif;
        background: #14161a; color: #e8e6e3 } body.day { background: #fff; color: #222 }</style>
        </head><body><h1>Lists that open</h1><p>An outline, as it is built.</p>
        \(first)<p>A cell of a mail app.</p>\(second)<p>That is all.</p></body></html>
        """)
      let heights = "[...document.querySelectorAll('iframe')].map((one) => one.clientHeight)"
      // Seven rows and a bar are higher than a cell.
      #expect(try await browser.becomes("\(heights)[0] > 300"))
      #expect(try await browser.becomes("\(heights)[1] < 200 && \(heights)[1] > 60"))
      let isDark = "getComputedStyle(document.documentElement).colorScheme === 'dark'"
      let fits = "document.documentElement.scrollHeight <= innerHeight"
      #expect(try await inFrame(0, of: browser, becomes: "\(isDark) && \(fits)"))
      #expect(try await inFrame(1, of: browser, becomes: "\(isDark) && \(fits)"))
      #expect(
        try await inFrame(
          0, of: browser, becomes: "document.getElementById('list/Marx').ariaExpanded === 'true'"))

      try await browser.run("document.body.className = 'day'")
      #expect(try await inFrame(1, of: browser, becomes: "!(\(isDark))"))

      let before = try await browser.run("return \(heights)[0]").number ?? 0
      try await browser.enter(try await browser.first("iframe"))
      try await browser.first("[id='list/Pep'] .outline-disclosure").click()
      try await browser.enter(nil)
      #expect(try await browser.becomes("\(heights)[0] > \(before)"))
    }

    /// Takes pictures of a cell beside the hosts.
    private func takePictures() async throws -> URL {
      let folder = try await BuiltGallery.shared.value.folder.appending(path: "hosts")
      let process = Process()
      process.executableURL = Bundle.main.bundleURL.appending(path: "Gallery")
      process.arguments = [
        "screenshot", "--quiet", "--filter", "a-value-cell", "--output", folder.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return folder
    }

    @Test func markdownAndDocCShowPicturesOfBothSchemes() async throws {
      let folder = try await takePictures()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains("a-value-cell@2x.png") && names.contains("a-value-cell~dark@2x.png"))

      let markdown = try await snippet("markdown", of: "a-value-cell.html")
      let browser = try await host(
        "markdown.html",
        """
        <!DOCTYPE html><html lang="en" style="color-scheme: light dark"><head>
        <meta charset="utf-8"><title>README</title></head><body><article class="markdown-body">
        <h1>Storage</h1><p>The cell:</p>\(markdown)</article></body></html>
        """)
      let shown = "document.querySelector('img').currentSrc"
      #expect(try await browser.becomes("\(shown).endsWith('/a-value-cell@2x.png')"))
      #expect(try await browser.run("return document.querySelector('img').naturalWidth") == 804)
      #expect(
        try await browser.run("return document.querySelector('a').href.split('/').pop()")
          == "a-value-cell.html#toggled=")
      try await browser.prefer(["prefers-color-scheme": "dark"])
      #expect(try await browser.becomes("\(shown).endsWith('/a-value-cell~dark@2x.png')"))
      try await browser.prefer([:])

      // DocC finds the files of an image by its name.
      let directive = try await snippet("docc", of: "a-value-cell.html")
      #expect(directive == "@Image(source: \"a-value-cell\", alt: \"A value cell\")\n")
      _ = try await host(
        "docc.html",
        """
        <!DOCTYPE html><html lang="en" style="color-scheme: light dark"><head>
        <meta charset="utf-8"><title>Storage</title></head><body><main class="content"><h1>Storage</h1>
        <figure><picture>
        <source media="(prefers-color-scheme: dark)" srcset="a-value-cell~dark@2x.png 2x">
        <img srcset="a-value-cell@2x.png 2x" alt="A value cell" width="402"></picture></figure>
        </main></body></html>
        """)
      #expect(try await browser.becomes("document.querySelector('img').complete"))
      #expect(try await browser.run("return document.querySelector('img').naturalWidth") == 402)
    }
  }
}
