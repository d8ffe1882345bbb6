internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// Somebody who asks. What is sent is bounded before it is looked at, and so is the time for it.
final class Connection: Sendable {
  /// How long a request may take to come, and a connection may be idle.
  static let patience = Duration.seconds(20)

  private let socket: AsyncSocket
  private let answerer: Answerer
  private let isOpen = Mutex(true)

  init(_ socket: AsyncSocket, _ answerer: Answerer) {
    self.socket = socket
    self.answerer = answerer
  }

  /// Answers until nothing more is asked.
  func run() async {
    var reader = ConnectionReader(socket)
    do {
      while try await answerNext(from: &reader) {}
      try await leave(&reader)
    } catch {
      // Whoever asked has gone, or took too long: nobody hears why.
    }
    isOpen.withLock { isOpen in
      isOpen = false
      try? socket.close()
    }
  }

  /// Ends waiting for what comes, where it is not there in time.
  private func withinTime<Value>(
    _ patience: Duration = Connection.patience, _ act: () async throws -> Value
  ) async throws -> Value {
    let end = Task {
      try await Task.sleep(for: patience)
      isOpen.withLock { isOpen in
        if isOpen { _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
      }
    }
    defer { end.cancel() }
    return try await act()
  }

  /// - Returns: Whether another request may follow.
  private func answerNext(from reader: inout ConnectionReader) async throws -> Bool {
    let bytes = try await withinTime { try await reader.head() }
    guard let bytes else {
      return try await send(Answer(.tooLong, "a request has at most 16 KB"), staysOpen: false)
    }
    guard let head = RequestHead(bytes) else {
      return try await send(Answer(.malformed, "this is no request"), staysOpen: false)
    }
    switch answerer.reply(to: head) {
    case .answer(let answer):
      return try await send(answer, staysOpen: head.staysOpen && !head.hasBody)
    case .picture(let wish):
      // A page of another site may show a picture of this one, and may not have one taken.
      let isOwn = ["same-origin", "none", nil].contains(head["sec-fetch-site"])
      let answer =
        isOwn
        ? await answerer.pictures.answer(to: wish)
        : Answer(.refused, "this server answers requests of its own pages")
      return try await send(answer, staysOpen: head.staysOpen && !head.hasBody)
    case .line:
      try await becomeLine(head, reader)
      return false
    }
  }

  private func send(_ answer: Answer, staysOpen: Bool) async throws -> Bool {
    try await withinTime { try await socket.write(answer.bytes(staysOpen: staysOpen)) }
    return staysOpen
  }

  /// Ends the connection so that what was said last is read: what is still on its way is taken first.
  private func leave(_ reader: inout ConnectionReader) async throws {
    _ = shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try await withinTime(.seconds(1)) { try await reader.drop(atMost: 1 << 20) }
  }

  private func becomeLine(_ head: RequestHead, _ reader: ConnectionReader) async throws {
    let names = ["Host", "Connection", "Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version"]
    var headers: [HTTPHeader: String] = [:]
    for name in names { headers[HTTPHeader(name)] = head[name.lowercased()] }
    let handler = WebSocketHTTPHandler(
      handler: MessageFrameWSHandler(handler: TabLine(room: answerer.room)))
    let response = try await handler.handleRequest(
      HTTPRequest(
        method: HTTPMethod(head.method), version: .http11, path: head.target, query: [],
        headers: headers, body: Data()))
    guard case .webSocket(let tab) = response.payload else {
      _ = try await send(Answer(.malformed, "this address is for web sockets"), staysOpen: false)
      return
    }
    let agreed = "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    let key =
      "Sec-WebSocket-Accept: \(response.headers[HTTPHeader("Sec-WebSocket-Accept")] ?? "")\r\n\r\n"
    try await socket.write(Data((agreed + key).utf8))
    for await frame in try await tab.makeFrames(for: reader.frames()) {
      try await socket.write(TabFrame.bytes(of: frame))
    }
  }
}
