import CellophanePreview
import Foundation
import Seeding
import Testing

@testable import Gallery

extension SecondWindowSuite {
  /// Pages beside the code that they were made from: whatever is done by lot, both show the same,
  /// until the page says that it does not know what comes.
  ///
  /// `WALKS` sets how many walks each preview has, `WALK_LENGTH` how many touches each of them, and
  /// `WALKED` the previews by their ids.
  @Suite struct WalkBrowserTests {
    private static let variables = ProcessInfo.processInfo.environment

    /// Previews that cannot be held beside their pages, and why.
    private static let apart = [
      "children-loaded-lazily": "reading a session loads and opens everything"
    ]

    @Test func aPageShowsWhatItsCodeShows() async throws {
      let walks = Self.variables["WALKS"].flatMap { Int($0) } ?? 2
      let length = Self.variables["WALK_LENGTH"].flatMap { Int($0) } ?? 15
      let wanted = Self.variables["WALKED"]?.components(separatedBy: ",")
      var ends: [Walk.End: Int] = [:]
      let all = Gallery().previews.filter { !$0.stopsAreMeant && Self.apart[$0.id] == nil }
      let some =
        wanted.map { wanted in all.filter { wanted.contains($0.id) } }
        ?? Turn.share(all, oneIn: 8, of: "previews beside their code")
      for preview in some {
        for seed in 0..<UInt64(walks) {
          let end = try await Walk(preview: preview, seed: seed).go(steps: length)
          ends[end, default: 0] += 1
          if case .differs(let words) = end {
            Issue.record("'\(preview.id)', seed \(seed), \(words)")
          }
        }
      }
      try await Browser.shared.value.reduceMotion(false)
      let count = ends.values.reduce(0, +)
      let whole = ends[.whole] ?? 0
      #expect(
        wanted != nil || whole * 2 > count, "most walks go to their end: \(whole) of \(count)")
      print("walks: \(whole) of \(count) went to their end, \(ends[.stopped] ?? 0) pages stopped")
    }
  }
}
