import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct TabsTests {
  private let tabs = ResolvedTabs(
    tabs: [
      ResolvedTab(title: "Music & more", screen: .view(ResolvedView(kind: .plain))),
      ResolvedTab(
        title: "Radio", badge: ResolvedBarBadge("3"), screen: .view(ResolvedView(kind: .plain))),
    ], selected: 1)

  @Test func aTabAndItsPanelNameEachOther() {
    let lines = markup { tabs.write(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("role=\"tabpanel\"") } == [
        "<div class=\"tab-panel\" role=\"tabpanel\" id=\"tab-1~panel\" aria-labelledby=\"tab-1\" "
          + "data-place=\"tab-1\">",
        "<div class=\"tab-panel\" role=\"tabpanel\" id=\"tab-2~panel\" aria-labelledby=\"tab-2\" "
          + "data-place=\"tab-2\" data-shown=\"true\">",
      ])
    #expect(
      lines.filter { $0.contains("role=\"tab\"") } == [
        "<button class=\"tab\" type=\"button\" role=\"tab\" id=\"tab-1\" "
          + "aria-controls=\"tab-1~panel\" aria-selected=\"false\">",
        "<button class=\"tab\" type=\"button\" role=\"tab\" id=\"tab-2\" "
          + "aria-controls=\"tab-2~panel\" aria-selected=\"true\">",
      ])
  }

  @Test func aTabSaysItsTitleAndItsBadge() {
    let lines = markup { tabs.write(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
    #expect(lines.contains("<span class=\"tab-title\">Music &amp; more</span>"))
    #expect(lines.contains("<span class=\"tab-badge\" id=\"tab-2~badge\">3</span>"))
  }

  @Test func aTabHasAnImageForTheChosenOneBesideItsOwn() {
    var tabs = tabs
    func symbol(_ name: String) -> ResolvedImage {
      ResolvedImage(
        source: .symbol(
          ResolvedSymbol(
            name: name, font: LookFont(textStyle: .body, size: 17), scale: .medium)),
        isTemplate: true)
    }
    tabs.tabs[0].image = symbol("tray")
    tabs.tabs[1].image = symbol("flag")
    tabs.tabs[1].selectedImage = symbol("flag.fill")
    let lines = markup { tabs.write(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
    func drawing(_ name: String) -> String {
      "<svg class=\"symbol\" aria-hidden=\"true\" data-scale=\"medium\">"
        + "<use href=\"#symbol-\(name)-medium\"/></svg>"
    }
    #expect(
      lines.filter { $0.contains("tab-image") || $0.contains("<use") }.map(String.init) == [
        drawing("tray"),
        "<span class=\"tab-image\">",
        drawing("flag"),
        "<span class=\"tab-image\" data-selected=\"\">",
        drawing("flag.fill"),
      ])
  }

  @Test func aBadgeThatSaysNothingIsThereForATouch() {
    var tabs = tabs
    tabs.tabs[1].badge = ResolvedBarBadge(nil)
    let lines = markup { tabs.write(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("tab-badge") } == [
        "<span class=\"tab-badge\" id=\"tab-1~badge\"></span>",
        "<span class=\"tab-badge\" id=\"tab-2~badge\" data-dot=\"\"></span>",
      ])
  }

  @Test func aFrameOfItsOwnHasIdsOfItsOwn() {
    var scope = Scope(look: .iOS26)
    scope.prefix = "later:"
    let text = markup { tabs.write(to: &$0, in: scope) }
    #expect(text.contains("id=\"later:tab-1\" aria-controls=\"later:tab-1~panel\""))
  }
}
