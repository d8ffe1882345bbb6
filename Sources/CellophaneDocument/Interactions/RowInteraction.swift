/// What a person does to a row.
package enum RowInteraction: Codable, Hashable, Sendable {
  case tap
  /// A tap on a row that is selected, where several can be.
  case deselection
  /// A tap on the outline disclosure of a closed or of an open row.
  case disclosure(isExpanding: Bool)
  /// A swipe action, by its side and its place there.
  case action(isLeading: Bool, index: Int)
  /// A tap on an accessory, by its side and its place there.
  case accessory(isLeading: Bool, index: Int)
  /// A choice of a control in the cell, both by their numbers.
  case control(number: Int, choice: Int)
  /// An accessibility custom action.
  case custom(index: Int)
  /// A choice of the row's context menu, counted as in ``ResolvedMenu/choices``.
  case menu(choice: Int)
  /// The row is dragged to where another one of its list is, which moves on.
  case move(before: String)

  /// Whether it may do more than choose, open or close the row.
  package var isActing: Bool {
    switch self {
    case .deselection, .disclosure: false
    case .tap, .action, .accessory, .control, .custom, .menu, .move: true
    }
  }
}

extension RowInteraction: Comparable {
  package static func < (left: RowInteraction, right: RowInteraction) -> Bool {
    if case (.move(let row), .move(let other)) = (left, right) { return row < other }
    return left.rank.lexicographicallyPrecedes(right.rank)
  }

  private var rank: [Int] {
    switch self {
    case .tap: [0, 0]
    case .deselection: [0, 1]
    case .disclosure(let isExpanding): [1, isExpanding ? 0 : 1]
    case .action(let isLeading, let index): [2, isLeading ? 0 : 1, index]
    case .accessory(let isLeading, let index): [3, isLeading ? 0 : 1, index]
    case .control(let number, let choice): [4, number, choice]
    case .custom(let index): [5, index]
    case .menu(let choice): [6, choice]
    case .move: [7]
    }
  }
}
