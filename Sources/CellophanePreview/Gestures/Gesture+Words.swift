extension Gesture {
  /// The ways in which a command can be told of a gesture.
  package static let forms = [
    "tap:NAME", "toggle:ROW", "expand:ROW", "collapse:ROW", "select:ROW", "swipe:ROW:ACTION",
    "move:ROW:OTHER", "type:TEXT", "edit", "done", "wait:SECONDS",
  ]

  /// A gesture as a command is told of it; `nil` where it is none of ``forms``.
  ///
  /// Of several colons the last parts a row from what is done with it.
  package init?(_ words: String) {
    guard let colon = words.firstIndex(of: ":") else {
      guard words == "edit" || words == "done" else { return nil }
      self = .setEditing(words == "edit")
      return
    }
    let rest = String(words[words.index(after: colon)...])
    switch words[..<colon] {
    case "type": self = .type(rest)
    case "swipe":
      guard let (row, action) = Self.halves(of: rest) else { return nil }
      self = .swipe(row, action: action)
    case "move":
      guard let (row, other) = Self.halves(of: rest) else { return nil }
      self = .move(row, before: other)
    case "wait":
      guard let seconds = Double(rest), seconds.isFinite, seconds >= 0 else { return nil }
      self = .wait(seconds)
    case let verb:
      guard !rest.isEmpty, let gesture = Self.named(String(verb), rest) else { return nil }
      self = gesture
    }
  }

  private static func named(_ verb: String, _ name: String) -> Gesture? {
    switch verb {
    case "tap": .tap(name)
    case "toggle": .toggle(name)
    case "expand": .expand(name)
    case "collapse": .collapse(name)
    case "select": .select(name)
    default: nil
    }
  }

  private static func halves(of words: String) -> (String, String)? {
    guard let colon = words.lastIndex(of: ":") else { return nil }
    let (first, second) = (words[..<colon], words[words.index(after: colon)...])
    return first.isEmpty || second.isEmpty ? nil : (String(first), String(second))
  }
}
