import CellophaneSite
import Testing

/// What previews print.
@Suite struct ConsoleProgressTests {
  @Test func aLineThatIsPrintedManyTimesIsSaidOnce() {
    #expect(
      ConsoleProgress.lines(of: "no network\nA\nno network\n\nB\nno network\n")
        == ["no network (3 times)", "A", "B"])
    #expect(ConsoleProgress.lines(of: "") == [])
  }
}
