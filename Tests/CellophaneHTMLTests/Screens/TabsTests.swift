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
