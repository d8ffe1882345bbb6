/// The tags of a piece of XML one after the other, without what stands between them.
struct MarkupTags: IteratorProtocol {
  struct Tag {
    let name: String
    /// Whether it is an end tag.
    let isEnd: Bool
    /// Whether it stands for start and end.
    let isEmpty: Bool
    private let attributes: [String: String]

    subscript(attribute: String) -> String? { attributes[attribute] }

    fileprivate init(_ text: Substring) {
      var text = text
      isEnd = text.first == "/"
      isEmpty = text.last == "/"
      if isEnd { text.removeFirst() }
      if isEmpty { text.removeLast() }
      let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
      name = String(text[..<end])
      attributes = Self.attributes(in: text[end...])
    }

    private static func attributes(in text: Substring) -> [String: String] {
      var attributes: [String: String] = [:]
      var rest = text
      while let equals = rest.firstIndex(of: "=") {
        let name = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
        let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
        guard let quote = after.first, quote == "\"" || quote == "'" else { break }
        let value = after.dropFirst()
        guard let end = value.firstIndex(of: quote) else { break }
        attributes[name] = String(value[..<end])
        rest = value[value.index(after: end)...]
      }
      return attributes
    }
  }

  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let text = rest[..<end]
      rest = rest[rest.index(after: end)...]
      if text.first == "?" || text.first == "!" { continue }
      return Tag(text)
    }
    return nil
  }
}
