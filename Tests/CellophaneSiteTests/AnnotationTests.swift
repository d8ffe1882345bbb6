@testable import CellophaneSite
import CellophaneValidation
import Testing

@Suite struct AnnotationTests {
  @Test func marksOfTheHostAreEscaped() {
    #expect(
      "\(WorkflowAnnotation(.warning, file: "a,b:c.swift", line: 7, title: "x: y", message: "50%\nnext\u{1B}"))"
        == "::warning file=a%2Cb%3Ac.swift,line=7,title=x%3A y::50%25%0Anext%1B")
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{7}\tand\r\u{9B}", #"\u{1B}[31mred\u{7}"# + "\t" + #"and\u{D}\u{9B}"#),
    ("one\n::error::two", "one\n: :error::two"), ("  ::set-output::x", "  : :set-output::x"),
    ("a ##[error]b", "a ## [error]b"), ("a::b, 日本 \u{202E}", "a::b, 日本 \u{202E}"),
  ])
  func wordsOfAuthorsNeitherSteerATerminalNorAHost(words: String, shown: String) {
    #expect(ConsoleText.plain(words) == shown)
  }

  @Test func aStepShowsTheWorstTenOfEachLevelAndSaysHowManyItLeavesOut() {
    let warnings = (1...12).map {
      WorkflowAnnotation(.warning, file: "a.swift", line: $0, title: "w", message: "one\ntwo")
    }
    let step = StepAnnotations(warnings + [WorkflowAnnotation(.error, title: "e", message: "m")])
    #expect(step.shown.map(\.level.rawValue) == ["error"] + Array(repeating: "warning", count: 10))
    #expect(step.shown[9].line == 9)
    #expect(
      step.shown[10].description == """
        ::warning title=and 3 more warnings::a step shows 10 of each kind; the others are in this \
        step's log
        """)
    #expect(
      step.leftOut.map(\.words) == [
        "a.swift:10: warning: w: one; two", "a.swift:11: warning: w: one; two",
        "a.swift:12: warning: w: one; two",
      ])
    #expect(StepAnnotations(Array(warnings.prefix(10))).shown == Array(warnings.prefix(10)))
  }

  @Test func aFindingOnAPageStandsAtItsPreviewsLine() {
    let finding = Finding(
      rule: "dead-link", page: "Public/previews/a.html", line: 9, column: 2,
      message: "'b' leads to nothing in the site", preview: "a")
    let annotation = WorkflowAnnotation(finding) { name in
      name == "a" ? ("Sources/Gallery/Gallery.swift", 12) : nil
    }
    #expect(
      "\(annotation)" == """
        ::error file=Sources/Gallery/Gallery.swift,line=12,title=dead-link::\
        Public/previews/a.html:9:2: error: 'b' leads to nothing in the site (preview 'a') \
        [dead-link]
        """)
  }

  @Test func aFindingInAFileKeepsItsLine() {
    let finding = Finding(
      severity: .warning, rule: "symbol", page: "Gallery/Gallery.swift", line: 5,
      message: "no such symbol", preview: "a")
    let annotation = WorkflowAnnotation(finding) { _ in ("Sources/Gallery/Gallery.swift", 5) }
    #expect(
      "\(annotation)"
        == "::warning file=Sources/Gallery/Gallery.swift,line=5,title=symbol::no such symbol")
  }

  @Test func aNoteIsANotice() {
    let finding = Finding(
      severity: .note, rule: "outcome-alone", page: "Gallery/Gallery.swift", line: 5,
      message: "depends on what was done before", preview: "a")
    let annotation = WorkflowAnnotation(finding) { _ in nil }
    #expect(
      "\(annotation)"
        == "::notice file=Gallery/Gallery.swift,line=5,title=outcome-alone::"
        + "depends on what was done before")
  }
}
