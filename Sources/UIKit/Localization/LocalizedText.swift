/// A text of a table: a format, and the forms of words that its numbers choose among.
struct LocalizedText: Hashable, Sendable {
  /// Words that a number decides.
  struct Variable: Hashable, Sendable {
    /// Which value decides, from 1; `nil` is the next one.
    var argument: Int?
    /// How the number is written, as `d` or `lld`.
    var directive: String
    var forms: [PluralCategory: String]

    func form(of number: Double?, in language: LanguageTag) -> String {
      let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
      // UIKit: the form for zero counts in languages without such a class too.
      let zero = number == 0 ? forms[.zero] : nil
      return zero ?? forms[category] ?? forms[.other] ?? ""
    }
  }

  var format: String
  var variables: [String: Variable] = [:]
  /// The language of the table in which it was found.
  var language = LanguageTag("en")

  /// Whether a number decides about its words.
  var hasForms: Bool { !variables.isEmpty }

  /// The format with the words chosen and every value named by its position.
  ///
  /// - Parameter number: Gives the value at a position, from 1; `nil` where it is no number.
  func expanded(_ number: (Int) -> Double?) -> String {
    var result = ""
    var next = 1
    append(format, to: &result, next: &next, own: nil, depth: 0, number)
    return result
  }

  /// The format with the words for any number, as a text by itself.
  var general: String {
    expanded { _ in nil }
  }

  private func append(
    _ format: String, to result: inout String, next: inout Int, own: (Int, String)?, depth: Int,
    _ number: (Int) -> Double?
  ) {
    for piece in FormatString(format).pieces {
      switch piece {
      case .text(let text): result += text
      case .percent: result += "%%"
      case .argument:
        let (position, directive) = own ?? (next, "@")
        result += "%\(position)$\(directive)"
      case .value(let position, let directive):
        let position = position ?? next
        next = position + 1
        result += "%\(position)$\(directive)"
      case .variable(let position, let name):
        // Forms that name each other in a circle end somewhere.
        guard let variable = variables[name], depth < 8 else { continue }
        let position = position ?? variable.argument ?? next
        // A catalog's forms of a whole text do not say which of its values decides.
        let decides = number(position) ?? (1...9).lazy.compactMap(number).first
        var inner = position
        append(
          variable.form(of: decides, in: language), to: &result, next: &inner,
          own: (position, variable.directive), depth: depth + 1, number)
        next = max(inner, position + 1)
      }
    }
  }
}
