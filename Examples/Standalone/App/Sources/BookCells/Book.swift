import Foundation

/// A book on somebody's shelves.
public struct Book: Hashable, Identifiable, Sendable {
  /// Where a book stands.
  public enum Shelf: String, CaseIterable, Sendable {
    case reading, next, read

    /// The shelf's name in the reader's language.
    public var title: String {
      switch self {
      case .reading: NSLocalizedString("shelf.reading", bundle: .module, comment: "A heading")
      case .next: NSLocalizedString("shelf.next", bundle: .module, comment: "A heading")
      case .read: NSLocalizedString("shelf.read", bundle: .module, comment: "A heading")
      }
    }
  }

  public let id: String
  public var title: String
  public var author: String
  public var shelf: Shelf
  /// How much of it has been read, from 0 to 1.
  public var progress: Double

  public init(
    id: String, title: String, author: String, shelf: Shelf = .next, progress: Double = 0
  ) {
    self.id = id
    self.title = title
    self.author = author
    self.shelf = shelf
    self.progress = progress
  }
}
