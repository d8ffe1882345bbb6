extension UICollectionViewDiffableDataSource: OutlineSource {
  func place(ofItemAt indexPath: IndexPath) -> (level: Int, isExpanded: Bool) {
    // A section without an outline has roots, none of which is open: its items need no look.
    guard contents.hasOutlines, indexPath.count == 2 else { return (0, false) }
    let places = places(inSection: indexPath.section)
    return places.indices.contains(indexPath.item) ? places[indexPath.item] : (0, false)
  }

  private func places(inSection section: Int) -> [(level: Int, isExpanded: Bool)] {
    if let places = outlineAnswers.places[section] { return places }
    let places = contents.snapshot.section(at: section).map { contents.places(in: $0) } ?? []
    outlineAnswers.places[section] = places
    return places
  }

  var hasOutlines: Bool { contents.hasOutlines }

  func toggle(itemAt indexPath: IndexPath) -> UserDisclosure {
    guard let (item, section) = identifiers(at: indexPath) else { return .unavailable }
    let isExpanding = !contents.isExpanded(item, in: section)
    guard mayToggle(item, expanding: isExpanding) else { return .refused }
    // A handler may have applied another snapshot.
    var outline = contents.outline(of: section)
    guard outline.contains(item) else { return .unavailable }
    if isExpanding {
      if let children = lazyChildren(of: item, in: outline) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    } else {
      outline.collapse([item])
    }
    change { $0.apply(outline, to: section) }
    return isExpanding ? .expanded : .collapsed
  }

  private func identifiers(
    at indexPath: IndexPath
  ) -> (ItemIdentifierType, SectionIdentifierType)? {
    guard let item = contents.item(at: indexPath),
      let section = contents.snapshot.section(at: indexPath.section)
    else { return nil }
    return (item, section)
  }

  /// Asks and tells the handlers; where the author gives children, they are asked for after both.
  private func mayToggle(_ item: ItemIdentifierType, expanding: Bool) -> Bool {
    let handlers = sectionSnapshotHandlers
    let may = expanding ? handlers.shouldExpandItem : handlers.shouldCollapseItem
    guard may?(item) ?? true else { return false }
    let will = expanding ? handlers.willExpandItem : handlers.willCollapseItem
    will?(item)
    return true
  }

  /// The children that the author gives an item that is about to open.
  private func lazyChildren(
    of item: ItemIdentifierType, in outline: Contents.Outline
  ) -> Contents.Outline? {
    sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
  }

  // MARK: What previews ask

  package var sectionIdentities: [AnyHashable] {
    contents.snapshot.sectionIdentifiers.map { AnyHashable($0) }
  }

  package func outlineItems(inSection section: Int) -> [OutlineItem] {
    if let items = outlineAnswers.items[section] { return items }
    guard let identifier = contents.snapshot.section(at: section) else { return [] }
    let items = contents.outline(of: identifier).outlineItems
    outlineAnswers.items[section] = items
    return items
  }

  package var shownContents: ShownContents {
    ShownContents(contents: contents, changeCount: changeCount)
  }

  package func showAgain(_ shown: ShownContents) {
    guard shown.changeCount != changeCount, let old = shown.contents as? Contents else { return }
    change { $0 = old }
  }

  package func showEveryItem() {
    if hasExpanded({ _ in true }) { return }
    changeOutlines { outline in outline.expand(outline.items) }
  }

  package func setExpandedItems(_ expanded: Set<AnyHashable>) {
    if hasExpanded({ expanded.contains(AnyHashable($0)) }) { return }
    changeOutlines { outline in
      let items = outline.items
      outline.collapse(items)
      outline.expand(items.filter { expanded.contains(AnyHashable($0)) })
    }
  }

  /// Whether just these items of outlines are open.
  private func hasExpanded(_ isExpanded: (ItemIdentifierType) -> Bool) -> Bool {
    contents.snapshot.sectionIdentifiers.allSatisfy { section in
      let outline = contents.outline(of: section)
      return !outline.isNested || outline.hasExpanded(isExpanded)
    }
  }

  private func changeOutlines(_ alter: (inout Contents.Outline) -> Void) {
    let nested = contents.snapshot.sectionIdentifiers.filter { contents.outline(of: $0).isNested }
    if nested.isEmpty { return }
    change { contents in
      for section in nested {
        var outline = contents.outline(of: section)
        alter(&outline)
        contents.apply(outline, to: section)
      }
    }
  }

  package var hasSectionSnapshotHandlers: Bool {
    let handlers = sectionSnapshotHandlers
    return handlers.shouldExpandItem != nil || handlers.willExpandItem != nil
      || handlers.shouldCollapseItem != nil || handlers.willCollapseItem != nil
  }

  package func mayToggle(
    _ item: AnyHashable, expanding: Bool, inSection section: Int
  ) -> Bool {
    guard let item = item.base as? ItemIdentifierType else { return false }
    return mayToggle(item, expanding: expanding)
  }

  package var loadsChildrenLazily: Bool {
    sectionSnapshotHandlers.snapshotForExpandingParent != nil
  }

  package func lazyChildren(of parent: AnyHashable, inSection section: Int) -> [OutlineItem] {
    loaded(parent, inSection: section)?.children.outlineItems ?? []
  }

  package func loadLazyChildren(of parent: AnyHashable, inSection section: Int) {
    guard let loaded = loaded(parent, inSection: section) else { return }
    var outline = contents.outline(of: loaded.section)
    guard outline.contains(loaded.item) else { return }
    outline.replace(childrenOf: loaded.item, using: loaded.children)
    change { $0.apply(outline, to: loaded.section) }
  }

  private func loaded(
    _ parent: AnyHashable, inSection section: Int
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, children: Contents.Outline)? {
    guard let item = parent.base as? ItemIdentifierType,
      let identifier = contents.snapshot.section(at: section)
    else { return nil }
    let outline = contents.outline(of: identifier)
    guard outline.contains(item), let children = lazyChildren(of: item, in: outline) else {
      return nil
    }
    return (item, identifier, children)
  }

  package var asksWhatMoves: Bool {
    reorderingHandlers.canReorderItem != nil
      || type(of: self)
        != UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self
  }

  package func canReorder(_ item: AnyHashable) -> Bool {
    (item.base as? ItemIdentifierType).map { mayReorder($0) } ?? false
  }
}
