internal import Foundation

/// Starts programs that are spoken to over descriptors of their own.
enum ChildProcess {
  /// Makes a pipe whose ends stay clear of the numbers that a worker uses and of its children.
  static func open(_ ends: inout [Int32]) -> Bool {
    var made: [Int32] = [0, 0]
    guard Foundation.pipe(&made) == 0 else { return false }
    ends = made.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    for end in made { close(end) }
    return !ends.contains(-1)
  }

  /// Starts a program with nothing to read on its standard input.
  ///
  /// - Parameter descriptors: The ends of pipes, and the numbers that the program finds them at.
  static func spawn(
    _ command: [String], environment: [String: String], descriptors: [(Int32, Int32)]
  ) -> (process: pid_t, error: Int32) {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
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
      &process, command[0], &actions, nil, arguments + [nil], variables + [nil])
    return (process, error)
  }
}
