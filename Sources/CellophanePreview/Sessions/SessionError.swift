package import CellophaneDocument

/// What keeps a session from going on.
package enum SessionError: Error, Hashable, Sendable {
  /// Nothing on the screen has the name, or it cannot be done there.
  case nothing(Interaction)
  /// The author's code ended the process when it was asked before, or did not come back.
  case lost(LostQuestion)
  /// The screen still changed after so many turns of the main queue.
  case restless(turns: Int)
  /// Another instance shows something else: a global was changed, or what is random is shown.
  case changed(row: String?)
  /// Another instance calls its rows otherwise, so that none can be found again.
  case randomNames(row: String)
}

extension SessionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing(let interaction):
      "there is nothing on the screen for \(interaction.question(called: "control").words); read "
        + "what shows, and use the names that it has"
    case .lost(let lost):
      "\(lost.question.words) \(lost.fate) before; mend the handler that it runs"
    case .restless(let turns):
      "the main queue still changed the screen after \(turns) turns; stop what repeats itself, or "
        + "raise 'limits.turns'"
    case .changed(let row):
      "another instance looks different"
        + (row.map { " at the row '\($0)'" } ?? "")
        + "; keep what changes in the instance, not in a global"
    case .randomNames(let row):
      "the row '\(row)' is called otherwise in another instance; give items identifiers that are the "
        + "same each time"
    }
  }

  /// Why one instance does not begin as another did; `nil` where it does.
  init?(from first: ResolvedScreen, to second: ResolvedScreen) {
    if first == second { return nil }
    let (left, right) = (Difference.rows(of: first), Difference.rows(of: second))
    let renamed = zip(left, right).first { $0.name != $1.name }
    let isSaid = zip(left, right).allSatisfy { $0.look == $1.look && $0.words == $1.words }
    if let renamed, left.count == right.count, isSaid {
      self = .randomNames(row: renamed.0.name)
    } else {
      self = .changed(row: Difference.firstRow(between: first, and: second))
    }
  }
}
