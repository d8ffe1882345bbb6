import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct NavigationTests {
  private func lines(_ navigation: ResolvedNavigation) -> [String] {
    markup { navigation.writeBar(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
      .map(String.init)
  }

  @Test func aPromptStandsBeforeAllElseInTheBar() {
    var bar = ResolvedNavigation(title: "Mail", content: .view(ResolvedView(kind: .plain)))
    bar.prompt = "A & B"
    #expect(
      lines(bar) == [
        #"<header class="navigation-bar" id="bar">"#,
        #"<p class="bar-prompt">A &amp; B</p>"#,
        #"<h1 class="bar-title" id="bar~title">Mail</h1>"#, "</header>",
      ])
  }

  @Test func aTitleAtTheLeadingEdgeSaysSo() {
    var bar = ResolvedNavigation(title: "Mail", content: .view(ResolvedView(kind: .plain)))
    bar.leadsTitle = true
    #expect(lines(bar)[0] == #"<header class="navigation-bar" id="bar" data-leading="">"#)
  }

  @Test(arguments: [
    (false, false, nil), (true, false, ""), (false, true, "turned"), (true, true, "unturned"),
  ])
  func aButtonSaysWhenItStandsOut(isProminent: Bool, turns: Bool, value: String?) {
    var item = ResolvedBarItem(title: "Edit")
    (item.isProminent, item.turnsProminence) = (isProminent, turns)
    let bar = ResolvedNavigation(
      title: nil, trailingItems: [item], content: .view(ResolvedView(kind: .plain)))
    let attribute = value.map { " data-prominent=\"\($0)\"" } ?? ""
    #expect(
      lines(bar).contains(
        "<button class=\"bar-button\" type=\"button\"\(attribute)>Edit</button>"))
  }
}
