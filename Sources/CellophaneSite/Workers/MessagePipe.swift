internal import Foundation

/// Values over a pair of file descriptors, each as a mark, its length and its JSON.
///
/// A worker's end waits for the build, with which it ends; the build's end waits for nobody.
struct MessagePipe {
  let input: Int32
  let output: Int32

  /// Begins each message, and nothing else that comes over a pipe.
  fileprivate static let mark: [UInt8] = Array("\u{1}say".utf8)
  fileprivate static let headSize = mark.count + 4

  /// Makes writing and reading come back at once.
  func neverWait() {
    for end in [input, output] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Sends a value.
  ///
  /// - Returns: Whether all of it is on its way; it is not where nobody reads, in time.
  func send(_ value: some Encodable, within limit: Duration = .seconds(30)) -> Bool {
    guard let data = try? JSONEncoder().encode(value) else { return false }
    var bytes = Self.mark + withUnsafeBytes(of: UInt32(data.count).littleEndian) { Array($0) }
    bytes += data
    let end = ContinuousClock.now + limit
    var done = 0
    while done < bytes.count {
      let put = bytes[done...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if put > 0 { done += put }
      if put > 0 || (put < 0 && errno == EINTR) { continue }
      guard put < 0, errno == EAGAIN, ContinuousClock.now < end else { return false }
      var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wait, 1, 50)
    }
    return true
  }

  /// Waits for the next value; `nil` at the end.
  func receive<Value: Decodable>(_ type: Value.Type) -> Value? {
    var inbox = MessageInbox()
    while true {
      switch inbox.next(type) {
      case .value(let value): return value
      case .garbled: return nil
      case .incomplete: guard inbox.read(input, upTo: inbox.missing) else { return nil }
      }
    }
  }
}

/// What has come over a pipe, until it is a message.
struct MessageInbox {
  enum Next<Value> {
    case value(Value)
    /// There is less than a message.
    case incomplete
    /// It is no message.
    case garbled
  }

  /// The longest message.
  private static let limit = 1 << 28
  private var bytes: [UInt8] = []

  /// How many bytes the message lacks, as far as is known.
  var missing: Int {
    guard bytes.count >= MessagePipe.headSize else { return MessagePipe.headSize - bytes.count }
    return MessagePipe.headSize + count - bytes.count
  }

  /// Reads what is there.
  ///
  /// - Returns: Whether there may be more.
  mutating func read(_ input: Int32, upTo count: Int = 1 << 16) -> Bool {
    var buffer = [UInt8](repeating: 0, count: max(count, 1))
    let got = Foundation.read(input, &buffer, buffer.count)
    if got > 0 { bytes += buffer[..<got] }
    return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN))
  }

  /// Takes the next message out.
  mutating func next<Value: Decodable>(_ type: Value.Type) -> Next<Value> {
    let mark = MessagePipe.mark
    guard bytes.starts(with: mark.prefix(bytes.count)) else { return .garbled }
    guard bytes.count >= MessagePipe.headSize else { return .incomplete }
    guard count <= Self.limit else { return .garbled }
    let end = MessagePipe.headSize + count
    guard bytes.count >= end else { return .incomplete }
    let data = Data(bytes[MessagePipe.headSize..<end])
    guard let value = try? JSONDecoder().decode(type, from: data) else { return .garbled }
    bytes.removeSubrange(..<end)
    return .value(value)
  }

  private var count: Int {
    bytes[MessagePipe.mark.count..<MessagePipe.headSize].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
