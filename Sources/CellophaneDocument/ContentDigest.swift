/// Sixteen hexadecimal digits that tell contents apart, the same on every run.
package struct ContentDigest: CustomStringConvertible {
  package let description: String

  package init(_ bytes: some Sequence<UInt8>) {
    let hash =
      bytes.withContiguousStorageIfAvailable(Self.hash)
      ?? Array(bytes).withUnsafeBufferPointer(Self.hash)
    let digits = String(hash, radix: 16)
    description = String(repeating: "0", count: 16 - digits.count) + digits
  }

  // Not generic: that is ten times as slow in a debug build.
  private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01B3
    }
    return hash
  }
}

extension ResolvedAsset {
  /// The name of a file with these bytes.
  package static func fileName(of bytes: [UInt8], ending: String) -> String {
    "\(ContentDigest(bytes)).\(ending)"
  }
}
