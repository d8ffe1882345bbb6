import CellophaneDocument
import CellophaneSnapshots
import Testing

/// What is said of two outlines.
@Suite struct OutlineWordsTests {
  private func sentences(_ old: String, _ new: String) -> [String] {
    FixtureDifference(from: [UInt8](old.utf8), to: [UInt8](new.utf8), as: .outline).sentences
  }

  private func row(_ name: String, color: String = "label", _ more: String = "") -> String {
    """
            row "\(name)" "\(name)"\(more)
              content cell margins 15,16,15,8 image 16 across 8 down 4
                text "\(name)" body \(color)
              background listGroupedCell secondarySystemGroupedBackground radius 26
              when disabled
                content cell margins 15,16,15,8 image 16 across 8 down 4
                  text "\(name)" body tertiaryLabel

    """
  }

  private func page(_ rows: String..., section: String = "insetGrouped") -> String {
    """
    page settings "Settings" iOS26
      environment phone 402x874
      frame start "Start"
        grid list "List" selects single
          section "general" \(section)
    \(rows.joined())
    """
  }

  @Test func aColourIsSaidByItsRow() {
    #expect(
      sentences(
        page(row("Wi-Fi"), row("Sounds")), page(row("Wi-Fi", color: "systemRed"), row("Sounds")))
        == ["Wi-Fi: text colour label → systemRed"])
  }

  @Test func aColourInAStateIsSaidWithTheState() {
    let old = page(row("Wi-Fi"))
    let new = old.replacing("tertiaryLabel", with: "systemRed*0.5")
    #expect(
      sentences(old, new) == ["Wi-Fi: text colour when disabled tertiaryLabel → systemRed*0.5"])
  }

  @Test func rowsComeGoAndMove() {
    let names = ["A", "B", "C", "D", "E"]
    let old = page(names.map { row($0) }.joined())
    #expect(
      sentences(old, page(["A", "N", "O", "B", "C", "D", "E"].map { row($0) }.joined()))
        == ["N and O came after A"])
    #expect(
      sentences(old, page(["A", "B", "D", "E"].map { row($0) }.joined()))
        == ["C went from section general"])
    #expect(
      sentences(old, page(["E", "A", "B", "C", "D"].map { row($0) }.joined()))
        == ["E moved first in section general"])
  }

  @Test func aRowThatWentToAnotherSectionMoved() {
    let second = "      section \"more\" insetGrouped\n"
    let old = page(row("A"), row("B"), second, row("C"))
    let new = page(row("A"), second, row("C"), row("B", " selected"))
    #expect(sentences(old, new) == ["B moved after C", "B: now selected"])
  }

  @Test func aRowThatIsCalledOtherwiseIsTheSameRow() {
    let old = page(row("A"), row("Wi-Fi"), row("B"))
    let new = page(row("A"), row("WLAN"), row("B")).replacing("tertiary", with: "tertiary")
    #expect(
      sentences(old, new) == [
        "Wi-Fi: text \"Wi-Fi\" → \"WLAN\"",
        "Wi-Fi: text when disabled \"Wi-Fi\" → \"WLAN\"",
      ])
  }

  @Test func accessoriesStatesAndFlagsAreSaid() {
    #expect(
      sentences(page(row("A")), page(row("A", " >[disclosureIndicator] selected")))
        == ["A: accessories none → disclosureIndicator", "A: now selected"])
    #expect(
      sentences(page(row("A", " expanded")), page(row("A", " collapsed")))
        == ["A: disclosure expanded → collapsed"])
    #expect(
      sentences(page(row("A", " tap -> show a")), page(row("A", " tap -> show b")))
        == ["A: tap show a → show b"])
  }

  /// What outlines are written with is what they are read with.
  @Test(arguments: OutlineFacet.allCases)
  func everyWordWithAValueIsReadBack(facet: OutlineFacet) {
    let kind = facet.node ?? "view"
    let line = { (value: String) in
      kind == "section"
        ? self.page(self.row("A"), section: "plain \(facet.rawValue) \(value)")
        : self.page(self.row("A", "\n          \(kind) \(facet.rawValue) \(value)"))
    }
    let said = sentences(line("5"), line("6"))
    #expect(said.count == 1)
    #expect(said.first?.hasSuffix("\(facet.name) 5 → 6") == true, "\(said)")
  }

  @Test func aWordBelongsToTheNodesThatHaveIt() {
    #expect(OutlineFacet("image", in: "content") == .image)
    #expect(OutlineFacet("image", in: "button") == nil)
    #expect(OutlineFacet("header", in: "section")?.name == "header mode")
    #expect(OutlineFacet("selected", in: "row") == nil)
  }

  @Test func anAppearanceIsSaidByItsSection() {
    #expect(
      sentences(page(row("A")), page(row("A"), section: "plain"))
        == ["section general: appearance insetGrouped → plain"])
  }

  @Test func whatHappenedToManyIsSaidOnce() {
    let names = (1...9).map { "Row \($0)" }
    #expect(
      sentences(
        page(names.map { row($0) }.joined()),
        page(names.map { row($0, color: "systemRed") }.joined()))
        == ["Row 1, Row 2 and 7 others: text colour label → systemRed"])
  }

  @Test func whatNobodySeesIsSaid() {
    #expect(
      sentences(page(row("A B")), page(row("A\u{A0}B"))).first
        == "A B: text \"A B\" → \"A⟨NBSP⟩B\"")
  }

  @Test func changesThatAreAlikeHaveOneLikeness() {
    func likeness(_ name: String, _ color: String) -> String {
      FixtureDifference(
        from: [UInt8](page(row(name)).utf8), to: [UInt8](page(row(name, color: color)).utf8),
        as: .outline
      ).likeness
    }
    #expect(likeness("A", "systemRed") == likeness("B", "systemRed"))
    #expect(likeness("A", "systemRed") != likeness("A", "systemBlue"))
  }
}
