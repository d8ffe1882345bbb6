/// Waits for something that a browser is asked about again and again, the more seldom the longer it
/// takes: each question costs a processor of which a compiler has use.
struct Waiting {
  private let end: ContinuousClock.Instant
  private var interval = Duration.milliseconds(20)

  /// - Parameter time: After how long it is over.
  init(_ time: Duration) {
    end = .now + time
  }

  var isOver: Bool { .now >= end }

  /// Lets time pass until the next question.
  mutating func pause() async throws {
    try await Task.sleep(for: interval)
    interval = min(interval * 1.2, .milliseconds(250))
  }
}
