internal import CellophaneDocument
internal import CellophaneLook

extension ResolvedCollection {
  /// The same with what takes the taps over the contents of each row on which one does something.
  ///
  /// - Parameter outcomes: What a tap on each row does, in the order in which the rows are shown.
  func takingTaps(_ outcomes: [ResolvedOutcome?]) -> ResolvedCollection {
    guard outcomes.contains(where: { $0 != nil }) else { return self }
    var (list, next) = (self, 0)
    for section in list.sections.indices {
      for row in list.sections[section].rows.indices {
        defer { next += 1 }
        guard outcomes.indices.contains(next), let outcome = outcomes[next] else { continue }
        list.sections[section].rows[row].cell.takeTap(outcome)
      }
    }
    return list
  }
}

extension ResolvedCell {
  fileprivate mutating func takeTap(_ outcome: ResolvedOutcome) {
    var view: ResolvedView
    switch content {
    case .view(let own): view = own
    case .list(let content): view = ResolvedView(kind: .content(content))
    case .empty: view = ResolvedView(kind: .plain)
    }
    view.isTapped = true
    view.outcomes = [outcome]
    content = .view(view)
  }
}
