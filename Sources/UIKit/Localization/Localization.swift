private import Synchronization

/// The language in which author code is asked, and the texts that it finds.
package enum Localization {
  private struct State {
    var language = LanguageTag("en")
    var isDoubled = false
    /// Texts whose words a number decides, by the general form that code was given.
    var formed: [String: LocalizedText] = [:]
  }

  private static let state = Mutex(State())

  /// The language's tag, as `pt-BR`.
  package static var language: String {
    state.withLock { $0.language.text }
  }

  /// Whether every text is said twice.
  package static var isDoubled: Bool {
    state.withLock { $0.isDoubled }
  }

  /// Sets the language of everything that is looked up from now on.
  ///
  /// Foundation's own functions ask here too where whoever runs the code has made them.
  package static func set(_ language: String, isDoubled: Bool = false) {
    state.withLock { state in
      state.language = LanguageTag(language)
      state.isDoubled = isDoubled
      state.formed = [:]
    }
  }

  /// The text of a key in a bundle's tables, for whoever formats it later.
  package static func string(
    forKey key: String, value: String?, table: String?, in bundle: Bundle?
  ) -> String {
    let text = text(forKey: key, value: value, table: table, in: bundle)
    guard text.hasForms || isDoubled else { return text.format }
    let string = isDoubled ? doubled(text) : text.general
    if text.hasForms { state.withLock { $0.formed[string] = text } }
    return string
  }

  /// The text of a key; the value or the key where no table has it.
  static func text(
    forKey key: String, value: String?, table: String?, in bundle: Bundle?
  ) -> LocalizedText {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let language = state.withLock { $0.language }
    let folders = ImageFolders.folders(of: bundle)
    if let text = StringTables.text(forKey: key, table: name, in: folders, language) { return text }
    return LocalizedText(format: value.flatMap { $0.isEmpty ? nil : $0 } ?? key, language: language)
  }

  /// The format that takes the place of one whose words depend on its numbers; `nil` for others.
  package static func format(_ format: String, _ arguments: [any CVarArg]) -> String? {
    let (text, isDoubled) = state.withLock { ($0.formed[format], $0.isDoubled) }
    guard let text else { return nil }
    let expanded = text.expanded { position in
      arguments.indices.contains(position - 1) ? number(arguments[position - 1]) : nil
    }
    return isDoubled ? expanded + " " + expanded : expanded
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// The text twice; its values are named by position, so that both take the same.
  private static func doubled(_ text: LocalizedText) -> String {
    let hasValues = FormatString(text.format).hasValues
    let once = hasValues ? text.general : text.format
    return once + " " + once
  }
}
