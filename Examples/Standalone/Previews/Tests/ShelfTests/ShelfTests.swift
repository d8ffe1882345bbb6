import BookCells
import CellophaneTesting
import ShelfScreens
import Testing

@MainActor @Suite struct ShelfTests {
  private let books = [
    Book(id: "walden", title: "Walden", author: "Thoreau", shelf: .reading, progress: 0.42),
    Book(id: "emma", title: "Emma", author: "Austen", shelf: .read, progress: 1),
  ]

  @Test func theShelvesLookAsTheyDid() async {
    await assertSnapshot(of: ShelfViewController(books: books), as: .outline)
  }

  @Test func aFinishedBookHasACheckmark() {
    let cell = BookCell(frame: .zero)
    cell.book = books[1]
    cell.updateConfiguration(using: UICellConfigurationState(traitCollection: .current))
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark])
  }
}
