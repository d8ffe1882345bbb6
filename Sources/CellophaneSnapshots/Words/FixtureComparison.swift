internal import CellophaneDocument

/// Says what happened between two fixtures, item by item.
struct FixtureComparison {
  private(set) var changes: [FixtureChange] = []
  /// The titles that several items have, which are spoken of by their names.
  private let ambiguous: Set<String>
  /// Items that only one fixture has where they stand, and where in `changes` that is said.
  private var came: [Witness] = []
  private var went: [Witness] = []

  private struct Witness {
    var node: FixtureNode
    var place: Place
    var change: Int
  }

  /// Where a node stands: in which item, and as which part of it.
  private struct Place {
    var item: String?
    var isRow = false
    var parts: [String] = []
    /// The frame that it is seen in; `nil` in the first.
    var frame: String?
  }

  init(from old: [FixtureNode], to new: [FixtureNode]) {
    var names: [String: Set<String>] = [:]
    for node in old + new { node.collectTitles(into: &names) }
    ambiguous = Set(names.filter { $0.value.count > 1 }.keys)
    compare(old, new, Place())
    findMoves()
  }

  /// An item that went from one place and came to another moved.
  private mutating func findMoves() {
    var dropped: Set<Int> = []
    var departures: [ItemPairs.Key: [Witness]] = [:]
    for arrival in came {
      // Comparing what moved may find more that went.
      for departure in went {
        departures[ItemPairs.Key(departure.node), default: []].append(departure)
      }
      went = []
      let key = ItemPairs.Key(arrival.node)
      guard let departure = departures[key]?.first else { continue }
      departures[key]?.removeFirst()
      dropped.insert(departure.change)
      if case .came(_, let after, let parent) = changes[arrival.change].event {
        changes[arrival.change].event = .moved(after: after, parent: parent)
      }
      compare(departure.node, arrival.node, arrival.place)
    }
    changes = changes.enumerated().filter { !dropped.contains($0.offset) }.map(\.element)
  }
}

// Nodes.
extension FixtureComparison {
  private mutating func compare(_ old: FixtureNode, _ new: FixtureNode, _ place: Place) {
    guard old != new else { return }
    let inside = self.place(inside: new, place)
    compareFacets(old, new, inside)
    compare(old.children, new.children, inside)
  }

  private func place(inside node: FixtureNode, _ place: Place) -> Place {
    var inside = place
    guard node.isItem else {
      if !node.kind.isEmpty { inside.parts.append(node.kind) }
      return inside
    }
    inside.parts = []
    inside.item = label(of: node, in: place)
    inside.isRow = node.isRow
    if node.kind == "frame", node.name != "start", node.name != "frame-start" {
      inside.frame = node.title ?? node.name
    }
    return inside
  }

  /// What people call an item where it stands.
  private func label(of node: FixtureNode, in place: Place) -> String {
    let title = node.title.flatMap { ambiguous.contains($0) ? nil : $0 } ?? node.name ?? ""
    var label = node.isRow ? title : title.isEmpty ? node.kind : "\(node.kind) \(title)"
    if place.isRow, !node.isRow, let item = place.item { label += " in \(item)" }
    if node.isRow, let frame = place.frame { label += " in '\(frame)'" }
    return label.isEmpty ? node.kind : label
  }

  private mutating func compare(_ old: [FixtureNode], _ new: [FixtureNode], _ place: Place) {
    guard old != new else { return }
    compareItems(old.filter(\.isItem), new.filter(\.isItem), place)
    compareParts(old.filter { !$0.isItem }, new.filter { !$0.isItem }, place)
  }

  private mutating func compareParts(_ old: [FixtureNode], _ new: [FixtureNode], _ place: Place) {
    var kinds: [String] = []
    for part in old + new where !kinds.contains(part.kind) { kinds.append(part.kind) }
    for kind in kinds {
      var from = old.filter { $0.kind == kind }[...]
      var to = new.filter { $0.kind == kind }[...]
      if from.count != to.count {
        while let first = from.first, first == to.first {
          from.removeFirst()
          to.removeFirst()
        }
        while let last = from.last, last == to.last {
          from.removeLast()
          to.removeLast()
        }
      }
      for (part, other) in zip(from, to) { compare(part, other, place) }
      for part in from.dropFirst(to.count) { add(part, place) { .partWent($0, saying: $1) } }
      for part in to.dropFirst(from.count) { add(part, place) { .partCame($0, saying: $1) } }
    }
  }

  private mutating func add(
    _ part: FixtureNode, _ place: Place,
    _ event: (String, String?) -> FixtureChange.Event
  ) {
    // What only holds others together is not spoken of.
    if part.kind.isEmpty { return part.children.forEach { add($0, place, event) } }
    let words = Self.words(place.parts + [part.kind], "")
    let said = part.facets.compactMap { $0.name == "text" || $0.name == "colour" ? $0.value : nil }
    add(event(words, said.isEmpty ? nil : said.joined(separator: " ")), place)
  }

