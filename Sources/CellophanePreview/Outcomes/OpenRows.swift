internal import CellophaneDocument
internal import UIKit

/// Which rows of an instance's outlines are open at a moment.
@MainActor struct OpenRows {
  struct Row {
    var collection: String
    var address: RowAddress
    var identifier: AnyHashable
    var isExpanded: Bool
    var isParent: Bool
    /// Where its cell is; `nil` while a collapsed ancestor hides it.
    var indexPath: IndexPath?
  }

  /// Parents before their children.
  let rows: [Row]
  let views: [String: any AskableList]

  init(of controller: UIViewController) {
    var rows: [Row] = []
    var views: [String: any AskableList] = [:]
    for (name, view) in controller.outlinesShown {
      views[name] = view
      view.sectionNodes.forEachAddress { address, node in
        guard let identifier = node.identifier else { return }
        rows.append(
          Row(
            collection: name, address: address, identifier: identifier,
            isExpanded: node.isExpanded, isParent: !node.children.isEmpty,
            indexPath: node.indexPath))
      }
    }
    self.rows = rows.contains(where: \.isParent) ? rows : []
    self.views = views
  }

  /// Whether two instances have the same rows in the same places, open or closed.
  func hasSameRows(as other: OpenRows) -> Bool {
    rows.count == other.rows.count
      && zip(rows, other.rows).allSatisfy {
        $0.collection == $1.collection && $0.address == $1.address && $0.isParent == $1.isParent
      }
  }
}

extension UIViewController {
  /// The lists that are seen whose rows may stand in others, by the names that pages give them.
  fileprivate var outlinesShown: [(name: String, view: any AskableList)] {
    let parts = ScreenResolver(finding: PageGathering())
    _ = parts.screen(ofRoot: self)
    return parts.collections.compactMap { name, view in
      guard let list = view as? any AskableList, list.outline != nil else { return nil }
      return (name, list)
    }
  }
}
