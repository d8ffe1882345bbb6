import UIKit

/// A row of the sidebar: something to choose, or the header that its section closes under.
struct CellItem: Hashable, Identifiable, Sendable {
  let title: String
  var subtitle: String?
  var image: UIImage?
  var isHeaderItem = false

  var id: String { title }

  static func == (left: CellItem, right: CellItem) -> Bool {
    left.title == right.title && left.isHeaderItem == right.isHeaderItem
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(isHeaderItem)
  }

  /// The screen that choosing the row brings up, in a stack of its own.
  @MainActor var viewController: UIViewController {
    UINavigationController(rootViewController: DetailViewController(item: self))
  }
}
