extension NSDiffableDataSourceSectionSnapshot {
  /// Items that are all roots.
  static func flat(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    var snapshot = NSDiffableDataSourceSectionSnapshot()
    snapshot.append(items)
    return snapshot
  }

  /// Whether any item has a parent.
  var isNested: Bool { rootItems.count < items.count }

  /// Puts a part behind a visible item, as its first children where it is open and has some, or in
  /// front of everything.
  mutating func insert(
    _ part: NSDiffableDataSourceSectionSnapshot, behind previous: ItemIdentifierType?
  ) {
    if let previous {
      if isExpanded(previous), let first = children(of: previous).first {
        insert(part, before: first)
      } else {
        insert(part, after: previous)
      }
    } else if let first = rootItems.first {
      insert(part, before: first)
    } else {
      self = part
    }
  }

  /// The same outline with these items visible: what left is deleted with what is below it, what
  /// came stands behind the item before it, siblings stand in the new order. Where no outline
  /// shows the items in their order, all of them become roots.
  func rebased(onto visible: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    let shown = visibleItems
    if shown == visible { return self }
    guard isNested else { return .flat(visible) }
    var result = self
    let wanted = Set(visible)
    result.delete(shown.filter { !wanted.contains($0) })
    var previous: ItemIdentifierType?
    for item in visible {
      if !result.contains(item) { result.insert(.flat([item]), behind: previous) }
      previous = item
    }
    if result.visibleItems == visible { return result }
    result = result.sorted(by: visible)
    return result.visibleItems == visible ? result : .flat(visible)
  }

  /// The same outline with siblings in the order of a list; those not in it stay behind the one
  /// before them.
  private func sorted(by order: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
    let places = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var result = NSDiffableDataSourceSectionSnapshot()
    var parents: [ItemIdentifierType?] = [nil]
    while let parent = parents.popLast() {
      var last = -1
      let children = children(of: parent).enumerated().map { offset, child in
        last = places[child] ?? last
        return (key: (last, offset), child: child)
      }
      let sorted = children.sorted { $0.key < $1.key }.map(\.child)
      result.append(sorted, to: parent)
      parents += sorted.filter { hasChildren($0) }
    }
    result.expand(expandedItems)
    return result
  }
}
