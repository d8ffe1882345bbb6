internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Asks a data source for the index at the edge of its list.
@MainActor struct IndexResolver {
  let gathering: PageGathering

  /// The index of a collection view, whose titles lead to items.
  func index(of view: UICollectionView, in collection: ResolvedCollection) -> ResolvedIndex? {
    guard let source = view.dataSource, let titles = source.indexTitles(for: view),
      !titles.isEmpty
    else { return nil }
    return ResolvedIndex(
      titles: titles.enumerated().map { number, title in
        let path = source.collectionView(view, indexPathForIndexTitle: title, at: number)
        return self.title(
          title, to: path.count == 2 ? path.section : nil, path.count == 2 ? path.item : 0,
          in: collection)
      })
  }

  /// The index of a table, whose titles lead to sections.
  ///
  /// UIKit: a table has one in the plain style alone, and none while it is edited.
  func index(of view: UITableView, in collection: ResolvedCollection) -> ResolvedIndex? {
    guard let source = view.dataSource, let titles = source.sectionIndexTitles(for: view),
      !titles.isEmpty
    else { return nil }
    guard view.style == .plain else {
      gathering.note(
        "unshown-index",
        "the table '\(collection.label)' has index titles, which tables show in the plain style "
          + "alone; make it with 'UITableView.Style.plain'")
      return nil
    }
    let count = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfRows(inSection: $1) }
    guard count >= view.sectionIndexMinimumDisplayRowCount else { return nil }
    return ResolvedIndex(
      titles: titles.enumerated().map { number, title in
        let section = source.tableView(view, sectionForSectionIndexTitle: title, at: number)
        return self.title(title, to: section, 0, in: collection)
      }, color: view.sectionIndexColor?.lookColor,
      background: view.sectionIndexBackgroundColor?.lookColor.visible,
      touchedBackground: view.sectionIndexTrackingBackgroundColor?.lookColor.visible)
  }

  private func title(
    _ title: String, to section: Int?, _ item: Int, in collection: ResolvedCollection
  ) -> ResolvedIndex.Title {
    let isSearch = title == UITableView.indexSearch
    var resolved = ResolvedIndex.Title(isSearch ? SystemWord.word("Search") : title)
    if isSearch {
      resolved.image = UIImage(systemName: "magnifyingglass").flatMap {
        ImageResolver(gathering: gathering).image(
          $0, font: LookFont(size: 11, weight: 600), isTinting: true)
      }
    }
    guard let section, collection.sections.indices.contains(section) else {
      // A search field lies above the rows.
      resolved.destination = isSearch ? .start : nil
      return resolved
    }
    let rows = collection.sections[section].rows
    resolved.destination =
      item > 0 && rows.indices.contains(item)
      ? .row(rows[item].name) : .section(collection.sections[section].name)
    return resolved
  }
}
