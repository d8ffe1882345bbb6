/// What Swift calls an asset.
enum AssetName {
  enum Kind {
    case image, color

    /// The word that a name loses at its end.
    fileprivate var ending: String { self == .image ? "image" : "color" }
    var resource: String { self == .image ? "ImageResource" : "ColorResource" }
    var value: String { self == .image ? "UIImage" : "UIColor" }

    /// What UIKit calls its own.
    var taken: Set<String> { self == .image ? AssetName.imagesOfUIKit : AssetName.colorsOfUIKit }
  }

  /// The name of an asset's member: `Brand Blue Color` is `brandBlue`.
  static func member(_ asset: String, _ kind: Kind) -> String {
    var words = words(asset)
    if words.count > 1, words.last?.lowercased() == kind.ending { words.removeLast() }
    return member(of: words)
  }

  /// The name of a member with all words of what it is of: `Brand Blue Color` is `brandBlueColor`.
  static func member(_ whole: String) -> String { member(of: words(whole)) }

  private static func member(of words: [String]) -> String {
    guard let first = words.first else { return "_" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = lowered(first) + rest
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name of a folder's type: `tab bar` is `TabBar`.
  static func type(_ folder: String) -> String {
    let name = words(folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// The first word in small letters, an abbreviation as far as it goes: `URLIcon` is `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    if word.dropFirst(capitals).first?.isLetter != true { return word.lowercased() }
    let count = max(capitals - 1, 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Parts at anything but letters and digits, and where a capital follows a small letter or, with a
  /// small letter after it, a digit: `Neutral5Color`, but not `3DImage`.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for (place, character) in zip(name.indices, name) {
      let next = name[name.index(after: place)...].first
      let beginsAfterDigit = word.last?.isNumber == true && next?.isLowercase == true
      if !character.isLetter, !character.isNumber {
        words.append(word)
        word = ""
      } else if character.isUppercase, word.last?.isLowercase == true || beginsAfterDigit {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "true", "try", "typealias", "var", "where",
    "while",
  ]

  private static let imagesOfUIKit: Set<String> = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]

  private static let colorsOfUIKit: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "tintColor", "white", "yellow",
  ]
}
