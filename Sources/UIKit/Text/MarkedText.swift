/// The text of a page of the web, with what its elements and its style sheet say of the letters.
struct MarkedText {
  /// How letters look.
  private struct Look {
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isSlanted = false
    var isCode = false
    var isUnderlined = false
    var isStruck = false
    var color: UIColor?
    var link: String?
  }

  private struct Open {
    var name: String
    var look: Look
    /// The number of the next item of a list; `nil` where items have points.
    var number: Int?
  }

  private(set) var result = NSMutableAttributedString(string: "")
  private var open: [Open]
  private var rules: [String: [String: String]] = [:]
  private let defaults: [NSAttributedString.Key: Any]
  /// Whether white space is dropped, as at the start of a line.
  private var isAtStart = true

  init(html: String, defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    open = [Open(name: "", look: Look())]
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      var tags = MarkupTags(String(rest.prefix { $0 != ">" }) + ">")
      rest = rest.drop { $0 != ">" }.dropFirst()
      guard let tag = tags.next() else { continue }
      let name = tag.name.lowercased()
      if Self.unread.contains(name), !tag.isEnd, !tag.isEmpty {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        if name == "style" { read(sheet: rest[..<(end?.lowerBound ?? rest.endIndex)]) }
        rest = end.map { rest[$0.lowerBound...] } ?? ""
      } else if tag.isEnd {
        close(name)
      } else {
        begin(name, tag)
      }
    }
    add(rest)
  }

  private static let unread: Set<String> = ["script", "style", "title"]
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "div", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "li", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  /// Sizes of headings, as parts of the text's.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  // MARK: - Elements

  private mutating func begin(_ name: String, _ tag: MarkupTags.Tag) {
    if Self.blocks.contains(name) { endLine() }
    if name == "br" {
      result.append(NSAttributedString(string: "\n", attributes: attributes))
      isAtStart = true
    }
    guard !tag.isEmpty, !["br", "hr", "img", "meta", "link", "input"].contains(name) else { return }
    var look = open[open.count - 1].look
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite": look.isSlanted = true
    case "u", "ins": look.isUnderlined = true
    case "s", "del", "strike": look.isStruck = true
    case "code", "kbd", "pre", "samp", "tt": look.isCode = true
    case "small": look.size *= 0.83
    case "a": look.link = tag["href"]
    default: break
    }
    if let part = Self.headings[name] {
      look.size *= part
      look.isBold = true
    }
    let classes = (tag["class"] ?? "").split(separator: " ").map { ".\($0)" }
    for selector in ["*", name] + classes { rules[selector].map { Self.apply($0, to: &look) } }
    if let color = tag["color"] { look.color = Self.color(color) }
    if let style = tag["style"] { Self.apply(Self.declarations(style[...]), to: &look) }
    if name == "li" { item() }
    open.append(Open(name: name, look: look, number: name == "ol" ? 1 : nil))
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endLine() }
    open.removeSubrange(index...)
  }

  /// Begins an item of a list: with its number, or with a point.
  private mutating func item() {
    var mark = "•"
    if let index = open.lastIndex(where: { ["ol", "ul"].contains($0.name) }),
      let number = open[index].number
    {
      mark = "\(number)."
      open[index].number = number + 1
    }
    result.append(NSAttributedString(string: "\t\(mark)\t", attributes: attributes))
    isAtStart = true
  }

  private mutating func endLine() {
    guard result.length > 0, !result.string.hasSuffix("\n") else { return }
    result.append(NSAttributedString(string: "\n", attributes: attributes))
    isAtStart = true
  }

  // MARK: - Letters

  private mutating func add(_ text: Substring) {
    var words = ""
    let isPlain = !open.contains { $0.name == "pre" }
    for character in Self.decoded(text) {
      if isPlain, character.isWhitespace, character != "\u{A0}" {
        if !isAtStart, words.last != " " { words.append(" ") }
        isAtStart = true
      } else {
        words.append(character)
        isAtStart = false
      }
    }
    if !words.isEmpty { result.append(NSAttributedString(string: words, attributes: attributes)) }
  }

  /// What the innermost element says of its letters.
  private var attributes: [NSAttributedString.Key: Any] {
    let look = open[open.count - 1].look
    var attributes = defaults
    let isDefault = look.family == nil && !look.isBold && !look.isSlanted && !look.isCode
    if !isDefault || defaults[.font] == nil { attributes[.font] = Self.font(look) }
    if let color = look.color ?? (look.link == nil ? nil : .link) {
      attributes[.foregroundColor] = color
    } else if defaults[.foregroundColor] == nil {
      attributes[.foregroundColor] = UIColor.black
    }
    if look.isUnderlined || look.link != nil {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    }
    if look.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link = look.link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  private static func font(_ look: Look) -> UIFont {
    if look.isCode {
      return .monospacedSystemFont(ofSize: look.size, weight: look.isBold ? .bold : .regular)
    }
    let system = ["-apple-system", "system-ui", "sans-serif", ".sfui-regular"]
    let plain: UIFont =
      if let family = look.family, system.contains(family.lowercased()) {
        .systemFont(ofSize: look.size)
      } else {
        UIFont(name: look.family ?? "Times New Roman", size: look.size)
          ?? .systemFont(ofSize: look.size)
      }
    var traits: UIFontDescriptor.SymbolicTraits = []
    if look.isBold { traits.insert(.traitBold) }
    if look.isSlanted { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: descriptor, size: look.size)
  }

  // MARK: - Style sheets

  private mutating func read(sheet: Substring) {
    let plain = sheet.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "")
    for rule in plain.split(separator: "}") {
      let sides = rule.split(separator: "{", maxSplits: 1)
      guard sides.count == 2 else { continue }
      for selector in sides[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        rules[name, default: [:]].merge(Self.declarations(sides[1])) { $1 }
      }
    }
    // What the page's own elements say counts where they have begun already.
    for index in open.indices where ["", "html", "body"].contains(open[index].name) {
      for name in ["html", "body"] { rules[name].map { Self.apply($0, to: &open[index].look) } }
    }
  }

  private static func declarations(_ text: Substring) -> [String: String] {
    text.split(separator: ";").reduce(into: [:]) { all, one in
      let sides = one.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { return }
      let name = sides[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      all[name] = sides[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func apply(_ values: [String: String], to look: inout Look) {
    if let size = values["font-size"].flatMap({ points($0, of: look.size) }) { look.size = size }
    if let family = values["font-family"]?.split(separator: ",").first {
      look.family = family.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    }
    if let weight = values["font-weight"] {
      look.isBold = weight == "bold" || weight == "bolder" || (Int(weight) ?? 400) >= 600
    }
    if let style = values["font-style"] { look.isSlanted = style != "normal" }
    if let line = values["text-decoration"] {
      look.isUnderlined = line.contains("underline")
      look.isStruck = line.contains("line-through")
    }
    if let color = values["color"].flatMap(color) { look.color = color }
  }

  private static func points(_ value: String, of size: CGFloat) -> CGFloat? {
    let digits = value.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits).map({ CGFloat($0) }), number > 0 else { return nil }
    switch value.dropFirst(digits.count) {
    case "px", "": return number
    case "pt": return number * 4 / 3
    case "em", "rem": return number * size
    case "%": return number * size / 100
    default: return nil
    }
  }

  private static let named: [String: UIColor] = [
    "black": .black, "blue": .blue, "gray": .gray, "green": .green, "grey": .gray,
    "orange": .orange, "purple": .purple, "red": .red, "white": .white, "yellow": .yellow,
  ]

  /// A colour as `#12f`, `#1122ff`, `rgb(17, 34, 255)` or a name.
  private static func color(_ value: String) -> UIColor? {
    if let color = named[value.lowercased()] { return color }
    var numbers: [Int] = []
    if value.hasPrefix("#") {
      let digits = value.dropFirst().map { Int(String($0), radix: 16) ?? 0 }
      switch digits.count {
      case 3: numbers = digits.map { $0 * 17 }
      case 6: numbers = [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
      default: return nil
      }
    } else if value.hasPrefix("rgb") {
      numbers = value.matches(of: /\d+/).prefix(3).compactMap { Int($0.0) }
    }
    guard numbers.count == 3 else { return nil }
    return UIColor(
      red: CGFloat(numbers[0]) / 255, green: CGFloat(numbers[1]) / 255,
      blue: CGFloat(numbers[2]) / 255, alpha: 1)
  }

  // MARK: - References

  private static let references: [String: String] = [
    "amp": "&", "apos": "'", "bull": "•", "copy": "©", "gt": ">", "hellip": "…", "laquo": "«",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "nbsp": "\u{A0}", "ndash": "–",
    "quot": "\"", "raquo": "»", "rdquo": "”", "rsquo": "’",
  ]

  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(/&(#[xX]?[0-9A-Fa-f]+|\w+);/) { match in
      let name = match.1
      if name.hasPrefix("#") {
        let isHex = name.dropFirst().first?.lowercased() == "x"
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        return number.flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? String(match.0)
      }
      return references[String(name)] ?? String(match.0)
    }
  }
}
