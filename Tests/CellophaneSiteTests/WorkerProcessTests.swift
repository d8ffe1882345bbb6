import CellophanePreview
@testable import CellophaneSite
import Foundation
import Testing

@Suite struct WorkerProcessTests {
  /// A program that says two messages in one breath and then nothing more.
  private static let hasty = [
    "/bin/sh", "-c", #"printf '\001say\002\000\000\000{}\001say\002\000\000\000{}' >&4; sleep 60"#,
  ]

  @Test func aMessageThatCameWithAnotherIsNotWaitedFor() throws {
    let worker = try WorkerProcess(command: Self.hasty, environment: [:])
    defer { worker.stop() }
    for _ in 1...2 {
      guard case .value = worker.answer(WorkerRest.self, within: PreviewBounds(seconds: 20)) else {
        Issue.record("what came is not read")
        return
      }
    }
    guard case .tooLong = worker.answer(WorkerRest.self, within: PreviewBounds(seconds: 0.2)) else {
      Issue.record("more is read than came")
      return
    }
  }
  /// On a busy machine a preview has more time by as much as it waited, of which nobody hears once its
  /// process is gone.
  @Test func aReplyIsHeardOfAProcessThatIsGone() {
    let (here, gone): (pid_t, pid_t) = (7, 8)
    let whole = Stopwatch(.seconds(20), of: nil) { $0 == here ? .seconds(15) : .zero }
    var watch = ReplyWatch(whole)
    let now = ContinuousClock.now
    #expect([watch.isOver(.begun, at: now + .seconds(30), of: here)] == [false])
    #expect([watch.isOver(.begun, at: now + .seconds(36), of: here)] == [true])
    #expect([watch.isOver(.replied, at: now + .seconds(30), of: here)] == [false])
    #expect([watch.isOver(.ended, at: now + .seconds(39), of: gone)] == [false])
    #expect([watch.isOver(.ended, at: now + .seconds(41), of: gone)] == [true])
  }
}
