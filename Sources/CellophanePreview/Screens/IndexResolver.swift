internal import CellophaneDocument
internal import CellophaneLook
internal import UIKit

/// Asks a data source for the index at the edge of its list.
@MainActor struct IndexResolver {
  let gathering: PageGathering

  /// The index of a collection view, whose titles lead to items.
  func index(of view: UICollectionView, in collection: ResolvedCollection) -> ResolvedIndex? {
    let titles = view.indexTitles(leading: true)
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
    let titles = view.indexTitles(leading: true)
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
