internal import Foundation

/// A title as the stem of a file name: lower-case ASCII letters and digits, hyphens between words.
///
/// Empty when the title has no letter or digit that ASCII can carry.
package func fileName(of title: String) -> String {
  var name = ""
  var isAtBoundary = false
  var previousIsLower = false
  let plain = title.inLatinLetters.folding(
    options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
  for scalar in plain.unicodeScalars {
    guard scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
      isAtBoundary = !name.isEmpty && scalar != "'" && scalar != "\u{2019}" || isAtBoundary
      previousIsLower = false
      continue
    }
    let isUpper = ("A"..."Z").contains(scalar)
    if isAtBoundary || isUpper && previousIsLower { name += "-" }
    name.unicodeScalars.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    isAtBoundary = false
    previousIsLower = !isUpper
  }
  return name
}

extension String {
  /// The string with letters that no accent makes of others written as two or without their stroke.
  fileprivate var inLatinLetters: String {
    var result = ""
    for character in self { result += latin[character] ?? String(character) }
    return result
  }
}

private let latin: [Character: String] = [
  "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ø": "o", "Ø": "O",
  "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i",
]
