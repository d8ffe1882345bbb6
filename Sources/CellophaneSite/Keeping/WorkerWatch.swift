internal import CSurroundings
internal import CellophanePreview
internal import Foundation

/// Sees what a worker and all that it starts look at outside of themselves.
///
/// The kernel tells of each look before it happens, and the worker waits so long: nothing goes round
/// it, neither the system's libraries nor a program that is started.
final class WorkerWatch {
  /// By what a worker knows that it is to be watched.
  static let variable = "CELLOPHANE_WORKER_WATCH"
  /// Where a worker finds the socket for it.
  static let descriptor: Int32 = 6

  /// Something that was looked at.
  struct Sight: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      case reads = 114, asks = 97, writes = 119, starts = 115, connects = 110, measures = 109
      case hides = 104
    }

    var kind: Kind
    /// Absolute; empty where it is no file.
    var path: String
  }

  private let watcher: OpaquePointer

  /// - Parameter socket: Is closed in the end.
  init?(socket: Int32) {
    guard let watcher = surroundings_watch(socket) else { return nil }
    self.watcher = watcher
  }

  deinit { surroundings_stop_watching(watcher) }

  /// Two ends of which the worker has one.
  static func sockets() -> (own: Int32, worker: Int32)? {
    var ends: [Int32] = [0, 0]
    guard surroundings_socket_pair(&ends), let own = ChildProcess.raised(ends[0]),
      let other = ChildProcess.raised(ends[1])
    else { return nil }
    return (own, other)
  }

  /// What was seen since it was taken last, each once.
  func take() -> [Sight] {
    var sights: [Sight] = []
    withUnsafeMutablePointer(to: &sights) { sights in
      surroundings_take_sights(watcher, sights) { context, kind, path in
        guard let context, let path else { return }
        let kind = Sight.Kind(rawValue: UInt8(bitPattern: kind)) ?? .hides
        context.assumingMemoryBound(to: [Sight].self).pointee
          .append(Sight(kind: kind, path: String(cString: path)))
      }
    }
    return sights
  }

  /// Lets this process be seen, where it is a worker that is to be.
  ///
  /// - Returns: Whether it is.
  static func begin() -> Bool {
    getenv(variable) != nil && surroundings_be_watched(descriptor)
  }
}

/// What a worker was asked for that no other process sees.
struct AskedSurroundings: Codable, Hashable, Sendable {
  /// The wall clock, where it is not fixed.
  var clock = false
  /// All variables of the environment.
  var environment = false
  /// Single ones, by name.
  var variables: [String] = []
  /// The speed of the machine, on which it depends how far work on other threads came.
  var speed = false

  /// Since this process began.
  static var now: AskedSurroundings {
    let known = surroundings_asked()
    var asked = AskedSurroundings(
      clock: known.clock, environment: known.environment, speed: OtherThreads.haveRunOutOfTime)
    withUnsafeMutablePointer(to: &asked.variables) { names in
      surroundings_asked_variables(names) { context, name in
        guard let context, let name else { return }
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
      }
    }
    return asked
  }
}
