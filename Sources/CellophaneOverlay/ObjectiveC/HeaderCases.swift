#if Overlay
/// What Swift calls the cases of an enumeration of C, and what numbers they have.
enum HeaderCases {
  /// Without the words that all of them begin with, as far as the type's name begins so too.
  static func names(_ cases: [String], of type: String) -> [String] {
    let all = cases.map {
      HeaderName.words(
        $0.hasPrefix("k") && $0.dropFirst().first?.isUppercase == true ? String($0.dropFirst()) : $0
      )
    }
    guard var common = all.first else { return [] }
    for words in all.dropFirst() {
      common = zip(common, words).prefix { $0 == $1 }.map(\.0)
    }
    let typeWords = HeaderName.words(type)
    var count = zip(common, typeWords).prefix { $0 == $1 || $0 == $1 + "s" || $1 == $0 + "s" }.count
    // Something has to be left, and no number first.
    while count > 0, all.contains(where: { $0.count <= count || $0[count].first?.isLetter != true })
    {
      count -= 1
    }
    return all.map { words in
      let name = HeaderName.lowered(words.dropFirst(count).joined().trimmed)
      return keywords.contains(name) ? "`\(name)`" : name
    }
  }

  /// One more than the one before, where nothing else is written.
  static func values(_ cases: [(name: String, value: [String])]) -> [Int] {
    var known: [String: Int] = [:]
    var next = 0
    return cases.map { name, words in
      let value = words.isEmpty ? next : number(words, known: known) ?? next
      known[name] = value
      next = value + 1
      return value
    }
  }

  private static func number(_ words: [String], known: [String: Int]) -> Int? {
    let words = words.filter { $0 != "(" && $0 != ")" }
    if let bar = words.firstIndex(of: "|") {
      guard let left = number(Array(words[..<bar]), known: known),
        let right = number(Array(words[(bar + 1)...]), known: known)
      else { return nil }
      return left | right
    }
    if words.count == 4, words[1] == "<", words[2] == "<", let left = plain(words[0]),
      let right = plain(words[3]), right < 63
    {
      return left << right
    }
    if words.count == 2, words[0] == "-" { return plain(words[1]).map { -$0 } }
    return words.count == 1 ? plain(words[0]) ?? known[words[0]] : nil
  }

  private static func plain(_ word: String) -> Int? {
    let digits = word.filter { !"uUlL".contains($0) }
    return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
  }

  private static let keywords: Set<String> = [
    "default", "in", "is", "as", "for", "if", "import", "return", "self", "switch", "true",
    "false", "case", "class", "init", "internal", "private", "public", "repeat", "where", "while",
  ]
}

extension String {
  /// Without underscores before it.
  fileprivate var trimmed: String { String(drop { $0 == "_" }) }
}
#endif
