import CellophaneDocument
import CellophaneLook
import Foundation
import Testing

@Suite struct RowLookTests {
  private func text(_ runs: [ResolvedRun]) -> ResolvedText {
    ResolvedText(
      runs: runs, font: LookFont(textStyle: .body, size: 17), color: .system(.label))
  }

  private func cell(
    _ runs: [ResolvedRun], secondary: String? = nil, color: LookColor? = nil
  ) -> ResolvedCell {
    ResolvedCell(
      content: .list(
        ResolvedListContent(
          style: .cell, text: text(runs), secondaryText: secondary.map { text([ResolvedRun($0)]) },
          prefersSideBySide: false, margins: .zero, imageToTextPadding: 16,
          horizontalTextPadding: 8, verticalTextPadding: 4)),
      background: ResolvedBackground(style: .listCell, color: color))
  }

  private func row(_ name: String, secondary: String) -> ResolvedRow {
    ResolvedRow(
      name: name, cell: cell([ResolvedRun(name)], secondary: secondary),
      variants: [
        ResolvedVariant(
          states: [.selected],
          cell: cell([ResolvedRun(name)], secondary: secondary, color: .system(.systemGray4)))
      ])
  }

  @Test func rowsThatDifferInTheirWordsHaveEqualLooks() {
    let (one, other) = (row("A", secondary: "first"), row("B", secondary: ""))
    #expect(one.look == other.look)
    #expect(one.look.hashValue == other.look.hashValue)
    #expect(one.words == ResolvedWords(text: "A", secondaryText: "first"))
    #expect(other.words == ResolvedWords(text: "B", secondaryText: ""))
  }

  @Test func aRowSaysItsWordsInEveryState() {
    let row = row("A", secondary: "first")
    #expect(row.cell == cell([ResolvedRun("A")], secondary: "first"))
    #expect(
      row.variants == [
        ResolvedVariant(
          states: [.selected],
          cell: cell([ResolvedRun("A")], secondary: "first", color: .system(.systemGray4)))
      ])
  }

  @Test func wordsOfAnotherStateStayWithTheLook() {
    var row = row("A", secondary: "first")
    let chosen = ResolvedVariant(states: [.selected], cell: cell([ResolvedRun("Chosen")]))
    row.variants = [chosen]
    #expect(row.variants == [chosen])
    #expect(row.look.variants == [chosen])
    #expect(row.cell == cell([ResolvedRun("A")], secondary: "first"))
  }

  @Test func aLookIsReadBackAsItWasWritten() throws {
    var row = row("A", secondary: "first")
    let other = cell([ResolvedRun("Chosen", isUnderlined: true)])
    row.variants.append(ResolvedVariant(states: [.highlighted], cell: other))
    let written = try JSONEncoder().encode(row)
    #expect(try JSONDecoder().decode(ResolvedRow.self, from: written) == row)
    // Two contents and three backgrounds, with text around them.
    #expect(String(decoding: written, as: UTF8.self).split(separator: "\"style\":").count == 6)
  }

  @Test func runsWithAttributesStayWithTheLook() {
    let runs = [ResolvedRun("A", isUnderlined: true)]
    let row = ResolvedRow(name: "A", cell: cell(runs, secondary: "first"))
    #expect(row.words == ResolvedWords(text: nil, secondaryText: "first"))
    #expect(row.cell == cell(runs, secondary: "first"))
  }

  @Test func aTextWithoutCharactersIsNoPlaceForTheRowsWords() {
    let silent = ResolvedVariant(states: [.selected], cell: cell([]))
    var row = row("A", secondary: "first")
    row.variants = [silent]
    #expect(row.variants == [silent])
    #expect(row.words.text == "A")
  }

  @Test func aLookSaysWhichOfTheRowsWordsStandWhere() {
    guard case .list(let content) = row("A", secondary: "first").look.cell.content else {
      return #expect(Bool(false), "a list's content")
    }
    #expect(content.text?.word == .text)
    #expect(content.secondaryText?.word == .secondaryText)
    #expect(content.text?.runs == [])
    #expect(row("A", secondary: "first").cell == cell([ResolvedRun("A")], secondary: "first"))
  }

  @Test func anotherCellIsAnotherLook() {
    let before = row("A", secondary: "first")
    var after = before
    after.cell.indentation = 10
    #expect(after.look != before.look)
    #expect(after.words == before.words)
    #expect(before.cell.indentation == 0)
    #expect(after.variants == before.variants)
  }
}
