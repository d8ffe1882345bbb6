/// Finds start tags in the bytes of a page, once something is wrong with one.
///
/// libxml2 gives grammar errors a line at most, and the reader runs ahead of what it reports; the
/// bytes know better.
struct SourceLocator {
  /// A tag's place: where its `<` stands.
  struct Tag {
    var offset: Int
    var end: Int
    var line: Int
    var column: Int
  }

  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The places of the start tags of these ordinals, in one pass.
  func tags(_ ordinals: Set<Int>) -> [Int: Tag] {
    guard let last = ordinals.max() else { return [:] }
    var found: [Int: Tag] = [:]
    forEachTag { ordinal, tag in
      if ordinals.contains(ordinal) { found[ordinal] = tag }
      return ordinal < last
    }
    return found
  }

  /// The first start tag of an element that begins on a line.
  func tag(named element: String?, on line: Int) -> Tag? {
    var found: Tag?
    forEachTag { _, tag in
      guard tag.line <= line else { return false }
      guard tag.line == line || lineOf(tag.end, from: tag) == line else { return true }
      if element == nil || name(of: tag) == element { found = tag }
      return found == nil
    }
    return found
  }

  func name(of tag: Tag) -> String {
    let name = bytes[(tag.offset + 1)..<tag.end].prefix {
      !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// An attribute of a tag: its place and its text as written, `role="row"`.
  func attribute(_ name: String, of tag: Tag) -> (line: Int, column: Int, text: String)? {
    let wanted = Array(name.utf8)
    var index = tag.offset + 1
    while index < tag.end {
      let isStart = Self.isSpace(bytes[index - 1])
      if isStart, bytes[index...].prefix(wanted.count).elementsEqual(wanted),
        index + wanted.count < tag.end, bytes[index + wanted.count] == UInt8(ascii: "=")
      {
        let quote = index + wanted.count + 1
        let close = bytes[(quote + 1)...].firstIndex(of: bytes[quote]) ?? tag.end
        let text = String(decoding: bytes[index...min(close, tag.end)], as: UTF8.self)
        let place = position(of: index, from: tag)
        return (place.line, place.column, text)
      }
      index = bytes[index] == UInt8(ascii: "\"") ? skipQuoted(index) : index + 1
    }
    return nil
  }

  private func lineOf(_ offset: Int, from tag: Tag) -> Int {
    tag.line + bytes[tag.offset..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  private func position(of offset: Int, from tag: Tag) -> (line: Int, column: Int) {
    let before = bytes[tag.offset..<offset]
    guard let newline = before.lastIndex(of: UInt8(ascii: "\n")) else {
      return (tag.line, tag.column + offset - tag.offset)
    }
    return (lineOf(offset, from: tag), offset - newline)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func skipQuoted(_ open: Int) -> Int {
    let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
    return (close ?? bytes.count - 1) + 1
  }

  /// Calls back for every start tag until the answer is no.
  private func forEachTag(_ body: (Int, Tag) -> Bool) {
    var index = 0
    var line = 1
    var lineStart = 0
    var ordinal = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
        index += 1
      } else if byte == UInt8(ascii: "<") {
        let end = endOfMarkup(index)
        if startsTag(index) {
          let tag = Tag(offset: index, end: end, line: line, column: index - lineStart + 1)
          guard body(ordinal, tag) else { return }
          ordinal += 1
        }
        for inner in index..<end where bytes[inner] == UInt8(ascii: "\n") {
          line += 1
          lineStart = inner + 1
        }
        index = end
      } else {
        index += 1
      }
    }
  }

  private func startsTag(_ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    return ![UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[index + 1])
  }

  /// Past the `>` of the tag, comment, CDATA section or instruction that starts here.
  private func endOfMarkup(_ start: Int) -> Int {
    for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where bytes[start...].starts(with: open.utf8) {
      return end(of: Array(close.utf8), after: start + open.utf8.count)
    }
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index = skipQuoted(index)
      default: index += 1
      }
    }
    return bytes.count
  }

  private func end(of close: [UInt8], after start: Int) -> Int {
    var index = start
    while index + close.count <= bytes.count {
      if bytes[index...].starts(with: close) { return index + close.count }
      index += 1
    }
    return bytes.count
  }
}
