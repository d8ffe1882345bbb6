import Foundation
import Testing

extension SecondWindowSuite {
  /// What holds on every page of the site.
  @Suite struct EveryPageTests {
    private func pages(in folder: String) async throws -> [URL] {
      let root = try await BuiltGallery.shared.value.folder.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "html" }.sorted { $0.path < $1.path }
    }

    @Test func previewsOpenFromDiskWithoutAComplaint() async throws {
      for survey in [try await PageSurvey.phone.value, try await PageSurvey.pad.value] {
        #expect(survey.pages > 5)
        #expect(survey[.complaints] == [])
      }
    }

    @Test(arguments: ["pages", "groups", ""])
    func cataloguePagesOpenWithoutAComplaintAndFitInto320Points(folder: String) async throws {
      let browser = try await Browser.dense.value
      _ = try await browser.complaints()
      for page in try await pages(in: folder) {
        try await browser.show(width: 1280, height: 800, scale: 1)
        try await browser.open(page)
        #expect(try await browser.complaints() == [], "\(page.lastPathComponent)")
        try await browser.show(width: 320, height: 256, scale: 4)
        #expect(
          try await browser.run(PageSurvey.narrowScript) == .object([:]),
          "\(page.lastPathComponent)")
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
      for survey in [try await PageSurvey.phone.value, try await PageSurvey.pad.value] {
        #expect(survey[.repeatedIDs] == [])
      }
    }

    @Test func nothingIsWiderThanItsWindow() async throws {
      for survey in [try await PageSurvey.phone.value, try await PageSurvey.pad.value] {
        #expect(survey[.widerThanTheWindow] == [])
      }
    }
  }
}
