/// Which names of two sequences came, went and moved.
struct Order {
  /// In the order of the first sequence.
  private(set) var deleted: [String] = []
  private(set) var moved: Set<String> = []

  init(_ old: [String], _ new: [String]) {
    if old == new { return }
    var places: [String: Int] = [:]
    for (place, name) in old.enumerated() { places[name] = place }
    let kept = Set(new)
    deleted = old.filter { !kept.contains($0) }
    let common = new.filter { places[$0] != nil }
    let staying = Set(LongestRun.increasing(common.compactMap { places[$0] }))
    for (index, name) in common.enumerated() where !staying.contains(index) { moved.insert(name) }
  }
}

extension EditWriter {
  /// Compares siblings and everything below them.
  mutating func compare(
    _ old: [ResolvedRow], _ new: [ResolvedRow], in parent: ResolvedElement,
    _ place: ResolvedRowPlace
  ) {
    if old == new { return }
    var old = old
    if place.selection != .none {
      let refusing = Set(
        new.lazy.filter(\.refusesDeselecting).filter { !$0.isSelected }.map(\.name))
      // What stays chosen whatever is done comes anew to be no longer.
      let stuck = old.filter { $0.isSelected && refusing.contains($0.name) && place.chooses($0) }
        .map(\.name)
      for name in stuck { deletions.append(.delete(collection: place.collection, row: name)) }
      let gone = Set(stuck)
      if !gone.isEmpty { old.removeAll { gone.contains($0.name) } }
    }
    let order = Order(old.map(\.name), new.map(\.name))
    var before: [String: Int] = [:]
    for (index, row) in old.enumerated() { before[row.name] = index }
    for name in order.deleted {
      deletions.append(.delete(collection: place.collection, row: name))
      summary.deleted += 1
    }
    var previous: ResolvedElement?
    for row in new {
      let element = ResolvedElement.row(collection: place.collection, row: row.name)
      if let index = before[row.name] {
        if order.moved.contains(row.name) {
          edits.append(.move(element, in: parent, after: previous))
          summary.moved += 1
        }
        compare(old[index], row, element, place)
      } else {
        let body = bodies.name(of: .row(row, place), for: element)
        edits.append(.insert(body, in: parent, after: previous))
        summary.inserted += 1
      }
      previous = element
    }
  }

  private mutating func compare(
    _ old: ResolvedRow, _ new: ResolvedRow, _ element: ResolvedElement, _ place: ResolvedRowPlace
  ) {
    let turns = old.isSelected != new.isSelected
    if !new.isSame(as: old) || turns && !place.chooses(new) {
      var body = new
      body.children = []
      edits.append(.replace(bodies.name(of: .row(body, place), for: element)))
      summary.changed += 1
    }
    compareConditions(old, new, place)
    compare(old.children, new.children, in: element, place.child)
  }

  private mutating func compareConditions(
    _ old: ResolvedRow, _ new: ResolvedRow, _ place: ResolvedRowPlace
  ) {
    let collection = place.collection
    if let wasOpen = old.expansion?.isExpanded, let isOpen = new.expansion?.isExpanded,
      wasOpen != isOpen
    {
      edits.append(
        isOpen
          ? .expand(collection: collection, row: new.name)
          : .collapse(collection: collection, row: new.name))
      if isOpen { summary.opened += 1 } else { summary.closed += 1 }
    }
    guard old.isSelected != new.isSelected, place.chooses(new) else { return }
    edits.append(
      new.isSelected
        ? .select(collection: collection, row: new.name)
        : .deselect(collection: collection, row: new.name))
    if new.isSelected { summary.selected += 1 } else { summary.deselected += 1 }
  }
}

extension ResolvedRow {
  /// Whether another row looks and does the same, open and selected or not, children apart.
  package func isSame(as other: ResolvedRow) -> Bool {
    var others = other.expansion
    if let isExpanded = expansion?.isExpanded { others?.isExpanded = isExpanded }
    return look == other.look && words == other.words && expansion == others
      && isHeader == other.isHeader && isSelectable == other.isSelectable
      && isEnabled == other.isEnabled && tap == other.tap && swipe == other.swipe
      && separators == other.separators && height == other.height
      && isReorderable == other.isReorderable && badges == other.badges
      && actions == other.actions && menu == other.menu
      && refusesDeselecting == other.refusesDeselecting
      && name == other.name
  }
}

extension ResolvedRowPlace {
  /// Whether edits choose a row that stands there: others show only that they are chosen.
  fileprivate func chooses(_ row: ResolvedRow) -> Bool {
    role.choosesRows && selection != .none && row.isSelectable
  }
}
