import Testing

@testable import CellophaneSite

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
}
