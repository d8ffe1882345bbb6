package import CellophaneDocument

/// What a touch that leaves a screen, or brings up another, came to while others looked in some way.
package struct SeenWay: Hashable {
  package var state: PageState
  package var edits: [ResolvedEdit]
  package var change: PageChange

  package init(state: PageState, edits: [ResolvedEdit], change: PageChange) {
    self.state = state
    self.edits = edits
    self.change = change
  }

  /// Whether the touch did the same in another one.
  func leads(as other: SeenWay) -> Bool { edits == other.edits && change == other.change }
}

extension [SeenWay] {
  /// Whether they lead to different things.
  var differ: Bool { first.map { first in !allSatisfy { $0.leads(as: first) } } ?? false }
}

/// Touches that lead to something else by how others look: a form is saved as it was filled in.
extension Composition {
  /// What a touch does while elements look so.
  package struct Case: Hashable {
    package var looks: [ResolvedElement: Int]
    package var edits: [ResolvedEdit]
    package var change: PageChange

    fileprivate init(_ looks: [ResolvedElement: Int], _ way: SeenWay) {
      self.looks = looks
      edits = way.edits
      change = way.change
    }

    func holds(in state: PageState) -> Bool {
      looks.allSatisfy { state.looks[$0.key] == $0.value }
    }
  }

  /// The elements by which it is told what touches lead to.
  package var deciding: Set<ResolvedElement> {
    Set(decisions.values.lazy.joined().flatMap(\.looks.keys))
  }

  /// Finds by how others look what touches outside rows do of which nothing else tells it: what was
  /// chosen goes.
  ///
  /// - Parameter edits: What touches do beside what changes.
  func decisions(
    through steps: [SeenStep], _ looks: KnownLooks, besides known: Set<Situation>,
    edits: (Situation) -> [ResolvedEdit]
  ) -> [Situation: [Case]] {
    var times: [Situation: [SeenStep]] = [:]
    for step in steps where !step.isRenamed && step.situation.touch.row == nil {
      guard effects[step.situation]?.isAlone == true, !known.contains(step.situation),
        step.situation.count == nil
      else { continue }
      times[step.situation, default: []].append(step)
    }
    return times.compactMapValues { steps in
      var ways: [SeenWay] = []
      let known = edits(steps[0].situation)
      for step in steps where !ways.contains(where: { $0.state == step.before }) {
        if step.change.isWhole { return nil }
        ways.append(SeenWay(state: step.before, edits: known, change: step.change))
      }
      let cases = Self.cases(of: ways, from: start, looks: looks) ?? []
      return (1...Self.mostCases).contains(cases.count) ? cases : nil
    }
  }

  private static let mostCases = 16

  /// Whether a touch answers an alert in each way in which that was seen to come.
  func isAnsweredEachTime(_ situation: Situation) -> Bool {
    guard case .answer(_, let question?) = situation.touch else { return false }
    let asked = decisions.filter { $0.key.touch == question }.values.lazy.joined().count
    return asked > 0 && asked <= decisions[situation]?.count ?? 0
  }

  /// By what it is told what a touch does; `nil` where the same led to different things.
  ///
  /// One element tells what it leads to where each thing has one that looks so then alone; all of those
  /// that look in several ways do where not: of rows that can be marked together it counts which are.
  static func cases(
    of ways: [SeenWay], from start: PageState, looks: KnownLooks
  ) -> [Case]? {
    guard ways.differ else { return nil }
    // Rows that came or went are not asked how they look.
    let told = ways.filter { $0.state.order == start.order }
    let elements = Set(told.flatMap(\.state.looks.keys)).filter { element in
      Set(told.map { $0.state.looks[element] }).count > 1 && !looks.isCovered(element)
    }.sorted { $0.words < $1.words }
    guard elements.allSatisfy({ looks.canTell($0) }) else { return nil }
    let cases = byOne(of: elements, told, start) ?? byAll(elements, told)
    let isRight = ways.allSatisfy { way in
      let known = cases.first { $0.holds(in: way.state) }
      return known.map { $0.edits == way.edits && $0.change == way.change }
        ?? (way.state.order != start.order)
    }
    return isRight ? cases : nil
  }

  /// Cases that one element tells each; what happens at the start may need all of them.
  private static func byOne(
    of elements: [ResolvedElement], _ ways: [SeenWay], _ start: PageState
  ) -> [Case]? {
    var cases: [Case] = []
    var last: [Case] = []
    var left = ways[...]
    while let way = left.first {
      let same = ways.filter { $0.leads(as: way) }
      let isOfStart = same.contains { $0.state.looks == start.looks }
      left.removeAll { $0.leads(as: way) }
      let teller = elements.first { element in
        let look = way.state.looks[element]
        // As at the start many things look that were not seen.
        return look != nil && (isOfStart || look != start.looks[element])
          && ways.allSatisfy { ($0.state.looks[element] == look) == $0.leads(as: way) }
      }
      if let teller, let look = way.state.looks[teller] {
        cases.append(Case([teller: look], way))
      } else if isOfStart {
        last = byAll(elements, same)
      } else {
        return nil
      }
    }
    return cases + last
  }

  private static func byAll(_ elements: [ResolvedElement], _ ways: [SeenWay]) -> [Case] {
    var cases: [Case] = []
    for way in ways {
      let looks = way.state.looks.filter { elements.contains($0.key) }
      if !cases.contains(where: { $0.looks == looks }) { cases.append(Case(looks, way)) }
    }
    return cases
  }
}

extension KnownLooks {
  /// Whether a page can tell how an element looks: what is chosen is no look of its own there.
  fileprivate func canTell(_ element: ResolvedElement) -> Bool {
    contents[element]?.allSatisfy { content in
      switch content {
      case .row(let row, _): !row.isSelected
      case .section: false
      default: true
      }
    } == true
  }
}
