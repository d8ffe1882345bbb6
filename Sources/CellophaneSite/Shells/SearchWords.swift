internal import Foundation

/// The words by which previews are found: those of their pages and of the code beside them.
///
/// A script, since pages from disk may read nothing else: it is loaded when somebody searches.
struct SearchWords: Encodable {
  static let path = "scripts/words.js"

  /// Words between blanks, each once in a text; several previews may have a text in common.
  private(set) var texts: [String] = []
  /// The places of a preview's texts among them, by the id of its first page.
  private(set) var previews: [String: [Int]] = [:]

  init(_ map: SiteMap) {
    var places: [String: Int] = [:]
    for preview in map.groups.flatMap(\.previews) {
      let code = (map.sources[preview.id] ?? []).map { "\($0.path) \($0.text)" }
      let own = preview.pages[0].words?.joined(separator: " ") ?? ""
      let texts = ([own] + code).map(Self.words).filter { !$0.isEmpty }
      previews[preview.pages[0].id] = texts.map { text in
        if let place = places[text] { return place }
        places[text] = self.texts.count
        self.texts.append(text)
        return self.texts.count - 1
      }
    }
  }

  /// Each word of a text once, in small letters: names of symbols keep their dots.
  static func words(of text: String) -> String {
    var seen: Set<Substring> = []
    let folded = text.folding(options: [.diacriticInsensitive], locale: nil).lowercased()
    let words = folded.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    return words.filter { $0.count > 1 && seen.insert($0).inserted }.joined(separator: " ")
  }

  /// The file as it is served.
  var script: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let values = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return Array("globalThis.searchWords = ".utf8) + Array(values) + Array(";\n".utf8)
  }
}
