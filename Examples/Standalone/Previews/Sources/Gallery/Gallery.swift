import BookCells
import Cellophane
import ShelfScreens

@main struct Gallery: PreviewSite {
  let title = "Bookshelf"

  @PreviewBuilder var previews: [AnyPreview] {
    Preview("Shelves", environments: [.phone, .pad]) { ShelfViewController(books: .samples) }
      .tap("Walden", title: "Walden chosen")
    Preview("Nothing to read") {
      UINavigationController(rootViewController: ShelfViewController(books: []))
    }
  }
}

extension [Book] {
  static let samples = [
    Book(
      id: "walden", title: "Walden", author: "Henry David Thoreau", shelf: .reading,
      progress: 0.42),
    Book(id: "emma", title: "Emma", author: "Jane Austen"),
    Book(id: "moby-dick", title: "Moby-Dick", author: "Herman Melville"),
    Book(
      id: "frankenstein", title: "Frankenstein", author: "Mary Shelley", shelf: .read, progress: 1),
  ]
}
