internal import CellophaneLook

/// Writes rules of a stylesheet, a declaration a line and without spaces: every page loads them.
struct StyleWriter: ~Copyable {
  private var parts: AttributeValue

  init() {
    parts = AttributeValue(capacity: 1 << 14)
  }

  var bytes: [UInt8] { parts.bytes.array }

  mutating func comment(_ text: StaticString) {
    parts.append("\n/* ")
    parts.append(text)
    parts.append(" */\n")
  }

  /// Writes a rule whose declarations stand on lines of their own.
  mutating func rule(
    _ selector: (inout AttributeValue) -> Void, declarations: (inout StyleWriter) -> Void
  ) {
    selector(&parts)
    parts.append(" {\n")
    declarations(&self)
    parts.append("}\n")
  }

  mutating func rule(_ selector: StaticString, declarations: (inout StyleWriter) -> Void) {
    rule({ $0.append(selector) }, declarations: declarations)
  }

  mutating func property(_ name: StaticString, value: (inout AttributeValue) -> Void) {
    property({ $0.append(name) }, value: value)
  }

  mutating func property(
    _ name: (inout AttributeValue) -> Void, value: (inout AttributeValue) -> Void
  ) {
    name(&parts)
    parts.append(":")
    value(&parts)
    parts.append(";\n")
  }

  mutating func points(_ name: StaticString, _ points: Double) {
    property(name) { $0.append(points: points) }
  }

  /// Writes declarations that another has written.
  mutating func append(_ declarations: [UInt8]) {
    declarations.withUnsafeBufferPointer { parts.bytes.append(contentsOf: $0[...]) }
  }
}
