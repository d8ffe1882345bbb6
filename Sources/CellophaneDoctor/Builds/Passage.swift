/// A part of a file that the rest of it can be compiled without.
package struct Passage: Codable, Hashable, Sendable {
  /// The passages of a text, outer and inner ones.
  package typealias Finder = @Sendable (_ text: [UInt8]) -> [Passage]

  /// Where an error lets it be left out, in bytes.
  package var place: Range<Int>
  /// What is left out then.
  package var out: Range<Int>
  /// What stands there then, on one line.
  package var text: String
  /// Whether it declares what other places may name.
  package var isDeclaration: Bool

  package init(place: Range<Int>, out: Range<Int>, text: String, isDeclaration: Bool) {
    self.place = place
    self.out = out
    self.text = text
    self.isDeclaration = isDeclaration
  }

  /// Leaves it out of a text, in which everything around it keeps its place.
  func leave(_ bytes: inout [UInt8]) {
    let newline = UInt8(ascii: "\n")
    for index in out where bytes[index] != newline { bytes[index] = UInt8(ascii: " ") }
    let words = Array(text.utf8)
    guard !words.isEmpty else { return }
    // A line with room for it.
    let lines = bytes[out].split(separator: newline)
    guard let line = lines.first(where: { $0.count >= words.count }) else { return }
    bytes.replaceSubrange(line.startIndex..<line.startIndex + words.count, with: words)
  }
}

/// A passage that is left out of a file which is in.
package struct Omission: Codable, Hashable, Sendable {
  package var path: String
  package var line: Int
  package var lastLine: Int
  /// The type that it is of, where it is of one.
  package var type: String?
  /// The member that it stands in; `nil` where it is one, or a type.
  package var member: String?
  /// The compiler's words.
  package var message: String
  /// What the words follow from; the same as they where they follow from nothing.
  package var cause: String
}
