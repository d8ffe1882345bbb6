import CellophaneValidation
import Testing

@Suite struct GrammarTests {
  @Test func aPageAsItIsWrittenHasNoFindings() throws {
    let body = """
      <section class="frame" id="frame-start" aria-label="Start">
      <div class="collection" id="list" data-selection="single">
      <div class="section appearance-plain">
      <ul class="rows" role="tree" aria-label="Outline">
      <li class="row" id="list/a" role="treeitem" aria-labelledby="list/a~name" aria-expanded="true">
      <div class="cell" style="--text-color:#ff0000"><span id="list/a~name">A &amp; B</span></div>
      <ul class="children" role="group">
      <li class="row" id="list/a/b" role="treeitem" aria-label="B"></li>
      </ul>
      </li>
      </ul>
      </div>
      </div>
      </section>
      """
    #expect(try findings(body) == [])
  }

  @Test func anUnknownElementIsFoundWithLineAndColumn() throws {
    #expect(
      try findings("<p>one</p>\n<p>two</p><marquee>three</marquee>") == [
        "p.html:12:11: error: element 'marquee' does not belong here, "
          + "or lacks an attribute that it needs [grammar]"
      ])
  }

  @Test func anUnknownAttributeIsFoundWhereItStands() throws {
    #expect(
      try findings("<p>one</p>\n<p class=\"x\" onclick=\"run()\">two</p>") == [
        "p.html:12:14: error: element 'p' does not take 'onclick=\"run()\"' [grammar]"
      ])
  }

  @Test func aValueOutsideTheGrammarIsShownWithItsAttribute() throws {
    #expect(
      try findings("<div role=\"lisst\">x</div>") == [
        "p.html:11:6: error: element 'div' does not take 'role=\"lisst\"' [grammar]"
      ])
  }

  @Test func anAttributeOnALaterLineOfItsTagIsFoundThere() throws {
    #expect(
      try findings("<div\n  id=\"a\"\n  onclick=\"b\">x</div>") == [
        "p.html:13:3: error: element 'div' does not take 'onclick=\"b\"' [grammar]"
      ])
  }

  @Test func onlyTheFirstElementOutOfPlaceIsReported() throws {
    #expect(try findings("<font>a</font>\n<center>b</center>\n<p>c</p>").count == 1)
  }

  @Test func anImageWithoutWordsLacksAnAttribute() throws {
    #expect(
      try findings("<div><img src=\"../assets/a.png\"/></div>") == [
        "p.html:11:6: error: element 'img' lacks something that it needs [grammar]"
      ])
  }

  @Test func textWhereOnlyRowsMayStandIsFound() throws {
    #expect(
      try findings("<ul class=\"rows\">stray</ul>") == [
        "p.html:11:1: error: text does not belong here [grammar]"
      ])
  }

  @Test func anOpenShellTakesAnyElement() throws {
    #expect(try findings("<marquee onclick=\"x()\">three</marquee>", .open) == [])
  }

  @Test func anOpenShellKeepsTheRules() throws {
    #expect(
      try findings("<marquee id=\"a\"><b id=\"a\"></b></marquee>", .open) == [
        "p.html:11:20: error: the id 'a' stands on an earlier element already [duplicate-id]"
      ])
  }
}

@Suite struct WellFormednessTests {
  @Test func aMismatchedTagIsFoundWithLineAndColumn() throws {
    #expect(
      try findings("<p>one</p>\n<p><b>two</p>", .open) == [
        "p.html:12:14: error: opening and ending tag mismatch: b line 12 and p [well-formed]"
      ])
  }

  @Test func aRepeatedAttributeIsFound() throws {
    #expect(
      try findings("<p id=\"a\" id=\"b\">one</p>", .open) == [
        "p.html:11:17: error: attribute id redefined [well-formed]"
      ])
  }

  @Test func anEntityThatXMLLacksIsFound() throws {
    #expect(
      try findings("<p>a&nbsp;b</p>", .open) == [
        "p.html:11:11: error: entity 'nbsp' not defined [well-formed]"
      ])
  }

  @Test func aPageBeginsWithItsDoctype() throws {
    let report = try PageValidator().check(
      Array("<html></html>".utf8), page: "p.html", grammar: .open)
    #expect(
      report.findings.map(\.description) == [
        "p.html:1:1: error: a page begins with '<!DOCTYPE html>' [doctype]"
      ])
  }

  @Test func linesAreCountedBeyondSixteenBits() throws {
    let body = String(repeating: "<p>x</p>\n", count: 70_000) + "<p id=\"a\"></p><p id=\"a\"></p>"
    #expect(
      try findings(body) == [
        "p.html:70011:18: error: the id 'a' stands on an earlier element already [duplicate-id]"
      ])
  }

  @Test func depthIsNotLimitedTo256() throws {
    let body =
      String(repeating: "<div>", count: 1000) + "x" + String(repeating: "</div>", count: 1000)
    #expect(try findings(body) == [])
  }

  @Test func anEmptyPageIsAFinding() throws {
    let report = try PageValidator().check([], page: "p.html", grammar: .preview)
    #expect(report.findings.map(\.rule) == ["doctype"])
  }
}
