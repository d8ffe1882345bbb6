internal import CellophaneDocument
internal import CellophaneExploration

/// Rows of a section that look alike and are too many to be touched one by one.
///
/// A few are touched for all of them. Where these do the same, the others are taken to do it too;
/// where they do not, the page stops at the others. A finding says which.
struct AlikeRows {
  /// How many are touched for all.
  private static let samples = 4

  let collection: String
  /// Those that are touched, in order.
  private(set) var touched: [RowName] = []
  private(set) var others: [RowName] = []

  /// The groups of one collection that are larger than a bound.
  static func groups(
    of rows: [[ResolvedRow]], in collection: String, largerThan bound: Int
  ) -> [AlikeRows] {
    var groups: [AlikeRows] = []
    for section in rows where section.count > bound {
      var kinds: [Kind: [Int]] = [:]
      for (index, row) in section.enumerated() where row.children.isEmpty && row.expansion == nil {
        kinds[Kind(row), default: []].append(index)
      }
      let large = kinds.values.filter { $0.count > bound }
      for members in large.sorted(by: { $0[0] < $1[0] }) {
        var group = AlikeRows(collection: collection)
        let step = (members.count - 1) / (samples - 1)
        for (place, index) in members.enumerated() {
          let name = RowName(collection: collection, row: section[index].name)
          let isTouched = place.isMultiple(of: step) && group.touched.count < samples
          if isTouched { group.touched.append(name) } else { group.others.append(name) }
        }
        groups.append(group)
      }
    }
    return groups
  }

  /// What tells rows apart that are no more than their words.
  private struct Kind: Hashable {
    var look: ObjectIdentifier
    var flags: [Bool]
    var actions: [String]

    init(_ row: ResolvedRow) {
      look = ObjectIdentifier(row.look)
      flags = [row.isHeader, row.isSelected, row.isSelectable, row.isEnabled]
      var titles = row.actions.map { $0.title ?? "" }
      if let swipe = row.swipe {
        titles += swipe.leading.map { "leading \($0.title ?? "")" }
        titles += swipe.trailing.map { "trailing \($0.title ?? "")" }
      }
      titles += row.badges.map { "badge \($0.kind)" }
      actions = titles + (row.menu?.choices.map { "menu \($0.title)" } ?? [])
    }
  }
}

// MARK: Telling what is alike

extension RowName {
  /// The same of another row: what is said of this one is said of that one.
  fileprivate func renamed(_ element: ResolvedElement, to other: RowName) -> ResolvedElement {
    element == self.element ? other.element : element
  }

  fileprivate func renamed(_ edits: [ResolvedEdit], to other: RowName) -> [ResolvedEdit] {
    edits.map { edit in
      switch edit {
      case .expand(collection, row): .expand(collection: collection, row: other.row)
      case .collapse(collection, row): .collapse(collection: collection, row: other.row)
      case .toggle(collection, row): .toggle(collection: collection, row: other.row)
      case .delete(collection, row): .delete(collection: collection, row: other.row)
      case .select(collection, row): .select(collection: collection, row: other.row)
      case .deselect(collection, row): .deselect(collection: collection, row: other.row)
      default: edit
      }
    }
  }

  fileprivate func renamed(_ change: PageChange, to other: RowName) -> PageChange {
    var change = change
    change.turns = Dictionary(
      change.turns.map { (renamed($0.key, to: other), $0.value) }
    ) { first, _ in first }
    for index in change.deleted.indices where change.deleted[index] == self {
      change.deleted[index] = other
    }
    for index in change.placed.indices {
      if change.placed[index].row == self { change.placed[index].row = other }
      // What goes last goes behind whatever stands there.
      if change.placed[index].goesLast { change.placed[index].after = [] }
    }
    return change
  }

  fileprivate func renamed(_ effect: Composition.Effect, to other: RowName) -> Composition.Effect {
    var effect = effect
    effect.change = renamed(effect.change, to: other)
    effect.sets = Dictionary(
      effect.sets.map { (renamed($0.key, to: other), $0.value) }
    ) { first, _ in first }
    return effect
  }
}

extension Asker {
  /// Lets rows do what rows that look alike do.
  func spread(_ composition: inout Composition) {
    guard !alike.isEmpty else { return }
    let whole = ScreenParts(start, choosing: choosing)
    for group in alike {
      guard let model = group.touched.first else { continue }
      let situations = known.keys.filter { $0.touch.row == model }.sorted()
      if situations.isEmpty { continue }
      let isAlike = group.touched.dropFirst().allSatisfy {
        doesAlike($0, model, situations, composition)
      }
      note(group, situations, isAlike)
      for row in group.others {
        if isAlike {
          looks.take(row.element, like: model.element, in: whole)
          spread(to: row, from: model, situations, &composition)
        } else {
          for situation in situations where situation.look == 0 {
            guard let part = situation.touch.part else { continue }
            known[Situation(touch: .row(row, part), look: 0)] = .lost
          }
        }
      }
    }
  }

  private func doesAlike(
    _ row: RowName, _ model: RowName, _ situations: [Situation], _ composition: Composition
  ) -> Bool {
    guard known.keys.filter({ $0.touch.row == row }).count == situations.count,
      looks.isAlike(row.element, model.element)
    else { return false }
    for signal in composition.signals where signal.turns[row.element] != signal.turns[model.element]
    {
      return false
    }
    return situations.allSatisfy { situation in
      guard let part = situation.touch.part else { return false }
      let own = Situation(touch: .row(row, part), look: situation.look)
      guard let mine = known[own], let other = known[situation], mine.tap == other.tap,
        mine.effects.alert.isEmpty, other.effects.alert.isEmpty,
        row.renamed(mine.effects.edits, to: model) == other.effects.edits
      else { return false }
      switch (composition.effects[own], composition.effects[situation]) {
      case (nil, nil): return true
      case (let mine?, let other?):
        return row.renamed(mine, to: model) == model.renamed(other, to: model)
      default: return false
      }
    }
  }

  private func spread(
    to row: RowName, from model: RowName, _ situations: [Situation],
    _ composition: inout Composition
  ) {
    for situation in situations {
      guard let part = situation.touch.part, var found = known[situation] else { continue }
      found.effects.edits = model.renamed(found.effects.edits, to: row)
      found.effects.change = model.renamed(found.effects.change, to: row)
      let own = Situation(touch: .row(row, part), look: situation.look)
      known[own] = found
      guard let effect = composition.effects[situation] else { continue }
      composition.take(model.renamed(effect, to: row), of: own, turningLike: model, row)
    }
  }

  private func note(_ group: AlikeRows, _ situations: [Situation], _ isAlike: Bool) {
    let name = group.others.first?.row ?? ""
    questions.noteBound(
      "alike-rows",
      "what \(situations[0].touch.words) '\(name)'\(Questions.more(group.others.count - 1)) does was not "
        + "asked: there are more than \(limits.alikeRows) rows that look alike, and "
        + (isAlike
          ? "the page plays what \(group.touched.count) of them do alike"
          : "the page says there that it stops, since \(group.touched.count) of them do different things")
        + "; show fewer rows, or raise 'limits.alikeRows'",
      item: name)
  }
}
