import Foundation
import Testing

extension BrowserSuite {
  /// What holds on every page of the site.
  @Suite struct EveryPageTests {
    private func pages(in folder: String) async throws -> [URL] {
      let root = try await BuiltGallery.shared.value.folder.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "html" }.sorted { $0.path < $1.path }
    }

    @Test(arguments: ["previews", "pages", "groups", ""])
    func pagesOpenFromDiskWithoutAComplaint(folder: String) async throws {
      let browser = try await Browser.shared.value
      _ = try await browser.complaints()
      for page in try await pages(in: folder) {
        try await browser.open(page)
        #expect(try await browser.complaints() == [], "\(page.lastPathComponent)")
      }
    }

    @Test func everythingCanBeReadWithoutScript() async throws {
      let browser = try await Browser.withoutScript.value
      for page in try await pages(in: "previews") {
        try await browser.open(page)
        let hidden = try await browser.run(
          """
          return [...document.querySelectorAll('.row')]
            .filter(row => row.getBoundingClientRect().height === 0).map(row => row.id)
          """)
        #expect(hidden == [], "\(page.lastPathComponent)")
      }
    }

    @Test func noIDStandsTwice() async throws {
      let browser = try await Browser.shared.value
      for page in try await pages(in: "previews") {
        try await browser.open(page)
        let repeated = try await browser.run(
          """
          const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
          return ids.filter((id, index) => ids.indexOf(id) !== index)
          """)
        #expect(repeated == [], "\(page.lastPathComponent)")
      }
    }

    @Test func nothingIsWiderThanItsWindow() async throws {
      let browser = try await Browser.shared.value
      try await browser.resize(width: 402, height: 874)
      for page in try await pages(in: "previews") where !page.path.hasSuffix("-pad.html") {
        try await browser.open(page)
        let overflow = try await browser.run(
          "const root = document.documentElement; return root.scrollWidth > root.clientWidth")
        #expect(overflow == false, "\(page.lastPathComponent)")
      }
    }
  }
}
