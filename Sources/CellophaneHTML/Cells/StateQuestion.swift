internal import CellophaneDocument
internal import CellophaneLook

/// States that hold together, with what is worked out of them once.
struct StateQuestion: Sendable {
  let states: [ResolvedState]
  /// The same states as a set of bits.
  let mask: UInt8
  /// Where it stands in `all`; past the end for states that no look knows of together.
  let position: Int

  static let all = ResolvedState.questions.enumerated().map { position, states in
    StateQuestion(states, position: position)
  }

  /// The question of states that a document names.
  static func of(_ states: [ResolvedState]) -> StateQuestion {
    all.first { $0.states == states } ?? StateQuestion(states, position: all.count)
  }

  private init(_ states: [ResolvedState], position: Int) {
    self.states = states
    mask = states.reduce(0) { $0 | $1.bit }
    self.position = position
  }

  /// Whether all its states hold where others do.
  func holds(in mask: UInt8) -> Bool {
    self.mask & mask == self.mask
  }

  /// The states by the names that a look's tables have for them.
  var look: LookStates {
    states.reduce(into: []) { $0.formUnion($1.look) }
  }
}

/// What a property is in the states in which it is not what shows without it.
///
/// What shows in some states is the last of these all of whose states hold, so that a chain of
/// fallbacks says the same in CSS.
struct StateTwins<Value: Equatable> {
  private(set) var twins: [(question: StateQuestion, value: Value)] = []

  /// Adds what the property is in some states, unless that shows without it.
  ///
  /// - Parameter fallback: What shows where no twin holds.
  mutating func add(_ value: Value, in question: StateQuestion, fallback: @autoclosure () -> Value)
  {
    let shown = twins.last { $0.question.holds(in: question.mask) }?.value ?? fallback()
    if shown != value { twins.append((question, value)) }
  }
}

extension ResolvedState {
  /// The bit that stands for the state.
  var bit: UInt8 {
    switch self {
    case .expanded: 1 << 0
    case .swiped: 1 << 1
    case .editing: 1 << 2
    case .focused: 1 << 3
    case .selected: 1 << 4
    case .highlighted: 1 << 5
    case .disabled: 1 << 6
    }
  }

  fileprivate var look: LookStates {
    switch self {
    case .expanded: []
    case .swiped: .swiped
    case .editing: .editing
    case .focused: .focused
    case .selected: .selected
    case .highlighted: .highlighted
    case .disabled: .disabled
    }
  }

  /// The beginning of a twin's name: `selected-`.
  var prefix: StaticString {
    switch self {
    case .expanded: "expanded-"
    case .swiped: "swiped-"
    case .editing: "editing-"
    case .focused: "focused-"
    case .selected: "selected-"
    case .highlighted: "highlighted-"
    case .disabled: "disabled-"
    }
  }

  /// What is empty while the state holds and invalid else.
  var toggle: StaticString {
    switch self {
    case .expanded: "var(--on-expanded) "
    case .swiped: "var(--on-swiped) "
    case .editing: "var(--on-editing) "
    case .focused: "var(--on-focused) "
    case .selected: "var(--on-selected) "
    case .highlighted: "var(--on-highlighted) "
    case .disabled: "var(--on-disabled) "
    }
  }
}
