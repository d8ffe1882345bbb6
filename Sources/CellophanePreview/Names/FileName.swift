internal import Foundation

/// A title as the stem of a file name: lower-case ASCII letters and digits, hyphens between words.
///
/// Empty when the title has no letter or digit that ASCII can carry.
package func fileName(of title: String) -> String {
  var words = HyphenatedWords()
  for scalar in title.inLatinLetters.folded.unicodeScalars { words.append(scalar) }
  return words.text
}

/// A title as a part of an id: as a file name, with the letters and digits of every other script,
/// and emoji, as they are.
///
/// Empty when the title has none of them. It never has white space or a character that separates
/// the parts of an id.
func idName(of title: String) -> String {
  var words = HyphenatedWords()
  for character in title.shortenedName.inLatinLetters.precomposedStringWithCanonicalMapping {
    let plain = character.isASCII ? String(character) : String(character).folded
    if plain.allSatisfy(\.isASCII) || character == "\u{2019}" {
      for scalar in plain.unicodeScalars { words.append(scalar) }
    } else if character.isWordlike {
      words.append(character)
    } else {
      words.end()
    }
  }
  return words.text
}

/// Words in lower case with hyphens between them, as they are written.
private struct HyphenatedWords {
  private(set) var text = ""
  private var isAtBoundary = false
  private var previousIsLower = false

  /// Appends what may be a letter or digit of ASCII's; anything else ends the word, apostrophes
  /// apart.
  mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
      if scalar != "'" && scalar != "\u{2019}" { end() }
      previousIsLower = false
      return
    }
    let isUpper = ("A"..."Z").contains(scalar)
    if isAtBoundary || isUpper && previousIsLower { text += "-" }
    text.unicodeScalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    isAtBoundary = false
    previousIsLower = !isUpper
  }

  /// Appends a letter, digit or emoji of any script.
  mutating func append(_ character: Character) {
    if isAtBoundary { text += "-" }
    text += character.lowercased()
    isAtBoundary = false
    previousIsLower = false
  }

  mutating func end() {
    isAtBoundary = !text.isEmpty || isAtBoundary
    previousIsLower = false
  }
}

extension Character {
  /// Whether it is a letter, a digit or an emoji.
  fileprivate var isWordlike: Bool {
    unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.isEmoji && !scalar.isASCII
    }
  }
}

extension String {
  /// The string with letters that no accent makes of others written as two or without their stroke.
  fileprivate var inLatinLetters: String {
    var result = ""
    for character in self { result += latin[character] ?? String(character) }
    return result
  }

  /// Without accents and in letters of the usual width.
  fileprivate var folded: String {
    folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

private let latin: [Character: String] = [
  "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O",
  "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
]
