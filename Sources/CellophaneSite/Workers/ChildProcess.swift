internal import CSurroundings
internal import Foundation

/// Starts programs that are spoken to over descriptors of their own.
package enum ChildProcess {
  /// Makes a pipe whose ends stay clear of the numbers that a worker uses and of its children.
  package static func open(_ ends: inout [Int32]) -> Bool {
    var made: [Int32] = [0, 0]
    guard surroundings_pipe(&made) else { return false }
    let raised = made.map { Self.raised($0) }
    ends = raised.map { $0 ?? -1 }
    return !raised.contains(nil)
  }

  /// Where descriptors of ours begin: nobody finds them by counting from 3.
  private static let firstDescriptor: Int32 = 64

  /// Moves a descriptor out of the way; programs that are started do not have it.
  static func raised(_ descriptor: Int32) -> Int32? {
    let raised = fcntl(descriptor, F_DUPFD_CLOEXEC, firstDescriptor)
    close(descriptor)
    return raised >= 0 ? raised : nil
  }

  /// Starts a program with nothing to read on its standard input.
  ///
  /// - Parameters:
  ///   - descriptors: The ends of pipes, and the numbers that the program finds them at.
  ///   - leadsGroup: Whether what it starts can be ended with it.
  package static func spawn(
    _ command: [String], environment: [String: String], descriptors: [(Int32, Int32)],
    leadsGroup: Bool = false
  ) -> (process: Int32, error: Int32) {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The thread of a queue has signals blocked, and a build ignores those of pipes.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var pipes = sigset_t()
    sigemptyset(&pipes)
    sigaddset(&pipes, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipes)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags =
      Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
      | (leadsGroup ? Int32(POSIX_SPAWN_SETPGROUP) : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (source, target) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, source, target)
    }
    var merged = ProcessInfo.processInfo.environment
    merged.merge(environment) { $1 }
    let variables = merged.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    let arguments = command.map { strdup($0) }
    defer { for string in variables + arguments { free(string) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, command[0], &actions, &attributes, arguments + [nil], variables + [nil])
    return (process, error)
  }

  /// Waits for the end of a process.
  ///
  /// - Returns: How it ended, as `waitpid` gives it.
  @discardableResult
  package static func wait(for process: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Makes whatever loses its parent a child of this process, for `endAll` to find. Linux; elsewhere
  /// only the groups of children are ended.
  package static func adoptOrphans() { surroundings_adopt_orphans() }

  /// Waits for the end of a process, and ends all that it has started.
  ///
  /// - Returns: How it ended, as `waitpid` gives it.
  package static func endAll(of process: Int32) -> Int32 { surroundings_wait(process) }

  /// How a process ended as a shell gives it: 128 and the signal where one ended it.
  package static func code(of status: Int32) -> Int32 {
    status & 0x7f != 0 ? 128 + status & 0x7f : status >> 8 & 0xff
  }
}
