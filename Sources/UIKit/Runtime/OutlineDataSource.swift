/// One item of a data source's section, whether a collapsed ancestor hides it or not.
package struct OutlineItem {
  package var identifier: AnyHashable
  /// 0 for a root.
  package var level: Int
  package var isExpanded: Bool
  package var hasChildren: Bool

  package init(identifier: AnyHashable, level: Int, isExpanded: Bool, hasChildren: Bool) {
    self.identifier = identifier
    self.level = level
    self.isExpanded = isExpanded
    self.hasChildren = hasChildren
  }
}

/// What a diffable data source shows at a moment, its open items among it.
package struct ShownContents {
  let contents: any Sendable
  let changeCount: Int
}

/// A diffable data source, whatever the types of its identifiers: what previews read and ask.
///
/// The questions call the author's handlers and nothing else; what a handler changes shows in
/// `changeCount` and in the items.
@MainActor package protocol OutlineDataSource: AnyObject {
  /// The section identifiers, in order.
  var sectionIdentities: [AnyHashable] { get }
  /// Every item of a section, depth first.
  func outlineItems(inSection section: Int) -> [OutlineItem]
  /// Grows with each applied snapshot.
  var changeCount: Int { get }
  /// What is shown at this moment.
  var shownContents: ShownContents { get }
  /// Shows what was shown at an earlier moment without asking or telling anybody.
  func showAgain(_ shown: ShownContents)
  /// Shows every item of every section without asking or telling anybody.
  func showEveryItem()
  /// Expands exactly these items without asking or telling anybody.
  func setExpandedItems(_ expanded: Set<AnyHashable>)

  /// Whether the author set any section snapshot handler that decides or observes.
  var hasSectionSnapshotHandlers: Bool { get }
  /// Asks the author's handler whether a user may open or close an item and, where it may, tells
  /// the other handler that it will; the item itself stays as it is.
  func mayToggle(_ item: AnyHashable, expanding: Bool, inSection section: Int) -> Bool
  /// Whether the author set `snapshotForExpandingParent`.
  var loadsChildrenLazily: Bool { get }
  /// The items that `snapshotForExpandingParent` gives, depth first, levels from 0; nothing is
  /// applied.
  func lazyChildren(of parent: AnyHashable, inSection section: Int) -> [OutlineItem]
  /// Gives a parent these children, without asking or telling anybody.
  func loadLazyChildren(of parent: AnyHashable, inSection section: Int)
  /// Whether the author's class or handlers say which items may move.
  var asksWhatMoves: Bool { get }
  /// Whether the author's reordering handlers let the item move.
  func canReorder(_ item: AnyHashable) -> Bool
}
