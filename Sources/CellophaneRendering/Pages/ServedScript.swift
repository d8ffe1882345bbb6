/// A script as pages load it: without comment lines and without the white space that only people
/// need.
///
/// It knows so much of the language as the scripts of the templates use: statements end with
/// semicolons, comments have lines of their own, template literals hold no others, and regular
/// expressions hold neither white space nor quotes, and brackets in pairs. A site's own scripts are served as they are.
package enum ServedScript {
  package static func bytes(of source: [UInt8]) -> [UInt8] {
    var served: [UInt8] = []
    served.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop(while: isSpace)
      if !code.starts(with: "//".utf8) { append(code, to: &served) }
    }
    served.append(UInt8(ascii: "\n"))
    return joiningDeclarations(served)
  }

  /// A script in which a declaration that follows one of its kind goes on with it.
  private static func joiningDeclarations(_ script: [UInt8]) -> [UInt8] {
    let kinds = ["const", "let"].map { Array($0.utf8) }
    var joined: [UInt8] = []
    joined.reserveCapacity(script.count)
    // The kind of declaration that the statement is, within each bracket that is open.
    var declared: [[UInt8]?] = [nil]
    var quote: UInt8?
    var isEscaped = false
    var last = UInt8(ascii: ";")
    var index = 0
    while index < script.count {
      let byte = script[index]
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else {
        let ends = last == UInt8(ascii: ";")
        if ends || last == UInt8(ascii: "{") || last == UInt8(ascii: "}") && isWord(byte) {
          let kind = kinds.first { isWord($0, at: index, of: script) }
          if let kind, ends, !joined.isEmpty, declared.last == kind {
            joined[joined.endIndex - 1] = UInt8(ascii: ",")
            last = UInt8(ascii: ",")
            index += kind.count
            while index < script.count, isSpace(script[index]) { index += 1 }
            continue
          }
          declared[declared.endIndex - 1] = kind
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): declared.append(nil)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if declared.count > 1 { declared.removeLast() }
        default: break
        }
      }
      joined.append(byte)
      last = byte
      index += 1
    }
    return joined
  }

  /// Whether a word stands at a place, and no longer one.
  private static func isWord(_ word: [UInt8], at index: Int, of script: [UInt8]) -> Bool {
    let end = index + word.count
    guard script[index] == word[0], end < script.count, !isWord(script[end]) else { return false }
    return script[index..<end].elementsEqual(word)
  }

  private static func append(_ line: ArraySlice<UInt8>, to served: inout [UInt8]) {
    var quote: UInt8?
    // A line begins where another ended.
    var followsSpace = true
    var isEscaped = false
    for byte in line {
      if let open = quote {
        served.append(byte)
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if isSpace(byte) {
        followsSpace = true
      } else {
        if followsSpace, let last = served.last, needSpace(last, byte) {
          served.append(UInt8(ascii: " "))
        }
        if byte == UInt8(ascii: "}"), served.last == UInt8(ascii: ";") { served.removeLast() }
        if byte == UInt8(ascii: ">"), served.last == UInt8(ascii: "=") {
          bareParameter(in: &served)
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
          quote = byte
        }
        served.append(byte)
        followsSpace = false
      }
    }
  }

  /// Takes the parentheses from an arrow's only parameter.
  private static func bareParameter(in served: inout [UInt8]) {
    let parameters = served.dropLast()
    guard parameters.last == UInt8(ascii: ")"),
      let open = parameters.dropLast().lastIndex(where: { !isWord($0) }),
      served[open] == UInt8(ascii: "("), open + 1 < parameters.endIndex - 1
    else { return }
    served.remove(at: parameters.endIndex - 1)
    served.remove(at: open)
  }

  /// Whether two characters would mean something else without the space between them.
  private static func needSpace(_ first: UInt8, _ second: UInt8) -> Bool {
    isWord(first) && isWord(second) || first == second && "+-".utf8.contains(first)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
