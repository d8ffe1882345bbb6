private import Dispatch
internal import Foundation
private import Synchronization

/// What an instance's code has put off, by a clock of the instance's own.
///
/// The clock stands while code runs. What is due within a second is done when the code has come to
/// rest, in order of time, and what repeats or lies later is kept until the clock is moved on. Times
/// are rounded up to hundredths of a second, so that their order does not hang on how fast a machine
/// is.
package final class LaterWork: Sendable {
  /// In how many seconds something is soon.
  package static let soon = 1.0

  private enum Act {
    case main(MainWork)
    case queued(@Sendable () -> Void)
    /// It is done by itself then.
    case elsewhere(ContinuousClock.Instant)
  }

  private struct Item {
    var number: Int
    /// In hundredths of a second.
    var due: Int
    /// Whether it was there when the clock had been moved on already.
    var isLate = false
    var act: Act

    var every: Double? {
      if case .main(let work) = act { return work.every }
      return nil
    }

    /// Whether another queue does it, by itself. It is waited for, but nothing is said of it: in a
    /// process that others use too it may be theirs.
    var isElsewhere: Bool {
      if case .elsewhere = act { return true }
      return false
    }

    /// Whether it is still to be done.
    var isWanted: Bool {
      if case .main(let work) = act { return work.isWanted() }
      return true
    }

    func isBefore(_ other: Item) -> Bool { (due, number) < (other.due, other.number) }
  }

  private struct State {
    var now = 0
    var count = 0
    var items: [Item] = []
    var wait: Int?
    var hasWaited = false
  }

  private let state = Mutex(State())
  /// Whether queues other than the main one wait for this clock too, since nobody else needs them.
  package let ownsProcess: Bool

  package init(ownsProcess: Bool) {
    self.ownsProcess = ownsProcess
  }

  // MARK: The one in use

  private static let used = Mutex<LaterWork?>(nil)

  /// The work of the instance that is asked; none where nothing is.
  package static var current: LaterWork? {
    get { used.withLock(\.self) }
    set { used.withLock { $0 = newValue } }
  }

  // MARK: Putting off

  /// Does something after some seconds; at once where nothing is asked.
  @MainActor package static func add(after seconds: Double, _ work: @escaping @MainActor () -> Void)
  {
    guard let current else { return work() }
    current.add(
      .main(MainWork(every: nil, isWanted: { true }, act: work)), after: seconds)
  }

  /// Takes over a timer.
  ///
  /// - Parameter interval: In seconds; where it is no number, the timer's own date counts.
  package func take(_ timer: Timer, after interval: Double) {
    let seconds = interval.isNaN ? timer.fireDate.timeIntervalSinceNow : interval
    // Only the main queue asks it, as a run loop would.
    nonisolated(unsafe) let timer = timer
    let every = timer.timeInterval > 0 ? timer.timeInterval : nil
    add(
      .main(
        MainWork(every: every, isWanted: { timer.isValid }, act: { timer.fire() })),
      after: seconds)
  }

  /// Takes over what a queue is to do after some seconds, where this clock decides about it.
  ///
  /// - Parameter work: What begins it. It is asked for only where the work is taken over, and let go
  ///   where it is never due.
  package func take(isMain: Bool, after seconds: Double, _ work: () -> @Sendable () -> Void) -> Bool
  {
    if isMain || ownsProcess {
      add(.queued(work()), after: seconds)
      return true
    }
    // It may be anybody's; what is soon is waited for.
    if seconds <= Self.soon { add(.elsewhere(.now + .seconds(seconds)), after: seconds) }
    return false
  }

  private func add(_ act: Act, after seconds: Double) {
    state.withLock { state in
      state.count += 1
      let due = state.now + Self.hundredths(seconds)
      state.items.append(Item(number: state.count, due: due, act: act))
    }
  }

  private static func hundredths(_ seconds: Double) -> Int {
    Int((min(max(seconds, 0), 1e9) * 100 - 1e-4).rounded(.up))
  }

  // MARK: The clock

  /// Asks that the clock is moved on by some seconds before the next screen is read.
  package func wait(for seconds: Double) {
    state.withLock {
      $0.wait = Self.hundredths(seconds)
      $0.hasWaited = true
    }
  }

  /// A stretch of time that is gone through.
  package struct Stretch: Sendable {
    fileprivate var end: Int
    /// Whether what repeats or was late is done too.
    fileprivate var isWait: Bool
  }

  /// The stretch that lies before the next screen.
  package func stretch() -> Stretch {
    state.withLock { state in
      defer { state.wait = nil }
      if let wait = state.wait { return Stretch(end: state.now + wait, isWait: true) }
      return Stretch(end: state.now + Self.hundredths(Self.soon), isWait: false)
    }
  }

  /// In hundredths of a second.
  package var now: Int { state.withLock(\.now) }

  /// Does what is due next.
  ///
  /// - Returns: Whether anything was.
  @MainActor package func doNext(in stretch: Stretch) async -> Bool {
    // What is not wanted is let go after the lock: it may hold whatever code does at its end.
    let (found, _) = state.withLock { state -> (Item?, [Item]) in
      let unwanted = state.items.filter { !$0.isWanted }
      state.items.removeAll { item in unwanted.contains { $0.number == item.number } }
      let next = state.items.indices.filter { state.items[$0].due <= stretch.end }
        .filter { stretch.isWait || (!state.items[$0].isLate && state.items[$0].every == nil) }
        .min { state.items[$0].isBefore(state.items[$1]) }
      guard let next else { return (nil, unwanted) }
      let item = state.items.remove(at: next)
      state.now = max(state.now, item.due)
      return (item, unwanted)
    }
    guard let found else { return false }
    switch found.act {
    case .main(let work):
      work.act()
      guard let every = work.every, work.isWanted() else { break }
      state.withLock { state in
        var item = found
        item.due += max(Self.hundredths(every), 1)
        state.items.append(item)
      }
    case .queued(let begin): begin()
    case .elsewhere(let time): await Self.pause(until: time)
    }
    return true
  }

  /// Goes to the end of a stretch; what is left is later.
  package func end(_ stretch: Stretch) {
    state.withLock { state in
      if stretch.isWait { state.now = stretch.end }
      for index in state.items.indices { state.items[index].isLate = true }
    }
  }

  /// What is not done, and when it would be; none where a step has waited for any.
  package var leftOver: (seconds: Double, every: Double?)? {
    state.withLock { state in
      guard !state.hasWaited else { return nil }
      return state.items.filter { $0.isWanted && !$0.isElsewhere }.min { $0.isBefore($1) }
        .map { (Double($0.due - state.now) / 100, $0.every) }
    }
  }

  private static func pause(until time: ContinuousClock.Instant) async {
    let left = time - .now
    let (seconds, attoseconds) = left.components
    let nanoseconds = Int(max(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, 0))
    await withCheckedContinuation { continuation in
      // Not by what is heard of here.
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.setEventHandler {
        source.cancel()
        continuation.resume()
      }
      source.schedule(deadline: .now() + .nanoseconds(nanoseconds))
      source.activate()
    }
  }
}

/// Something that the main queue does.
private struct MainWork: @unchecked Sendable {
  // Swift 5 callers hand over whatever they hold, as on iOS; only the main queue touches it.
  /// Seconds; `nil` where it is done once.
  var every: Double?
  var isWanted: () -> Bool
  var act: @MainActor () -> Void
}
