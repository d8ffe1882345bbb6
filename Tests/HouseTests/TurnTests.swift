import Foundation
import Seeding
import Testing

/// What a run looks at where it does not look at all.
@Suite struct TurnTests {
  @Test func asManyTurnsAsTheShareLookAtAllOnce() {
    let pages = ["a", "b", "c", "d", "e"]
    let shares = (7..<10).map { Turn.share(pages, oneIn: 3, turn: $0) }
    #expect(shares == [["b", "e"], ["c"], ["a", "d"]])
    #expect(Turn.share(["a"], oneIn: 3, turn: 1) == [])
    #expect(Turn.share(pages, oneIn: 1, turn: 4) == pages)
  }

  @Test func oneOfFourCommitsHasWhatIsDear() {
    let quarters: [Turn.Quarter] = [.first, .second, .third, .fourth]
    #expect(
      (8..<12).map { turn in quarters.filter { Turn.has($0, turn: turn) } }
        == [[.first], [.second], [.third], [.fourth]])
  }

  @Test func commitsHaveTheirTurnsAndEveryNightSeesAll() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: SourceTree().root.appending(path: path), encoding: .utf8)
    }
    #expect(try text(".ci/test").contains("export TURN=\"${TURN:-$(git rev-list --count HEAD"))
    let workflow = try text(".github/workflows/ci.yml")
    #expect(workflow.contains("    - cron: "))
    #expect(workflow.contains("  EVERY: ${{ github.event_name == 'schedule' && '1' || '' }}\n"))
  }
}
