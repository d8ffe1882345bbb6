/// What a person does on a screen, by the names that the screen's elements have on its page.
///
/// Steps, questions and sessions speak of it. What has no name on the page is counted in the order
/// of the screen, from 0.
package indirect enum Interaction: Codable, Hashable, Sendable {
  /// Something that is done to a row.
  case row(RowName, RowInteraction)
  /// A tap on an item of a bar.
  case item(Int)
  /// A choice of the menu of a bar's item.
  case choice(Int, of: Int)
  /// A choice of a control outside rows: a button and a switch have one, segments one each, a
  /// stepper one down and one up.
  case control(Int, choice: Int)
  /// A tap on a button that leads back.
  case back(Int)
  /// A tap on a tab of a tab bar.
  case tab(Int, of: Int)
  /// An answer to the alert that something else brings up; `nil` for the one that stands there.
  case answer(Int, to: Interaction?)
  /// A text in the field that searches; an empty one takes the search back.
  case search(String)
  /// A choice of a search's scopes.
  case scope(Int)
  /// Editing of the screen's lists begins or ends.
  case editing(Bool)
  /// Something is typed into each field, and then something else is done; `nil` for the typing alone.
  case typed(Interaction?)

  /// The row that it is done to.
  package var row: RowName? {
    if case .row(let name, _) = self { return name }
    return nil
  }

  /// What is done to the row.
  package var part: RowInteraction? {
    if case .row(_, let part) = self { return part }
    return nil
  }

  /// What the place is called where it is done.
  package var place: String {
    if case .typed(let next?) = self { return next.place }
    return row?.row ?? "the bar"
  }

  package var isAnswer: Bool {
    if case .answer = self { return true }
    return false
  }

  /// Whether something is typed before.
  package var isTyped: Bool {
    if case .typed = self { return true }
    return false
  }

  /// What is done one after the other, the author's code coming to rest between.
  package var steps: [Interaction] {
    if case .typed(let next?) = self { return [.typed(nil), next] }
    return [self]
  }
}

extension Interaction: Comparable {
  package static func < (left: Interaction, right: Interaction) -> Bool {
    switch (left, right) {
    case (.row(let row, let part), .row(let other, let otherPart)):
      row == other ? part < otherPart : row < other
    case (.answer(let index, let question), .answer(let other, let otherQuestion)):
      switch (question, otherQuestion) {
      case (let question?, let otherQuestion?) where question != otherQuestion:
        question < otherQuestion
      case (nil, .some): true
      case (.some, nil): false
      default: index < other
      }
    case (.search(let text), .search(let other)): text < other
    case (.typed(let next?), .typed(let other?)): next < other
    case (.typed(let next), .typed(let other)): next == nil && other != nil
    default: left.rank.lexicographicallyPrecedes(right.rank)
    }
  }

  private var rank: [Int] {
    switch self {
    case .row: [0]
    case .item(let ordinal): [1, ordinal]
    case .choice(let choice, let ordinal): [2, ordinal, choice]
    case .control(let ordinal, let choice): [3, ordinal, choice]
    case .back(let ordinal): [4, ordinal]
    case .answer(let index, _): [5, index]
    case .tab(let ordinal, let bar): [6, bar, ordinal]
    case .search: [7]
    case .editing(let begins): [8, begins ? 0 : 1]
    case .scope(let number): [9, number]
    case .typed: [10]
    }
  }
}
