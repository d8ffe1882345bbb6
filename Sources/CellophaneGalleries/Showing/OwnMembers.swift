/// The static members that an app's extensions give to colours and images.
struct OwnMembers {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  /// What extensions of the value's class declare, by name.
  func names(of kind: AssetName.Kind) -> Set<String> {
    var names: Set<String> = []
    for text in texts where text.contains(kind.value) {
      for start in text.ranges(of: Self.extensions(of: kind)) {
        names.formUnion(Self.members(in: text[start.upperBound...]))
      }
    }
    return names
  }

  private static func extensions(of kind: AssetName.Kind) -> Regex<Substring> {
    switch kind {
    case .image: /\bextension\s+UIImage\b[^{]*\{/
    case .color: /\bextension\s+UIColor\b[^{]*\{/
    }
  }

  /// The static properties up to the brace that closes what has begun, those in inner braces left
  /// out.
  private static func members(in text: Substring) -> Set<String> {
    var depth = 1
    var outer = ""
    for character in text {
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      default: if depth == 1 { outer.append(character) }
      }
      if depth == 0 { break }
    }
    return Set(
      outer.matches(of: /\b(?:static|class)\s+(?:let|var)\s+(`?\w+`?)/).map { String($0.1) })
  }
}
