/// An object that knows its values by their names, as Objective-C's objects do.
package protocol ValuesByKey {
  /// The value of a name; `nil` for nothing.
  func keptValue(of key: String) -> Any?
}
