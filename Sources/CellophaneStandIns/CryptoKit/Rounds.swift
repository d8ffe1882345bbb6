#if !canImport(ObjectiveC)
  import Foundation

  /// Bytes with a one, zeroes and their count after them, in blocks of 64.
  private func padded(_ bytes: [UInt8], countIsBig: Bool) -> [UInt8] {
    var all = bytes + [0x80]
    while all.count % 64 != 56 { all.append(0) }
    let bits = UInt64(bytes.count) * 8
    let count = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    return all + (countIsBig ? count.reversed() : count)
  }

  /// Sixteen words of a block.
  private func wordsOf(_ block: ArraySlice<UInt8>, isBig: Bool) -> [UInt32] {
    var words: [UInt32] = []
    for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
      let bytes = Array(block[start..<start + 4])
      var word: UInt32 = 0
      for byte in isBig ? bytes : bytes.reversed() {
        word = word << 8
        word |= UInt32(byte)
      }
      words.append(word)
    }
    return words
  }

  private func bytesOf(_ words: [UInt32], isBig: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for word in words {
      let value = isBig ? word.bigEndian : word.littleEndian
      withUnsafeBytes(of: value) { bytes += $0 }
    }
    return bytes
  }

  /// SHA-2 of 256 bits, as FIPS 180-4 has it.
  enum SHA2 {
    private static let start = roots(power: 1.0 / 2, count: 8)
    private static let constants = roots(power: 1.0 / 3, count: 64)

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
      var state = start
      let all = padded(bytes, countIsBig: true)
      for block in stride(from: 0, to: all.count, by: 64) {
        var words = wordsOf(all[block..<block + 64], isBig: true)
        for place in 16..<64 {
          let (early, late) = (words[place - 15], words[place - 2])
          let first = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
          let second = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
          words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
        }
        var now = state
        for round in 0..<64 {
          let high = turned(now[4], 6) ^ turned(now[4], 11) ^ turned(now[4], 25)
          let choice = (now[4] & now[5]) ^ (~now[4] & now[6])
          let first = now[7] &+ high &+ choice &+ constants[round] &+ words[round]
          let low = turned(now[0], 2) ^ turned(now[0], 13) ^ turned(now[0], 22)
          let majority = (now[0] & now[1]) ^ (now[0] & now[2]) ^ (now[1] & now[2])
          now = [first &+ low &+ majority] + now[0..<7]
          now[4] = now[4] &+ first
        }
        state = zip(state, now).map { $0 &+ $1 }
      }
      return bytesOf(state, isBig: true)
    }

    private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word >> count | word << (32 - count)
    }

    /// The first bits after the point of the roots of the first primes.
    private static func roots(power: Double, count: Int) -> [UInt32] {
      var primes: [Int] = []
      var next = 2
      while primes.count < count {
        if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
        next += 1
      }
      return primes.map { prime in
        let root = pow(Double(prime), power)
        return UInt32((root - root.rounded(.down)) * 4_294_967_296)
      }
    }
  }

  /// MD5, as RFC 1321 has it.
  enum MessageDigest5 {
    private static let turns: [[UInt32]] = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let constants = (1...64).map { round in
      UInt32(abs(sin(Double(round))) * 4_294_967_296)
    }

    static func hash(_ bytes: [UInt8]) -> [UInt8] {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      let all = padded(bytes, countIsBig: false)
      for start in stride(from: 0, to: all.count, by: 64) {
        let words = wordsOf(all[start..<start + 64], isBig: false)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for round in 0..<64 {
          let mix: UInt32
          let place: Int
          switch round / 16 {
          case 0: (mix, place) = ((b & c) | (~b & d), round)
          case 1: (mix, place) = ((d & b) | (~d & c), (5 * round + 1) % 16)
          case 2: (mix, place) = (b ^ c ^ d, (3 * round + 5) % 16)
          default: (mix, place) = (c ^ (b | ~d), (7 * round) % 16)
          }
          let sum = a &+ mix &+ constants[round] &+ words[place]
          let turn = turns[round / 16][round % 4]
          (a, d, c, b) = (d, c, b, b &+ (sum << turn | sum >> (32 - turn)))
        }
        state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
      }
      return bytesOf(state, isBig: false)
    }
  }
#endif
