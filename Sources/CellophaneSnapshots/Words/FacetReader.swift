internal import CellophaneLook

/// Reads what an outline says of a node after its name.
enum FacetReader {
  static func read(_ scanner: inout WordScanner, into node: inout FixtureNode) {
    while let word = scanner.next() {
      if word == "->" {
        node.say("outcome", scanner.remainder)
        return
      } else if word.isQuoted {
        node.say("text", word)
      } else if let name = name(ofValueAfter: word, in: node.kind), !scanner.isAtEnd {
        node.say(name, scanner.next() ?? "")
      } else if isColor(word) {
        node.say("colour", word)
      } else if styles.contains(word) || word.hasSuffix("pt") && Double(word.dropLast(2)) != nil {
        node.say("font", word)
      } else if let name = choices[word] {
        node.say(name, word)
      } else {
        node.say(word)
      }
    }
  }

  private static let styles = Set(TextStyle.allCases.map(\.rawValue))

  private static let colors = Set(SystemColor.allCases.map(\.rawValue) + ["tint", "clear"])

  private static func isColor(_ word: String) -> Bool {
    word.hasPrefix("#") || colors.contains(word.prefix { $0 != "*" }.description)
  }

  /// What a word says the value of.
  private static func name(ofValueAfter word: String, in kind: String) -> String? {
    switch (kind, word) {
    case ("content", "image"): "space after the image"
    case ("content", "across"): "space between texts across"
    case ("content", "down"): "space between texts down"
    case ("section", "header"): "header mode"
    case ("section", "top"): "space above the header"
    default: values[word]
    }
  }

  private static let values: [String: String] = [
    "margins": "margins", "alpha": "alpha", "radius": "corner radius", "insets": "insets",
    "stroke": "stroke colour", "width": "width", "outset": "outset", "weight": "weight",
    "symbol": "symbol", "asset": "file", "missing": "missing picture", "tint": "tint",
    "on": "background colour", "border": "border width", "lines": "lines", "scale": "scale",
    "link": "link", "raised": "baseline", "kern": "kern", "palette": "palette",
    "max-width": "greatest width", "max-height": "greatest height",
    "reserved-width": "reserved width", "reserved-height": "reserved height", "says": "label",
    "spacing": "spacing", "background": "background colour", "selects": "selection",
    "value": "value", "hint": "hint",
    "indented": "indentation", "badge": "badge", "align": "alignment",
    "distribute": "distribution", "back": "back title", "subtitle": "subtitle",
    "keeps": "keeps", "language": "language", "at": "place", "size": "size",
  ]

  /// Words of which one is said at a time.
  private static let choices: [String: String] = {
    var choices: [String: String] = [:]
    for (name, words) in [
      ("appearance", "plain grouped insetGrouped sidebar sidebarPlain"),
      ("alignment", "left center right justified natural"),
      ("truncation", "head middle tail clip characterWrap wordWrap"),
      ("style", ContentStyle.allCases.map(\.rawValue).joined(separator: " ")),
      ("style", BackgroundStyle.allCases.map(\.rawValue).joined(separator: " ")),
      ("case", "uppercase lowercase capitalized"), ("state", "on off"),
      ("axis", "horizontal vertical"), ("look", "iOS18 iOS26"),
      ("mode", "scaleToFill scaleAspectFit scaleAspectFill"),
    ] {
      for word in words.split(separator: " ") { choices[String(word)] = name }
    }
    return choices
  }()
}
