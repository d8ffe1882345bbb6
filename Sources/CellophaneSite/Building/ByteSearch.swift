internal import Foundation

/// Looks for bytes by the C library, since a gallery is seldom optimized and a page or a picture may
/// have megabytes.
extension UnsafeRawBufferPointer {
  /// Where a byte is next; `nil` where there is none from a place on.
  func place(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }

  /// The place behind the next bytes that are these; `nil` where there are none from a place on.
  ///
  /// - Parameter lead: The place of a byte among them of which there are few.
  func place(behind mark: [UInt8], knownBy lead: Int = 0, from start: Int) -> Int? {
    var start = start
    while let found = place(of: mark[lead], from: start) {
      start = found + 1
      let (first, end) = (found - lead, found - lead + mark.count)
      if first >= 0, end <= count, self[first..<end].elementsEqual(mark) { return end }
    }
    return nil
  }
}
