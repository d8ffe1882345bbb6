internal import CellophaneDocument
internal import Foundation

/// The queries for which the page's rule is compared with the author's function.
struct TriedQueries {
  /// Without repetition, in the order in which they are asked.
  private(set) var queries: [String]
  /// How many there would be without the bound.
  private(set) var count: Int
  /// A query that no text contains.
  let nothing: String

  /// - Parameters:
  ///   - declared: Queries that are asked in any case.
  ///   - limit: How many others are asked; they are taken evenly from all.
  init(_ index: SearchIndex, declared: [String], limit: Int) {
    let texts = index.allTexts
    var all: [String] = []
    var seen = Set(declared)
    func add(_ query: String) {
      if !query.isEmpty, seen.insert(query).inserted { all.append(query) }
    }
    for text in texts {
      for word in Self.words(of: text) {
        add(word)
        add(String(word.lowercased().prefix(2)))
        let plain = word.folding(options: .diacriticInsensitive, locale: nil)
        if plain != word { add(plain) }
      }
    }
    // Whether case counts, and whether words are found apart from each other.
    for text in texts.prefix(3) {
      let words = Self.words(of: text).prefix(2)
      add(words.first?.uppercased() ?? "")
      if words.count > 1 { add(words.reversed().joined(separator: " ")) }
    }
    count = declared.count + all.count
    let step = max(1, Double(all.count) / Double(max(1, limit)))
    let others = all.count <= limit ? all : (0..<limit).map { all[Int(Double($0) * step)] }
    queries = declared + others
    nothing = Self.missing(in: texts)
  }

  /// Whether some were left out.
  var isBounded: Bool { queries.count < count }

  static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Letters that stand together in no text.
  private static func missing(in texts: [String]) -> String {
    var query = "zqxj"
    while texts.contains(where: { $0.lowercased().contains(query) }) { query += "q" }
    return query
  }
}
