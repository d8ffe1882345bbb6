internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import Synchronization

/// Serves a site that is built beside it, on this machine.
package struct PreviewServer: Sendable {
  /// The address of the index.
  package let address: String
  package let port: UInt16
  private let running: Task<Void, any Error>

  /// How many connections there are at once: each is answered one request after another.
  static let most = 128

  /// Why nothing is served.
  package enum Fault: Error, Hashable, CustomStringConvertible {
    case portTaken(UInt16)
    case portRefused(UInt16)
    case noFreePort(ClosedRange<UInt16>)
    case noAddress(String)

    package var description: String {
      switch self {
      case .portTaken(let port):
        "error: port \(port) is taken by another program; name another with '--port', or leave it out"
      case .portRefused(let port):
        "error: the system keeps port \(port) for itself; name one from 1024 on with '--port'"
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
    let address = try? sockaddr_in.inet(ip4: ip, port: port)
    guard let address, address.sin_addr.s_addr != INADDR_ANY else { throw Fault.noAddress(ip) }
    guard let socket = try bound(to: address, ip) else { return nil }
    let pool = HTTPServer.defaultPool()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    let answerer = Answerer(
      files: files, host: ServedHost(named: host, port: port), room: room,
      pictures: ServedPictures(folder: files.folder))
    let running = Task {
      defer { try? socket.close() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask { try await accept(from: listener, answerer) }
        try await group.next()
        group.cancelAll()
      }
    }
    return PreviewServer(address: "http://\(ip):\(port)/", port: port, running: running)
  }

  /// A socket that listens at an address; `nil` where another program does.
  private static func bound(to address: sockaddr_in, _ ip: String) throws -> Socket? {
    let socket = try Socket(domain: AF_INET)
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try socket.close()
      switch error {
      case SocketError.failed(_, EADDRINUSE, _): return nil
      case SocketError.failed(_, EADDRNOTAVAIL, _): throw Fault.noAddress(ip)
      case SocketError.failed(_, EACCES, _): throw Fault.portRefused(address.sin_port.bigEndian)
      default: throw error
      }
    }
  }

  /// Takes connections, as many as there are places.
  private static func accept(from listener: AsyncSocket, _ answerer: Answerer) async throws {
    let places = Places(most)
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        guard let socket = try await accepted(from: listener) else { continue }
        guard places.take() else {
          try socket.close()
          continue
        }
        group.addTask {
          await Connection(socket, answerer).run()
          places.giveBack()
        }
      }
    }
  }

  /// The next connection; `nil` where it has gone, or this process can have no more for a moment.
  private static func accepted(from listener: AsyncSocket) async throws -> AsyncSocket? {
    do {
      return try await listener.accept()
    } catch SocketError.failed(_, let number, _)
      where [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EINTR].contains(number)
    {
      try await Task.sleep(for: .milliseconds(20))
      return nil
    }
  }

  /// Answers until the server is stopped.
  package func run() async throws { try await running.value }

  package func stop() async {
    running.cancel()
    // It ends with a cancellation, or has ended with something that `run` throws.
    _ = await running.result
  }
}

/// How many connections there may be besides those that there are.
private final class Places: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) { left = Mutex(count) }

  /// - Returns: Whether there was one.
  func take() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }

  func giveBack() { left.withLock { $0 += 1 } }
}
