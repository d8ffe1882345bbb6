internal import CellophaneDocument
internal import UIKit

/// Finds out which rows stay as a reader has left them when a step is made.
///
/// On an instance of its own rows are opened and closed as a person does; then it makes the step,
/// and what still stands as it was left stays so on the page.
@MainActor final class ReaderTwin {
  private let resolver: PageResolver
  private var stage: Stage?
  /// Whether rows without a disclosure may be tapped to open them.
  private var taps = true
  /// How many rows may still be opened and closed before the last answer stands for all others.
  private var touchesLeft: Int
  private let limits: Limits
  private var last = ResolvedKeeping.none
  /// Whether it was said that there were more rows than are opened and closed.
  private var isNoted = false

  init(_ resolver: PageResolver) {
    self.resolver = resolver
    limits = resolver.gathering.limits
    touchesLeft = limits.keptRowsOfAllSteps
  }

  /// Asks about the step that leads to a frame.
  ///
  /// - Parameters:
  ///   - old: What is open before the step where nobody has touched anything.
  ///   - new: What is open after it.
  func keeps(
    from old: OpenRows, to new: OpenRows, naming rows: [String: AskedRows], at frame: Int
  ) async -> ResolvedKeeping {
    guard !old.rows.isEmpty, !new.rows.isEmpty else {
      leave()
      return .none
    }
    let own = RowsOfStep(from: old, to: new)
    for only in [Openness.both, .openings] {
      guard touchesLeft > 0 else {
        noteSteps(from: frame)
        return last
      }
      guard let stage = await stage(at: frame - 1) else { return last }
      let answer = await resolver.questions.ask(
        .reader(at: frame), else: "on the page such rows stand as the step's own"
      ) {
        await ask(stage, own, old, new, only)
      }
      // What is not known closes.
      guard let found = answer else { return .none }
      if let kept = found {
        last = kept.keeping { rows[$0.collection]?.names[$0.address] }
        return last
      }
      leave()
    }
    last = .none
    return last
  }

  func leave() {
    stage?.leave()
    stage = nil
  }

  private func stage(at frame: Int) async -> Stage? {
    if let stage, stage.frame == frame {
      stage.enter()
      return stage
    }
    leave()
    guard resolver.budget.takeSteps(frame) else { return nil }
    stage = await resolver.stage(frame: frame)
    return stage
  }

  // MARK: One step

  private enum Openness { case both, openings }

  /// Touches rows, makes the step and compares; `nil` where the two no longer show the same rows.
  private func ask(
    _ stage: Stage, _ own: RowsOfStep, _ old: OpenRows, _ new: OpenRows, _ only: Openness
  ) async -> KeptRows? {
    touch(stage, own, old, opening: true)
    if only == .both { touch(stage, own, old, opening: false) }
    await stage.settle()
    let left = OpenRows(of: stage.controller)
    guard left.hasSameRows(as: old) else {
      taps = false
      return nil
    }
    guard await Driver.trying({ await stage.advance() }) else { return nil }
    let after = OpenRows(of: stage.controller)
    guard after.hasSameRows(as: new) else { return nil }
    return KeptRows(left, own, old, after: after, new)
  }

  /// Opens or closes rows that stand as the frame has them.
  private func touch(_ stage: Stage, _ own: RowsOfStep, _ old: OpenRows, opening: Bool) {
    var tried: Set<RowAddress> = []
    var left = min(limits.keptRows, touchesLeft)
    var isMoving = true
    while isMoving, left > 0 {
      isMoving = false
      let now = OpenRows(of: stage.controller)
      guard now.hasSameRows(as: old) else { return }
      // From the end, since what opens moves the rows after it.
      for index in now.rows.indices.reversed() where left > 0 && now.rows[index].isParent {
        let (row, known) = (now.rows[index], old.rows[index])
        guard row.isExpanded != opening, known.isExpanded != opening,
          let indexPath = row.indexPath, let view = now.views[row.collection],
          !own.contains(known), tried.insert(row.address).inserted
        else { continue }
        left -= 1
        touchesLeft -= 1
        isMoving = opening
        if view.touchDisclosure(at: indexPath) == .absent, taps { _ = view.touch(at: indexPath) }
        stage.window.settle()
      }
    }
    if touchesLeft > 0, left == 0, let row = untouched(stage, own, old, tried, opening) {
      noteRow(row, before: stage.frame + 1)
    }
  }

