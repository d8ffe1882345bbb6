/// A `.strings` file: keys and texts in quotes, or a property list.
enum StringsFile {
  /// The texts by key; none, and a report, where the file cannot be read.
  static func texts(in data: Data, at path: String) -> [String: String] {
    let isList = data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
    let texts =
      isList
      ? try? PropertyListDecoder().decode([String: String].self, from: data)
      : string(of: data).flatMap { Reader($0).texts() }
    if texts == nil { StringTables.noteUnreadable(path) }
    return texts ?? [:]
  }

  /// UTF-16 says so by its first bytes; everything else is UTF-8.
  private static func string(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return String(data: data.dropFirst(start), encoding: .utf8)
  }

  private struct Reader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
      rest = Substring(text).unicodeScalars
    }

    /// Everything, or `nil` where it does not go on as it should.
    consuming func texts() -> [String: String]? {
      var texts: [String: String] = [:]
      while true {
        guard skipSpace() else { return nil }
        if rest.isEmpty { return texts }
        guard let key = word(), skipSpace() else { return nil }
        var text = key
        if take("=") {
          guard skipSpace(), let word = word(), skipSpace() else { return nil }
          text = word
        }
        guard take(";") else { return nil }
        texts[key] = text
      }
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == scalar else { return false }
      rest.removeFirst()
      return true
    }

    /// Skips space and comments; false where a comment does not end.
    private mutating func skipSpace() -> Bool {
      while let first = rest.first {
        if first.properties.isWhitespace {
          rest.removeFirst()
        } else if rest.starts(with: "//".unicodeScalars) {
          rest = rest.drop { $0 != "\n" && $0 != "\r" }
        } else if rest.starts(with: "/*".unicodeScalars) {
          rest.removeFirst(2)
          while !rest.isEmpty, !rest.starts(with: "*/".unicodeScalars) { rest.removeFirst() }
          guard !rest.isEmpty else { return false }
          rest.removeFirst(2)
        } else {
          return true
        }
      }
      return true
    }

    private mutating func word() -> String? {
      guard let first = rest.first else { return nil }
      if first == "\"" || first == "'" {
        rest.removeFirst()
        return quoted(until: first)
      }
      let bare = rest.prefix {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "_-.$:/".unicodeScalars.contains($0)
      }
      rest = rest[bare.endIndex...]
      return bare.isEmpty ? nil : String(String.UnicodeScalarView(bare))
    }

    private mutating func quoted(until quote: Unicode.Scalar) -> String? {
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        if scalar == quote { return String(text) }
        guard scalar == "\\" else {
          text.append(scalar)
          continue
        }
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "U", "u":
          let digits = rest.prefix(4)
          guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
            let named = Unicode.Scalar(value)
          else { return nil }
          rest.removeFirst(4)
          text.append(named)
        default: text.append(escaped)
        }
      }
      return nil
    }
  }
}
