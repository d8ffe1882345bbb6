/// What the environment of every worker has beside what the worker is told.
enum WorkerVariables {
  static var all: [String: String] { Backtrace.variables.merging(loading) { $1 } }

  /// Functions of libraries are found before a worker forks; each child would look for them again.
  private static var loading: [String: String] {
    #if os(Linux)
      ["LD_BIND_NOW": "1"]
    #else
      [:]
    #endif
  }
}
