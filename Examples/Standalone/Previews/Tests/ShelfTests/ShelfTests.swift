import BookCells
import CellophaneTesting
import ShelfScreens
import Testing
import UIKit

@MainActor @Suite struct ShelfTests {
  private let books = [
    Book(id: "1", title: "Walden", author: "Thoreau", shelf: .reading, progress: 0.42),
    Book(id: "2", title: "Emma", author: "Austen"),
    Book(id: "3", title: "Frankenstein", author: "Shelley", shelf: .read, progress: 1),
  ]

  @Test func theShelvesLookAsTheyDid() async {
    await assertSnapshot(of: ShelfViewController(books: books), as: .html)
  }

  @Test func theOutlineSaysWhatIsShown() async {
    await assertSnapshot(of: ShelfViewController(books: books), as: .outline)
  }

  @Test func aBookThatIsReadHasACheckmark() {
    let cell = BookCell(frame: .zero)
    cell.book = books[2]
    cell.updateConfiguration(using: UICellConfigurationState(traitCollection: .current))
    #expect(cell.accessories.map(\.accessoryType) == [.checkmark])
  }
}
