import FlyingSocks
import Foundation

/// Sends WebDriver commands to a driver that listens, over plain sockets: chromedriver writes
/// `Content-Length:249` without a space, which Foundation's client refuses.
struct WebDriverClient: Sendable {
  let port: UInt16

  /// Sends a command and gives its `value`.
  func send(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    let content = try body.map { try JSONEncoder().encode($0) } ?? Data()
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
      + "Content-Type: application/json\r\nContent-Length: \(content.count)\r\n\r\n"
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    try await socket.write(Data(head.utf8) + content)
    let value = try JSON(try await Self.content(from: socket))
    guard let result = value["value"] else {
      throw DriverError.malformedResponse("no value for \(path)")
    }
    if let error = result["error"]?.string {
      throw DriverError.refused(
        command: "\(method) \(path)", error: error, message: result["message"]?.string ?? "")
    }
    return result
  }

  private static func content(from socket: AsyncSocket) async throws -> Data {
    let blank = Data("\r\n\r\n".utf8)
    var received = Data()
    var end = received.range(of: blank)
    while end == nil {
      received += try await socket.read(atMost: 65_536)
      end = received.range(of: blank)
    }
    let head = String(decoding: received[..<(end?.lowerBound ?? 0)], as: UTF8.self)
    guard let match = head.firstMatch(of: /(?i)content-length: *(\d+)/), let length = Int(match.1)
    else { throw DriverError.malformedResponse(String(head.prefix(80))) }
    var content = Data(received[(end?.upperBound ?? 0)...])
    while content.count < length {
      content += try await socket.read(atMost: 65_536)
    }
    return content.prefix(length)
  }
}
