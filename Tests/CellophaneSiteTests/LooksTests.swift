import CellophaneDocument
import CellophaneLook
import CellophanePreview
@testable import CellophaneSite
import Testing
import UIKit

@Suite @MainActor struct LooksTests {
  private func cell() -> Preview<UICollectionViewListCell> {
    Preview("A cell") {
      var content = UIListContentConfiguration.cell()
      content.text = "Sounds"
      return content
    }
  }

  private func pages(_ preview: SitePreview) async -> [ResolvedPage] {
    await preview.resolve(SiteQuestion(look: .iOS26))
  }

  @Test func aPreviewIsBuiltInTheLooksThatItNames() async {
    let preview = AnyPreview(cell().looks(.iOS26, .iOS18))
    let pages = await pages(SitePreview(preview, language: "en"))
    #expect(pages.map(\.id) == ["a-cell", "a-cell-ios18"])
    #expect(pages.map(\.look) == [.iOS26, .iOS18])
    #expect(pages.map(\.showsCell) == [true, true])
  }

  @Test func theSitesLookIsTheFirstOfThoseThatAPreviewNames() async {
    let preview = SitePreview(AnyPreview(cell().looks(.iOS26, .iOS18)), language: "en")
    let pages = await preview.resolve(SiteQuestion(look: .iOS18))
    #expect(pages.map(\.id) == ["a-cell", "a-cell-ios26"])
    #expect(pages.map(\.look) == [.iOS18, .iOS26])
  }

  @Test func aSitesOtherLooksAreThoseOfPreviewsThatNameNone() async {
    let free = SitePreview(AnyPreview(cell()), language: "en", otherLooks: [.iOS18])
    #expect(await pages(free).map(\.look) == [.iOS26, .iOS18])
    let pinned = Preview("A cell", look: .iOS18) { UICollectionViewListCell() }
    let named = SitePreview(AnyPreview(pinned), language: "en", otherLooks: [.iOS18])
    #expect(await pages(named).map(\.look) == [.iOS18])
  }

  @Test func pagesOfAPreviewLeadToEachOtherByDials() async {
    let preview = AnyPreview(cell().looks(.iOS26, .iOS18))
    let pages = await pages(SitePreview(preview, language: "en")).map { BuiltPage($0) }
    let dials = PageDial.dials(of: pages[1], among: pages)
    #expect(dials.map(\.label) == ["Look"])
    #expect(dials.first?.choices.map(\.title) == ["iOS 26", "iOS 18"])
    #expect(dials.first?.choices.map(\.page) == ["a-cell", "a-cell-ios18"])
    #expect(dials.first?.choices.map(\.isCurrent) == [false, true])
  }

  @Test func onlyACellHasASheet() async {
    let controller = SitePreview(
      AnyPreview(Preview("A screen") { UIViewController() }), language: "en")
    #expect(await pages(controller).map { BuiltPage($0).sheet } == [nil])
    let cell = SitePreview(AnyPreview(cell()), language: "en")
    #expect(await pages(cell).map { BuiltPage($0).sheet } == ["sheets/a-cell.html"])
  }
}