  /// The first row that could have been opened or closed.
  private func untouched(
    _ stage: Stage, _ own: RowsOfStep, _ old: OpenRows, _ tried: Set<RowAddress>, _ opening: Bool
  ) -> OpenRows.Row? {
    let now = OpenRows(of: stage.controller)
    guard now.hasSameRows(as: old) else { return nil }
    return zip(now.rows, old.rows).first { row, known in
      row.isParent && row.isExpanded != opening && known.isExpanded != opening
        && row.indexPath != nil && !own.contains(known) && !tried.contains(row.address)
    }?.0
  }

  // MARK: Bounds

  private func noteRow(_ row: OpenRows.Row, before frame: Int) {
    guard !isNoted else { return }
    isNoted = true
    resolver.questions.noteBound(
      "keeping-not-asked",
      "whether the row '\(stableName(of: row.identifier) ?? "row")' and others stay as a reader left "
        + "them was not asked before step \(frame): \(limits.keptRows) rows are opened and closed "
        + "before a step, and others stay where all of these do; raise 'limits.keptRows', or show "
        + "fewer rows")
  }

  private func noteSteps(from frame: Int) {
    resolver.questions.noteBound(
      "keeping-not-asked",
      "which rows stay as a reader left them was not asked from step \(frame) on: "
        + "\(limits.keptRowsOfAllSteps) rows are opened and closed before all steps together, and the "
        + "last answer stands for the others; raise 'limits.keptRowsOfAllSteps', or show fewer steps"
    )
  }
}

/// The rows that a step opens and closes by itself, and those that they stand in.
private struct RowsOfStep {
  private var addresses: [String: Set<RowAddress>] = [:]

  @MainActor init(from old: OpenRows, to new: OpenRows) {
    var after: [String: [AnyHashable: Bool]] = [:]
    for row in new.rows { after[row.collection, default: [:]][row.identifier] = row.isExpanded }
    for row in old.rows where row.isParent {
      guard let isExpanded = after[row.collection]?[row.identifier],
        isExpanded != row.isExpanded
      else { continue }
      for level in row.address.ordinals.indices {
        addresses[row.collection, default: []].insert(
          RowAddress(
            section: row.address.section, ordinals: Array(row.address.ordinals[...level])))
      }
    }
  }

  func contains(_ row: OpenRows.Row) -> Bool {
    addresses[row.collection]?.contains(row.address) ?? false
  }
}

/// Of the rows that a reader had touched, those that a step left as they were.
private struct KeptRows {
  private var kept: [OpenRows.Row] = []
  private var count = 0

  @MainActor init(
    _ left: OpenRows, _ own: RowsOfStep, _ old: OpenRows, after: OpenRows, _ new: OpenRows
  ) {
    var touched: [String: [AnyHashable: Bool]] = [:]
    for (row, known) in zip(left.rows, old.rows)
    where row.isParent && row.isExpanded != known.isExpanded && !own.contains(known) {
      touched[row.collection, default: [:]][row.identifier] = row.isExpanded
    }
    for (row, known) in zip(after.rows, new.rows) {
      guard let isExpanded = touched[row.collection]?[row.identifier],
        isExpanded != known.isExpanded
      else { continue }
      count += 1
      if row.isExpanded == isExpanded { kept.append(row) }
    }
  }

  func keeping(_ name: (OpenRows.Row) -> String?) -> ResolvedKeeping {
    if kept.isEmpty { return .none }
    if kept.count == count { return .all }
    return .rows(
      kept.compactMap { row in name(row).map { .row(collection: row.collection, row: $0) } })
  }
}
