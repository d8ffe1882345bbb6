internal import Synchronization

/// Which files of a site were told of as changed, and when: a tab that was loading then asks for
/// what it missed.
package final class SiteChanges: Sendable {
  private struct State {
    var count = 0
    /// The number of the last change of each path.
    var last: [String: Int] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// How many times something has changed. Whoever takes it before reading a file misses nothing.
  var count: Int { state.withLock(\.count) }

  func add(_ paths: [String]) {
    state.withLock { state in
      state.count += 1
      for path in paths { state.last[path] = state.count }
    }
  }

  /// The paths that have changed since there were so many changes, in order.
  func since(_ count: Int) -> [String] {
    state.withLock { state in state.last.filter { $0.value > count }.keys.sorted() }
  }
}
