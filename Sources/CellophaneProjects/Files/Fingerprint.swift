/// A short name for some bytes: the same for the same bytes, and hardly ever for others.
///
/// FNV-1a, in 64 bits.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package init(_ bytes: some Sequence<UInt8>) {
    add(bytes)
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  package mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0))
  }

  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