  private mutating func add(_ event: FixtureChange.Event, _ place: Place) {
    changes.append(FixtureChange(item: place.item ?? "page", event: event))
  }
}

// Items.
extension FixtureComparison {
  private mutating func compareItems(_ old: [FixtureNode], _ new: [FixtureNode], _ place: Place) {
    let pairs = ItemPairs(old, new)
    for pair in pairs.matches {
      if pairs.moved.contains(pair.new) {
        let after = pair.new > 0 ? label(of: new[pair.new - 1], in: place) : nil
        changes.append(
          FixtureChange(
            item: label(of: new[pair.new], in: place),
            event: .moved(after: after, parent: place.item)))
      }
      compare(old[pair.old], new[pair.new], place)
    }
    let renamed = pairs.likelyRenamed.filter { rename(old[$0.old], new[$0.new], place) }
    let (known, named) = (Set(renamed.map(\.old)), Set(renamed.map(\.new)))
    for index in pairs.lost where !known.contains(index) {
      let node = old[index]
      went.append(Witness(node: node, place: place, change: changes.count))
      changes.append(
        FixtureChange(
          item: label(of: node, in: place),
          event: .went(rows: node.rowCount, parent: place.item)))
    }
    for index in pairs.found where !named.contains(index) {
      let node = new[index]
      let after = index > 0 ? label(of: new[index - 1], in: place) : nil
      came.append(Witness(node: node, place: place, change: changes.count))
      changes.append(
        FixtureChange(
          item: label(of: node, in: place),
          event: .came(rows: node.rowCount, after: after, parent: place.item)))
    }
  }

  /// Says what changed where an item took another name or another role, if little else did.
  private mutating func rename(_ old: FixtureNode, _ new: FixtureNode, _ place: Place) -> Bool {
    var inner = self
    inner.changes = []
    inner.came = []
    inner.went = []
    var named = new
    named.name = old.name
    named.title = old.title
    inner.compare(old, named, place)
    guard inner.came.isEmpty, inner.went.isEmpty, inner.changes.count <= 3 else { return false }
    let item = label(of: old, in: place)
    if old.kind != new.kind {
      changes.append(
        FixtureChange(item: item, event: .changed("role", from: old.kind, to: new.kind)))
    }
    let isSaid = inner.changes.contains {
      if case .changed(_, let from?, let to?) = $0.event {
        from.unquoted == old.name && to.unquoted == new.name
      } else {
        false
      }
    }
    if old.name != new.name, !isSaid {
      changes.append(
        FixtureChange(item: item, event: .changed("name", from: old.name, to: new.name)))
    }
    changes += inner.changes
    return true
  }
}

// Facets.
extension FixtureComparison {
  private mutating func compareFacets(_ old: FixtureNode, _ new: FixtureNode, _ place: Place) {
    guard old.facets != new.facets else { return }
    var names: [String] = []
    for facet in old.facets + new.facets where facet.value != nil {
      if !names.contains(facet.name) { names.append(facet.name) }
    }
    for name in names {
      let from = old.values(of: name)
      let to = new.values(of: name)
      for index in 0..<max(from.count, to.count) {
        let before = from.indices.contains(index) ? from[index] : nil
        let after = to.indices.contains(index) ? to[index] : nil
        if before != after {
          add(.changed(Self.words(place.parts, name), from: before, to: after), place)
        }
      }
    }
    let before = old.words
    let after = new.words
    let lost = before.filter { !after.contains($0) }
    let found = after.filter { !before.contains($0) }
    if lost.count == 1, found.count == 1 {
      return add(.changed(Self.words(place.parts, ""), from: lost[0], to: found[0]), place)
    }
    for word in lost { add(.holdsNot(Self.words(place.parts, word)), place) }
    for word in found { add(.holds(Self.words(place.parts, word)), place) }
  }

  /// `text colour`, `background corner radius when selected`.
  private static func words(_ parts: [String], _ facet: String) -> String {
    var path = parts.filter { !$0.hasPrefix("when ") }
    // What a cell or a content has is the item's own.
    let last = path.popLast()
    path = path.filter { $0 != "content" && $0 != "cell" }.suffix(1) + (last.map { [$0] } ?? [])
    if !facet.isEmpty, path.last != facet { path.append(facet) }
    return (path + parts.filter { $0.hasPrefix("when ") }).joined(separator: " ")
  }
}

extension FixtureNode {
  /// Rows are called by their titles alone.
  fileprivate var isRow: Bool { ["row", "treeitem", "listitem", "option", "item"].contains(kind) }

  fileprivate var words: [String] { facets.filter { $0.value == nil }.map(\.name) }

  fileprivate func values(of name: String) -> [String] {
    facets.compactMap { $0.name == name ? $0.value : nil }
  }

  fileprivate var rowCount: Int {
    children.reduce(0) { $0 + ($1.isRow ? 1 : 0) + $1.rowCount }
  }

  fileprivate func collectTitles(into names: inout [String: Set<String>]) {
    if isRow, let title, let name { names[title, default: []].insert(name) }
    for child in children { child.collectTitles(into: &names) }
  }
}
