/// Whether a page shows anything: texts, pictures, controls, or boxes with a colour.
///
/// It is read from the markup, as a browser has it, and ends at the first thing that is seen.
enum PageBlankness {
  /// Elements that are seen without a text.
  private static let seen: Set<Substring> = [
    "svg", "img", "input", "button", "textarea", "select", "a", "progress", "canvas",
  ]
  /// Classes and properties by which a box is seen that is empty.
  private static let painted = [
    "class=\"accessory ", "--fill:", "--border", "--gradient", "--shadow:",
  ]

  static func isBlank(_ html: [UInt8]) -> Bool {
    guard var rest = afterTitle(of: html) else { return false }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard rest[..<start].allSatisfy(isSpace) else { return false }
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let tag = String(decoding: rest[start..<end].dropFirst(), as: UTF8.self)
      if tag == "/section" { return true }
      let name = tag.prefix { $0.isLetter || $0.isNumber }
      if seen.contains(name) || painted.contains(where: tag.contains) { return false }
      rest = rest[end...].dropFirst()
    }
    return false
  }

  /// What is behind the title of the first frame, which is not seen.
  private static func afterTitle(of html: [UInt8]) -> ArraySlice<UInt8>? {
    let end = html.withUnsafeBytes { html in
      html.place(behind: Array("class=\"frame-title\"".utf8), from: 0)
        .flatMap { html.place(behind: Array("</p>".utf8), from: $0) }
    }
    return end.map { html[$0...] }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(byte)
  }
}
