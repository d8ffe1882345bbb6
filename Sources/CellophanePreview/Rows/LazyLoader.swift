internal import UIKit

/// Brings up every row of a probe's outline, those among them that only a user's opening loads.
@MainActor struct LazyLoader {
  let view: any AskableList
  let outline: any OutlineDataSource
  let limits: Limits

  /// Loads and shows everything within the bounds.
  ///
  /// - Returns: The parents that were not asked what is under them.
  @discardableResult func loadAndShowEverything() -> Set<AnyHashable> {
    outline.showEveryItem()
    guard outline.loadsChildrenLazily else { return [] }
    var asked: Set<AnyHashable> = []
    var count = 0
    for _ in 0..<limits.loadedLevels {
      let parents = openable().filter { !asked.contains($0.item) }
      if parents.isEmpty { return [] }
      for parent in parents where count < limits.loadedRows {
        asked.insert(parent.item)
        let children = outline.lazyChildren(of: parent.item, inSection: parent.section)
        guard !children.isEmpty else { continue }
        count += children.count
        outline.loadLazyChildren(of: parent.item, inSection: parent.section)
      }
      outline.showEveryItem()
    }
    return Set(openable().lazy.map(\.item)).subtracting(asked)
  }

  /// The items whose cells show a disclosure.
  private func openable() -> [(item: AnyHashable, section: Int)] {
    var found: [(AnyHashable, Int)] = []
    for (section, node) in view.sectionNodes.enumerated() {
      node.forEach { row in
        guard let identifier = row.identifier, let indexPath = row.indexPath,
          let disclosure = view.askableCell(at: indexPath).tappableDisclosure,
          disclosure.actionHandler == nil
        else { return }
        found.append((identifier, section))
      }
    }
    return found
  }
}
