import CellophaneSnapshots
import Testing

@Suite struct VisibleTextTests {
  @Test(
    arguments: [
      ("plain text", "plain text"), ("a\u{A0}b", "a⟨NBSP⟩b"), ("a\u{200D}b", "a⟨ZWJ⟩b"),
      ("\u{202E}b", "⟨RLO⟩b"), ("\u{2068}b\u{2069}", "⟨FSI⟩b⟨PDI⟩"), ("a\tb", "a⇥b"),
      ("  a  ", "  a··"), ("a\r", "a␍"), ("a\u{7}", "a⟨U+0007⟩"), ("\u{2003}a", "⟨U+2003⟩a"),
      ("größe é", "größe é"), ("   ", "···"),
    ])
  func whatNobodySeesHasAMark(text: String, shown: String) {
    #expect(text.visible == shown)
  }

  @Test func aReportShowsMarksInChangedLinesAndControlsInNone() {
    let report = LineDifference(
      from: ["same\u{A0}\u{1B}", "a b"], to: ["same\u{A0}\u{1B}", "a\u{A0}b "]
    ).report()
    #expect(
      report == """
        1 line removed, 1 line added
        @@ line 1 @@
          same\u{A0}⟨U+001B⟩
        - a b
        + a⟨NBSP⟩b·
        """)
  }

  @Test func aLastLineWithoutALineFeedIsAnotherLine() {
    let difference = LineDifference(from: [UInt8]("a\nb".utf8), to: [UInt8]("a\nb\n".utf8))
    #expect(
      difference.report() == """
        1 line removed, 1 line added
        @@ line 1 @@
          a
        - b (no line feed at the end)
        + b
        """)
  }
}
