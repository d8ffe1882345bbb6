/// Reads the words of a line one after the other: quoted texts, groups in brackets, other words.
struct WordScanner {
  private var rest: Substring

  init(_ line: Substring) {
    rest = line
  }

  /// What is left, all of it.
  var remainder: String { String(rest.drop { $0 == " " }) }

  var isAtEnd: Bool { !rest.contains { $0 != " " } }

  /// The next word with its quotes and brackets.
  mutating func next() -> String? {
    rest = rest.drop { $0 == " " }
    guard !rest.isEmpty else { return nil }
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    var end = rest.startIndex
    for index in rest.indices {
      let character = rest[index]
      end = index
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        if character == "\\" { isEscaped = true }
        if character == "\"" { isQuoted = false }
      } else if character == "\"" {
        isQuoted = true
      } else if character == "[" || character == "(" {
        depth += 1
      } else if character == "]" || character == ")" {
        depth -= 1
      } else if character == " ", depth <= 0 {
        break
      }
      end = rest.index(after: index)
    }
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }
}

extension StringProtocol {
  var isQuoted: Bool { count > 1 && first == "\"" && last == "\"" }

  /// A quoted text without its quotes and escapes; anything else as it is.
  var unquoted: String {
    guard isQuoted else { return String(self) }
    var text = ""
    var isEscaped = false
    for character in dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": text.append("\n")
        case "t": text.append("\t")
        default: text.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
