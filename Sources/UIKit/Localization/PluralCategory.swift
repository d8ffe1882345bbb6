/// A class of numbers that share a form of words in a language.
///
/// CLDR: the cardinal rules of the common languages; others tell one from the rest.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The class of a number in a language.
  init(of number: Double, in language: LanguageTag) {
    let value = abs(number)
    // No form speaks of numbers past these; a remainder needs integers.
    guard value < 1e15 else {
      self = .other
      return
    }
    let isInteger = value == value.rounded()
    let count = Int(value)
    self = Self.rule(of: language)(PluralNumber(count: count, isInteger: isInteger, value: value))
  }

  private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

  private static func rule(of language: LanguageTag) -> Rule {
    if language.text.lowercased() == "pt-pt" { return oneIsOne }
    return rules[language.code] ?? oneIsOne
  }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    let families: [(String, Rule)] = [
      ("ja zh ko vi th id ms lo my km yue", { _ in .other }),
      ("fr hy kab", { $0.count <= 1 ? .one : .other }),
      ("pt", { $0.count <= 1 ? .one : .other }),
      ("hi bn fa gu kn am as zu", { $0.count == 0 || $0.isOne ? .one : .other }),
      ("pa ti wo mg ln", { $0.isInteger && $0.count <= 1 ? .one : .other }),
      ("cs sk", czech), ("pl", polish), ("ru uk be", russian), ("sr hr bs", serbian),
      ("sl", slovene), ("lt", lithuanian), ("lv", latvian), ("ro mo", romanian), ("ar", arabic),
      ("he iw", hebrew), ("ga", irish), ("cy", welsh), ("mt", maltese), ("mk is", macedonian),
      ("fil tl", filipino),
    ]
    for (languages, rule) in families {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    return rules
  }()

  private static let oneIsOne: Rule = { $0.isOne ? .one : .other }

  private static let czech: Rule = { number in
    guard number.isInteger else { return .many }
    return number.count == 1 ? .one : 2...4 ~= number.count ? .few : .other
  }

  private static let polish: Rule = { number in
    guard number.isInteger else { return .other }
    if number.count == 1 { return .one }
    return number.endsInTwoToFour ? .few : .many
  }

  private static let russian: Rule = { number in
    guard number.isInteger else { return .other }
    return number.endsInOne ? .one : number.endsInTwoToFour ? .few : .many
  }

  private static let serbian: Rule = { number in
    guard number.isInteger else { return .other }
    return number.endsInOne ? .one : number.endsInTwoToFour ? .few : .other
  }

  private static let slovene: Rule = { number in
    guard number.isInteger else { return .few }
    switch number.count % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static let lithuanian: Rule = { number in
    guard number.isInteger else { return .many }
    if 11...19 ~= number.count % 100 { return .other }
    switch number.count % 10 {
    case 1: return .one
    case 2...9: return .few
    default: return .other
    }
  }

  private static let latvian: Rule = { number in
    guard number.isInteger else { return .other }
    if number.count % 10 == 0 || 11...19 ~= number.count % 100 { return .zero }
    return number.endsInOne ? .one : .other
  }

  private static let romanian: Rule = { number in
    if number.isOne { return .one }
    let isFew = !number.isInteger || number.count == 0 || 1...19 ~= number.count % 100
    return isFew ? .few : .other
  }

  private static let arabic: Rule = { number in
    guard number.isInteger else { return .other }
    switch (number.count, number.count % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static let hebrew: Rule = { number in
    if number.isOne || (number.count == 0 && !number.isInteger) { return .one }
    return number.isInteger && number.count == 2 ? .two : .other
  }

  private static let irish: Rule = { number in
    guard number.isInteger else { return .other }
    switch number.count {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.isInteger else { return .other }
    switch number.count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }

  private static let maltese: Rule = { number in
    guard number.isInteger else { return .other }
    switch (number.count, number.count % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  private static let macedonian: Rule = { $0.isInteger && $0.endsInOne ? .one : .other }

  private static let filipino: Rule = { number in
    let isOther = number.isInteger && [4, 6, 9].contains(number.count % 10)
    return isOther ? .other : .one
  }
}

/// A number as plural rules ask about it.
private struct PluralNumber {
  /// The integer part.
  var count: Int
  /// Whether nothing comes after the point.
  var isInteger: Bool
  var value: Double

  var isOne: Bool { isInteger && count == 1 }
  /// 1, 21, 101, and not 11.
  var endsInOne: Bool { count % 10 == 1 && count % 100 != 11 }
  /// 2 to 4, 22, 103, and not 12 to 14.
  var endsInTwoToFour: Bool { 2...4 ~= count % 10 && !(12...14 ~= count % 100) }
}
