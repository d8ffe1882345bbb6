internal import UIKit

/// A title at a list's edge, and what it leads to.
struct IndexTitle {
  var text: String
  /// `nil` for none; it may be one that the list does not have.
  var section: Int?
  var item = 0

  var isSearch: Bool { text == UITableView.indexSearch }
}

extension UICollectionView {
  func indexTitles(leading leads: Bool) -> [IndexTitle] {
    guard let source = dataSource, let titles = source.indexTitles(for: self) else { return [] }
    return titles.enumerated().map { number, title in
      guard leads else { return IndexTitle(text: title) }
      let path = source.collectionView(self, indexPathForIndexTitle: title, at: number)
      return path.count == 2
        ? IndexTitle(text: title, section: path.section, item: path.item) : IndexTitle(text: title)
    }
  }
}

extension UITableView {
  func indexTitles(leading leads: Bool) -> [IndexTitle] {
    guard style == .plain, let source = dataSource,
      let titles = source.sectionIndexTitles(for: self), !titles.isEmpty
    else { return [] }
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
    guard count >= sectionIndexMinimumDisplayRowCount else { return [] }
    return titles.enumerated().map { number, title in
      guard leads else { return IndexTitle(text: title) }
      let section = source.tableView(self, sectionForSectionIndexTitle: title, at: number)
      return IndexTitle(text: title, section: section)
    }
  }
}
