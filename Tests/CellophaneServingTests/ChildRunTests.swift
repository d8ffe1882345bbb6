import CellophaneServing
import Foundation
import Testing

@Suite struct ChildRunTests {
  /// The command, which is built with the tests.
  static var keeper: [String] {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("cellophane").path
    return [command, "keep"]
  }

  private func isAlive(_ marker: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pgrep", "-f", marker]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func comesTrue(_ condition: () throws -> Bool) async throws -> Bool {
    for _ in 0..<500 {
      if try condition() { return true }
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
    #expect(try await comesTrue { try isAlive("sleep \(marker)") })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await comesTrue { try !isAlive("sleep \(marker)") })
  }
}
