internal import CellophaneDocument

extension StyleWriter {
  /// Writes a property with what it is in the states that differ, each as a property of its own
  /// that is invalid while its states do not hold.
  ///
  /// - Parameter usual: What rules say without the property.
  mutating func states<Value: Equatable>(
    _ name: StaticString, normal: Value, in states: (StateQuestion) -> Value,
    omitting usual: Value? = nil, _ append: (Value, inout AttributeValue) -> Void
  ) {
    var twins = StateTwins<Value>()
    for question in StateQuestion.all {
      twins.add(states(question), in: question, fallback: normal)
    }
    for (question, value) in twins.twins {
      property({ $0.append(name, in: question.states) }) { part in
        for state in question.states { part.append(state.toggle) }
        append(value, &part)
      }
    }
    if twins.twins.isEmpty, normal == usual { return }
    property({ $0.append(name, in: []) }) { value in
      value.append(chainOf: twins.twins.map(\.question), of: name) { end in
        if normal == usual { return }
        if !twins.twins.isEmpty { end.append(",") }
        append(normal, &end)
      }
    }
  }
}
