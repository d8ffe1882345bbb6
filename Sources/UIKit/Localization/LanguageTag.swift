/// A language by its BCP 47 tag: `en`, `pt-BR`, `zh-Hant-TW`.
package struct LanguageTag: Hashable, Sendable {
  /// With hyphens, as the page says it.
  package let text: String

  package init(_ text: String) {
    self.text = text.replacingOccurrences(of: "_", with: "-")
  }

  private var parts: [String] {
    text.components(separatedBy: "-")
  }

  /// The language alone, as `pt`.
  package var code: String {
    parts[0].lowercased()
  }

  /// Letters, digits and hyphens that begin with a language of two or three letters.
  package var isWellFormed: Bool {
    let hasLanguage = (2...3).contains(code.utf8.count) && code.allSatisfy(\.isLetter)
    return hasLanguage
      && parts.allSatisfy { part in
        (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isalnum(Int32($0)) != 0 }
      }
  }

  /// Whether it is written from right to left.
  package var isRightToLeft: Bool {
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script)
    }
    return Self.rightToLeft.contains(code)
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The names that a localization for it may have, the nearest first.
  var candidates: [String] {
    var parts = parts
    var names: [String] = []
    func add(_ name: String) {
      for name in [name, name.replacingOccurrences(of: "-", with: "_")]
      where !name.isEmpty && !names.contains(name) {
        names.append(name)
      }
    }
    while !parts.isEmpty {
      add(parts.joined(separator: "-"))
      if let region = parts.last, parts.count > 1, let script = Self.chineseScripts[region],
        code == "zh"
      {
        add("zh-" + script)
      }
      parts.removeLast()
    }
    for name in Self.synonyms[code] ?? [] { add(name) }
    return names
  }

  private static let chineseScripts = [
    "CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant",
  ]

  private static let synonyms = [
    "nb": ["no"], "no": ["nb"], "he": ["iw"], "iw": ["he"], "id": ["in"], "fil": ["tl"],
  ]
}
