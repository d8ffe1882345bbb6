import CellophaneDocument
import CellophaneLook
import Testing

@Suite struct OutlineTests {
  private func text(_ words: String) -> ResolvedText {
    ResolvedText(
      runs: [ResolvedRun(words)], font: LookFont(textStyle: .body, size: 17),
      color: .system(.label))
  }

  private func cell(_ words: String, color: LookColor? = nil) -> ResolvedCell {
    ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .cell, text: text(words), prefersSideBySide: false,
          margins: LookInsets(15, 16, 15, 8), imageToTextPadding: 16, horizontalTextPadding: 8,
          verticalTextPadding: 4)),
      background: ResolvedBackground(style: .listCell, color: color))
  }

  private func page(_ screen: ResolvedScreen) -> ResolvedPage {
    ResolvedPage(
      id: "p", title: "P", look: .iOS26,
      environment: ResolvedEnvironment(name: "phone", idiom: .phone, width: 402, height: 874),
      frames: [ResolvedFrame(name: "start", title: "Start", screen: screen)])
  }

  private func list(_ rows: [ResolvedRow]) -> ResolvedScreen {
    .collection(
      ResolvedCollection(
        name: "list", label: "List", role: .tree, selection: .single,
        sections: [
          ResolvedSection(
            name: "main", layout: .list(ResolvedListLayout(appearance: .plain)), rows: rows)
        ]))
  }

  @Test func aRowSaysItsStateItsAccessoriesAndWhatItDoes() {
    var parent = ResolvedRow(
      name: "Pep", cell: cell("Pep"),
      expansion: ResolvedExpansion(isExpanded: true, trigger: .row, refusesCollapsing: true),
      children: [ResolvedRow(name: "Pep/Moe", cell: cell("Moe"), isSelected: true)],
      tap: ResolvedOutcome([.open(url: "https://example.org")]))
    parent.cell.trailingAccessories = [ResolvedAccessory(kind: .outlineDisclosure)]
    let lines = page(list([parent])).outline.split(separator: "\n")
    #expect(
      lines[5]
        == #"        row "Pep" "Pep" >[outlineDisclosure] expanded by row refuses-collapsing tap -> open "https://example.org""#
    )
    #expect(lines.contains(#"          row "Pep/Moe" "Moe" selected"#))
  }

  @Test func aStateShowsOnlyWhatItChanges() {
    let row = ResolvedRow(
      name: "A", cell: cell("A", color: .system(.systemBackground)),
      variants: [
        ResolvedVariant(states: [.selected], cell: cell("A", color: .system(.systemGray4)))
      ])
    #expect(
      page(list([row])).outline == """
        page p "P" iOS26
          environment phone 402x874
          frame start "Start"
            tree list "List" selects single
              section "main" plain
                row "A" "A"
                  content cell margins 15,16,15,8 image 16 across 8 down 4
                    text "A" body label
                  background listCell systemBackground
                  when selected
                    background listCell systemGray4

        """)
  }

  @Test func coloursAreTokensOrTheirDigits() {
    let fixed = LookColor(.fixed(SchemeColors(RGBA(hex: 0xFF3B30))))
    let text = page(list([ResolvedRow(name: "A", cell: cell("A", color: fixed))])).outline
    #expect(text.contains("background listCell #FF3B30\n"))
    let faded = LookColor(.tint, alpha: 0.5)
    let other = page(list([ResolvedRow(name: "A", cell: cell("A", color: faded))])).outline
    #expect(other.contains("background listCell tint*0.5\n"))
  }

  @Test func textStaysOnItsLine() {
    let row = ResolvedRow(name: "A", cell: cell("one\n\"two\"\u{1}"))
    #expect(page(list([row])).outline.contains(#"row "A" "one\n\"two\"\u{1}""#))
  }

  @Test func findingsNameTheirRow() {
    var page = page(list([]))
    page.findings = [
      ResolvedFinding(severity: .warning, rule: "unknown-symbol", message: "no 'x'", item: "A/B")
    ]
    #expect(page.outline.hasSuffix("  warning unknown-symbol at \"A/B\" \"no 'x'\"\n"))
  }
}
