/// Why a drawing is not taken: where, and what is wrong with it.
package struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1; 0 where it is about the whole file.
  package var line: Int
  /// Words that go on after the file's name: `has a script`.
  package var description: String

  package init(_ description: String, line: Int = 0) {
    self.description = description
    self.line = line
  }
}
