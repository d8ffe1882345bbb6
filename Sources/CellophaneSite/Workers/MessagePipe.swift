internal import Foundation

/// Values over a pair of file descriptors, each as its length and its JSON.
struct MessagePipe {
  let input: Int32
  let output: Int32

  /// The descriptors of a worker: standard output stays the author's own.
  static let worker = MessagePipe(input: 3, output: 4)

  func send(_ value: some Encodable) -> Bool {
    guard let data = try? JSONEncoder().encode(value) else { return false }
    var bytes = withUnsafeBytes(of: UInt32(data.count).littleEndian) { Array($0) }
    bytes += data
    return bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let put = write(output, buffer.baseAddress! + done, buffer.count - done)
        if put < 0, errno == EINTR { continue }
        if put <= 0 { return false }
        done += put
      }
      return true
    }
  }

  /// Waits for the next value; `nil` at the end.
  func receive<Value: Decodable>(_ type: Value.Type) -> Value? {
    guard let head = read(count: 4) else { return nil }
    let count = head.withUnsafeBytes { UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)) }
    guard let body = read(count: Int(count)) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(body))
  }

  private func read(count: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Foundation.read(input, buffer.baseAddress! + filled, count - filled)
        if got < 0, errno == EINTR { continue }
        if got <= 0 { break }
        filled += got
      }
      isWhole = filled == count
    }
    return isWhole ? bytes : nil
  }
}
