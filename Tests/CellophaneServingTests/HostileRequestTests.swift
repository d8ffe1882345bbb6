import FlyingSocks
import Foundation
import Testing

@testable import CellophaneServing

/// What a server does with whoever means it no good, or does not know what it does.
@Suite struct HostileRequestTests {
  private func withServer(_ act: (PreviewServer, String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "served \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<head></head>Hello".utf8).write(to: folder.appending(path: "index.html"))
    let server = try await PreviewServer.start(
      files: ServedFiles(folder: folder.path), room: TabRoom())
    try await act(server, "Host: 127.0.0.1:\(server.port)\r\n")
    await server.stop()
  }

  private func open(_ server: PreviewServer) async throws -> AsyncSocket {
    try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: server.port))
  }

  /// What comes back until the other end has said everything.
  private func rest(of socket: AsyncSocket) async -> String {
    var received = Data()
    while let more = try? await socket.read(atMost: 65_536) { received += more }
    try? socket.close()
    return String(decoding: received, as: UTF8.self)
  }

  private func answer(_ request: String, from server: PreviewServer) async throws -> String {
    let socket = try await open(server)
    // The server may have had enough before everything is sent.
    try? await socket.write(Data(request.utf8))
    return await rest(of: socket)
  }

  @Test(.timeLimit(.minutes(1))) func aHeadThatNeverEndsIsNotKept() async throws {
    try await withServer { server, host in
      for start in ["GET /", "GET / HTTP/1.1\r\n\(host)X: ", "GET / HTTP/1.1\r\n\(host)"] {
        let long = start + String(repeating: "a: b\r\n", count: 40_000)
        let said = try await answer(long, from: server)
        #expect(said.hasPrefix("HTTP/1.1 431 Request Header Fields Too Large\r\n"))
        #expect(said.hasSuffix("\r\n\r\na request has at most 16 KB\n"))
      }
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}", "GET", "GET /", "GET / HTTP/2", "get / HTTP/1.1", "GET  / HTTP/1.1",
    "GET http://127.0.0.1/ HTTP/1.1", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n Host: a",
    "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\nHost: a\nOrigin: b",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b", "GET / HTTP/1.1\r\nOrigin: a\r\norigin: b",
    "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2",
  ])
  func whatTwoProgramsMayReadOtherwiseIsNoRequest(_ head: String) {
    #expect(RequestHead(Array((head + "\r\n\r\n").utf8)) == nil)
  }

  @Test func aRequestIsReadAsItIsSent() throws {
    let head = try #require(
      RequestHead(
        Array("GET /a%20b?c HTTP/1.1\r\nHost: localhost:8017\r\nACCEPT:\ttext/html \r\n\r\n".utf8)))
    #expect(head.method == "GET")
    #expect(head.target == "/a%20b?c")
    #expect(head["host"] == "localhost:8017")
    #expect(head["accept"] == "text/html")
    #expect(head.staysOpen)
    #expect(!head.hasBody)
  }

  @Test(.timeLimit(.minutes(1))) func rubbishIsAnsweredOnce() async throws {
    try await withServer { server, host in
      let said = try await answer("\u{0}\u{1}\r\n\r\nGET / HTTP/1.1\r\n\(host)\r\n", from: server)
      #expect(said.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
      #expect(said.hasSuffix("\r\n\r\nthis is no request\n"))
    }
  }

  /// A body would be read as the next request, where nobody knows how long it is.
  @Test(.timeLimit(.minutes(1))) func bodiesEndTheConnection() async throws {
    try await withServer { server, host in
      for lines in [
        "Content-Length: 99999999999999999999\r\n", "Content-Length: -4\r\n",
        "Transfer-Encoding: chunked\r\n", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
      ] {
        let said = try await answer(
          "GET / HTTP/1.1\r\n\(host)\(lines)\r\nGET / HTTP/1.1\r\n\(host)\r\n", from: server)
        #expect(said.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"), "\(lines)")
        #expect(!said.contains("Hello"), "\(lines)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func requestsMayFollowEachOther() async throws {
    try await withServer { server, host in
      let said = try await answer(
        "GET / HTTP/1.1\r\n\(host)\r\nGET /no HTTP/1.1\r\n\(host)Accept: */*\r\n\r\n"
          + "HEAD / HTTP/1.0\r\n\(host)\r\n", from: server)
      #expect(
        said.matches(of: #/HTTP/1\.1 (\d+) /#).map(\.output.1) == ["200", "404", "200"])
    }
  }

  @Test(.timeLimit(.minutes(1))) func whoComesAfterTheLastPlaceIsSentAway() async throws {
    try await withServer { server, host in
      var idle: [AsyncSocket] = []
      for _ in 0..<PreviewServer.most { idle.append(try await open(server)) }
      #expect(try await answer("GET / HTTP/1.1\r\n\(host)\r\n", from: server) == "")
      for socket in idle { try socket.close() }
      var said = ""
      while said.isEmpty {
        said = try await answer(
          "GET / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n", from: server)
      }
      #expect(said.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  private let upgrade = """
    Connection: Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    \r

    """

  @Test(.timeLimit(.minutes(1))) func aLineIsAgreedAndSaysWhatIsDone() async throws {
    try await withServer { server, host in
      let socket = try await open(server)
      try await socket.write(
        Data("GET /.cellophane/live HTTP/1.1\r\n\(host)\(upgrade)".utf8))
      var said = ""
      while !said.contains("\"building\""), let more = try? await socket.read(atMost: 4096) {
        said += String(decoding: more, as: UTF8.self)
      }
      #expect(said.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
      try socket.close()
    }
  }

  /// A frame that is said to be long, and one without a mask.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      [0x81, 0xff, 0, 0, 0, 0x7f, 0xff, 0xff, 0xff, 0xff], [0x81, 0xfe, 0xff, 0xff],
      [0x81, 0x02, 0x7b, 0x7d],
    ])
  func aFrameThatNoTabSendsEndsTheLine(_ frame: [UInt8]) async throws {
    try await withServer { server, host in
      let socket = try await open(server)
      try await socket.write(
        Data("GET /.cellophane/live HTTP/1.1\r\n\(host)\(upgrade)".utf8) + Data(frame))
      #expect(await rest(of: socket).hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func theLinesAddressIsForNothingElse() async throws {
    try await withServer { server, host in
      let said = try await answer("GET /.cellophane/live HTTP/1.1\r\n\(host)\r\n", from: server)
      #expect(said.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    }
  }
}
