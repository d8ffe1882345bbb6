internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Reads what somebody sends, as much of it as is asked for.
struct ConnectionReader: Sendable {
  private let socket: AsyncSocket
  /// What was read and not asked for yet.
  private var bytes: [UInt8] = []

  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The bytes up to the end of a head; `nil` where they are more than a head has.
  mutating func head() async throws -> ArraySlice<UInt8>? {
    var seen = 0
    while true {
      let end = bytes[max(seen - RequestHead.end.count, 0)...].firstRange(of: RequestHead.end)
      if let end, end.upperBound <= RequestHead.most {
        defer { bytes.removeFirst(end.upperBound) }
        return bytes[..<end.upperBound]
      }
      guard bytes.count < RequestHead.most else { return nil }
      seen = bytes.count
      bytes += try await socket.read(atMost: 4096)
    }
  }

  private mutating func take(_ count: Int) async throws -> ArraySlice<UInt8> {
    while bytes.count < count { bytes += try await socket.read(atMost: 4096) }
    defer { bytes.removeFirst(count) }
    return bytes[..<count]
  }

  /// Reads what nobody wants, to its end.
  func drop(atMost most: Int) async throws {
    var count = 0
    while count < most { count += try await socket.read(atMost: 4096).count }
  }

  /// The frames of a web socket.
  func frames() -> AsyncThrowingStream<WSFrame, any Error> {
    let reading = Frames(self)
    return AsyncThrowingStream { try await reading.next() }
  }

  private actor Frames {
    private var reader: ConnectionReader

    init(_ reader: ConnectionReader) { self.reader = reader }

    func next() async throws -> WSFrame? {
      var own = reader
      defer { reader = own }
      do {
        return try await own.frame()
      } catch SocketError.disconnected {
        return nil
      }
    }
  }

  /// The next frame; tabs send little, and more is none.
  private mutating func frame() async throws -> WSFrame {
    let head = Array(try await take(2))
    var count = Int(head[1] & 0x7f)
    if count == 126 { count = try await take(2).reduce(0) { $0 << 8 | Int($1) } }
    // A browser masks what it sends.
    guard head[1] & 0x80 != 0, head[1] & 0x7f < 127, count <= TabFrame.most else {
      throw SocketError.disconnected
    }
    let mask = Array(try await take(4))
    let payload = try await take(count).enumerated().map { $1 ^ mask[$0 % 4] }
    return WSFrame(
      fin: head[0] & 0x80 != 0, rsv1: head[0] & 0x40 != 0, rsv2: head[0] & 0x20 != 0,
      rsv3: head[0] & 0x10 != 0, opcode: WSFrame.Opcode(head[0] & 0x0f), mask: nil,
      payload: Data(payload))
  }
}

/// A frame as it is sent to a tab.
enum TabFrame {
  /// How many bytes a tab's own frame has at most.
  static let most = 1024

  static func bytes(of frame: WSFrame) -> Data {
    let count = frame.payload.count
    var bytes: [UInt8] = [(frame.fin ? 0x80 : 0) | frame.opcode.rawValue]
    switch count {
    case ...125: bytes.append(UInt8(count))
    case ...0xffff: bytes += [126, UInt8(count >> 8), UInt8(count & 0xff)]
    default: bytes += [127] + (0..<8).reversed().map { UInt8(count >> ($0 * 8) & 0xff) }
    }
    return Data(bytes) + frame.payload
  }
}
