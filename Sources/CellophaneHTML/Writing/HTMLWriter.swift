/// Writes markup into one byte buffer, in one pass.
///
/// The result is well-formed XML and valid HTML at once: void tags are closed, all others have an
/// end tag. Every block element starts and ends on lines of its own, without indentation, so that
/// a change shows in the lines that it concerns. Names are static; values pass the one escaper.
package struct HTMLWriter: ~Copyable {
  private enum Position { case content, startTag, style }

  private var parts: AttributeValue
  private var position = Position.content
  /// The names of the symbols that the markup refers to.
  private(set) var symbols: Set<String> = []
  /// Most rows show the symbol of the row before, which needs no look-up.
  private var lastSymbol = ""

  package var bytes: [UInt8] { parts.bytes.array }

  /// - Parameter capacity: How many bytes to make room for at first.
  package init(capacity: Int = 0) {
    parts = AttributeValue(capacity: capacity)
  }

  // MARK: Elements

  /// Writes an element on lines of its own.
  ///
  /// - Parameter content: Writes the attributes first, then the children or the text.
  @inline(__always)
  package mutating func element(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    _ third: ClassName? = nil, content: (inout HTMLWriter) -> Void = { _ in }
  ) {
    finishStartTag(endsLine: true)
    startTag(name, first, second, third)
    content(&self)
    endTag(name)
    append(UInt8(ascii: "\n"))
  }

  /// Writes an element inside a line of text.
  package mutating func inline(
    _ name: StaticString, _ first: ClassName? = nil, content: (inout HTMLWriter) -> Void
  ) {
    finishStartTag(endsLine: false)
    startTag(name, first, nil, nil)
    content(&self)
    endTag(name)
  }

  /// Writes an element that has no content, such as an image, on a line of its own.
  package mutating func void(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    attributes: (inout HTMLWriter) -> Void = { _ in }
  ) {
    finishStartTag(endsLine: true)
    inlineVoid(name, first, second, attributes: attributes)
    append(UInt8(ascii: "\n"))
  }

  /// Writes an element that has no content inside a line.
  package mutating func inlineVoid(
    _ name: StaticString, _ first: ClassName? = nil, _ second: ClassName? = nil,
    attributes: (inout HTMLWriter) -> Void
  ) {
    finishStartTag(endsLine: false)
    startTag(name, first, second, nil)
    attributes(&self)
    finishStyle()
    position = .content
    append("/>")
  }

  /// Writes escaped text.
  package mutating func text(_ string: String) {
    finishStartTag(endsLine: false)
    Escaping.append(string, to: &parts.bytes, inAttribute: false)
  }

  /// Writes text that is known when the program is compiled.
  package mutating func text(_ string: StaticString) {
    finishStartTag(endsLine: false)
    append(string)
  }

  /// Writes a reference to a symbol of the page's sprite.
  mutating func use(symbol name: String) {
    if name != lastSymbol {
      symbols.insert(name)
      lastSymbol = name
    }
    inlineVoid("use") { html in
      html.attribute("href") { value in
        value.append("#symbol-")
        value.append(word: name)
      }
    }
  }

  // MARK: Attributes

  package mutating func attribute(_ name: StaticString, _ value: StaticString) {
    startAttribute(name)
    append(value)
    append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ name: StaticString, text value: String) {
    startAttribute(name)
    Escaping.append(value, to: &parts.bytes, inAttribute: true)
    append(UInt8(ascii: "\""))
  }

  package mutating func attribute(_ name: StaticString, number value: Double) {
    startAttribute(name)
    Numbers.append(value, to: &parts.bytes)
    append(UInt8(ascii: "\""))
  }

  /// Writes an attribute whose value is put together from parts.
  @inline(__always)
  package mutating func attribute(
    _ name: StaticString, value: (inout AttributeValue) -> Void
  ) {
    startAttribute(name)
    value(&parts)
    append(UInt8(ascii: "\""))
  }

  /// Writes a custom property into the element's style attribute, which starts with its first
  /// property and ends with its last.
  @inline(__always)
  package mutating func property(
    _ name: StaticString, value: (inout AttributeValue) -> Void
  ) {
    property(prefix: "", name, value: value)
  }

  /// Writes the twin of a custom property for a state: `--selected-text-color`.
  package mutating func property(
    prefix: StaticString, _ name: StaticString, value: (inout AttributeValue) -> Void
  ) {
    if position == .startTag {
      append(" style=\"")
      position = .style
    } else {
      append(UInt8(ascii: ";"))
    }
    append("--")
    append(prefix)
    append(name)
    append(UInt8(ascii: ":"))
    value(&parts)
  }

  // MARK: Parts

  @inline(__always)
  private mutating func startTag(
    _ name: StaticString, _ first: ClassName?, _ second: ClassName?, _ third: ClassName?
  ) {
    append(UInt8(ascii: "<"))
    append(name)
    position = .startTag
    guard let first else { return }
    append(" class=\"")
    append(first)
    if let second {
      append(UInt8(ascii: " "))
      append(second)
    }
    if let third {
      append(UInt8(ascii: " "))
      append(third)
    }
    append(UInt8(ascii: "\""))
  }

  @inline(__always)
  private mutating func endTag(_ name: StaticString) {
    finishStartTag(endsLine: false)
    append("</")
    append(name)
    append(UInt8(ascii: ">"))
  }

  @inline(__always)
  private mutating func startAttribute(_ name: StaticString) {
    finishStyle()
    append(UInt8(ascii: " "))
    append(name)
    append("=\"")
  }

  @inline(__always)
  private mutating func finishStyle() {
    guard position == .style else { return }
    append(UInt8(ascii: "\""))
    position = .startTag
  }

  @inline(__always)
  private mutating func finishStartTag(endsLine: Bool) {
    guard position != .content else { return }
    finishStyle()
    position = .content
    append(UInt8(ascii: ">"))
    if endsLine { append(UInt8(ascii: "\n")) }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    parts.bytes.append(byte)
  }

  @inline(__always)
  private mutating func append(_ string: StaticString) {
    parts.append(string)
  }

  @inline(__always)
  private mutating func append(_ name: ClassName) {
    parts.append(name.name)
  }
}

