internal import CellophaneDocument
internal import UIKit

/// Walks: touches one after the other on one instance.
///
/// They find out what the next touch does, and whether what two touches do is what each of them
/// does alone.
extension Asker {
  /// How often a touch is tried that led elsewhere for a reason of its own.
  private static let trialsPerTouch = 2

  /// Asks what touches do after other touches.
  func explore() async {
    let lasting = known.filter { $0.value.effects.lasts }.keys.sorted()
    guard let first = await spare(in: .start) else { return }
    let isLazy = first.collections.values.compactMap(\.outline).contains(
      where: \.loadsChildrenLazily)
    if lasting.isEmpty { return isLazy ? () : await touchTwice() }
    if let reason = isLazy ? Untried.lazy : untriedScreen {
      untried.formUnion(lasting)
      return note(reason, lasting)
    }
    let isOpen = lasting.contains { $0.touch.row.map { first.place(of: $0) == nil } ?? false }
    guard await isComparable(isOpen: isOpen) else { return }
    // Rows whose touch changed nothing at the start may change something later.
    let others = known.filter { !$0.value.effects.endsThere && $0.key.look == 0 }.keys
    let kinds = kinds(of: others.sorted().map(\.touch))
      .filter { kind in lasting.contains { kind.contains($0.touch) } }
    for kind in kinds {
      let again = isSelection(kind) ? kind.map(\.deselected) : kind
      await walk(kind + again, isOpen)
      if kind.count > 1 {
        await walk(zip(kind, again).flatMap { [$0, $1] }, isOpen)
        await walk(kind.reversed(), isOpen)
      }
    }
    for (one, other) in zip(kinds, kinds.dropFirst()) { await walk(one + other, isOpen) }
    // What stands in no row may change every row that was touched.
    for touch in known.keys.sorted().map(\.touch) where touch.row == nil {
      guard known[Situation(touch: touch, look: 0)]?.effects.leadsOn == true else { continue }
      for kind in kinds where kind[0].row != nil { await walk(kind + [touch, touch], isOpen) }
    }
    await fill(isOpen)
    noteLooks()
  }

  /// Touches twice what changed nothing at first: it may do so the second time.
  private func touchTwice() async {
    let quiet = known.filter { situation, found in
      found.effects.leadsOn && !found.effects.edits.contains(where: \.isAlert)
        && situation.look == 0 && situation.touch.part?.isActing != false
    }
    guard !quiet.isEmpty, looks.start.looks.count <= limits.walkedElements,
      await isComparable(isOpen: false)
    else { return }
    for kind in kinds(of: quiet.keys.sorted().map(\.touch)) {
      await walk(kind.flatMap { [$0, $0] }, false)
    }
  }

  // MARK: What was not tried

  private enum Untried { case lazy, elements(Int) }

  /// `nil` where touches of the screen are tried one after the other.
  private var untriedScreen: Untried? {
    let count = looks.start.looks.count
    return count > limits.walkedElements ? .elements(count) : nil
  }

  private func note(_ reason: Untried, _ lasting: [Situation]) {
    let first = lasting[0].touch
    let named = "\(first.words) '\(first.row?.row ?? "the bar")'"
    let others = Questions.more(lasting.count - 1)
    switch reason {
    case .lazy:
      questions.note(
        "walks-not-tried",
        "what \(named)\(others) does after other touches is not tried where opening loads rows: the "
          + "page plays it as the first change only")
    case .elements(let count):
      questions.noteBound(
        "walks-not-tried",
        "what \(named)\(others) does after other touches was not tried, so that the page plays it as "
          + "the first change only: the screen has \(count) elements, and \(limits.walkedElements) at "
          + "most are walked through; show fewer rows, or raise 'limits.walkedElements'",
        item: first.row?.row)
    }
  }

  private func noteLooks() {
    for row in rowsOfManyLooks.sorted() {
      // Nobody can raise it for what counts without end, and the page says it.
      questions.noteBound(
        "looks-not-touched", severity: .note,
        "the row '\(row.row)' was touched in \(limits.looksPerRow) looks and in no others, in which "
          + "the page says that it stops; raise 'limits.looksPerRow', or show less of what counts",
        item: row.row)
    }
  }

  /// Notes that there was more to be tried.
  private func noteFillings(_ touch: Touchable) {
    questions.noteBound(
      "looks-not-reached",
      "what \(touch.words) '\(touch.row?.row ?? "the bar")' does in every look of its row was not "
        + "found with \(limits.fillings) instances, and the page says there that it stops; raise "
        + "'limits.fillings', or show fewer rows",
      item: touch.row?.row)
  }

  /// The touches by what they have in common: the same part of rows of one list.
  private func kinds(of touches: [Touchable]) -> [[Touchable]] {
    var kinds: [[Touchable]] = []
    for touch in touches {
      let index = kinds.firstIndex { kind in
        if case .control(let ordinal, _) = kind[0], case .control(ordinal, _) = touch {
          return true
        }
        guard let row = kind[0].row, let own = touch.row else { return kind[0] == touch }
        return row.collection == own.collection && kind[0].part == touch.part
      }
      if let index {
        if !kinds[index].contains(touch) { kinds[index].append(touch) }
      } else {
        kinds.append([touch])
      }
    }
    return kinds
  }

  /// Whether taps choose one row after the other.
  private func isSelection(_ kind: [Touchable]) -> Bool {
    guard kind[0].part == .tap, let collection = kind[0].row?.collection else { return false }
    if choosing.contains(collection) { return false }
    return rows[collection]?.selectsSeveral ?? false
  }

