/// Finds types in Swift, with their extensions.
struct TypeReader {
  private(set) var types: [String: TypeBody] = [:]
  /// The types and other scopes around a place, the outermost first.
  private var scopes: [String?] = []
  /// What stands before a brace.
  private var head: [UInt8] = []
  /// What was read of the innermost scope, where it is a type's.
  private var text: [UInt8] = []

  mutating func read(_ bytes: [UInt8]) {
    (scopes, head, text) = ([], [], [])
    var index = 0
    while index < bytes.count {
      let end = Self.endOfWords(in: bytes, at: index)
      if end > index {
        // Neither comments nor the words of a text matter.
        if bytes[index] == UInt8(ascii: "\"") { take([bytes[index], bytes[index]]) }
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: ";"):
        take([bytes[index]])
        head = []
      default: take([bytes[index]])
      }
      index += 1
    }
    while !scopes.isEmpty { close() }
  }

  private mutating func take(_ bytes: [UInt8]) {
    head += bytes
    if scopes.last != .some(nil) { text += bytes }
  }

  private mutating func keep() {
    if let name = scopes.last, let name {
      types[name]?.text += String(decoding: text, as: UTF8.self)
    }
    text = []
  }

  private mutating func open() {
    text.append(UInt8(ascii: "{"))
    keep()
    scopes.append(type(of: String(decoding: head.suffix(400), as: UTF8.self)))
    head = []
  }

  private mutating func close() {
    text.append(UInt8(ascii: "\n"))
    keep()
    _ = scopes.popLast()
    head = []
    text = Array("}\n".utf8)
  }

  /// The type whose body begins after some words; `nil` for another scope.
  private mutating func type(of head: String) -> String? {
    let pattern = /\b(actor|class|enum|extension|protocol|struct)\s+([A-Z][\w.]*)([^{};=]*)$/
    guard let found = head.firstMatch(of: pattern) else { return nil }
    let around = scopes.compactMap(\.self).last
    let isExtension = found.1 == "extension"
    let written = String(found.2)
    let name = isExtension ? written : around.map { "\($0).\(written)" } ?? written
    let rest = String(found.3)
    let list = rest.firstIndex(of: ":").map { rest[rest.index(after: $0)...] } ?? ""
    let inherits = list.split(separator: ",").map { type in
      String(type.trimmed.split(separator: " ").last?.prefix { $0 != "<" } ?? "")
    }
    if let kind = TypeBody.Kind(rawValue: String(found.1)) {
      // A type that stands twice stands under conditions, of which the first counts.
      guard types[name] == nil else { return nil }
      types[name] = TypeBody(name: name, kind: kind, isGeneric: rest.hasPrefix("<"))
    }
    guard types[name] != nil else { return nil }
    types[name]?.inherits += inherits
    return name
  }

  /// Where a comment or a text ends that begins at a place; the place itself where none does.
  private static func endOfWords(in bytes: [UInt8], at start: Int) -> Int {
    let rest = bytes[start...]
    let newLine = UInt8(ascii: "\n")
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex(of: newLine) ?? bytes.count
    }
    if rest.starts(with: "/*".utf8) { return end(of: "*/", in: bytes, from: start + 2) }
    if rest.starts(with: "\"\"\"".utf8) { return end(of: "\"\"\"", in: bytes, from: start + 3) }
    guard bytes[start] == UInt8(ascii: "\"") else { return start }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != newLine {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: mark.utf8) { return index + mark.utf8.count }
      index += 1
    }
    return bytes.count
  }
}
