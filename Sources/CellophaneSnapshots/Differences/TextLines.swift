private import Foundation

/// A text's bytes and where its lines begin.
///
/// A line has its line feed, so that a last line without one is another line than one with it.
struct TextLines: Hashable, Sendable {
  let bytes: [UInt8]
  /// Where each line begins, and where the last one ends.
  let starts: [Int]

  var count: Int { starts.count - 1 }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBytes { text in
      var starts = [0]
      guard let first = text.baseAddress else { return starts }
      var place = 0
      // Searched by C, which is quick in a debug build too.
      while place < text.count,
        let end = memchr(first + place, Int32(UInt8(ascii: "\n")), text.count - place)
      {
        place = UnsafeRawPointer(end) - first + 1
        starts.append(place)
      }
      if place < text.count { starts.append(text.count) }
      return starts
    }
  }

  init(_ lines: [String]) {
    self.init(lines.flatMap { [UInt8]($0.utf8) + [UInt8(ascii: "\n")] })
  }

  /// A line's words, without its line feed.
  subscript(line: Int) -> String {
    var end = starts[line + 1]
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[starts[line]..<end]), as: UTF8.self)
    }
  }

  /// Whether a line ends with the text and not with a line feed.
  func isUnfinished(_ line: Int) -> Bool {
    line == count - 1 && bytes.last != UInt8(ascii: "\n")
  }

  /// Lends the memory of both texts to something that compares their lines.
  static func comparing<Result>(
    _ old: TextLines, _ new: TextLines, _ body: (LineComparison) -> Result
  ) -> Result {
    old.bytes.withUnsafeBytes { oldBytes in
      new.bytes.withUnsafeBytes { newBytes in
        old.starts.withUnsafeBufferPointer { oldStarts in
          new.starts.withUnsafeBufferPointer { newStarts in
            body(
              LineComparison(
                old: oldBytes, new: newBytes, oldStarts: oldStarts, newStarts: newStarts))
          }
        }
      }
    }
  }
}

/// Compares lines of two texts, byte by byte.
struct LineComparison {
  let old: UnsafeRawBufferPointer
  let new: UnsafeRawBufferPointer
  let oldStarts: UnsafeBufferPointer<Int>
  let newStarts: UnsafeBufferPointer<Int>

  func isSame(_ line: Int, _ other: Int) -> Bool {
    let (from, to) = (oldStarts[line], newStarts[other])
    let count = oldStarts[line + 1] - from
    guard newStarts[other + 1] - to == count else { return false }
    guard let left = old.baseAddress, let right = new.baseAddress else { return true }
    return memcmp(left + from, right + to, count) == 0
  }
}
