internal import CellophaneDocument
internal import CellophaneExploration
internal import UIKit

/// Touches that bring something into a column and change more besides: a message that is read is no
/// longer unread in its list.
extension Asker {
  /// Whether a column is asked about, beside which others are seen.
  var isColumn: Bool { asked.part.place.isColumn }

  /// Finds out what the columns beside show before anything was touched.
  func findColumnsBeside() async {
    guard let probe = await probe(in: .start), !probe.beneath.isEmpty,
      probe.parts.waysBack.isEmpty
    else { return }
    guard probe.beneath.allSatisfy(\.probe.readsRows) else { return noteRowsNotCompared() }
    let start = columnsBeside(probe)
    for (parts, under) in zip(start, probe.beneath.reversed()) {
      _ = under.asker.looks.state(of: parts)
    }
    uncovered = Uncovered(
      Uncovered.Seen(beneath: start), beneath: probe.beneath.reversed().map(\.asker), tabs: [],
      leadsBack: false)
    choose(in: choosing)
  }

  /// What an instance shows beside, in the columns that each of those before asked about.
  func columnsBeside(_ probe: Probe) -> [ScreenParts] {
    probe.beneath.reversed().map { $0.asker.parts(alone: $0.probe) }
  }

  /// Whether elements alone say what changed beside.
  func followsColumns(beside probe: Probe) -> Bool {
    guard isColumn, let uncovered else { return false }
    let now = columnsBeside(probe)
    return now.count == uncovered.beneath.count
      && !now.indices.contains { uncovered.isWhole(now[$0], at: $0) }
  }

  /// What an instance shows, where columns that others came into are as at the start.
  func besides(_ replaced: Set<ResolvedPlace>, _ screen: ResolvedScreen) -> ResolvedScreen {
    if replaced.contains(asked.part.place) { return start }
    return screen.filled(at: replaced) { start.screen(at: $0) }
  }

  /// Whether something cannot be touched on an instance in some of whose columns others came.
  ///
  /// What is counted in the order of the screen counts otherwise behind the first of those.
  func isReplaced(_ interaction: Interaction, in replaced: Set<ResolvedPlace>) -> Bool {
    if replaced.isEmpty { return false }
    func isBefore(_ name: String?) -> Bool {
      start.columns.prefix { !replaced.contains($0) }.contains {
        name?.hasPrefix(asked.part.area(of: $0)) == true
      }
    }
    switch interaction {
    case .row(let row, _):
      return replaced.contains { row.collection.hasPrefix(asked.part.area(of: $0)) }
    case .item(let ordinal), .choice(_, let ordinal):
      let items = looks.items
      return !isBefore(items.indices.contains(ordinal) ? items[ordinal].bar.bar : nil)
    case .control(let ordinal, _):
      let controls = looks.start.controls
      guard controls.indices.contains(ordinal), case .view(let name) = controls[ordinal] else {
        return true
      }
      return !isBefore(name)
    case .answer(_, let question?): return isReplaced(question, in: replaced)
    default: return false
    }
  }
}

extension ResolvedElement {
  /// The name of the bar whose buttons these are.
  fileprivate var bar: String? {
    switch self {
    case .bar(let name), .toolbar(let name): name
    default: nil
    }
  }
}
