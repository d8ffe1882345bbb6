internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// Serves a site that is built beside it, on this machine.
package struct PreviewServer: Sendable {
  /// The address of the index.
  package let address: String
  package let port: UInt16
  private let server: HTTPServer
  private let running: Task<Void, any Error>

  /// How many requests are answered at once.
  static let most = 64

  /// Why nothing is served.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case portTaken(UInt16)
    case noFreePort(ClosedRange<UInt16>)
    case noAddress(String)

    package var description: String {
      switch self {
      case .portTaken(let port):
        "error: port \(port) is taken by another program; name another with '--port', or leave it out"
      case .noFreePort(let ports):
        "error: the ports \(ports.lowerBound) to \(ports.upperBound) are all taken; name one with"
          + " '--port'"
      case .noAddress(let host):
        "error: '\(host)' is no address of this machine; '--host' takes one in numbers, as 192.168.1.5"
      }
    }
  }

  /// Begins to answer.
  ///
  /// - Parameters:
  ///   - host: An address besides this machine's own, in numbers; `nil` answers this machine alone.
  ///   - port: `nil` takes the first that is free from 8017 on.
  package static func start(
    files: ServedFiles, room: TabRoom, host: String? = nil, port: UInt16? = nil
  ) async throws -> PreviewServer {
    let ports: ClosedRange<UInt16> = port.map { $0...$0 } ?? 8017...8117
    for port in ports {
      if let server = try await listening(files, room, host: host, port: port) { return server }
    }
    throw port.map { Fault.portTaken($0) } ?? Fault.noFreePort(ports)
  }

  private static func listening(
    _ files: ServedFiles, _ room: TabRoom, host: String?, port: UInt16
  ) async throws -> PreviewServer? {
    let ip = host ?? "127.0.0.1"
    guard let address = try? sockaddr_in.inet(ip4: ip, port: port) else {
      throw Fault.noAddress(ip)
    }
    guard try isFree(address, ip) else { return nil }
    let handler = RequestHandler(
      files: files, host: ServedHost(named: host, port: port), room: room)
    let server = HTTPServer(
      address: address, timeout: 30, logger: .disabled, handler: handler)
    let end = ServerEnd()
    let running = Task { try await end.note { try await server.run() } }
    guard try await begins(server, end) else { return nil }
    return PreviewServer(
      address: "http://\(ip):\(port)/", port: port, server: server, running: running)
  }

  /// Whether a server listens; not where another program was there first.
  private static func begins(_ server: HTTPServer, _ end: ServerEnd) async throws -> Bool {
    while !(await server.isListening) {
      switch end.error {
      case nil: try await Task.sleep(for: .milliseconds(2))
      case SocketError.failed(_, EADDRINUSE, _)?: return false
      case let error?: throw error
      }
    }
    return true
  }

  /// Whether nobody listens at an address.
  private static func isFree(_ address: sockaddr_in, _ ip: String) throws -> Bool {
    let socket = try Socket(domain: AF_INET)
    defer { try? socket.close() }
    try socket.setValue(true, for: .localAddressReuse)
    do {
      try socket.bind(to: address)
      return true
    } catch let SocketError.failed(_, number, _) where number == EADDRINUSE {
      return false
    } catch let SocketError.failed(_, number, _) where number == EADDRNOTAVAIL {
      throw Fault.noAddress(ip)
    }
  }

  /// Answers until the server is stopped.
  package func run() async throws { try await running.value }

  package func stop() async {
    await server.stop(timeout: 1)
    running.cancel()
  }
}

/// What a server ended with.
private final class ServerEnd: Sendable {
  private let noted = Mutex<(any Error)?>(nil)

  var error: (any Error)? { noted.withLock(\.self) }

  func note(_ act: () async throws -> Void) async throws {
    do {
      try await act()
    } catch {
      noted.withLock { $0 = error }
      throw error
    }
  }
}

/// Answers one request.
private final class RequestHandler: HTTPHandler {
  private let files: ServedFiles
  private let host: ServedHost
  private let lines: WebSocketHTTPHandler
  private let count = Mutex(0)

  init(files: ServedFiles, host: ServedHost, room: TabRoom) {
    self.files = files
    self.host = host
    lines = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(handler: TabLine(room: room)), accepts: [.GET])
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let isFree = count.withLock { count in
      guard count < PreviewServer.most else { return false }
      count += 1
      return true
    }
    guard isFree else { return Self.refusal(.serviceUnavailable, "too many requests at once") }
    defer { count.withLock { $0 -= 1 } }
    let named = request.headers[.host] ?? ""
    guard host.answers(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
    else { return Self.refusal(.forbidden, "this server answers requests of its own pages") }
    guard request.method == .GET || request.method == .HEAD else {
      return Self.refusal(.methodNotAllowed, "this server only reads")
    }
    if request.path == "/\(ServedPage.folder)/live" {
      return try await lines.handleRequest(request)
    }
    if let file = files.file(request.target.rawValue, host: named) {
      return Self.answer(.ok, file, to: request)
    }
    let accepts = request.headers[HTTPHeader("Accept")] ?? ""
    guard accepts.contains("text/html") || accepts.isEmpty else {
      return Self.refusal(.notFound, "there is no such file")
    }
    return Self.answer(.notFound, files.missing(host: named), to: request)
  }

  private static func answer(
    _ status: HTTPStatusCode, _ file: ServedFiles.File, to request: HTTPRequest
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: headers.merging([.contentType: file.type]),
      body: request.method == .HEAD ? Data() : Data(file.bytes))
  }

  private static func refusal(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers.merging([.contentType: "text/plain; charset=utf-8"]),
      body: Data((sentence + "\n").utf8))
  }

  private static let headers: [HTTPHeader: String] = [
    HTTPHeader("Cache-Control"): "no-store",
    HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
  ]
}

extension [HTTPHeader: String] {
  fileprivate func merging(_ others: Self) -> HTTPHeaders {
    HTTPHeaders(merging(others) { $1 })
  }
}
