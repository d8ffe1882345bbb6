/// How elements follow what is done elsewhere: a count, or the row that was chosen before.
package struct ResolvedSignal: Codable, Hashable, Sendable {
  /// Unique in its page, in the form of an HTML id.
  package var name: String
  /// The first that fits an element's look says what becomes of it; an element of which none does
  /// stays as it is.
  package var reactions: [ResolvedReaction]

  package init(name: String, reactions: [ResolvedReaction]) {
    self.name = name
    self.reactions = reactions
  }
}

/// What becomes of an element that looks in some way.
package struct ResolvedReaction: Codable, Hashable, Sendable {
  package enum Appearance: Codable, Hashable, Sendable {
    /// As the page starts.
    case start
    case body(ResolvedBodyName)
    case text(String)
    case any
  }

  package var element: ResolvedElement
  /// The element by whose look it is told; `nil` for its own.
  package var teller: ResolvedElement?
  package var from: Appearance
  /// `nil` where it is not known, and the page stops.
  package var to: Appearance?

  package init(
    element: ResolvedElement, by teller: ResolvedElement? = nil, from: Appearance, to: Appearance?
  ) {
    self.element = element
    self.teller = teller
    self.from = from
    self.to = to
  }
}
