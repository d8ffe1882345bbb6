extension NSDiffableDataSourceSectionSnapshot {
  /// Expands items, those without children too; those that are not in the snapshot are ignored.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(items, true)
  }

  /// Collapses items; those that are not in the snapshot are ignored.
  ///
  /// What is below a collapsed item keeps its own expansion.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(items, false)
  }

  /// Whether an item is expanded; visible or not.
  ///
  /// - Precondition: The item is in the snapshot.
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    forest.isExpanded(slot(of: item, for: "asking whether an item is expanded"))
  }

  /// How deep the items stand all of whose ancestors are expanded, and whether they are.
  package var visiblePlaces: [(level: Int, isExpanded: Bool)] {
    forest.visible.map { (forest.level(of: $0), forest.isExpanded($0)) }
  }

  /// All items, each followed by what is below it, shown or not.
  var outlineItems: [OutlineItem] {
    forest.order.slots.map {
      OutlineItem(
        identifier: AnyHashable(table[$0]), level: forest.level(of: $0),
        isExpanded: forest.isExpanded($0), hasChildren: forest.hasChildren($0))
    }
  }

  /// Whether just these items are expanded.
  func hasExpanded(_ isExpanded: (ItemIdentifierType) -> Bool) -> Bool {
    forest.order.slots.allSatisfy { forest.isExpanded($0) == isExpanded(table[$0]) }
  }

  /// Whether all ancestors of an item are expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    forest.isVisible(slot(of: item, for: "asking whether an item is visible"))
  }

  /// The outline as text, a line an item, indented by two spaces a level.
  ///
  /// A line begins with `+` for an expanded item and `-` for a collapsed one, then `*` for a
  /// visible one and a space for a hidden one.
  public func visualDescription() -> String {
    var lines: [String] = []
    var levels = [Int](repeating: 0, count: table.count)
    var visible = [Bool](repeating: true, count: table.count)
    for slot in forest.order.slots {
      let parent = forest.parent(of: slot)
      if parent >= 0 {
        levels[slot] = levels[parent] + 1
        visible[slot] = visible[parent] && forest.isExpanded(parent)
      }
      let indent = String(repeating: "  ", count: levels[slot])
      let marks = (forest.isExpanded(slot) ? "+" : "-") + (visible[slot] ? "*" : " ")
      lines.append("\(indent)\(marks) \(table[slot])")
    }
    return lines.joined(separator: "\n")
  }

  @inlinable
  mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      if let slot = table.slot(of: item) { forest.setExpanded(slot, isExpanded) }
    }
  }
}
