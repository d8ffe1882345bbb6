internal import CellophaneDocument

/// Markup with gaps for the words in which rows of one look differ.
final class Stencil {
  /// What is filled in: each is escaped as its place demands.
  enum Gap {
    /// The row's name as part of an id.
    case name
    case word(ResolvedWords.Word)
  }

  struct Place {
    /// How many of the stencil's bytes come before it.
    let offset: Int
    let gap: Gap
  }

  let bytes: [UInt8]
  /// In the order of their offsets.
  let places: [Place]

  init(bytes: [UInt8], places: [Place]) {
    self.bytes = bytes
    self.places = places
  }
}

extension AttributeValue {
  /// Leaves room for a word.
  mutating func append(_ gap: Stencil.Gap) {
    places.append(Stencil.Place(offset: bytes.count, gap: gap))
  }

  /// Appends a stencil with a row's words in its gaps.
  mutating func append(_ stencil: Stencil, name: String, words: ResolvedWords) {
    stencil.bytes.withUnsafeBufferPointer { pattern in
      var start = 0
      for place in stencil.places {
        bytes.append(contentsOf: pattern[start..<place.offset])
        start = place.offset
        switch place.gap {
        case .name: append(word: name)
        case .word(let word): if let text = words[word] { append(content: text) }
        }
      }
      bytes.append(contentsOf: pattern[start...])
    }
  }
}
