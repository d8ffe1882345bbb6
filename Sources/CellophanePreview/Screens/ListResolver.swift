internal import CellophaneDocument
internal import UIKit

/// Turns a collection or table view as it is into the document's.
@MainActor enum ListResolver {
  /// - Parameter readsRows: Whether the rows are read, or only what is around them.
  static func collection(
    _ view: UIScrollView, _ gathering: PageGathering, name: String, label: String,
    readsRows: Bool = true
  ) -> ResolvedCollection {
    switch view {
    case let view as UICollectionView:
      var resolver = CollectionResolver(
        gathering: gathering, view: view, name: name, label: label)
      resolver.readsRows = readsRows
      return resolver.collection()
    case let view as UITableView:
      var resolver = TableResolver(gathering: gathering, view: view, name: name, label: label)
      resolver.readsRows = readsRows
      return resolver.collection()
    default:
      return ResolvedCollection(
        name: name, label: label, role: .list, selection: .none, sections: [])
    }
  }
}
