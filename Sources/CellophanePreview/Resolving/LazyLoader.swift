internal import UIKit

/// Brings up every row of a spare's outline, those among them that only a user's opening loads.
@MainActor struct LazyLoader {
  let view: any AskableList
  let outline: any OutlineDataSource

  /// How many levels of rows are loaded below those that are there, and how many rows in all.
  private static let depth = 4
  private static let limit = 2_000

  func loadAndShowEverything() {
    outline.showEveryItem()
    guard outline.loadsChildrenLazily else { return }
    var asked: Set<AnyHashable> = []
    var count = 0
    for _ in 0..<Self.depth {
      let parents = openable().filter { asked.insert($0.item).inserted }
      if parents.isEmpty || count > Self.limit { return }
      for parent in parents where count <= Self.limit {
        let children = outline.lazyChildren(of: parent.item, inSection: parent.section)
        guard !children.isEmpty else { continue }
        count += children.count
        outline.loadLazyChildren(of: parent.item, inSection: parent.section)
      }
      outline.showEveryItem()
    }
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
