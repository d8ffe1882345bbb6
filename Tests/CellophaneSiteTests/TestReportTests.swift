import CellophaneSite
import Foundation
import Testing

/// Reports in the XML that hosts of continuous integration read.
@Suite struct TestReportTests {
  private typealias Case = TestReport.Case

  @Test func eachResultHasItsElementAndTheCountsAreRight() {
    let report = TestReport(
      name: "snapshots",
      cases: [
        Case(name: "a", className: "Lists", file: "A.swift", line: 7, result: .passed),
        Case(
          name: "b", className: "Lists",
          result: .failed(message: "it \"differs\"", details: "- <b>")
        ),
        Case(
          name: "c", className: "Lists", result: .broken(message: "it stopped", details: "at 7")),
        Case(name: "d", className: "Lists", result: .skipped(message: "left out")),
      ])
    #expect(
      String(decoding: report.xml, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snapshots" tests="4" failures="1" errors="1" skipped="1">
        <testsuite name="snapshots" tests="4" failures="1" errors="1" skipped="1">
        <testcase name="a" classname="Lists" file="A.swift" line="7"></testcase>
        <testcase name="b" classname="Lists">
        <failure message="it &quot;differs&quot;" type="failure">- &lt;b&gt;</failure>
        </testcase>
        <testcase name="c" classname="Lists">
        <error message="it stopped" type="error">at 7</error>
        </testcase>
        <testcase name="d" classname="Lists">
        <skipped message="left out"></skipped>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func whatXMLCannotCarryDoesNotBreakIt() throws {
    let report = TestReport(
      name: "a\u{1}", cases: [Case(name: "\u{0}<&\"'\u{FFFF}]]>", className: "", result: .passed)])
    let reader = XMLReader()
    #expect(try reader.read(report.xml) == ["testsuites", "testsuite", "testcase"])
  }

  @Test func aSiteIsReportedPageByPage() throws {
    let folder = try TemporaryFolder()
    #expect(try runFixture("build", "--output", folder.output).code == 0)
    let xunit = "\(folder.path)/report.xml"
    #expect(try runFixture("validate", folder.output, "--xunit", xunit).code == 0)
    let whole = try String(contentsOfFile: xunit, encoding: .utf8)
    #expect(whole.contains("<testsuite name=\"validate\" tests=\""))
    #expect(whole.contains(" failures=\"0\" errors=\"0\" skipped=\"0\">"))
    #expect(whole.contains("<testcase name=\"previews/hello.html\" classname=\"previews\" file=\""))
    try Data("<p>".utf8).write(to: URL(fileURLWithPath: "\(folder.output)/previews/hello.html"))
    let checked = try runFixture(
      ["validate", folder.output, "--xunit", xunit], environment: [:], program: command)
    #expect(checked.code == 1)
    let broken = try Data(contentsOf: URL(fileURLWithPath: xunit))
    #expect(String(decoding: broken, as: UTF8.self).contains(" failures=\"1\" errors=\"0\""))
    #expect(try XMLReader().read([UInt8](broken)).contains("failure"))
  }
}

/// Reads XML with Python's own reader, which refuses what is not well-formed.
private struct XMLReader {
  /// The names of the elements, outermost first.
  func read(_ xml: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/report.xml"
    try Data(xml).write(to: URL(fileURLWithPath: file))
    let script = """
      import sys, xml.etree.ElementTree as tree
      for element in tree.parse(sys.argv[1]).getroot().iter():
          print(element.tag)
      """
    let result = try runFixture(
      ["python3", "-c", script, file], environment: [:], program: "/usr/bin/env")
    #expect(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }
}
