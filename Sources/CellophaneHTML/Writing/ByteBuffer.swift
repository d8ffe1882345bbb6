/// Bytes that only grow.
///
/// An array would check with every piece whether it is shared and has room, which costs more than
/// the piece.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deallocate()
  }

  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var array: [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// These bytes and then another's.
  ///
  /// - Complexity: O(*n*), where *n* is the number of all bytes.
  func array(followedBy other: borrowing ByteBuffer) -> [UInt8] {
    let (otherStart, otherCount) = (other.start, other.count)
    return Array(unsafeUninitializedCapacity: count + otherCount) { bytes, written in
      _ = bytes[..<count].update(fromContentsOf: UnsafeBufferPointer(start: start, count: count))
      _ = bytes[count...].update(
        fromContentsOf: UnsafeBufferPointer(start: otherStart, count: otherCount))
      written = count + otherCount
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
    if count + added > capacity { grow(by: added) }
    (start + count).update(from: bytes, count: added)
    count += added
  }

  @inline(__always)
  mutating func append(contentsOf bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let base = bytes.base.baseAddress else { return }
    append(base + bytes.startIndex, count: bytes.count)
  }

  /// Makes room at once where more is about to come; what stays unused costs nothing.
  mutating func makeRoom(for added: Int) {
    if count + added > capacity { grow(by: added) }
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    let larger = max(capacity * 2, count + added)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    new.update(from: start, count: count)
    start.deallocate()
    start = new
    capacity = larger
  }
}
