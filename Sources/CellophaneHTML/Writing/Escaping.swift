/// The one escaper.
///
/// What neither XML nor HTML can carry (control characters, noncharacters) becomes U+FFFD.
enum Escaping {
  private enum Replacement {
    case none
    case entity(StaticString)
    /// The character stands in no document.
    case unknown

    var text: StaticString? {
      switch self {
      case .none: nil
      case .entity(let entity): entity
      case .unknown: "\u{FFFD}"
      }
    }
  }

  /// Appends text so that no reader takes any of it for markup.
  static func append(_ string: String, to bytes: inout ByteBuffer, inAttribute: Bool) {
    withBytes(of: string) { characters in
      var start = 0
      var index = 0
      while index < characters.count {
        guard isSpecial(characters[index]) else {
          index += 1
          while arePlain(characters, from: index) { index += 8 }
          continue
        }
        let found = replacement(of: characters, at: index, inAttribute: inAttribute)
        if let text = found.replacement.text {
          bytes.append(contentsOf: characters[start..<index])
          append(text, to: &bytes)
          start = index + found.length
        }
        index += found.length
      }
      bytes.append(contentsOf: characters[start...])
    }
  }

  /// Appends text as part of a word without white space, percent-encoding what would end it.
  static func append(word: String, to bytes: inout ByteBuffer) {
    withBytes(of: word) { characters in
      var start = 0
      var index = 0
      while index < characters.count {
        let byte = characters[index]
        guard isSpecial(byte) || byte == 0x20 || byte == 0x25 || byte == 0x7E else {
          index += 1
          continue
        }
        let found = replacement(of: characters, at: index, inAttribute: true)
        let character = characters[index..<index + found.length]
        bytes.append(contentsOf: characters[start..<index])
        index += found.length
        start = index
        switch found.replacement {
        case _ where byte <= 0x20 || byte == 0x25 || byte == 0x7E, .unknown:
          for byte in character { append(percent: byte, to: &bytes) }
        case .entity(let entity): append(entity, to: &bytes)
        case .none: bytes.append(contentsOf: character)
        }
      }
      bytes.append(contentsOf: characters[start...])
    }
  }

  /// Gives a string's bytes where they lie; only a string of Foundation's is copied.
  @inline(__always)
  private static func withBytes(
    of string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard string.utf8.withContiguousStorageIfAvailable(body) == nil else { return }
    var copy = string
    copy.withUTF8(body)
  }

  /// Whether a byte may begin something to replace.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x25, 0x27...0x3B, 0x3D, 0x3F...0x7E: false
    case 0..<0x40, 0x7F, 0xC2, 0xEF, 0xF0...: true
    default: false
    }
  }

  /// Whether eight bytes are there and none of them may begin something to replace, which is how
  /// most of every text is passed over.
  @inline(__always)
  private static func arePlain(
    _ characters: UnsafeBufferPointer<UInt8>, from index: Int
  ) -> Bool {
    guard index + 8 <= characters.count, let base = characters.baseAddress else { return false }
    let bytes = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    // The first byte that is beyond ASCII, below a space or one of these sets its top bit.
    var found = bytes | (bytes &- (ones &* 0x20))
    for special: UInt64 in [0x22, 0x26, 0x3C, 0x3E, 0x7F] {
      found |= (bytes ^ (ones &* special)) &- ones
    }
    return found & (ones &* 0x80) == 0
  }

  /// How many bytes a character has and what it becomes.
  private static func replacement(
    of characters: UnsafeBufferPointer<UInt8>, at index: Int, inAttribute: Bool
  ) -> (length: Int, replacement: Replacement) {
    let byte = characters[index]
    switch byte {
    case UInt8(ascii: "&"): return (1, .entity("&amp;"))
    case UInt8(ascii: "<"): return (1, .entity("&lt;"))
    case UInt8(ascii: ">"): return (1, .entity("&gt;"))
    case UInt8(ascii: "\""): return (1, inAttribute ? .entity("&quot;") : .none)
    case 0x09: return (1, inAttribute ? .entity("&#9;") : .none)
    case 0x0A: return (1, inAttribute ? .entity("&#10;") : .none)
    case 0x0D: return (1, .entity("&#13;"))
    case 0..<0x20, 0x7F: return (1, .unknown)
    case 0xC2: return (2, characters[index + 1] < 0xA0 ? .unknown : .none)
    case 0xEF:
      let second = characters[index + 1]
      let third = characters[index + 2]
      let isNoncharacter =
        second == 0xBF && third >= 0xBE || second == 0xB7 && (0x90...0xAF).contains(third)
      return (3, isNoncharacter ? .unknown : .none)
    case 0xF0...:
      let isNoncharacter =
        characters[index + 1] & 0x0F == 0x0F && characters[index + 2] == 0xBF
        && characters[index + 3] >= 0xBE
      return (4, isNoncharacter ? .unknown : .none)
    default: return (1, .none)
    }
  }

  private static func append(_ string: StaticString, to bytes: inout ByteBuffer) {
    bytes.append(string.utf8Start, count: string.utf8CodeUnitCount)
  }

  private static func append(percent byte: UInt8, to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "%"))
    for digit in [byte >> 4, byte & 0x0F] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}
