import CellophaneDocument
import Foundation
import Testing

@Suite struct InteractionTests {
  private static let row = RowName(collection: "list", row: "Marx/Harpo")

  /// One of each.
  private static let all: [Interaction] = [
    .row(row, .tap), .row(row, .deselection), .row(row, .disclosure(isExpanding: true)),
    .row(row, .disclosure(isExpanding: false)), .row(row, .action(isLeading: true, index: 1)),
    .row(row, .accessory(isLeading: false, index: 0)), .row(row, .control(number: 2, choice: 1)),
    .row(row, .custom(index: 3)), .row(row, .move(before: "Pep")), .item(0), .choice(1, of: 0),
    .control(2, choice: 0), .back(0), .answer(0, to: nil), .answer(1, to: .item(0)),
    .tab(1, of: 0), .search("pep"), .editing(true), .editing(false),
  ]

  @Test func aThingDoneIsReadAsItWasWritten() throws {
    let bytes = try JSONEncoder().encode(Self.all)
    #expect(try JSONDecoder().decode([Interaction].self, from: bytes) == Self.all)
  }

  @Test func theOrderIsTheSameHoweverTheyStood() {
    #expect(Self.all.shuffled().sorted() == Self.all.sorted())
    #expect(Self.all.sorted() == Self.all)
    for (index, one) in Self.all.enumerated() {
      for (place, other) in Self.all.enumerated() {
        #expect((one < other) == (index < place), "\(one) \(other)")
      }
    }
  }

  @Test func onlyWhatIsDoneToARowHasARow() {
    #expect(Self.all.filter { $0.row == Self.row }.count == 9)
    #expect(Interaction.row(Self.row, .tap).part == .tap)
    #expect(Interaction.item(0).part == nil)
  }
}
