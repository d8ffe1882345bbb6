import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct PageTests {
  let sample = Sample()

  private func ids(of page: ResolvedPage) -> [String] {
    body(page).split(separator: " ").compactMap { part in
      guard part.hasPrefix("id=\"") else { return nil }
      return String(part.dropFirst(4).prefix { $0 != "\"" })
    }
  }

  @Test func idsAreUniqueOverFramesAndAlternates() {
    func screen(named prefix: String) -> ResolvedScreen {
      var collection = sample.collection(
        [sample.row("a b"), sample.row("a"), sample.row("a~name")],
        header: sample.header("\(prefix)list-a-header", "A"))
      collection.name = "\(prefix)list"
      return .collection(collection)
    }
    var first = ResolvedFrame(name: "start", title: "Start", screen: screen(named: ""))
    // What an alternate's parts are called begins with its name.
    first.alternates = [
      ResolvedAlternate(name: "detail", place: .root, screen: screen(named: "detail-"))
    ]
    let second = ResolvedFrame(name: "later", title: "Later", screen: screen(named: ""))
    let ids = ids(of: sample.page([first, second]))
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("list/a%20b"))
    #expect(ids.contains("detail-list/a%20b"))
    #expect(ids.contains("later:list/a%20b"))
    #expect(ids.contains("frame-later"))
  }

  @Test func theFirstFrameIsTheSameWithAndWithoutOthers() {
    let frame = ResolvedFrame(
      name: "start", title: "Start", screen: .collection(sample.collection([sample.row("a")])))
    let alone = body(sample.page([frame])).split(separator: "\n")
    let other = ResolvedFrame(name: "later", title: "Later", screen: frame.screen)
    let together = body(sample.page([frame, other])).split(separator: "\n")
    let frames = alone.drop { !$0.hasPrefix("<section") }.dropLast()
    let start = together.firstIndex { $0.hasPrefix("<section") } ?? 0
    #expect(!frames.isEmpty && together[start...].starts(with: frames))
  }

  @Test func aStepIsAnItemOfTheListAndTheLastFrameIsForReadersWithoutScript() {
    let screen = ResolvedScreen.collection(sample.collection([sample.row("a")]))
    var summary = ChangeSummary()
    summary.opened = 1
    let row = ResolvedElement.row(collection: "list", row: "a")
    let frames = [
      ResolvedFrame(name: "start", title: "Start", screen: screen),
      ResolvedFrame(
        name: "expand-a", title: "Expand a", screen: nil,
        step: ResolvedStep(
          edits: [.expand(collection: "list", row: "a"), .text(.title(bar: "bar"), "A b")],
          summary: summary, keeps: .rows([row]))),
      ResolvedFrame(
        name: "later", title: "Later", screen: screen,
        step: ResolvedStep(edits: [], summary: ChangeSummary(), keeps: .all)),
    ]
    let page = sample.page(frames)
    #expect(
      lines(of: page, with: "<li") == [
        "<li><a href=\"#frame-start\">Start</a></li>",
        "<li id=\"frame-expand-a\" data-step=\"expand list/a text bar~title A%20b\" "
          + "data-keeps=\"list/a\"><a href=\"#frame-expand-a\">Expand a</a>"
          + "<span>1 row opened</span></li>",
        "<li data-keeps=\"*\"><a href=\"#frame-later\">Later</a>"
          + "<span>nothing changed</span></li>",
        "<li class=\"row\" id=\"list/a\" aria-labelledby=\"list/a~name\">",
        "<li class=\"row\" id=\"later:list/a\" aria-labelledby=\"later:list/a~name\">",
      ])
    let last = body(page).split(separator: "<noscript>").last ?? ""
    #expect(last.contains("id=\"frame-later\""))
    #expect(last.hasSuffix("</noscript>\n</main>\n"))
  }

  @Test func aPageWithoutRowsHasAPlaceForThem() {
    let page = sample.page(.collection(sample.collection([])))
    #expect(
      lines(of: page, with: "role=\"list\"") == [
        "<ul class=\"rows\" role=\"list\" aria-label=\"Sample\"></ul>"
      ])
    #expect(body(page).hasSuffix("</main>\n"))
  }

  @Test func theSpriteHasEachSymbolOnceSortedByName() {
    let rows = ["star", "folder", "star"].enumerated().map { index, name in
      ResolvedRow(name: "\(index)", cell: sample.cell(.cell, "x", symbol: name))
    }
    let page = sample.page(.collection(sample.collection(rows)))
    #expect(
      lines(of: page, with: "<symbol").map { $0.prefix(27) } == [
        "<symbol id=\"symbol-folder\" ", "<symbol id=\"symbol-star\" vi",
      ])
    #expect(body(page).hasPrefix("<svg class=\"sprite\" aria-hidden=\"true\">\n"))
  }

  @Test func headersAreHeadingsThatNameTheirRows() {
    let page = sample.page(
      .collection(
        sample.collection([sample.row("a")], header: sample.header("list-a-header", "Rooms"))))
    #expect(
      lines(of: page, with: "list-a-header") == [
        "<div class=\"header\" id=\"list-a-header\" role=\"heading\" aria-level=\"2\">",
        "<ul class=\"rows\" role=\"list\" aria-labelledby=\"list-a-header\">",
      ])
  }

  @Test func theRootSaysInWhatSurroundingsThePageIs() {
    var page = sample.page(.collection(sample.collection([])))
    page.language = "ar"
    page.environment.direction = .rightToLeft
    page.environment.scheme = .dark
    page.environment.isHighContrast = true
    page.environment.textSize = .accessibility1
    #expect(
      PageRenderer.rootAttributes(of: page).map { "\($0.name)=\($0.value)" } == [
        "lang=ar", "dir=rtl", "data-look=iOS26", "data-idiom=phone",
        "data-text-size=accessibility1", "data-scheme=dark", "data-contrast=more",
      ])
  }
}
