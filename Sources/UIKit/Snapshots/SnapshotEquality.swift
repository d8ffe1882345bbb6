extension NSDiffableDataSourceSnapshot {
  /// Whether both snapshots have the same sections with the same items in the same order.
  ///
  /// What is to be reloaded or configured again does not count.
  package func hasSameOrder(as other: Self) -> Bool {
    sectionIdentifiers == other.sectionIdentifiers
      && sectionIdentifiers.allSatisfy {
        itemIdentifiers(inSection: $0) == other.itemIdentifiers(inSection: $0)
      }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Whether both snapshots have the same roots, children and expanded items.
  package func hasSameOutline(as other: Self) -> Bool {
    let (ours, theirs) = (forest.order.slots, other.forest.order.slots)
    return ours.count == theirs.count
      && zip(ours, theirs).allSatisfy { our, their in
        let (parent, theirParent) = (forest.parent(of: our), other.forest.parent(of: their))
        return table[our] == other.table[their]
          && forest.isExpanded(our) == other.forest.isExpanded(their)
          && (parent < 0) == (theirParent < 0)
          && (parent < 0 || table[parent] == other.table[theirParent])
      }
  }
}
