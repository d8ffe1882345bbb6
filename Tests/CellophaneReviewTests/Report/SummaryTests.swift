import CellophaneReview
import CellophaneSnapshots
import Foundation
import Testing

@Suite struct SummaryTests {
  private func set(_ changes: [Change], problems: [String] = []) -> ChangeSet {
    ChangeSet(
      title: "Since origin/main", changes: changes, problems: problems, before: { _ in nil },
      after: { _ in nil })
  }

  private func change(_ name: String, from old: String?, to new: String?) -> Change {
    Change(
      name: name, group: "Tests/RowTests", form: .outline,
      path: "Tests/RowTests/__Snapshots__/\(name).outline",
      source: SourceLine(file: "/a/Tests/RowTests/RowTests.swift", line: 7),
      before: old.map { Array($0.utf8) }, after: new.map { Array($0.utf8) })
  }

  @Test func eachChangeIsLinkedWhereTheReportIs() {
    let came = change("RowTests/row", from: nil, to: TestedPackage.outline("A"))
    #expect(
      Report(set([came])).summary(links: .at("https://example.org/42")) == """
        ### Since origin/main

        [1 change](https://example.org/42/index.html):

        - [RowTests/row.outline]\
        (https://example.org/42/changes/tests-rowtests-rowtests-row-outline.html) is new, `RowTests.swift:7`
          - there was none before

        """)
  }

  @Test func whatDoesNotFitIsCounted() {
    let changes = (0..<3_000).map { number in
      change(
        "RowTests/row\(number)", from: TestedPackage.outline("A"),
        to: TestedPackage.outline("B\(number)C"))
    }
    let summary = Report(set(changes)).summary(links: .at("https://example.org"))
    #expect(summary.utf8.count <= 65_536)
    #expect(summary.utf8.count > 60_000)
    let said = summary.split(separator: "\n").count { $0.hasPrefix("- [") }
    #expect(summary.hasSuffix("\n… and \(3_000 - said) more changes.\n"))
  }

  @Test func changesThatAreAlikeFillWhatIsThere() {
    let changes = (0..<3_000).map { number in
      change(
        "RowTests/row\(number)", from: TestedPackage.outline("A\(number)"),
        to: TestedPackage.outline("B\(number)"))
    }
    let summary = Report(set(changes)).summary(links: .at("https://example.org"))
    #expect(summary.utf8.count <= 65_536)
    #expect(summary.utf8.count > 60_000)
    let named = summary.split(separator: "](https://example.org/changes/").count - 1
    #expect(summary.hasSuffix(") and \(3_000 - named) more\n"))
  }

  @Test func namesAreNoMarks() {
    let summary = Report(set([], problems: ["@team fixes #1 in <b>a_b</b> [x](y) `z`"])).summary(
      links: .unknown)
    #expect(
      summary.contains(
        "- @<!-- -->team fixes #<!-- -->1 in \\<b\\>a\\_b\\</b\\> \\[x\\](y) \\`z\\`\n"))
  }
}
