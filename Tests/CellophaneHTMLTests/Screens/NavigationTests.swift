import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct NavigationTests {
  private func lines(_ navigation: ResolvedNavigation) -> [String] {
    markup { navigation.writeBar(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
      .map(String.init)
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
