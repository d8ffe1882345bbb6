internal import CellophaneDocument

/// What is read of a screen, and how it is named.
struct ScreenPart: Hashable {
  /// A column that is read alone, a tab that is read with its bar, or all of the screen.
  var place = ResolvedPlace.root
  /// What the names of all that shows there begin with.
  var prefix = ""

  /// What the names of all that is read begin with beside that.
  var outerPrefix: String { if case .tab = place { "" } else { prefix } }

  /// What the names of the collections at a place begin with.
  func area(of other: ResolvedPlace) -> String {
    other == place ? prefix : outerPrefix + other.area
  }
}
