/// A format as `String(format:)` takes it, in its parts.
struct FormatString {
  enum Piece: Hashable {
    case text(String)
    /// Two percent signs.
    case percent
    /// A value: `%d`, `%2$@`. The directive is what follows the position.
    case value(position: Int?, directive: String)
    /// A value that a form of words has: `%arg`.
    case argument
    /// A form of words that a number decides: `%#@items@`.
    case variable(position: Int?, name: String)
  }

  private(set) var pieces: [Piece] = []

  /// Takes a format apart; what is no directive is text.
  init(_ format: String) {
    var rest = format[...]
    var text = ""
    while let character = rest.first {
      rest.removeFirst()
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let (piece, after) = Self.piece(rest) else {
        text.append("%")
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
      rest = after
    }
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// Whether there is anything to fill in.
  var hasValues: Bool {
    pieces.contains {
      switch $0 {
      case .value, .argument, .variable: true
      case .text, .percent: false
      }
    }
  }

  private static func piece(_ text: Substring) -> (Piece, Substring)? {
    if text.first == "%" { return (.percent, text.dropFirst()) }
    if text.hasPrefix("arg") { return (.argument, text.dropFirst(3)) }
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest[digits.endIndex...].first == "$" {
      position = Int(digits)
      rest = rest[digits.endIndex...].dropFirst()
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard rest[name.endIndex...].first == "@" else { return nil }
      return (.variable(position: position, name: String(name)), rest[name.endIndex...].dropFirst())
    }
    let flags = rest.prefix { "-+0#'".contains($0) }
    let numbers = rest[flags.endIndex...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let length = rest[numbers.endIndex...].prefix { "hlqLztj".contains($0) }
    guard let conversion = rest[length.endIndex...].first,
      "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion)
    else { return nil }
    let end = rest.index(after: length.endIndex)
    return (.value(position: position, directive: String(rest[..<end])), rest[end...])
  }
}
