package import CellophaneDocument

/// Makes the instances that an explorer touches, and hears what was not tried.
@MainActor package protocol ExploredApp {
  associatedtype Instance: ExploredInstance

  /// Another instance at the start, where `isOpen` with every row that can be opened; `nil` where no
  /// more can be made.
  func instance(isOpen: Bool) async -> Instance?
  /// Whether what such instances show can be compared with the start.
  func isComparable(isOpen: Bool) async -> Bool
  /// Whether a row is not there to be touched at the start.
  func isHidden(_ row: RowName) async -> Bool
  /// Whether opening rows loads others.
  var isLazy: Bool { get async }
  /// Whether taps choose one row of a list after the other, and a second tap takes that back.
  func selectsSeveral(in collection: String) -> Bool
  /// Whether several rows of a list can be chosen, by taps or as the page tells them apart.
  func choosesSeveral(in collection: String) -> Bool
  /// Whether a handler takes the place of what the page would do.
  func isHandled(_ interaction: Interaction) -> Bool
  /// Whether one more touch may be tried.
  func mayTouch(at place: String) -> Bool
  /// Whether screens are made for what touches bring up that is not known.
  func brings(screens: Bool)
  func note(_ untried: Untried)
}

/// A running instance that an explorer touches.
@MainActor package protocol ExploredInstance {
  /// Does something as a person does, at once or after other touches.
  func perform(_ interaction: Interaction, isLater: Bool) async -> Performed
  /// What shows now, with what lies beneath it where that can change too.
  func parts() async -> ScreenParts
  /// Makes what shows now as looking at it does, where it is known.
  func pass()
  /// Fills in what states do not say of a change: which rows that came are open.
  func complete(_ change: inout PageChange)
  /// What came into columns by the last touch, where other elements changed as well.
  func columns() -> [ResolvedEdit]
  /// Where the page goes when more changed than elements say; `nil` where it stays.
  ///
  /// - Parameter isLast: Whether the touch may have taken the last row of all away.
  func elsewhere(isLast: Bool) -> [ResolvedEdit]?
  /// Puts back what is no part of a state before the next touch.
  func goOn()
  func end()
}

/// What became of a touch.
package enum Performed {
  /// The author's code did not live to answer.
  case lost
  /// There is nothing of that name.
  case nothing
  /// Something else has come where it stands.
  case replaced
  case done(Answer)
}

/// What a touch led to beside what elements show.
package struct Answer: Equatable {
  package var tap: TapEffect?
  /// Links, alerts and announcements.
  package var said: [ResolvedEdit]
  /// What was opened, closed, chosen and brought up beside.
  package var edits: [ResolvedEdit]
  package var isOwnToggle: Bool
  /// What the answers of an alert that came are called.
  package var alert: [String?]
  /// Whether another screen came into sight.
  package var leadsElsewhere: Bool
  /// Whether that has been left again, as its button back does, so that what was changed shows.
  package var comesBack = false
  /// What came into columns beside what was touched.
  package var columns = Columns.none
  /// Whether what shows is known to be what it was.
  package var changesNothing = false
  /// Whether another screen stands where the touch was made.
  package var leadsAway: Bool { leadsElsewhere && !comesBack && columns != .amongOthers }

  /// Whether code has left the screen that was touched, whatever it changed.
  package var leaves: Bool { edits.contains(.leave) }

  /// What came into columns.
  package enum Columns: Hashable {
    case none
    /// Others, and nothing else changed.
    case alone
    /// Others, and more may have changed.
    case amongOthers
  }

  package init(
    tap: TapEffect? = nil, said: [ResolvedEdit] = [], edits: [ResolvedEdit] = [],
    isOwnToggle: Bool = false, alert: [String?] = [], leadsElsewhere: Bool = false
  ) {
    self.tap = tap
    self.said = said
    self.edits = edits
    self.isOwnToggle = isOwnToggle
    self.alert = alert
    self.leadsElsewhere = leadsElsewhere
  }
}

/// What was not tried, and why.
package enum Untried: Hashable, Sendable {
  /// Walks, since opening rows loads others.
  case lazy([Interaction])
  /// Walks, since the screen has so many elements.
  case walks([Interaction], elements: Int)
  /// Second touches of what does nothing the first time, for the same reason.
  case secondTouches([Interaction], elements: Int)
  /// Further looks of a row.
  case looks(RowName)
  /// The same of a control outside rows.
  case controlLooks(ResolvedElement)
  /// Combinations of controls outside rows that change the same things.
  case combinations([Interaction])
  /// Looks that were not reached with as many instances as there may be.
  case fillings(Interaction)
  /// Rows that came by touches of others.
  case newRows([RowName])
  /// Touches that led elsewhere each time for another reason than how their row looks.
  case trials([Interaction])
  /// Touches that lead elsewhere, after each of the others.
  case leavings([Interaction])
  /// Touches that do other things when other rows are chosen, for each set of them.
  case chosen([Interaction])
}

/// How much is explored.
package struct ExplorationLimits: Hashable, Sendable {
  /// How many elements a screen may have.
  package var elements: Int
  /// In how many looks a row is touched.
  package var looks: Int
  /// How many instances bring rows into looks in which they were not touched.
  package var fillings: Int
  /// How often a touch is tried that leads elsewhere for another reason than its row's look.
  package var trials: Int

  package init(elements: Int, looks: Int, fillings: Int, trials: Int) {
    self.elements = elements
    self.looks = looks
    self.fillings = fillings
    self.trials = trials
  }
}
