extension ResolvedCollection {
  /// Whether edits choose rows: others show only that they are chosen.
  var choosesRows: Bool { role.choosesRows && selection != .none }

  mutating func choose(_ name: String, _ isChosen: Bool) {
    guard choosesRows else { return }
    var isThere = false
    changeRow(name) { isThere = $0.isSelectable && (isChosen || !$0.refusesDeselecting) }
    guard isThere else { return }
    if isChosen, selection == .single { chooseNothing() }
    changeRow(name) { $0.isSelected = isChosen }
  }

  mutating func chooseNothing() {
    for index in sections.indices {
      sections[index].rows.changeAll { row in
        if row.isSelectable { row.isSelected = false }
      }
    }
  }

  mutating func turnEditing() {
    guard let other = otherSelection else { return }
    isEditing.toggle()
    (selection, otherSelection) = (other, selection)
    chooseNothing()
  }

  mutating func changeRow(_ name: String, _ change: (inout ResolvedRow) -> Void) {
    for index in sections.indices where sections[index].rows.change(name, change) { return }
  }

  /// Visits what stands on the edges of the list and of its sections.
  mutating func forEachEdge(_ visit: (inout ResolvedSupplementary) -> Void) {
    for index in supplementaries.indices { visit(&supplementaries[index]) }
    for index in sections.indices {
      for part in [\ResolvedSection.header, \ResolvedSection.footer] {
        guard var edge = sections[index][keyPath: part] else { continue }
        visit(&edge)
        sections[index][keyPath: part] = edge
      }
    }
  }

  /// Takes a row away with everything below it.
  mutating func take(_ name: String) -> ResolvedRow? {
    for index in sections.indices {
      if let row = sections[index].rows.take(name) { return row }
    }
    return nil
  }

  /// - Parameter previous: The first of these that stands there counts; where none does the row comes
  ///   first, and where it is the parent itself last.
  mutating func put(
    _ row: ResolvedRow, in parent: ResolvedElement, after previous: [ResolvedElement]
  ) {
    let isLast = previous.first == parent
    switch parent {
    case .section(_, let section):
      guard let index = sections.firstIndex(where: { $0.name == section }) else { return }
      sections[index].rows.put(row, after: previous, isLast: isLast)
    case .row(_, let name):
      changeRow(name) { $0.children.put(row, after: previous, isLast: isLast) }
    default: break
    }
  }

  mutating func put(_ section: ResolvedSection, after previous: [ResolvedElement]) {
    let before = previous.lazy.compactMap { [sections] element -> Int? in
      guard case .section(_, let name) = element else { return nil }
      return sections.firstIndex { $0.name == name }
    }.first
    sections.insert(section, at: before.map { $0 + 1 } ?? 0)
  }
}

extension ResolvedRow {
  /// Lets another look come in the row's place; what is in it stays, and so does what was opened
  /// and chosen.
  mutating func give(way new: ResolvedRow, choosesRows: Bool) {
    let old = self
    self = new
    if new.children.isEmpty { children = old.children }
    if let isExpanded = old.expansion?.isExpanded { expansion?.isExpanded = isExpanded }
    if choosesRows, old.isSelectable, new.isSelectable { isSelected = old.isSelected }
  }
}

extension [ResolvedRow] {
  mutating func changeAll(_ change: (inout ResolvedRow) -> Void) {
    for index in indices {
      change(&self[index])
      self[index].children.changeAll(change)
    }
  }

  /// - Returns: Whether the row is there.
  mutating func change(_ name: String, _ change: (inout ResolvedRow) -> Void) -> Bool {
    for index in indices {
      if self[index].name == name {
        change(&self[index])
        return true
      }
      if !self[index].children.isEmpty, self[index].children.change(name, change) { return true }
    }
    return false
  }

  mutating func take(_ name: String) -> ResolvedRow? {
    if let index = firstIndex(where: { $0.name == name }) { return remove(at: index) }
    for index in indices where !self[index].children.isEmpty {
      if let row = self[index].children.take(name) { return row }
    }
    return nil
  }

  mutating func put(
    _ row: ResolvedRow, after previous: [ResolvedElement], isLast: Bool
  ) {
    if isLast { return append(row) }
    let before = previous.lazy.compactMap { [self] element -> Int? in
      guard case .row(_, let name) = element else { return nil }
      return firstIndex { $0.name == name }
    }.first
    insert(row, at: before.map { $0 + 1 } ?? 0)
  }
}
