internal import CellophaneDocument

extension HTMLWriter {
  /// Writes a custom property with what it is in the states in which its body shows, unless that is
  /// what the look makes of it.
  ///
  /// Each twin is a property of its own, invalid while its states do not hold, and the property
  /// itself falls back from the last of them to the first, to its own value and to the look's.
  ///
  /// - Parameters:
  ///   - own: The value of the body's own cell.
  ///   - usual: What the look makes of the property where the body's own cell shows, and in states.
  @inline(__always)
  mutating func property<Value: Equatable>(
    _ name: StaticString, _ own: Value, in body: CellBody,
    usual: (normal: Value, in: (StateQuestion) -> Value), of value: (ResolvedCell) -> Value,
    write: (Value, inout AttributeValue) -> Void
  ) {
    let isUsual = own == (body.question.map(usual.in) ?? usual.normal)
    var states = StateTwins<Value>()
    for answer in body.answers {
      states.add(
        value(answer.cell), in: answer.question,
        fallback: isUsual ? usual.in(answer.question) : own)
    }
    if states.twins.isEmpty {
      if !isUsual { property(name) { write(own, &$0) } }
      return
    }
    self.states(states, of: name, otherwise: isUsual ? nil : own, write: write)
  }

  /// Writes the twins of a property and the property itself as a chain of them.
  ///
  /// - Parameter last: What it is where no twin holds; `nil` leaves it to the stylesheet.
  mutating func states<Value>(
    _ states: StateTwins<Value>, of name: StaticString, otherwise last: Value?,
    write: (Value, inout AttributeValue) -> Void
  ) {
    for (question, value) in states.twins {
      property(name, in: question.states) { write(value, &$0) }
    }
    property(name) { chain in
      chain.append(chainOf: states.twins.map(\.question), of: name) { end in
        guard let last else { return }
        end.append(",")
        write(last, &end)
      }
    }
  }
}

extension AttributeValue {
  /// Appends the name of a custom property in states: `--selected-text-color`.
  mutating func append(_ name: StaticString, in states: [ResolvedState]) {
    append("--")
    for state in states { append(state.prefix) }
    append(name)
  }

  /// Appends the fallbacks from the last of some twins to the first.
  ///
  /// - Parameter end: Writes what follows the first one, with its comma.
  mutating func append(
    chainOf questions: [StateQuestion], of name: StaticString,
    end: (inout AttributeValue) -> Void
  ) {
    for (index, question) in questions.reversed().enumerated() {
      append(index == 0 ? "var(" : ",var(")
      append(name, in: question.states)
    }
    end(&self)
    for _ in questions { append(")") }
  }
}
