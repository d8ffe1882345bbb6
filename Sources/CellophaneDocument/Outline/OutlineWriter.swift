/// Collects the lines of an outline: one a node, two spaces a level.
struct OutlineWriter {
  private(set) var text = ""
  private var level = 0

  /// Writes a node's line, its words parted by single spaces, and then what stands in it.
  mutating func node(_ words: [String?], _ inside: (inout OutlineWriter) -> Void = { _ in }) {
    text += String(repeating: "  ", count: level)
    text += words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
    level += 1
    inside(&self)
    level -= 1
  }
}

extension String {
  /// The string between double quotes, on one line.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The string when the condition holds, else nothing.
  func when(_ condition: Bool) -> String? { condition ? self : nil }
}

extension Double {
  /// The shortest way of writing the number: `20`, `0.5`.
  var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }

  /// The number after the word of a facet, unless it is the usual one.
  func after(_ facet: OutlineFacet, unless usual: Double = 0) -> String? {
    self == usual ? nil : plain.after(facet)
  }
}
