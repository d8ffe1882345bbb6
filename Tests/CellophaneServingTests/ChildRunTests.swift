@testable import CellophaneServing
import Foundation
import Testing

@Suite struct ChildRunTests {
  /// The command, which is built with the tests.
  static var keeper: [String] {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("cellophane").path
    return [command, "keep"]
  }

  /// Whether a program sleeps; not whether one is to be run that will.
  private func sleeps(_ marker: String) async throws -> Bool {
    try await ChildRun.run(["/usr/bin/env", "pgrep", "-f", "^sleep \(marker)"], keeper: []).code
      == 0
  }

  private func comesTrue(_ condition: () async throws -> Bool) async throws -> Bool {
    for _ in 0..<500 {
      if try await condition() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  @Test func outputWordsAndCodeComeBack() async throws {
    let run = try await ChildRun.run(
      ["/bin/sh", "-c", "echo result; echo words >&2; exit 3"], keeper: Self.keeper)
    #expect(run.output == "result\n")
    #expect(run.words == "words\n")
    #expect(run.code == 3)
  }

  @Test func aProgramThatWaitsIsTold() async throws {
    let child = try RunningChild(
      ["/bin/sh", "-c", "read line; echo \"heard $line\""], keeper: Self.keeper)
    child.tell("a line")
    let run = try await child.end()
    #expect(run.output == "heard a line\n")
    #expect(run.code == 0)
  }

  @Test(.timeLimit(.minutes(1))) func oneThatNobodyWaitsForEnds() async throws {
    let marker = "31\(Int.random(in: 100_000_000...999_999_999))"
    var child: RunningChild? = try RunningChild(
      ["/bin/sh", "-c", "sleep \(marker); true"], keeper: Self.keeper)
    #expect(try await comesTrue { try await sleeps(marker) })
    child = nil
    #expect(try await comesTrue { try await !sleeps(marker) })
    #expect(child == nil)
  }

  @Test func aProgramThatIsNotThereSaysSo() async throws {
    let run = try await ChildRun.run(["/no/such/program"], keeper: Self.keeper)
    #expect(run.code == 127)
    #expect(run.words.hasPrefix("/no/such/program: error: cannot be run: "))
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoLongerWantedEndsWithWhatItStarted() async throws {
    let marker = "31\(Int.random(in: 100_000_000...999_999_999))"
    let task = Task {
      try await ChildRun.run(
        ["/bin/sh", "-c", "trap '' TERM; sleep \(marker) & sleep \(marker)"], keeper: Self.keeper)
    }
    #expect(try await comesTrue { try await sleeps(marker) })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await comesTrue { try await !sleeps(marker) })
  }

  #if os(Linux)
    /// As compilers are started, which would write over what the next build makes.
    @Test(.timeLimit(.minutes(1))) func whatLeadsAGroupOfItsOwnHasEndedToo() async throws {
      let marker = "31\(Int.random(in: 100_000_000...999_999_999))"
      let task = Task {
        try await ChildRun.run(
          ["/bin/sh", "-c", "setsid sh -c 'sleep \(marker); true' & wait"], keeper: Self.keeper)
      }
      #expect(try await comesTrue { try await sleeps(marker) })
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      // Not only after a while: before anything else is begun.
      #expect(try await !sleeps(marker))
    }
  #endif
}
