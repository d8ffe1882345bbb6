private import Synchronization

/// The items of a diffable data source: a snapshot, and the section snapshots of its outlines.
///
/// A section's items are the visible items of its section snapshot. A section snapshot that is
/// applied decides its section; a whole snapshot that is applied decides all sections, and the
/// section snapshots follow it: what left is deleted, what came is inserted behind the item before
/// it, what stayed keeps its parent and its expansion.
package struct DiffableContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  package typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  package private(set) var snapshot = Snapshot()
  private var outlines: [Section: Outline] = [:]
  private var flat = FlatOutlines<Section, Item>()

  package init() {}

  // MARK: Questions

  /// The section snapshot of a section; of one that has none, its items as roots.
  package func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    return flat.outline(of: section) {
      snapshot.indexOfSection(section) == nil
        ? Outline() : .flat(snapshot.itemIdentifiers(inSection: section))
    }
  }

  package func item(at indexPath: IndexPath) -> Item? {
    guard indexPath.count == 2 else { return nil }
    return snapshot.item(at: SnapshotPosition(section: indexPath.section, item: indexPath.item))
  }

  package func indexPath(of item: Item) -> IndexPath? {
    snapshot.position(ofItem: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Whether any section has a section snapshot.
  package var hasOutlines: Bool { !outlines.isEmpty }

  /// How deep the items of a section stand that are seen, 0 where it has no section snapshot, and
  /// whether they are open.
  package func places(in section: Section) -> [(level: Int, isExpanded: Bool)] {
    outlines[section]?.visiblePlaces ?? []
  }

  package func isExpanded(_ item: Item, in section: Section) -> Bool {
    guard let outline = outlines[section], outline.contains(item) else { return false }
    return outline.isExpanded(item)
  }

  // MARK: Changes

  /// Takes a whole snapshot; section snapshots follow it.
  package mutating func apply(_ new: Snapshot) {
    snapshot = new
    snapshot.clearUpdates()
    flat = FlatOutlines()
    for (section, outline) in outlines {
      guard snapshot.indexOfSection(section) != nil else {
        outlines[section] = nil
        continue
      }
      outlines[section] = outline.rebased(onto: snapshot.itemIdentifiers(inSection: section))
    }
  }

  /// Takes the snapshot of one section, which is appended where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the section's items before and after.
  package mutating func apply(_ outline: Outline, to section: Section) {
    flat = FlatOutlines()
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
    let visible = outline.visibleItems
    let others = Set(visible.compactMap { snapshot.sectionIdentifier(containingItem: $0) })
    if !visible.isEmpty { snapshot.appendItems(visible, toSection: section) }
    outlines[section] = outline
    for other in others {
      outlines[other] = outlines[other]?.rebased(
        onto: snapshot.itemIdentifiers(inSection: other))
    }
  }

  /// Moves an item as a user drags it; a parent takes along what is below it.
  ///
  /// - Parameter destination: Where it is to be, counted without it.
  package mutating func move(_ item: Item, to destination: IndexPath) {
    guard let from = snapshot.sectionIdentifier(containingItem: item),
      let to = snapshot.section(at: destination.section)
    else { return }
    var source = outline(of: from)
    let part = source.snapshot(of: item, includingParent: true)
    source.delete([item])
    var target = from == to ? source : outline(of: to)
    let visible = target.visibleItems
    let place = min(max(0, destination.item), visible.count)
    target.insert(part, behind: place > 0 ? visible[place - 1] : nil)
    if from != to { settle(source, in: from) }
    settle(target, in: to)
  }

  /// Applies an outline to a section that may have done without one.
  private mutating func settle(_ outline: Outline, in section: Section) {
    let hadOutline = outlines[section] != nil
    apply(outline, to: section)
    if !hadOutline, !outline.isNested { outlines[section] = nil }
  }
}

/// The sections without section snapshots as such, made when somebody asks.
private final class FlatOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  private let kept = Mutex<[Section: NSDiffableDataSourceSectionSnapshot<Item>]>([:])

  func outline(
    of section: Section, make: () -> NSDiffableDataSourceSectionSnapshot<Item>
  ) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let outline = kept.withLock({ $0[section] }) { return outline }
    let made = make()
    kept.withLock { $0[section] = made }
    return made
  }
}
