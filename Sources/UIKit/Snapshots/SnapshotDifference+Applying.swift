extension SnapshotDifference {
  /// The snapshot that the difference makes of the one that it was worked out from, with the
  /// reloads and reconfigurations marked.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  package func applied(
    to old: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var rows = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
    let gone = Set(items.deletions.map(\.place)).union(items.moves.map(\.from))
    for section in rows.indices {
      rows[section] = rows[section].enumerated()
        .filter { !gone.contains(SnapshotPosition(section: section, item: $0.offset)) }
        .map(\.element)
    }
    let identified = zip(old.sectionIdentifiers, rows).map { (identifier: $0, items: $1) }
    let kept = Dictionary(
      identified.map { ($0.identifier, $0.items) }, uniquingKeysWith: { first, _ in first })
    let goneSections = Set(sections.deletions.map(\.place)).union(sections.moves.map(\.from))
    let order = Self.merged(
      old.sectionIdentifiers.enumerated().filter { !goneSections.contains($0.offset) }
        .map(\.element),
      with: sections.insertions.map { ($0.place, $0.identifier) }
        + sections.moves.map { ($0.to, $0.identifier) })

    var arrivals: [Int: [(Int, Item)]] = [:]
    for insertion in items.insertions {
      arrivals[insertion.place.section, default: []]
        .append((insertion.place.item, insertion.identifier))
    }
    for move in items.moves {
      arrivals[move.to.section, default: []].append((move.to.item, move.identifier))
    }

    var new = NSDiffableDataSourceSnapshot<Section, Item>()
    new.appendSections(order)
    for (rank, section) in order.enumerated() {
      let items = Self.merged(kept[section] ?? [], with: arrivals[rank] ?? [])
      new.appendItems(items, toSection: section)
    }
    new.reloadSections(reloadedSections)
    new.reloadItems(reloadedItems)
    new.reconfigureItems(reconfiguredItems)
    return new
  }

  /// Elements in their order, with others at the places that they have in the result.
  private static func merged<Element>(
    _ kept: [Element], with arrivals: [(place: Int, element: Element)]
  ) -> [Element] {
    var merged: [Element] = []
    var rest = kept[...]
    for arrival in arrivals.sorted(by: { $0.place < $1.place }) {
      let before = rest.prefix(arrival.place - merged.count)
      merged += before
      rest = rest.dropFirst(before.count)
      merged.append(arrival.element)
    }
    return merged + rest
  }
}