/// The parts of one attribute's value, each escaped as it is written.
package struct AttributeValue: ~Copyable {
  fileprivate(set) var bytes: ByteBuffer

  /// Parts that stand in no markup.
  ///
  /// - Parameter capacity: How many bytes to make room for at first.
  init(capacity: Int) {
    bytes = ByteBuffer(capacity: capacity)
  }

  package mutating func append(_ string: StaticString) {
    bytes.append(string.utf8Start, count: string.utf8CodeUnitCount)
  }

  package mutating func append(text: String) {
    Escaping.append(text, to: &bytes, inAttribute: true)
  }

  /// Appends text as part of an id or of a list of words: white space and the characters that
  /// separate an id's parts become `%20` and the like.
  package mutating func append(word: String) {
    Escaping.append(word: word, to: &bytes)
  }

  package mutating func append(_ number: Double) {
    Numbers.append(number, to: &bytes)
  }

  /// Appends a length in points, with its unit also where it is 0: the sums and maxima of
  /// stylesheets refuse a bare number.
  package mutating func append(points: Double) {
    Numbers.append(points, to: &bytes)
    append("px")
  }
}

extension AttributeValue {
  /// Appends a name of Swift's in the form of CSS: `systemGray2` as `system-gray2`.
  mutating func append(kebab name: String) {
    for byte in name.utf8 {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        bytes.append(UInt8(ascii: "-"))
        bytes.append(byte + 0x20)
      } else {
        bytes.append(byte)
      }
    }
  }

  mutating func append(hexDigit digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Appends a string of CSS in single quotes.
  mutating func append(quoted string: String) {
    append("'")
    for character in string.unicodeScalars {
      if character == "'" || character == "\\" { append("\\") }
      append(text: String(character))
    }
    append("'")
  }
}
