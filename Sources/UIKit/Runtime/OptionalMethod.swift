/// Tells whether the author implements a method that UIKit declares optional.
///
/// Such methods have default implementations, which say so here before they answer. The caller
/// that must know asks through this type.
@MainActor package enum OptionalMethod {
  /// The default implementation that was called last.
  private static var absentee: StaticString?

  /// Called by every default implementation whose absence matters to a caller.
  package static func absent(_ name: StaticString = #function) {
    absentee = name
  }

  /// The answer of the author's implementation, or `nil` when there is only the default one.
  ///
  /// - Parameter name: The method's full name, for methods of an author's that may lead to other
  ///   default implementations.
  package static func answer<Answer>(of name: String? = nil, _ call: () -> Answer) -> Answer? {
    let outer = absentee
    absentee = nil
    defer { absentee = outer }
    let answer = call()
    guard let absentee else { return answer }
    return name == nil || name == "\(absentee)" ? nil : answer
  }

  /// Calls a method that only hears of something, and tells whether the author implements it.
  ///
  /// - Parameter name: As in `answer(of:_:)`.
  @discardableResult package static func tell(of name: String? = nil, _ call: () -> Void) -> Bool {
    answer(of: name, call) != nil
  }
}
