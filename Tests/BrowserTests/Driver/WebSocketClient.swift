import FlyingSocks
import Foundation

/// A client of a WebSocket (RFC 6455), as far as a browser's remote end needs one: whole texts in
/// both directions, one after another.
actor WebSocketClient {
  private let socket: AsyncSocket
  private var received = Data()

  init(port: UInt16, path: String) async throws {
    socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    let head = """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      Sec-WebSocket-Version: 13\r
      \r

      """
    try await socket.write(Data(head.utf8))
    let blank = Data("\r\n\r\n".utf8)
    while received.range(of: blank) == nil {
      received += try await socket.read(atMost: 65_536)
    }
    let end = received.range(of: blank)?.upperBound ?? received.startIndex
    let answer = String(decoding: received[..<end], as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 101") else {
      throw DriverError.malformedResponse(String(answer.prefix(80)))
    }
    received = Data(received[end...])
  }

  func send(_ text: String) async throws {
    let payload = Data(text.utf8)
    var frame = Data([0x81])
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536:
      frame.append(0x80 | 126)
      frame.append(contentsOf: payload.count.bytes(2))
    default:
      frame.append(0x80 | 127)
      frame.append(contentsOf: payload.count.bytes(8))
    }
    // Masked, as clients must; Firefox refuses a key of zeros.
    let key: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    frame.append(contentsOf: key)
    frame.append(contentsOf: payload.enumerated().map { $1 ^ key[$0 % key.count] })
    try await socket.write(frame)
  }

  /// The next text, whose frames are put together.
  func receive() async throws -> String {
    var text = Data()
    while true {
      let head = try await take(2)
      var length = Int(head[1] & 0x7F)
      if length >= 126 {
        length = try await take(length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
      }
      let payload = try await take(length)
      switch head[0] & 0x0F {
      case 0, 1: text += payload
      case 8: throw DriverError.malformedResponse("the browser closed its connection")
      default: continue
      }
      if head[0] & 0x80 != 0 { return String(decoding: text, as: UTF8.self) }
    }
  }

  private func take(_ count: Int) async throws -> [UInt8] {
    while received.count < count {
      received += try await socket.read(atMost: 65_536)
    }
    defer { received = Data(received.dropFirst(count)) }
    return Array(received.prefix(count))
  }
}

extension Int {
  /// The low bytes, the highest first.
  fileprivate func bytes(_ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}
