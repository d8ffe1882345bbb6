internal import CellophaneDocument

/// The ways to touches whose effects are not known.
extension Explorer {
  /// The touches that lead to one whose effect is not known.
  func route(from state: PageState) -> [Interaction]? {
    let rows = touchedRows.sorted()
    var last: [Interaction]?
    for row in rows {
      guard let look = state[row] else { continue }
      guard let route = route(of: row, from: look) else { continue }
      // What takes a row away comes last, unless that led elsewhere because nothing was left.
      if route.count == 1, isDeleting(route[0]),
        trials[Situation(touch: route[0], look: look)] == nil
      {
        if last == nil { last = route }
      } else {
        return route
      }
    }
    return last ?? rows.lazy.compactMap { self.detour(to: $0, from: state) }.first
      ?? routeToControl(from: state) ?? routeToItem(from: state) ?? routeToNewRow(from: state)
  }

  /// The choices that lead to one of a control in a look in which it was not made.
  private func routeToControl(from state: PageState) -> [Interaction]? {
    for (ordinal, control) in state.controls.enumerated() {
      guard let look = state.looks[control], looks.contents[control].map({ $0.count > 1 }) == true
      else { continue }
      let route = route(of: control, from: look) { look in
        guard look < limits.looks else {
          controlsOfManyLooks.insert(control)
          return []
        }
        return choices(of: ordinal).filter {
          trials[Situation(touch: $0, look: look), default: 0] < limits.trials
        }
      }
      if let route { return route }
    }
    return nil
  }

  /// The touch of a bar's item, or a choice of its menu, that looks as it was not touched yet, else one
  /// that makes it look so.
  private func routeToItem(from state: PageState) -> [Interaction]? {
    let touches = known.keys.filter { situation in
      situation.look == 0 && situation.touch.isInBar
        && known[situation]?.effects.endsThere == false
    }.map(\.touch).sorted()
    if touches.isEmpty { return nil }
    if let touch = touches.first(where: { isUntouched($0, in: state) }) { return [touch] }
    let leading = steps.first { step in
      looks.look(for: step.situation.touch, in: state) == step.situation.look
        && touches.contains { isUntouched($0, in: step.after) }
    }
    return leading.map { [$0.situation.touch] }
  }

  private func isUntouched(_ touch: Interaction, in state: PageState) -> Bool {
    guard let look = looks.look(for: touch, in: state), (1..<limits.looks).contains(look) else {
      return false
    }
    let situation = Situation(touch: touch, look: look)
    return known[situation] == nil && trials[situation, default: 0] < limits.trials
  }

  /// The choices of a control outside rows that lead nowhere else.
  private func choices(of ordinal: Int) -> [Interaction] {
    known.keys.filter { situation in
      guard case .control(ordinal, _) = situation.touch else { return false }
      return situation.look == 0 && known[situation]?.effects.endsThere == false
    }.map(\.touch).sorted()
  }

  /// A touch elsewhere that makes a row look as it was not touched yet.
  private func detour(to row: RowName, from state: PageState) -> [Interaction]? {
    guard let look = state[row] else { return nil }
    return steps.first { step in
      guard step.before[row] == look, let next = step.after[row], next != look,
        step.situation.touch.row.map({ state[$0] }) == step.situation.look
      else { return false }
      return parts(of: row, next).contains {
        known[Situation(touch: .row(row, $0), look: next)] == nil
      }
    }.map { [$0.situation.touch] }
  }

  func isDeleting(_ touch: Interaction) -> Bool {
    guard let row = touch.row else { return false }
    return known[Situation(touch: touch, look: 0)]?.effects.change.deleted.contains(row) ?? false
  }

  /// The rows that look different after some touch.
  private var touchedRows: Set<RowName> {
    Set(
      looks.contents.lazy.filter { [looks] in
        $0.value.count > 1 && !looks.isCovered($0.key)
      }.compactMap { $0.key.row })
  }

  private func route(of row: RowName, from look: Int) -> [Interaction]? {
    route(of: row.element, from: look) { parts(of: row, $0).map { .row(row, $0) } }
  }

  /// - Parameter touchable: What can be touched of the element in a look.
  private func route(
    of element: ResolvedElement, from look: Int, touching touchable: (Int) -> [Interaction]
  ) -> [Interaction]? {
    var routes: [(look: Int, touches: [Interaction])] = [(look, [])]
    var seen: Set<Int> = [look]
    var deleting: [Interaction]?
    while !routes.isEmpty {
      let (look, touches) = routes.removeFirst()
      for touch in touchable(look) {
        let situation = Situation(touch: touch, look: look)
        guard let known = known[situation] else {
          if !isDeleting(touch) { return touches + [touch] }
          if deleting == nil { deleting = touches + [touch] }
          continue
        }
        guard let turn = known.effects.change.turns[element], seen.insert(turn.to).inserted
        else { continue }
        routes.append((turn.to, touches + [touch]))
      }
    }
    return deleting
  }

