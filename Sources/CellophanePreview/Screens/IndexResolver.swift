internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Asks a data source for the index at the edge of its list.
@MainActor struct IndexResolver {
  let gathering: PageGathering

  /// The index of a collection view, whose titles lead to items.
  func index(of view: UICollectionView, in collection: ResolvedCollection) -> ResolvedIndex? {
    let titles = view.indexTitles()
    if titles.isEmpty { return nil }
    return ResolvedIndex(titles: titles.map { title($0, in: collection) })
  }

  /// The index of a table, whose titles lead to sections.
  ///
  /// UIKit: a table has one in the plain style alone, and none while it is edited.
  func index(of view: UITableView, in collection: ResolvedCollection) -> ResolvedIndex? {
    guard view.style == .plain else {
      if view.dataSource?.sectionIndexTitles(for: view)?.isEmpty ?? true { return nil }
      gathering.note(
        "unshown-index",
        "the table '\(collection.label)' has index titles, which tables show in the plain style "
          + "alone; make it with 'UITableView.Style.plain'")
      return nil
    }
    let titles = view.indexTitles()
    if titles.isEmpty { return nil }
    return ResolvedIndex(
      titles: titles.map { title($0, in: collection) }, color: view.sectionIndexColor?.lookColor,
      background: view.sectionIndexBackgroundColor?.lookColor.visible,
      touchedBackground: view.sectionIndexTrackingBackgroundColor?.lookColor.visible)
  }

  private func title(
    _ title: IndexTitle, in collection: ResolvedCollection
  ) -> ResolvedIndex.Title {
    let isSearch = title.isSearch
    var resolved = ResolvedIndex.Title(isSearch ? SystemWord.word("Search") : title.text)
    if isSearch {
      resolved.image = UIImage(systemName: "magnifyingglass").flatMap {
        ImageResolver(gathering: gathering).image(
          $0, font: LookFont(size: 11, weight: 600), isTinting: true)
      }
    }
    guard let section = title.section, collection.sections.indices.contains(section) else {
      // A search field lies above the rows.
      resolved.destination = isSearch ? .start : nil
      return resolved
    }
    let rows = collection.sections[section].rows
    resolved.destination =
      title.item > 0 && rows.indices.contains(title.item)
      ? .row(rows[title.item].name) : .section(collection.sections[section].name)
    return resolved
  }
}

/// A title of an index, and what it leads to.
struct IndexTitle {
  var text: String
  /// `nil` for none; it may be one that the list does not have.
  var section: Int?
  var item = 0

  var isSearch: Bool { text == UITableView.indexSearch }
}

extension AskableList {
  /// The titles at the list's edge as they are now, if it shows any.
  ///
  /// - Parameter leads: Whether the data source is asked as well what they lead to; UIKit asks when one
  ///   is touched.
  func indexTitles(leading leads: Bool = true) -> [IndexTitle] {
    switch self {
    case let view as UICollectionView: view.indexTitles(leads)
    case let view as UITableView: view.indexTitles(leads)
    default: []
    }
  }
}

extension UICollectionView {
  fileprivate func indexTitles(_ leads: Bool) -> [IndexTitle] {
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
  fileprivate func indexTitles(_ leads: Bool) -> [IndexTitle] {
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
