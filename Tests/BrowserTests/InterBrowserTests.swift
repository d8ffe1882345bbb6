import Foundation
import Testing

/// A page of the example site as it is built, with its fonts, opened from the disk.
private struct LetteredPage {
  let folder: URL
  var file: URL { folder.appending(path: "previews/a-value-cell.html") }

  init() async throws {
    let site = try await BuiltGallery.shared.value
    folder = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-inter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "previews"), withIntermediateDirectories: true)
    for path in ["styles", "scripts", "assets", "previews/a-value-cell.html"] {
      try FileManager.default.copyItem(
        at: site.folder.appending(path: path), to: folder.appending(path: path))
    }
    try site.fonts.write(to: folder.appending(path: "styles/fonts.css"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// How wide a word is at 17 and at 34 points, in the page's face and as it is without tracking.
  static let widths = """
    const width = (size, sizing) => {
      const text = document.createElement('span')
      text.textContent = 'Notifications'
      text.style.cssText = `position: absolute; font-size: ${size}px; font-optical-sizing: ${sizing}`
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      return width
    }
    """

  /// Thirteen letters are closer by .43 at 17 points and farther apart by .4 at 34.
  static let isTracked = """
    (() => {
      \(widths)
      const near = (one, other) => Math.abs(one - other) < 0.2
      return near(width(17, 'auto') - width(17, 'none'), -13 * 0.43)
        && near(width(34, 'auto') - width(34, 'none'), 13 * 0.4)
        && near(width(17, 'none'), 101.6)
    })()
    """
}

extension BrowserSuite {
  /// The face of readers without a system face of Apple's.
  @Suite struct InterBrowserTests {
    /// The faces that a page's text is drawn in, as the browser says.
    private func faces(_ selector: String, in browser: Browser) async throws -> [String] {
      try await browser.command("DOM.enable", [:])
      try await browser.command("CSS.enable", [:])
      let document = try await browser.command("DOM.getDocument", [:])
      let node = try await browser.command(
        "DOM.querySelector",
        ["nodeId": document["root"]?["nodeId"] ?? .null, "selector": .string(selector)])
      let fonts = try await browser.command(
        "CSS.getPlatformFontsForNode", ["nodeId": node["nodeId"] ?? .null])
      return (fonts["fonts"]?.array ?? []).compactMap { $0["familyName"]?.string }
    }

    @Test func pagesFromTheDiskAreInInterUnderTheirPolicy() async throws {
      let page = try await LetteredPage()
      defer { page.remove() }
      let browser = try await Browser.whole.value
      try await browser.open(page.file)
      #expect(try await browser.becomes("document.fonts.status === 'loaded'"))
      #expect(try await faces(".cell-text", in: browser) == ["Inter"])
      #expect(try await browser.becomes(LetteredPage.isTracked))
      #expect(try await browser.complaints() == [])
    }

    /// A line is as tall as one of the system's font.
    @Test func itsLinesAreThoseOfTheSystemsFont() async throws {
      let page = try await LetteredPage()
      defer { page.remove() }
      let browser = try await Browser.whole.value
      try await browser.open(page.file)
      #expect(try await browser.becomes("document.fonts.status === 'loaded'"))
      let height = try await browser.run(
        """
        const context = document.createElement('canvas').getContext('2d')
        context.font = '1000px Inter'
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('M')
        return Math.round(fontBoundingBoxAscent + fontBoundingBoxDescent)
        """)
      #expect(height == 1193)
    }

    @Test func whereASystemFaceIsItIsNotLoaded() async throws {
      let page = try await LetteredPage()
      defer { page.remove() }
      // Stands for a machine of Apple's: the first family is there.
      let file = page.folder.appending(path: "styles/screen.css")
      let css = try String(contentsOf: file, encoding: .utf8)
      try #require(css.contains("--system-family: -apple-system"))
      try Data(css.replacing("-apple-system", with: "Arial", maxReplacements: 1).utf8)
        .write(to: file)
      let browser = try await Browser.whole.value
      try await browser.open(page.file)
      #expect(
        try await browser.run("return [...document.fonts].map((face) => face.status)")
          == ["unloaded"])
    }
  }
}

extension EnginesSuite {
  @Suite struct InterInEnginesTests {
    @Test(arguments: [Engine.chromium, .firefox])
    func textsAreInInterFromTheDisk(in engine: Engine) async throws {
      let page = try await LetteredPage()
      defer { page.remove() }
      let window = try await engine.window
      try await window.open(page.file)
      #expect(try await window.comes(LetteredPage.isTracked))
    }
  }
}
