/// The bytes of a list whose rows differ in a number only, appended as one would by hand.
struct RowLines {
  private let head: [UInt8]
  /// What stands around the number in each row.
  private let pieces: [[UInt8]]
  /// What stands between the rows of one chunk and those of the next.
  private let seam: [UInt8]
  private let tail: [UInt8]
  private let first: Int
  private let count: Int
  private let size: Int

  /// How many rows a chunk has.
  private static let chunk = 50

  /// Takes a rendered list apart: what is before the second row, a row, what is after the last.
  init(of bytes: [UInt8], first: Int, count: Int) {
    self.first = first
    self.count = count
    size = bytes.count
    let second = Self.start(of: first + 1, in: bytes)
    let third = Self.start(of: first + 2, in: bytes)
    let last = Self.start(of: first + count - 1, in: bytes)
    let length = third - second
    head = Array(bytes[..<second])
    pieces = Self.split(bytes[second..<third], by: "\(first + 1)")
    let before = Self.start(of: first + Self.chunk - 1, in: bytes)
    seam = Array(bytes[(before + length)..<Self.start(of: first + Self.chunk, in: bytes)])
    tail = Array(bytes[min(last + length, bytes.count)...])
  }

  /// All bytes, appended.
  func written() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes.append(contentsOf: head)
    for number in first + 1..<first + count {
      let digits = String(number)
      if (number - first).isMultiple(of: Self.chunk) { bytes.append(contentsOf: seam) }
      bytes.append(contentsOf: pieces[0])
      for piece in pieces.dropFirst() {
        bytes.append(contentsOf: digits.utf8)
        bytes.append(contentsOf: piece)
      }
    }
    bytes.append(contentsOf: tail)
    return bytes
  }

  /// Where the markup of a row begins: at the start tag before its number.
  private static func start(of number: Int, in bytes: [UInt8]) -> Int {
    var place = firstRange(of: Array("\(number)".utf8), in: bytes[...])?.lowerBound ?? 0
    while place > 0, bytes[place] != UInt8(ascii: "<") { place -= 1 }
    return place
  }

  private static func split(_ bytes: ArraySlice<UInt8>, by word: String) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = bytes
    while let range = firstRange(of: Array(word.utf8), in: rest) {
      pieces.append(Array(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return pieces + [Array(rest)]
  }

  private static func firstRange(
    of word: [UInt8], in bytes: ArraySlice<UInt8>
  ) -> Range<Int>? {
    var place = bytes.startIndex
    while place + word.count <= bytes.endIndex {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
        return place..<place + word.count
      }
      place += 1
    }
    return nil
  }
}
