import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct PresentedTests {
  private let presented = ResolvedPresented(
    style: .page, level: 2, detent: .height(280), hasGrabber: true, cornerRadius: 24,
    content: .navigation(
      ResolvedNavigation(title: "Sort & more", content: .view(ResolvedView(kind: .plain)))))

  private func lines(_ presented: ResolvedPresented) -> [Substring] {
    markup { presented.write(to: &$0, in: Scope(look: .iOS26)) }.split(separator: "\n")
  }

  @Test func itIsADialogThatIsCalledAsItsBar() {
    let lines = lines(presented)
    #expect(
      lines[0]
        == "<div class=\"presented\" id=\"presented\" data-style=\"page\" data-level=\"2\" "
        + "data-detent=\"height\" style=\"--detent:280px;--presented-radius:24px\">")
    #expect(
      lines[2]
        == "<div class=\"presented-screen\" role=\"dialog\" aria-modal=\"true\" "
        + "aria-label=\"Sort &amp; more\">")
    #expect(lines[3] == "<span class=\"grabber\"></span>")
  }

  @Test func aTouchBesideItLeavesIt() {
    #expect(
      lines(presented)[1]
        == "<button class=\"dismissal\" id=\"presented-dismissal\" type=\"button\" "
        + "aria-label=\"Dismiss\" data-back=\"\"></button>")
  }

  @Test func oneThatIsHeldHasNoButton() {
    var held = presented
    held.isDismissible = false
    #expect(lines(held)[1] == "<span class=\"dismissal\"></span>")
  }

  @Test func itSaysAtWhichHeightsItRests() {
    var high = presented
    high.heights = [.height(280), .medium, nil]
    high.undimmedHeights = 2
    let lines = lines(high)
    #expect(
      lines[0].contains(
        "data-heights=\"280px 50% 100%\" data-height=\"0\" data-undimmed-heights=\"2\""))
    #expect(
      lines[3]
        == "<button class=\"grabber\" type=\"button\" aria-label=\"Sheet height\"></button>")
  }

  @Test func aPopoverSaysWhereItMayStand() {
    var popover = ResolvedPresented(style: .popover, content: .view(ResolvedView(kind: .plain)))
    #expect(!lines(popover)[0].contains(" style="))
    popover.sides = [.right, .left]
    popover.background = LookColor(.fixed(SchemeColors(RGBA(hex: 0xFF0000))))
    #expect(
      lines(popover)[0].contains(
        "style=\"--popover-ground:#ff0000;--popover-side:right;"
          + "--popover-tries:left,--popover-pressed\""))
  }

  @Test func oneWithoutATitleIsCalledADialog() {
    let presented = ResolvedPresented(style: .over, content: .view(ResolvedView(kind: .plain)))
    #expect(lines(presented)[1].contains("aria-label=\"Dialog\""))
  }

  @Test(arguments: [ResolvedPresented.Style.over, .full])
  func nothingLiesBesideWhatCoversTheScreen(style: ResolvedPresented.Style) {
    var whole = presented
    whole.style = style
    whole.isDismissible = false
    let lines = lines(whole)
    #expect(lines[0].contains("data-style=\"\(style.rawValue)\""))
    #expect(lines[1].hasPrefix("<div class=\"presented-screen\" role=\"dialog\""))
    #expect(lines.suffix(2) == ["<span class=\"dismissal\"></span>", "</div>"])
  }
}
