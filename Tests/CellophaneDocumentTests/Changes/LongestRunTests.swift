import CellophaneDocument
import Seeding
import Testing

@Suite struct LongestRunTests {
  @Test func whatIsInOrderStays() {
    #expect(LongestRun.increasing([]) == [])
    #expect(LongestRun.increasing([5]) == [0])
    #expect(LongestRun.increasing([1, 2, 3]) == [0, 1, 2])
    #expect(LongestRun.increasing([3, 2, 1]).count == 1)
    #expect(LongestRun.increasing([4, 0, 1, 2, 3]) == [1, 2, 3, 4])
    #expect(LongestRun.increasing([2, 2, 2]).count == 1)
  }

  /// Every row that could stay does: compared with all choices of some rows.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func noLongerRunIsThere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<9).map { _ in Int.random(in: 0..<9, using: &random) }
    let run = LongestRun.increasing(values)
    #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] })
    let longest = (0..<1 << values.count).map { choice -> Int in
      let chosen = values.indices.filter { choice >> $0 & 1 == 1 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
    }.max()
    #expect(run.count == longest)
  }
}
