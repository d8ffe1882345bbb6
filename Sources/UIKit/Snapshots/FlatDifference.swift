extension NSDiffableDataSourceSnapshot {
  /// What turns all items of another snapshot into all items of this one.
  @inlinable
  package func flatDifference(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> CollectionDifference<ItemIdentifierType> {
    CollectionDifference(from: old.itemIdentifiers, to: itemIdentifiers) { old.indexOfItem($0) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// What turns all items of another snapshot, depth first, into all items of this one.
  @inlinable
  package func flatDifference(
    from old: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> CollectionDifference<ItemIdentifierType> {
    CollectionDifference(from: old.items, to: items) { old.index(of: $0) }
  }
}

extension CollectionDifference where ChangeElement: Hashable {
  /// The difference of two lists of unique identifiers, with as few moves as possible.
  ///
  /// - Parameter oldIndex: The place of an identifier in the old list, asked once for each.
  @inlinable
  init(from old: [ChangeElement], to new: [ChangeElement], oldIndex: (ChangeElement) -> Int?) {
    let sources = new.map { oldIndex($0) ?? -1 }
    let stays = LongestIncreasingRun.marks(in: sources)
    var destinations = [Int](repeating: -1, count: old.count)
    var isKept = [Bool](repeating: false, count: old.count)
    var changes: [Change] = []
    for (index, source) in sources.enumerated() {
      if stays[index] {
        isKept[source] = true
      } else {
        if source >= 0 { destinations[source] = index }
        changes.append(
          .insert(
            offset: index, element: new[index], associatedWith: source >= 0 ? source : nil))
      }
    }
    for (index, destination) in destinations.enumerated() where !isKept[index] {
      changes.append(
        .remove(
          offset: index, element: old[index],
          associatedWith: destination >= 0 ? destination : nil))
    }
    guard let difference = CollectionDifference(changes) else {
      raise("the changes between two lists of unique identifiers contradict each other")
    }
    self = difference
  }
}
