import Foundation
import Testing

extension BrowserSuite {
  /// Texts at all twelve sizes, as long as they are and twice as long.
  @Suite struct DynamicTypeTests {
    /// A look of the gallery in a window.
    private enum Place: CaseIterable {
      case phone, narrowPhone, pad, oldPhone

      var width: Int {
        switch self {
        case .phone, .oldPhone: 402
        case .narrowPhone: 320
        case .pad: 1024
        }
      }

      /// All of them once, else those between which the rules change.
      var sizes: [String] {
        self == .phone
          ? FittingText.sizes : ["extraSmall", "large", "accessibility1", "accessibility5"]
      }

      var gallery: Task<BuiltGallery, any Error> {
        self == .oldPhone ? BuiltGallery.iOS18 : BuiltGallery.shared
      }
    }

    @Test(arguments: Place.allCases) private func nothingIsCutOffOrOverlaps(
      place: Place
    ) async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: place.width, height: 874, scale: 1)
      let folder = try await place.gallery.value.folder.appending(path: "previews")
      let pages = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter {
        $0.pathExtension == "html" && $0.lastPathComponent.contains("-pad") == (place == .pad)
      }
      #expect(!pages.isEmpty)
      for page in pages.sorted(by: { $0.path < $1.path }) {
        try await browser.open(page)
        let found = try await browser.run(
          FittingText.check, [.array(place.sizes.map { .string($0) })])
        #expect(found == [], "\(page.lastPathComponent)")
      }
    }

    /// Opens the rows of the settings at a text size.
    private func settings(at size: String) async throws -> Browser {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      let page = try await BuiltGallery.shared.value.page("a-value-cell")
      try await browser.open(URL(string: "\(page.absoluteString)?textSize=\(size)") ?? page)
      return browser
    }

    @Test func aValueStandsBesideItsTextUntilTheAccessibilitySizes() async throws {
      let isBeside = """
        const [text, value] = ['.cell-text', '.cell-secondary-text']
          .map(selector => document.querySelector(selector).getBoundingClientRect())
        return value.left > text.right && value.top < text.bottom
        """
      for (size, expected) in [("extraExtraExtraLarge", true), ("accessibility1", false)] {
        #expect(try await settings(at: size).run(isBeside) == .bool(expected), "\(size)")
      }
    }

    @Test func aValueThatDoesNotFitStandsBelow() async throws {
      let browser = try await settings(at: "large")
      let isBelow = try await browser.run(
        """
        const [text, value] = ['.cell-text', '.cell-secondary-text']
          .map(selector => document.querySelector(selector))
        value.textContent = 'as long as no row of a phone has room for it'
        return value.getBoundingClientRect().top >= text.getBoundingClientRect().bottom
          && value.getBoundingClientRect().left === text.getBoundingClientRect().left
        """)
      #expect(isBelow == true)
    }

    @Test func aSymbolsColumnIsNoWiderThanItselfAtAccessibilitySizes() async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      let page = try await BuiltGallery.shared.value.page("appearance-inset-grouped")
      try await browser.open(page)
      let widths = """
        return ['large', 'accessibility1'].map(size => {
          document.documentElement.dataset.textSize = size
          const image = document.querySelector('.cell-image')
          return Math.round(image.getBoundingClientRect().width * 10) / 10
        })
        """
      #expect(try await browser.run(widths) == [28, .number(40.6)])
    }

    @Test func sidebarsTakeMoreLinesAtAccessibilitySizes() async throws {
      let browser = try await Browser.dense.value
      try await browser.show(width: 402, height: 874, scale: 1)
      try await browser.open(try await BuiltGallery.shared.value.page("appearance-sidebar"))
      let clamps = """
        return ['extraExtraExtraLarge', 'accessibility1'].map(size => {
          document.documentElement.dataset.textSize = size
          return getComputedStyle(document.querySelector('.row .cell-text')).webkitLineClamp
        })
        """
      #expect(try await browser.run(clamps) == ["1", "none"])
    }
  }
}
