/// The parts of one attribute's value, each escaped as it is written.
package struct AttributeValue: ~Copyable {
  var bytes: ByteBuffer
  /// Where room was left.
  var places: [Stencil.Place] = []

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

  /// Appends text that stands between tags.
  mutating func append(content text: String) {
    Escaping.append(text, to: &bytes, inAttribute: false)
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
