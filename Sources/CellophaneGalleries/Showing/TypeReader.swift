internal import CellophaneDoctor

/// Finds types in Swift, with their extensions.
struct TypeReader {
  private(set) var types: [String: TypeBody] = [:]
  /// The types and other scopes around a place, the outermost first.
  private var scopes: [String?] = []
  /// What stands before a brace.
  private var head: [UInt8] = []
  /// What was read of the innermost scope, where it is a type's.
  private var text: [UInt8] = []

  /// - Parameter known: Types from elsewhere whose extensions are read too.
  init(known: [String] = []) {
    for name in known { types[name] = TypeBody(name: name, kind: .class) }
  }

  mutating func read(_ bytes: [UInt8]) {
    (scopes, head, text) = ([], [], [])
    for byte in BareSource.bytes(of: bytes) {
      switch byte {
      case UInt8(ascii: "{"): open()
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: ";"):
        take(byte)
        head = []
      default: take(byte)
      }
    }
    while !scopes.isEmpty { close() }
    take(UInt8(ascii: "\n"))
    keep()
  }

  private mutating func take(_ byte: UInt8) {
    head.append(byte)
    if scopes.last != .some(nil) { text.append(byte) }
  }

  private mutating func keep() {
    if let name = scopes.last, let name {
      types[name]?.text += String(decoding: text, as: UTF8.self)
    } else if scopes.isEmpty {
      types["", default: .outside].text += String(decoding: text, as: UTF8.self)
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
    let pattern =
      /((?:\b\w+\s+)*)\b(actor|class|enum|extension|protocol|struct)\s+([A-Z][\w.]*)([^{};=]*)$/
    guard let found = head.firstMatch(of: pattern) else { return nil }
    let around = scopes.compactMap(\.self).last
    let isExtension = found.2 == "extension"
    let written = String(found.3)
    let name = isExtension ? written : around.map { "\($0).\(written)" } ?? written
    let rest = String(found.4)
    let list = rest.firstIndex(of: ":").map { rest[rest.index(after: $0)...] } ?? ""
    let inherits = list.split { $0 == "," || $0 == "&" }.map { type in
      String(type.trimmed.split(separator: " ").last?.prefix { $0 != "<" } ?? "")
    }
    if let kind = TypeBody.Kind(rawValue: String(found.2)) {
      // A type that stands twice stands under conditions, of which the first counts.
      guard types[name] == nil else { return nil }
      let words = found.1.split(whereSeparator: \.isWhitespace)
      types[name] = TypeBody(
        name: name, kind: kind, isGeneric: rest.hasPrefix("<"),
        isPrivate: words.contains { ["private", "fileprivate"].contains($0) })
    }
    guard types[name] != nil else { return nil }
    types[name]?.inherits += inherits
    return name
  }
}
