import CellophaneSnapshots
import Foundation
import Testing

#if compiler(>=6.3) && os(Linux)
  /// Two processes of tests at once on the same fixtures.
  @Suite struct TwoRunsTests {
    @Test func twoProcessesAtOnceLeaveWholeFixtures() async throws {
      let tree = try ComparisonFolder()
      let path = tree.folder.path
      async let one: Void = expectRun(of: "A", in: path)
      async let other: Void = expectRun(of: "B", in: path)
      _ = await (one, other)
      let texts = ["A", "B"].map(Self.text)
      let files = (0..<8).map { "Tests/__Snapshots__/RowTests/row\($0).outline" }
      #expect(tree.files == files + ["Tests/__Snapshots__/styles/list.css"])
      for file in files { #expect(texts.contains(tree.file(file) ?? "")) }
    }

    /// Records its own text again and again, and never reads half of one.
    private func expectRun(of letter: String, in path: String) async {
      await #expect(processExitsWith: .success) { [letter, path] in
        let tree = ComparisonFolder(runningIn: path)
        let texts = ["A", "B"].map { Self.text(of: $0) }
        for round in 0..<24 {
          let test = "row\(round % 8)()"
          _ = try tree.compare(Self.text(of: letter), .all, test: test)
          let fixture = try FixtureFile.read(tree.place(test).fixture) ?? []
          try #require(texts.contains(String(decoding: fixture, as: UTF8.self)))
        }
      }
    }

    private static func text(of letter: String) -> String {
      let row = "  row \"\(String(repeating: letter, count: 4_000))\"\n"
      return "page \(letter) \"\(letter)\"\n" + String(repeating: row, count: 12)
    }
  }
#endif
