import CellophaneSnapshots
import Testing

/// What is said of two pages, two accessibility trees and two texts that cannot be read back.
@Suite struct PageWordsTests {
  private func sentences(
    _ old: String, _ new: String, as kind: SnapshotKind = .html
  ) -> [String] {
    FixtureDifference(from: [UInt8](old.utf8), to: [UInt8](new.utf8), as: kind).sentences
  }

  private func row(_ name: String, text: String = "", cell: String = "", _ more: String = "")
    -> String
  {
    """
    <div class="row" id="list/\(name)" role="row" aria-selected="false">
    <div class="cell content-cell background-list-plain-cell"\(cell) role="gridcell">
    <div class="cell-texts" id="list/\(name)~name">
    <span class="cell-text"\(text)>\(name)</span>
    </div>
    \(more)</div>
    </div>

    """
  }

  private func page(_ rows: String..., head: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    \(head)<title>Settings</title>
    </head>
    <body>
    <main class="page" data-page="settings">
    <div class="collection" id="list">
    <div class="section appearance-plain" id="list~general">
    <div class="rows" role="grid" aria-label="List">
    \(rows.joined())</div>
    </div>
    </div>
    </main>
    </body>
    </html>

    """
  }

  @Test func aCustomPropertyIsSaidInWords() {
    let red = " style=\"--text-color:var(--system-red)\""
    #expect(
      sentences(page(row("Wi-Fi"), row("B")), page(row("Wi-Fi", text: red), row("B")))
        == ["Wi-Fi: text colour default → systemRed"])
  }

  /// What is far from any change is not looked at, and leaves the words as they are.
  @Test func aRowAmongManyIsSaidAsAmongFew() {
    func rows(_ names: some Sequence<Int>, red: Int? = nil) -> String {
      names.map { number in
        row(
          "Row \(number)",
          text: number == red ? " style=\"--text-color:var(--system-red)\"" : "")
      }.joined()
    }
    let old = page(rows(1...300))
    #expect(
      sentences(old, page(rows(1...300, red: 150)))
        == ["Row 150: text colour default → systemRed"])
    #expect(
      sentences(old, page(rows(1...150) + row("New") + rows(151...300)))
        == ["New came after Row 150"])
    #expect(
      sentences(old, page(rows(1...99) + rows(101...300))) == ["Row 100 went from section general"])
    #expect(
      sentences(old, page(rows(1...49) + rows(51...250) + row("Row 50") + rows(251...300)))
        == ["Row 50 moved after Row 250"])
    #expect(
      sentences(old, page(rows(1...300), head: "<meta name=\"a\"/>\n"))
        == ["meta a came first in page"])
  }

  /// A page whose elements no line tells the depth of.
  @Test func aTagOverTwoLinesIsReadToo() {
    let old = page(row("A"), "<div\nclass=\"note\">one</div>\n")
    let new = page(row("A"), "<div\nclass=\"note\">two</div>\n")
    #expect(sentences(old, new) == ["section general: note text \"one\" → \"two\""])
  }

  @Test func aTwinForAStateIsSaidWithTheState() {
    let fill = """
       style="--selected-background-color:var(--on-selected) var(--system-blue);\
      --background-color:var(--selected-background-color)"
      """
    #expect(
      sentences(page(row("A")), page(row("A", cell: fill)))
        == ["A: cell background colour when selected none → systemBlue"])
  }

  @Test func accessoriesAndRolesAreSaid() {
    let check = "<span class=\"accessory checkmark\" role=\"img\" aria-label=\"Checked\"></span>\n"
    #expect(
      sentences(page(row("A")), page(row("A", "" + check))) == ["A: checkmark accessory came"])
    let old = page(row("A"))
    #expect(
      sentences(old, old.replacing("role=\"row\"", with: "role=\"listitem\""))
        == ["A: role row → listitem"])
  }

  @Test func rowsAndStyleFilesComeAndGo() {
    #expect(sentences(page(row("A")), page(row("A"), row("B"))) == ["B came after A"])
    let head = "<link rel=\"stylesheet\" href=\"../styles/steps.css\"/>\n"
    #expect(
      sentences(page(row("A")), page(row("A"), head: head))
        == ["style file ../styles/steps.css came first in page"])
  }

  @Test func aTreeForScreenReadersIsReadBack() {
    let old = """
      - main:
        - grid "List":
          - row "Wi-Fi" [selected]:
            - button "More"
          - row "Sounds"
          - treeitem "Pep" [expanded] [level=1]

      """
    let new = """
      - main:
        - grid "List":
          - row "Wi-Fi":
            - link "More"
          - row "Sounds" [disabled]
          - treeitem "Pep" [collapsed] [level=2]

      """
    #expect(
      sentences(old, new, as: .accessibility) == [
        "Wi-Fi: no longer selected", "button More in Wi-Fi: role button → link",
        "Sounds: now disabled", "Pep: disclosure expanded → collapsed", "Pep: level 1 → 2",
      ])
  }

  @Test func aTextThatIsNoDocumentStillHasASentence() {
    #expect(
      sentences("{\"a\": 1}\n", "{\"a\": 2}\n", as: .json)
        == ["the texts differ, and one of them cannot be read back as json"])
  }
}
