internal import Foundation
internal import Synchronization

/// One line that moves where a terminal watches; plain lines, now and then, elsewhere.
package final class ConsoleProgress: BuildProgress {
  private struct State {
    var done = 0
    var count = 0
    var shownPart = 0
    var shownAt = ContinuousClock.now
    var isLineOpen = false
  }

  private let console: Console
  private let state = Mutex(State())

  package init(console: Console) {
    self.console = console
  }

  package func begin(count: Int) {
    state.withLock { $0.count = count }
  }

  package func advance(title: String, failure: String?) {
    state.withLock { state in
      state.done += 1
      console.isTerminal ? draw(title, &state) : step(&state)
    }
  }

  private func draw(_ title: String, _ state: inout State) {
    let now = ContinuousClock.now
    guard state.done == state.count || now - state.shownAt > .milliseconds(50) else { return }
    state.shownAt = now
    state.isLineOpen = true
    let width = 24
    let filled = state.done * width / max(state.count, 1)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let name = title.count <= 40 ? title : title.prefix(39) + "…"
    console.draw("\(bar) \(state.done)/\(state.count) \(name)")
  }

  /// A line for each tenth, once a build has taken two seconds; what it came to is said at its end.
  private func step(_ state: inout State) {
    let part = state.done * 10 / max(state.count, 1)
    guard part > state.shownPart, state.done < state.count,
      ContinuousClock.now - state.shownAt > .seconds(2)
    else { return }
    state.shownPart = part
    state.shownAt = .now
    console.note("\(state.done) of \(state.count) previews")
  }

  package func output(_ text: String, title: String) {
    guard console.isVerbose else { return }
    state.withLock { state in
      closeLine(&state)
      for line in Self.lines(of: text) { console.note("\(title): \(line)") }
    }
  }

  /// The lines of a text, each where it stands first, with the number of times that it stands there.
  package static func lines(of text: String) -> [String] {
    var counts: [Substring: Int] = [:]
    let lines = text.split(separator: "\n").filter { line in
      counts[line, default: 0] += 1
      return counts[line] == 1
    }
    return lines.map { line in
      let count = counts[line] ?? 1
      return count == 1 ? String(line) : "\(line) (\(count) times)"
    }
  }

  package func end() { state.withLock { closeLine(&$0) } }

  private func closeLine(_ state: inout State) {
    if state.isLineOpen { console.eraseLine() }
    state.isLineOpen = false
  }
}
