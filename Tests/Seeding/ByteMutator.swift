/// Damages bytes that are read back later, as disks, editors and people with a purpose do.
package struct ByteMutator {
  private var random: SeededGenerator

  /// What readers of paths, numbers, texts and trees are fond of.
  private static let tokens = [
    "../../victim", "/etc/hostname", "..", "\0", "\u{FEFF}", "\u{202E}", "\r\n", "\\", "\"", "'",
    "{", "}", "[", "]", "(", ")", "<", ">", "</html>", "<!--", "&#x0;", "&quot", "null", "true",
    "-1",
    "0", "1e999", "18446744073709551616", "0x80", "NaN", "%", "%@", "%#@a@", "%9$lld",
    "%9223372036854775807$lld", "9223372036854775807", ":", "=", ";",
    "/*", "//", "\u{1B}[2J", "::error::", "\u{0301}", "\u{1F469}\u{200D}\u{1F467}",
  ]

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The bytes with a few faults.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.removeSubrange(place...)
    case 4:
      let depth = Int.random(in: 2...2_000, using: &random)
      let one = Array((["[", "{", "(", "<b>", "  "].randomElement(using: &random) ?? "").utf8)
      bytes.insert(contentsOf: Array(repeating: one, count: depth).joined(), at: place)
    case 5:
      let raw = (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      bytes.insert(contentsOf: raw, at: place)
    default:
      let token = Self.tokens.randomElement(using: &random) ?? ""
      bytes.replaceSubrange(place..<(Bool.random(using: &random) ? end : place), with: token.utf8)
    }
  }
}
