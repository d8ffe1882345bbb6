/// An `.xcstrings` file: the texts of a table in every language.
struct StringCatalog: Sendable {
  /// The language in which keys are written.
  let sourceLanguage: String
  private let entries: [String: Entry]

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localized]?
  }

  /// A catalog's texts; `nil`, and a report, where it cannot be read.
  init?(_ data: Data, at path: String) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      StringTables.noteUnreadable(path)
      return nil
    }
    sourceLanguage = contents.sourceLanguage
    entries = contents.strings
  }

  /// Whether the catalog knows a key, translated or not.
  func has(_ key: String) -> Bool {
    entries[key] != nil
  }

  /// The text of a key in a language.
  func text(forKey key: String, in language: String) -> LocalizedText? {
    guard let localized = entries[key]?.localizations?[language] else { return nil }
    var text = LocalizedText(format: "", language: LanguageTag(language))
    guard let format = localized.format(named: "value", directive: "lld", in: &text) else {
      return nil
    }
    text.format = format
    for (name, substitution) in localized.substitutions ?? [:] {
      _ = substitution.format(named: name, directive: substitution.formatSpecifier, in: &text)
      text.variables[name]?.argument = substitution.argNum
    }
    return text
  }
}

/// A text of a language, or its variations.
private struct Localized: Decodable, Sendable {
  struct Unit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localized]?
    var device: [String: Localized]?
  }

  var stringUnit: Unit?
  var variations: Variations?
  var substitutions: [String: Localized]?
  var argNum: Int?
  var formatSpecifier: String?

  /// The text's format; where a number decides, a variable of a name that is added.
  func format(named name: String, directive: String?, in text: inout LocalizedText) -> String? {
    if let stringUnit { return stringUnit.value }
    if let devices = variations?.device {
      let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
      let device = devices[isPad ? "ipad" : "iphone"] ?? devices["other"]
      return device?.format(named: name, directive: directive, in: &text)
    }
    guard let plural = variations?.plural else { return nil }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      forms[category] = plural[category.rawValue]?.stringUnit?.value
    }
    text.variables[name] = LocalizedText.Variable(directive: directive ?? "lld", forms: forms)
    return "%#@\(name)@"
  }
}
