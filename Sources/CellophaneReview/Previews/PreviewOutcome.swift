package import CellophaneSnapshots

/// What became of a preview's fixture when it was compared or recorded.
package struct PreviewOutcome: Sendable {
  package enum State: String, CaseIterable, Sendable {
    /// The same bytes.
    case same
    case recorded
    case changed
    /// There is no fixture.
    case new
    /// There is one of a preview that is gone, which shows the same or nearly so.
    case renamed
    /// The fixture is of a preview that is gone.
    case gone
    case deleted
    /// The preview has no page.
    case stopped
    /// The texts could not be compared.
    case broken
  }

  package var state: State
  /// The preview's id; that of the page which a fixture was of where the preview is gone.
  package var preview: String
  /// What the catalogue calls it; empty where it is gone.
  package var title: String
  package var group: String
  /// From the folder of the package or project; `nil` where there is no page.
  package var path: String?
  package var kind: SnapshotKind?
  /// Where the preview is declared; `nil` where it is gone.
  package var source: SourceLine?
  /// What differs; `nil` where nothing does.
  package var change: Change?
  /// What is wrong, and what to do; empty where nothing is.
  package var message = ""

  /// Whether somebody has to decide.
  package var isPending: Bool { [.changed, .new, .renamed, .gone].contains(state) }

  /// Whether it could not be told.
  package var isBroken: Bool { [.stopped, .broken].contains(state) }
}

extension [PreviewOutcome] {
  /// How many there are of each: `14 fixtures: 12 same, 1 changed, 1 gone`.
  package var countInWords: String {
    let fixtures = count { $0.path != nil }
    let states = PreviewOutcome.State.allCases.compactMap { state -> String? in
      let number = count { $0.state == state }
      return number == 0 ? nil : "\(number) \(state.rawValue)"
    }
    let words = "\(fixtures) \(fixtures == 1 ? "fixture" : "fixtures")"
    return states.isEmpty ? words : "\(words): \(states.joined(separator: ", "))"
  }
}
