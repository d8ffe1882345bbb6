import FlyingSocks
import Foundation
import Testing

@testable import CellophaneServing

/// What a tab is told of that listens after something has changed.
@Suite struct SiteChangesTests {
  @Test(arguments: [(0, ["a.html", "b.html"]), (1, ["b.html"]), (2, []), (7, [])])
  func whatChangedSinceIsKnown(count: Int, missed: [String]) {
    let changes = SiteChanges()
    changes.add(["b.html", "a.html"])
    changes.add(["b.html"])
    #expect(changes.count == 2)
    #expect(changes.since(count) == missed)
  }

  /// Its page was sent before a change, of which it hears as it begins to listen.
  @Test(.timeLimit(.minutes(1))) func aTabIsToldWhatItMissedWhileItLoaded() async throws {
    let room = TabRoom()
    let server = try await PreviewServer.start(
      files: ServedFiles(folder: "/nowhere", changes: room.changes), room: room)
    await room.tell(changed: ["b.html", "a.html"])
    let socket = try await AsyncSocket.connected(
      to: .inet(ip4: "127.0.0.1", port: server.port))
    let request = """
      GET /.cellophane/live HTTP/1.1
      Host: 127.0.0.1:\(server.port)
      Connection: Upgrade
      Upgrade: websocket
      Sec-WebSocket-Version: 13
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==


      """
    let words = Array(#"{"changes":0}"#.utf8)
    // Masked by zeros, which change nothing.
    let frame = [0x81, 0x80 | UInt8(words.count), 0, 0, 0, 0] + words
    try await socket.write(Data(request.replacing("\n", with: "\r\n").utf8) + Data(frame))
    var said = ""
    while !said.contains("changed"), let more = try? await socket.read(atMost: 4096) {
      said += String(decoding: more, as: UTF8.self)
    }
    #expect(said.contains(#"{"changed":["a.html","b.html"]}"#))
    try socket.close()
    await server.stop()
  }
}
