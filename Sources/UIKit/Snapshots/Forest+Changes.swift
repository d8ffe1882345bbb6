extension Forest {
  /// What differs between two forests: the old one's slots for what is deleted, otherwise the new
  /// one's, in their depth-first order.
  @usableFromInline
  struct Changes: Sendable {
    @usableFromInline var deleted: [Int] = []
    @usableFromInline var inserted: [Int] = []
    @usableFromInline var moved: [Int] = []
    @usableFromInline var expanded: [Int] = []
    @usableFromInline var collapsed: [Int] = []
  }

  /// What turns another forest into this one.
  ///
  /// - Parameter sources: The old slot of each slot, or -1 for what is new.
  @usableFromInline
  func changes(from old: Forest, sources: [Int]) -> Changes {
    var changes = Changes()
    let stays = stays(from: old, sources: sources)
    var isFound = [Bool](repeating: false, count: old.count)
    for slot in order.slots {
      let source = sources[slot]
      if source < 0 {
        changes.inserted.append(slot)
        if isExpanded(slot) { changes.expanded.append(slot) }
        continue
      }
      isFound[source] = true
      if !stays[slot] { changes.moved.append(slot) }
      switch (old.isExpanded(source), isExpanded(slot)) {
      case (false, true): changes.expanded.append(slot)
      case (true, false): changes.collapsed.append(slot)
      default: break
      }
    }
    changes.deleted = old.order.slots.filter { !isFound[$0] }
    return changes
  }

  /// Which nodes keep their parent and are in a longest run of its children that keep their order.
  private func stays(from old: Forest, sources: [Int]) -> [Bool] {
    let places = old.order.places
    var stays = [Bool](repeating: false, count: count)
    for parent in [-1] + order.slots where hasChildren(parent) {
      // A new parent has had no children; -2 is nobody's parent.
      let oldParent = parent < 0 ? -1 : sources[parent] < 0 ? -2 : sources[parent]
      let children = children(of: parent)
      let oldPlaces = children.map { child in
        let source = sources[child]
        return source >= 0 && old.parent(of: source) == oldParent ? places[source] : -1
      }
      if zip(oldPlaces, oldPlaces.dropFirst()).allSatisfy({ $0 < $1 }), oldPlaces[0] >= 0 {
        for child in children { stays[child] = true }
      } else {
        let marks = LongestIncreasingRun.marks(in: oldPlaces)
        for (child, stay) in zip(children, marks) { stays[child] = stay }
      }
    }
    return stays
  }
}
