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
  /// What can stay of a declaration that is needed; `nil` where it is there whole or not at all.
  package var kept: Kept?
  /// What a type conforms to, where it is a name after the type's colon.
  package var conformance: Conformance?
  /// What is put in its place besides, however long, once everything else has its place.
  package var added = ""

  package init(
    place: Range<Int>, out: Range<Int>, text: String, isDeclaration: Bool, kept: Kept? = nil,
    conformance: Conformance? = nil
  ) {
    self.place = place
    self.out = out
    self.text = text
    self.isDeclaration = isDeclaration
    self.kept = kept
    self.conformance = conformance
  }

  /// What stands after a type's colon, names without what they are generic over.
  package struct Conformance: Codable, Hashable, Sendable {
    package var type: String
    package var name: String

    package init(type: String, name: String) {
      self.type = type
      self.name = name
    }
  }

  /// What a function, an initializer or a property is without its body.
  package struct Kept: Codable, Hashable, Sendable {
    /// With its labels, as `count(of:)` or `init(frame:)`.
    package var name: String
    /// What stands between the braces, in bytes.
    package var body: Range<Int>
    /// Whether something has to come of it, so that code that gets there can only stop.
    package var stops: Bool
    /// Whether it throws an error then, of any type, so that its caller goes on as it would.
    package var throwsAnything: Bool

    package init(name: String, body: Range<Int>, stops: Bool, throwsAnything: Bool = false) {
      self.name = name
      self.body = body
      self.stops = stops
      self.throwsAnything = throwsAnything
    }

    /// The name without labels.
    var word: Substring { name.prefix { $0 != "(" } }
    var isInitializer: Bool { word == "init" }
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

  /// Puts in what comes besides: what follows on the same line moves.
  ///
  /// - Parameter passages: None of them in another.
  static func add(_ passages: [Passage], to bytes: inout [UInt8]) {
    let added = passages.filter { !$0.added.isEmpty }
    for one in added.sorted(by: { $0.out.lowerBound > $1.out.lowerBound }) {
      bytes.insert(contentsOf: Array(one.added.utf8), at: one.out.lowerBound)
    }
  }
}

/// A passage that is left out of a file which is in.
package struct Omission: Codable, Hashable, Sendable {
  package var path: String
  package var line: Int
  package var lastLine: Int
  /// The type that it is of, where it is of one.
  package var type: String?
  /// The member that it stands in, or what the type does not conform to without it; `nil` where it is a
  /// member, or a type.
  package var member: String?
  /// The compiler's words.
  package var message: String
  /// What the words follow from; the same as they where they follow from nothing.
  package var cause: String
  /// Whether code stops that gets there; otherwise nothing is done there.
  package var stops = false
  /// Whether an error is thrown there.
  package var fails = false
}
