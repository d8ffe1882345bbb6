import CellophaneServing
import FlyingSocks
import Foundation
import Testing

@Suite struct PreviewServerTests {
  /// What a server answers to bytes that somebody sends; it ends the connection after one answer.
  private func answer(_ request: String, from server: PreviewServer) async throws -> String {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: server.port))
    defer { try? socket.close() }
    try await socket.write(Data(request.replacing("\n", with: "\r\n").utf8))
    var received = Data()
    while let more = try? await socket.read(atMost: 65_536), !more.isEmpty { received += more }
    return String(decoding: received, as: UTF8.self)
  }

  private func withServer(_ act: (PreviewServer, String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "served \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("<head></head>Hello".utf8).write(to: folder.appending(path: "index.html"))
    let server = try await PreviewServer.start(
      files: ServedFiles(folder: folder.path), room: TabRoom())
    let host = "127.0.0.1:\(server.port)"
    try await act(server, host)
    await server.stop()
  }

  @Test(.timeLimit(.minutes(1))) func aPageIsServedAndNotKept() async throws {
    try await withServer { server, host in
      let page = try await answer(
        "GET / HTTP/1.1\nHost: \(host)\nConnection: close\n\n", from: server)
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(page.contains("Cache-Control: no-store\r\n"))
      #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
      #expect(page.hasSuffix("</head>Hello"))
      let head = try await answer(
        "HEAD / HTTP/1.1\nHost: \(host)\nConnection: close\n\n", from: server)
      #expect(head.hasSuffix("\r\n\r\n"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func whoIsNotOfThisMachineIsRefused() async throws {
    try await withServer { server, host in
      for lines in [
        "Host: evil.example", "Host: evil.example:\(server.port)",
        "Host: \(host)\nOrigin: http://evil.example", "Accept: */*",
      ] {
        let said = try await answer(
          "GET / HTTP/1.1\n\(lines)\nConnection: close\n\n", from: server)
        #expect(said.hasPrefix("HTTP/1.1 403 "), "\(lines)")
      }
      let line = try await answer(
        """
        GET /.cellophane/live HTTP/1.1
        Host: \(host)
        Origin: http://evil.example
        Connection: Upgrade, close
        Upgrade: websocket
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==


        """, from: server)
      #expect(line.hasPrefix("HTTP/1.1 403 "))
    }
  }

  @Test(.timeLimit(.minutes(1))) func nothingIsWritten() async throws {
    try await withServer { server, host in
      for method in ["POST", "PUT", "DELETE", "TRACE"] {
        let said = try await answer(
          "\(method) / HTTP/1.1\nHost: \(host)\nConnection: close\n\n", from: server)
        #expect(said.hasPrefix("HTTP/1.1 405 "), "\(method)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func rubbishEndsOnlyItsOwnConnection() async throws {
    try await withServer { server, host in
      _ = try await answer("\u{0}\u{1}\n\n", from: server)
      _ = try await answer("GET\n\n", from: server)
      _ = try await answer("GET / HTTP/1.1\nContent-Length: -4\n\n", from: server)
      let page = try await answer(
        "GET / HTTP/1.1\nHost: \(host)\nConnection: close\n\n", from: server)
      #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test(.timeLimit(.minutes(1))) func aTakenPortIsLeftForTheNextAndSaidWhereItWasNamed()
    async throws
  {
    try await withServer { first, _ in
      try await withServer { second, _ in
        #expect(second.port > first.port)
        await #expect(throws: PreviewServer.Fault.portTaken(first.port)) {
          try await PreviewServer.start(
            files: ServedFiles(folder: "/"), room: TabRoom(), port: first.port)
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func anAddressThatIsNotHereIsSaid() async throws {
    for host in ["example", "192.0.2.1"] {
      await #expect(throws: PreviewServer.Fault.noAddress(host)) {
        try await PreviewServer.start(
          files: ServedFiles(folder: "/"), room: TabRoom(), host: host, port: 8118)
      }
    }
  }
}
