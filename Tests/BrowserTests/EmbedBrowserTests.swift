import Foundation
import Testing

extension BrowserSuite {
  /// Previews in frames of somebody else's page.
  @Suite struct EmbedBrowserTests {
    /// A page in the dark around two frames of one preview.
    private func open(
      _ preview: String, _ first: String, _ second: String, width: Int = 402
    ) async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = try await BuiltGallery.shared.value.folder
      let host = """
        <!DOCTYPE html><html style="color-scheme: dark; background: #102030"><body>
        <iframe id="first" src="../previews/\(preview).html\(first)" width="\(width)" height="600"></iframe>
        <iframe id="second" src="../previews/\(preview).html\(second)" width="\(width)" height="600"></iframe>
        <script>
        heard = { first: [], second: [] };
        addEventListener("message", ({ source, data }) => {
          for (const id in heard) {
            if (source === document.getElementById(id).contentWindow) heard[id].push(data.query);
          }
        });
        </script></body></html>
        """
      // Beside the built site, where relative links lead from.
      let page = folder.appending(path: "hosts/embeds.html")
      try FileManager.default.createDirectory(
        at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(host.utf8).write(to: page)
      try await browser.resize(width: 900, height: 700)
      try await browser.open(folder.appending(path: "404.html"))
      try await browser.run("try { localStorage.clear() } catch {}")
      try await browser.open(page)
      _ = try await browser.complaints()
      return browser
    }

    private func inFrame<Result>(
      _ id: String, of browser: Browser, _ body: () async throws -> Result
    ) async throws -> Result {
      try await browser.enter(try await browser.first("#\(id)"))
      let result = try await body()
      try await browser.enter(nil)
      return result
    }

    @Test func eachKeepsItsOwnMoment() async throws {
      let browser = try await open("accessories-on-parents", "", "?toggled=list/Pep")
      let marx = "document.getElementById('list/Marx').ariaExpanded"
      let pep = "document.getElementById('list/Pep').ariaExpanded"
      try await inFrame("second", of: browser) { () async throws in
        #expect(try await browser.becomes("\(pep) === 'true' && \(marx) === 'false'"))
      }
      try await inFrame("first", of: browser) { () async throws in
        #expect(try await browser.becomes("\(pep) === 'false'"))
        try await browser.first("[id='list/Marx'] .outline-disclosure").click()
        #expect(try await browser.becomes("\(marx) === 'true'"))
      }
      try await inFrame("second", of: browser) { () async throws in
        #expect(try await browser.becomes("\(pep) === 'true' && \(marx) === 'false'"))
      }
      #expect(try await browser.complaints() == [])
    }

    @Test func aPageKeepsItsSchemeInAHostOfAnother() async throws {
      let browser = try await open("appearance-inset-grouped", "?scheme=light", "?scheme=dark")
      let colors = """
        return [getComputedStyle(document.querySelector('.row .cell-text')).color,
          getComputedStyle(document.querySelector('.row > .cell'), '::before').backgroundColor,
          getComputedStyle(document.documentElement).backgroundColor]
        """
      let light = try await inFrame("first", of: browser) { try await browser.run(colors) }
      #expect(light == ["rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(255, 255, 255)"])
      let dark = try await inFrame("second", of: browser) { try await browser.run(colors) }
      #expect(dark == ["rgb(255, 255, 255)", "rgb(28, 28, 30)", "rgb(0, 0, 0)"])
    }

    @Test func columnsStandBesideEachOtherWhereThereIsRoomHoweverHighTheFrame() async throws {
      let browser = try await open("double-column", "?inset=embed", "", width: 700)
      let columns = """
        [...document.querySelectorAll(".column")].map((column) => column.offsetWidth).join()
        """
      try await inFrame("first", of: browser) { () async throws in
        #expect(try await browser.becomes("\(columns) === '280,400'"))
      }
      try await browser.run("document.getElementById('first').height = 1200")
      try await inFrame("first", of: browser) { () async throws in
        #expect(try await browser.becomes("innerHeight === 1200"))
        #expect(try await browser.run("return \(columns)") == "280,400")
      }
    }

    @Test func aFrameIsAsHighAsColumnsThatLieOverTheLastBeforeTheyAreSeen() async throws {
      let browser = try await open("triple-column", "?inset=embed", "", width: 700)
      let boxes = """
        [document.querySelector(".split"), ...document.querySelectorAll(".column")].map(
          (one) => one.checkVisibility({ visibilityProperty: true })
            && `${one.offsetLeft} ${one.offsetWidth}x${one.offsetHeight}`).join()
        """
      try await inFrame("first", of: browser) { () async throws in
        #expect(
          try await browser.becomes("\(boxes) === '0 700x618,false,false,0 700x618'"))
        try await browser.first(".sidebar-toggle").click()
        #expect(
          try await browser.becomes(
            "\(boxes) === '0 700x618,10 280x598,280 320x618,0 700x618'"))
      }
    }

    @Test func aPageWithoutASchemeIsOfOnePiece() async throws {
      let browser = try await open("appearance-inset-grouped", "", "")
      // Text and ground follow the same scheme, whichever the host gives.
      let isReadable = try await inFrame("first", of: browser) {
        try await browser.run(
          """
          const color = getComputedStyle(document.querySelector('.row .cell-text')).color
          const fill = getComputedStyle(document.querySelector('.row > .cell'), '::before').backgroundColor
          return [color, fill].join() === 'rgb(0, 0, 0),rgb(255, 255, 255)'
            || [color, fill].join() === 'rgb(255, 255, 255),rgb(28, 28, 30)'
          """)
      }
      #expect(isReadable == true)
    }

    @Test func aHostsNonsenseIsIgnored() async throws {
      let browser = try await open("accessories-on-parents", "", "")
      try await browser.run(
        """
        for (const nonsense of [null, 7, "toggled", {}, { what: 3 }, { query: "?x" }]) {
          document.getElementById("first").contentWindow.postMessage(nonsense, "*")
        }
        """)
      try await inFrame("first", of: browser) { () async throws in
        try await browser.first("[id='list/Marx'] .outline-disclosure").click()
        #expect(
          try await browser.becomes(
            "document.getElementById('list/Marx').ariaExpanded === 'true'"))
      }
      #expect(try await browser.complaints() == [])
    }
  }
}
