import CellophaneRendering
import Foundation
import Outline
import Testing
import UIKit

extension BrowserSuite {
  /// Parts of somebody else's page.
  @MainActor @Suite struct FragmentBrowserTests {
    /// A page with rules that reach everything, around two parts and a row of its own.
    private func open() async throws -> Browser {
      let browser = try await Browser.shared.value
      let folder = FileManager.default.temporaryDirectory.appending(path: "fragments-\(getpid())")
      let first = try await renderHTML(
        of: DisclosureOnParentsViewController(), as: .fragment(id: "first", root: "kit/"))
      let second = try await renderHTML(
        of: DisclosureOnParentsViewController(), as: .fragment(id: "second", root: "kit/"),
        look: .iOS18,
        environment: .phone.dark)
      #expect(first.findings == [] && second.findings == [])
      let host = """
        <!DOCTYPE html><html lang="en"><head><title>Host</title>
        <style>
        * { letter-spacing: 3px }
        .row, .cell { display: flex; background: red; margin: 40px }
        span { color: lime !important }
        body { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; font: 30px serif }
        </style></head><body>
        \(first.string)
        \(second.string)
        <p class="row" id="list/Marx">Mine</p>
        </body></html>
        """
      var files = (first.files + second.files).map { ("kit/\($0.path)", Data($0.bytes)) }
      files.append(("index.html", Data(host.utf8)))
      for (path, bytes) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      try await browser.resize(width: 1000, height: 800)
      _ = try await browser.complaints()
      try await browser.open(folder.appending(path: "index.html"))
      return browser
    }

    private func row(_ fragment: String, _ name: String) -> String {
      "document.getElementById('\(fragment)').shadowRoot.getElementById('list/\(name)')"
    }

    @Test func eachKeepsItsLookAndMovesAlone() async throws {
      let browser = try await open()
      let (first, second) = (row("first", "Marx"), row("second", "Marx"))
      #expect(try await browser.becomes("document.querySelectorAll('[data-live]').length === 2"))
      // Rows are closed until one is opened, and only that.
      #expect(try await browser.becomes("\(first).ariaExpanded === 'false'"))
      try await browser.run("\(first).querySelector('.outline-disclosure').click()")
      #expect(try await browser.becomes("\(first).ariaExpanded === 'true'"))
      #expect(try await browser.run("return \(second).ariaExpanded") == "false")
      #expect(try await browser.run("return document.activeElement.id") == "first")
      #expect(try await browser.complaints() == [])
    }

    @Test func stylesStayOnTheirSide() async throws {
      let browser = try await open()
      let text = { "getComputedStyle(\(self.row($0, "Marx")).querySelector('.cell-text'))" }
      #expect(try await browser.becomes("\(text("first")).fontSize === '17px'"))
      #expect(
        try await browser.run(
          """
          return [\(text("first")).color, \(text("second")).color, \(text("first")).letterSpacing,
            getComputedStyle(\(row("first", "Marx")).firstElementChild).marginTop,
            getComputedStyle(document.querySelector('p')).backgroundColor,
            getComputedStyle(document.querySelector('p')).fontFamily]
          """)
          == [
            "rgb(0, 0, 0)", "rgb(255, 255, 255)", "normal", "0px", "rgb(255, 0, 0)", "serif",
          ])
      // A registered property is not inherited: the tree of a cell would show it.
      #expect(
        try await browser.run(
          "return CSS.supports('color', 'red') && getComputedStyle(\(row("first", "Marx"))).getPropertyValue('--lines')"
        )
          == "")
    }
  }
}
