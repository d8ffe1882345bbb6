/// A line of the author's source.
package struct SourcePlace: Hashable, Sendable {
  /// Module and file, as `#fileID` gives them.
  package var file: String
  /// From 1.
  package var line: UInt

  package init(_ file: StaticString, _ line: UInt) {
    self.file = "\(file)"
    self.line = line
  }

  /// File and line as a compiler names them.
  package var words: String { "\(file):\(line)" }
}
