import Foundation
import Testing

extension BrowserSuite {
  /// Texts at all twelve sizes, as long as they are and twice as long.
  @Suite struct DynamicTypeTests {
    /// A look of the gallery on a device.
    private enum Place: CaseIterable {
      case phone, pad, oldPhone

      /// The widths in which a page is looked at once it is open, and the text sizes: all of them
      /// once, else those between which the rules change.
      var windows: [(width: Int, sizes: [String])] {
        let some = ["extraSmall", "large", "accessibility1", "accessibility5"]
        return switch self {
        case .phone: [(402, FittingText.sizes), (320, some)]
        case .pad: [(1024, some)]
        case .oldPhone: [(402, some)]
        }
      }

      var gallery: Task<BuiltGallery, any Error> {
        self == .oldPhone ? BuiltGallery.iOS18 : BuiltGallery.shared
      }
    }

    @Test(arguments: Place.allCases) private func nothingIsCutOffOrOverlaps(
      place: Place
    ) async throws {
      let browser = try await Browser.dense.value
      let folder = try await place.gallery.value.folder.appending(path: "previews")
      let pages = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter {
        $0.pathExtension == "html" && $0.lastPathComponent.contains("-pad") == (place == .pad)
      }
      #expect(!pages.isEmpty)
      for page in pages.sorted(by: { $0.path < $1.path }) {
        for (index, window) in place.windows.enumerated() {
          try await browser.show(width: window.width, height: 874, scale: 1)
          if index == 0 { try await browser.open(page) }
          let found = try await browser.run(
            FittingText.check, [.array(window.sizes.map { .string($0) })])
          #expect(found == [], "\(page.lastPathComponent) in \(window.width) points")
        }
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
