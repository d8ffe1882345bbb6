import CellophaneValidation

/// The elements and attributes that pages of known texts have.
struct MarkupWords {
  private var elements: Set<String> = []
  private var attributes: Set<String>

  init(_ pages: [[UInt8]], attributes known: Set<String>) throws {
    attributes = known
    for line in try pages.flatMap(Self.lines) {
      let (element, own) = Self.names(in: line)
      if let element { elements.insert(element) }
      attributes.formUnion(own)
    }
  }

  /// Elements and attributes that no page has, and what runs.
  func strangers(in lines: [String]) -> [String] {
    lines.flatMap { line in
      let (element, own) = Self.names(in: line)
      return [element].compactMap(\.self).filter { !elements.contains($0) }
        + own.filter { !attributes.contains($0) || $0.hasPrefix("on") }
        + (line.contains("\u{1}href=javascript:") ? ["javascript:"] : [])
    }
  }

  private static func names(in line: String) -> (element: String?, attributes: [String]) {
    guard line.hasPrefix("<") else { return (nil, []) }
    let parts = line.dropFirst().split(separator: "\u{1}", omittingEmptySubsequences: false)
    return (
      String(parts[0]), parts.dropFirst().map { String($0.unicodeScalars.prefix { $0 != "=" }) }
    )
  }

  /// What libxml2 makes of a page, as the browser says it.
  static func lines(of page: [UInt8]) throws -> [String] {
    var lines: [String] = []
    func walk(_ element: MarkupElement) {
      let attributes = element.attributes.map { "\($0.name)=\($0.value)" }
      lines.append(
        (["<\(element.name)"] + attributes.sorted { $0.utf16Precedes($1) }).joined(
          separator: "\u{1}"))
      var text = ""
      func flush() {
        if text.contains(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
          lines.append("text \(text)")
        }
        text = ""
      }
      for child in element.children {
        switch child {
        case .text(let part): text += part
        case .element(let inner):
          flush()
          walk(inner)
        }
      }
      flush()
      lines.append(">")
    }
    if let root = try MarkupText(of: page).root { walk(root) }
    return lines
  }
}

extension String {
  /// The order in which a script sorts texts.
  fileprivate func utf16Precedes(_ other: String) -> Bool {
    utf16.lexicographicallyPrecedes(other.utf16)
  }
}
