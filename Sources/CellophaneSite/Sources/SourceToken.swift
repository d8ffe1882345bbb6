/// A piece of code and what it is; `nil` is what has no colour of its own.
package struct SourceToken: Hashable {
  /// The class of its element.
  package enum Kind: String, Sendable {
    case keyword, type, string, number, comment, attribute
  }

  package var kind: Kind?
  package var text: String
}
