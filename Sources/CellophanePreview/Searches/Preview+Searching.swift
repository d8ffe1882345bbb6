internal import CellophaneDocument

/// What stays of a list that is searched, where it contains the query.
public enum SearchedParts: Sendable {
  /// Each row by itself, with the parents that it stands in.
  case rows
  /// Each row with the parents that it stands in and everything beneath it.
  case branches
  /// All rows of a section, where one of them contains the query.
  case sections
}

/// Where a query is looked for.
public struct SearchedTexts: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first text of a row.
  public static let text = texts(0)
  /// The second text of a row.
  public static let secondaryText = texts(1)
  /// The texts of a section's header, which count for each of its rows.
  public static let headers = SearchedTexts(rawValue: 1 << 31)

  /// Texts of a row by their ordinals in reading order, as its labels and list contents have them.
  ///
  /// - Parameter ordinals: From 0 to 30; others are left out.
  public static func texts(_ ordinals: Int...) -> SearchedTexts {
    SearchedTexts(
      rawValue: ordinals.filter((0...30).contains).reduce(0) { $0 | 1 << UInt32($1) })
  }

  /// The ordinals of the texts.
  var ordinals: Set<Int> { Set((0...30).filter { rawValue & 1 << UInt32($0) != 0 }) }
}

/// What makes no difference between a query and a text.
public struct SearchFolding: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capital and small letters.
  public static let `case` = SearchFolding(rawValue: 1)
  /// Accents and other marks on letters.
  public static let diacritics = SearchFolding(rawValue: 2)
}

extension Preview {
  /// Declares what the page shows while its reader types into the search field.
  ///
  /// The build compares the rule with the author's own updater over the words of the rows and
  /// says for which query the two differ. Without a declaration it looks for the rule itself.
  ///
  /// - Parameters:
  ///   - parts: What stays where it contains the query.
  ///   - ignored: What makes no difference.
  ///   - texts: Where the query is looked for.
  ///   - keywords: Words that find a row beside its texts, by the row's name or a text of it.
  ///   - queries: What the field offers.
  public func searches(
    _ parts: SearchedParts, ignoring ignored: SearchFolding = .case,
    in texts: SearchedTexts = .text, keywords: [String: [String]] = [:], queries: [String] = []
  ) -> Preview<Root> {
    var copy = self
    copy.search = SearchDeclaration(
      rule: ResolvedSearchRule(parts, in: texts, ignoring: ignored, hasKeywords: !keywords.isEmpty),
      keywords: keywords, queries: queries)
    return copy
  }

  /// Declares the queries that the page answers, each as the author's own updater does.
  ///
  /// The field offers them, and the page says that it knows no others.
  public func searches(queries: [String]) -> Preview<Root> {
    var copy = self
    copy.search = SearchDeclaration(rule: nil, keywords: [:], queries: queries)
    return copy
  }
}

/// What a preview's author says about searching it.
struct SearchDeclaration: Sendable {
  /// `nil` where only listed queries are answered.
  var rule: ResolvedSearchRule?
  var keywords: [String: [String]]
  var queries: [String]
}

extension ResolvedSearchRule {
  fileprivate init(
    _ parts: SearchedParts, in texts: SearchedTexts, ignoring ignored: SearchFolding,
    hasKeywords: Bool
  ) {
    self.init(
      parts: .rows, texts: texts.ordinals, looksAtHeaders: texts.contains(.headers),
      looksAtKeywords: hasKeywords, ignored: [])
    switch parts {
    case .rows: self.parts = .rows
    case .branches: self.parts = .branches
    case .sections: self.parts = .sections
    }
    if ignored.contains(.case) { self.ignored.insert(.case) }
    if ignored.contains(.diacritics) { self.ignored.insert(.diacritics) }
  }
}