  /// What can be touched of a row that looks so.
  func parts(of row: RowName, _ look: Int) -> [RowInteraction] {
    var parts: Set<RowInteraction> = []
    for situation in known.keys where situation.touch.row == row && situation.look == 0 {
      guard let part = situation.touch.part, part != .deselection else { continue }
      if known[situation]?.effects.endsThere == true { continue }
      parts.insert(part)
    }
    if case .row(let content, _)? = looks.content(of: row.element, look) {
      for index in content.swipe?.leading.indices ?? 0..<0 {
        parts.insert(.action(isLeading: true, index: index))
      }
      for index in content.swipe?.trailing.indices ?? 0..<0 {
        parts.insert(.action(isLeading: false, index: index))
      }
      for index in content.actions.indices { parts.insert(.custom(index: index)) }
      for choice in content.menu?.choices.indices ?? 0..<0 { parts.insert(.menu(choice: choice)) }
    }
    if isNew(row) { parts.formUnion(partsOfNewRows(in: row.collection)) }
    guard look < limits.looks else {
      if !parts.isEmpty { rowsOfManyLooks.insert(row) }
      return []
    }
    return parts.filter {
      trials[Situation(touch: .row(row, $0), look: look), default: 0] < limits.trials
    }.sorted()
  }

  // MARK: Rows that came

  /// The rows that touches brought.
  var newRows: [RowName] { looks.contents.keys.compactMap(\.row).filter(isNew).sorted() }

  private func isNew(_ row: RowName) -> Bool {
    !looks.atStart.contains(row.element) && !looks.isCovered(row.element)
  }

  /// What can be touched of rows that come, beside what they show: what does something of others.
  private func partsOfNewRows(in collection: String) -> [RowInteraction] {
    let parts = known.compactMap { situation, found -> RowInteraction? in
      guard situation.touch.row?.collection == collection, !found.effects.isEmpty else {
        return nil
      }
      switch situation.touch.part {
      case .tap, .control, .accessory: return situation.touch.part
      default: return nil
      }
    }
    return Set(parts).sorted()
  }

  /// What of a row that came was not touched yet.
  private func untouchedParts(of row: RowName) -> [Situation] {
    parts(of: row, 0).map { Situation(touch: .row(row, $0), look: 0) }
      .filter { known[$0] == nil }
  }

  private func routeToNewRow(from state: PageState) -> [Interaction]? {
    lazy var leading = Dictionary(grouping: steps.lazy.filter(\.change.isStructural)) {
      $0.before.order
    }
    for row in newRows {
      // What brings another row in turn is left: that would go on for ever.
      let situations = untouchedParts(of: row).filter { !bringsRows($0.touch) }
      guard let situation = situations.first else { continue }
      if state[row] == 0 { return [situation.touch] }
      if state[row] != nil { continue }
      if let route = route(bringing: row, from: state, by: leading) { return route }
    }
    return nil
  }

  /// Whether what is done to a row that came brings rows where it is done to another one that came,
  /// which stays: one that goes may only be called otherwise then.
  private func bringsRows(_ touch: Interaction) -> Bool {
    known.contains { situation, found in
      guard let row = situation.touch.row, situation.touch.part == touch.part else { return false }
      let change = found.effects.change
      return row.collection == touch.row?.collection && isNew(row)
        && !change.inserted.isEmpty && !change.deleted.contains(row)
    }
  }

  /// The touches that lead from rows as they stand to those among which another one was seen.
  ///
  /// - Parameter leading: The steps that changed how rows stand, by how these stood before.
  private func route(
    bringing row: RowName, from state: PageState, by leading: [[SectionOrder]: [SeenStep]]
  ) -> [Interaction]? {
    var routes: [(state: PageState, touches: [Interaction])] = [(state, [])]
    var seen: Set<[SectionOrder]> = [state.order]
    var index = 0
    while index < routes.count {
      let (state, touches) = routes[index]
      index += 1
      for step in leading[state.order] ?? []
      where looks.look(for: step.situation.touch, in: state) == step.situation.look {
        let route = touches + [step.situation.touch]
        if step.after[row] == 0 { return route }
        if seen.insert(step.after.order).inserted { routes.append((step.after, route)) }
      }
    }
    return nil
  }

  /// Whether all that is left to be touched is rows that came.
  func isOnWayToNewRow(_ route: [Interaction]) -> Bool { routeToNewRow(from: looks.start) == route }

  /// Leaves rows that came and were not touched: the page stops there.
  package func leaveNewRows(_ app: some ExploredApp) {
    var left: [RowName] = []
    for row in newRows {
      let untouched = untouchedParts(of: row)
      if untouched.isEmpty { continue }
      left.append(row)
      for situation in untouched { known[situation] = .lost }
    }
    if !left.isEmpty { app.note(.newRows(left)) }
  }
}

extension Interaction {
  /// Whether it is made on an item of a bar.
  fileprivate var isInBar: Bool {
    switch self {
    case .item, .choice: true
    default: false
    }
  }
}