  private func walk(_ touches: [Touchable], _ isOpen: Bool) async {
    let pose = Spare.Pose(isOpen: isOpen)
    discard(pose)
    guard let spare = await spare(in: pose) else { return }
    spare.readAgain(readsRows: false)
    var state = looks.start
    for touch in touches {
      guard let next = await step(touch, on: spare, state) else { break }
      state = next
    }
    discard(pose)
  }

  /// Makes the next touch of a walk.
  ///
  /// - Returns: What is shown then; `nil` where the walk ends.
  private func step(
    _ touch: Touchable, on spare: Spare, _ state: PageState
  ) async -> PageState? {
    guard let look = state.look(for: touch) else { return state }
    let situation = Situation(touch: touch, look: look)
    if known[situation]?.effects.endsThere == true { return state }
    guard budget.ask(of: touch.row?.row ?? "the bar") else { return nil }
    _ = ScreenChanges.drain()
    let title = touch.row?.row ?? "bar"
    guard let touched = await spare.make(touch, asking: questions, called: title, isLater: true)
    else {
      if known[situation] == nil { known[situation] = .lost }
      lostLater.insert(situation)
      return nil
    }
    guard let made = touched else {
      if touch.part != .deselection, known[situation] == nil {
        known[situation] = Known(tap: nil, effects: Effects())
      }
      return state
    }
    // A list without rows may be another screen; that is a matter of all its rows.
    let isLast = known[situation] != nil && state.order.reduce(0) { $0 + $1.rows.count } < 2
    var (effects, after) = await finishStep(spare, made, from: title, state, isLast: isLast)
    if case .answer = touch { effects.forgetAlert() }
    if let other = known[situation] {
      if !isLast || !effects.endsThere, other.effects.edits != effects.edits {
        disagreeing.insert(situation)
      }
    } else if effects.endsThere,
      known[Situation(touch: touch, look: 0)]?.effects.endsThere == false
    {
      // What leads elsewhere only here does so for another reason than the row's look.
      trials[situation, default: 0] += 1
    } else {
      known[situation] = Known(
        tap: made.tap, effects: effects, isHandled: isHandled(touch))
    }
    guard let after, effects.alert.isEmpty else { return nil }
    steps.append(
      SeenStep(before: state, situation: situation, after: after, change: effects.change))
    spare.restoreExpansion()
    spare.readAgain(readsRows: false)
    return after
  }

  // MARK: What walks left out

  /// Touches rows in looks in which they were not touched yet.
  private func fill(_ isOpen: Bool) async {
    let pose = Spare.Pose(isOpen: isOpen)
    for count in 0...limits.fillings {
      discard(pose)
      if count == limits.fillings {
        if let touch = route(from: looks.start)?.last { noteFillings(touch) }
        break
      }
      guard route(from: looks.start) != nil, let spare = await spare(in: pose) else { break }
      spare.readAgain(readsRows: false)
      let before = known.count + trials.count
      var state = looks.start
      var count = before
      var made: Set<SeenTouch> = []
      while let touch = route(from: state)?.first {
        // Where a touch leads elsewhere than it did, the way there is not found.
        guard made.insert(SeenTouch(state: state, touch: touch)).inserted,
          let next = await step(touch, on: spare, state)
        else { break }
        if known.count > count {
          count = known.count
          made = []
        }
        state = next
      }
      if known.count + trials.count == before { break }
    }
    discard(pose)
  }

  private struct SeenTouch: Hashable {
    var state: PageState
    var touch: Touchable
  }

  /// The touches that lead to one whose effect is not known.
  private func route(from state: PageState) -> [Touchable]? {
    let rows = touchedRows.sorted()
    var last: [Touchable]?
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
  }

  /// A touch elsewhere that makes a row look as it was not touched yet.
  private func detour(to row: RowName, from state: PageState) -> [Touchable]? {
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

  private func isDeleting(_ touch: Touchable) -> Bool {
    guard let row = touch.row else { return false }
    return known[Situation(touch: touch, look: 0)]?.effects.change.deleted.contains(row) ?? false
  }

  /// The rows that look different after some touch.
  private var touchedRows: Set<RowName> {
    Set(looks.contents.lazy.filter { $0.value.count > 1 }.compactMap { $0.key.row })
  }

  private func route(of row: RowName, from look: Int) -> [Touchable]? {
    var routes: [(look: Int, touches: [Touchable])] = [(look, [])]
    var seen: Set<Int> = [look]
    var deleting: [Touchable]?
    while !routes.isEmpty {
      let (look, touches) = routes.removeFirst()
      for part in parts(of: row, look) {
        let touch = Touchable.row(row, part)
        let situation = Situation(touch: touch, look: look)
        guard let known = known[situation] else {
          if !isDeleting(touch) { return touches + [touch] }
          if deleting == nil { deleting = touches + [touch] }
          continue
        }
        guard let turn = known.effects.change.turns[row.element], seen.insert(turn.to).inserted
        else { continue }
        routes.append((turn.to, touches + [touch]))
      }
    }
    return deleting
  }

  /// What can be touched of a row that looks so.
  func parts(of row: RowName, _ look: Int) -> [RowPart] {
    var parts: Set<RowPart> = []
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
    }
    guard look < limits.looksPerRow else {
      if !parts.isEmpty { rowsOfManyLooks.insert(row) }
      return []
    }
    return parts.filter {
      trials[Situation(touch: .row(row, $0), look: look), default: 0] < Self.trialsPerTouch
    }.sorted()
  }
}

extension PageState {
  /// The look of what is touched; `nil` where it is not there.
  func look(for touch: Touchable) -> Int? {
    guard let row = touch.row else { return 0 }
    return self[row]
  }
}

extension Touchable {
  /// The tap that takes back a row's selection.
  fileprivate var deselected: Touchable {
    if case .row(let name, .tap) = self { return .row(name, .deselection) }
    return self
  }
}
