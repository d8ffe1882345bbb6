/// A `.stringsdict` file: formats whose words depend on their numbers.
enum StringsDictionary {
  /// The texts by key; none, and a report, where the file cannot be read.
  static func texts(
    in data: Data, at path: String, _ language: LanguageTag
  ) -> [String: LocalizedText] {
    guard
      let entries = try? PropertyListDecoder().decode([String: [String: Value]].self, from: data)
    else {
      StringTables.noteUnreadable(path)
      return [:]
    }
    return entries.compactMapValues { text(of: $0, language) }
  }

  private enum Value: Decodable {
    case string(String)
    case dictionary([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let string = try? container.decode(String.self) {
        self = .string(string)
      } else {
        self = .dictionary(try container.decode([String: String].self))
      }
    }
  }

  private static func text(
    of entry: [String: Value], _ language: LanguageTag
  ) -> LocalizedText? {
    if case .dictionary(let widths)? = entry["NSStringVariableWidthRuleType"] {
      // UIKit asks for the text of a width; the widest is the one without any.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { LocalizedText(format: $0.value, language: language) }
    }
    guard case .string(let format)? = entry["NSStringLocalizedFormatKey"] else { return nil }
    var text = LocalizedText(format: format, language: language)
    for (name, value) in entry {
      guard case .dictionary(let rules) = value else { continue }
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases { forms[category] = rules[category.rawValue] }
      text.variables[name] = LocalizedText.Variable(
        directive: rules["NSStringFormatValueTypeKey"] ?? "d", forms: forms)
    }
    return text
  }
}
