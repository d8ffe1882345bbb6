import Foundation
import Seeding
import Testing

extension SecondWindowSuite {
  /// What holds on every page of the site.
  @Suite struct EveryPageTests {
    private func pages(in folder: String) async throws -> [String] {
      try await BuiltGallery.shared.value.pages(in: folder)
    }

    @Test func previewsOpenFromDiskWithoutAComplaint() async throws {
      for survey in [try await PageSurvey.phone.value, try await PageSurvey.pad.value] {
        #expect(survey.pages > 5)
        #expect(survey[.complaints] == [])
      }
    }

    /// The pages around previews have one shell.
    @Test(arguments: [("pages", 6), ("groups", 1), ("", 1)])
    func cataloguePagesOpenWithoutAComplaint(in folder: String, each: Int) async throws {
      let all = try await pages(in: folder)
      let some = Turn.share(all, oneIn: each, of: "catalogue pages in a window")
      let framed = try await FramedPages(some, runsScript: true, width: 1280)
      #expect(framed.count > 1)
      #expect(try await framed.complaints(in: Browser.dense.value) == [])
    }

    /// WCAG: 1280 points at 400 percent are 320.
    @Test(arguments: [("pages", 6), ("groups", 1), ("", 1)])
    func everyCataloguePageFitsInto320Points(folder: String, each: Int) async throws {
      let gallery = try await BuiltGallery.shared.value
      let some = Turn.share(
        try await pages(in: folder), oneIn: each, of: "catalogue pages 320 points wide")
      let framed = try await FramedPages(gallery.withoutFrames(some), runsScript: true)
      #expect(
        try await framed.findings(
          in: Browser.framing.value, widths: [320], EnginesSuite.RestTests.scrolls) == [])
    }

    @Test func everyPreviewRestsReadable() async throws {
      for survey in [try await PageSurvey.phone.value, try await PageSurvey.pad.value] {
        #expect(survey[.unreadable] == [])
      }
    }

    @Test(arguments: [false, true])
    func everyPreviewRestsReadableInFramesWithoutScript(isPad: Bool) async throws {
      let previews = try await pages(in: "previews").filter { $0.contains("-pad.") == isPad }
      let some = Turn.share(previews, oneIn: 4, of: "previews in frames without script")
      let framed = try await FramedPages(some, runsScript: false)
      let findings = try await framed.findings(
        in: Browser.framing.value, widths: [isPad ? 1024 : 402], EnginesSuite.RestTests.unreadable)
      #expect(findings == [])
    }

    /// As a reader may have it, who has turned script off.
    @Test func everythingCanBeReadWithoutScript() async throws {
      let browser = try await Browser.withoutScript.value
      let folder = try await BuiltGallery.shared.value.folder
      let some = Turn.share(
        try await pages(in: "previews"), oneIn: 12, of: "pages with script turned off")
      for page in some {
        try await browser.open(folder.appending(path: page))
        let hidden = try await browser.run(
          """
          return [...document.querySelectorAll('.row')]
            .filter(row => row.getBoundingClientRect().height === 0).map(row => row.id)
          """)
        #expect(hidden == [], "\(page)")
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
