import CellophaneValidation
import Testing

@Suite struct IdentityTests {
  @Test func aDuplicateIdIsFoundWhereItStandsTheSecondTime() throws {
    #expect(
      try findings("<p id=\"a\">one</p>\n<p id=\"a\">two</p>") == [
        "p.html:12:4: error: the id 'a' stands on an earlier element already [duplicate-id]"
      ])
  }

  @Test func referencesForwardAndBackwardAreFound() throws {
    #expect(
      try findings(
        "<a href=\"#late\">go</a><p id=\"late\" aria-labelledby=\"late\">x</p>") == [])
  }

  @Test func aDanglingFragmentIsFound() throws {
    #expect(
      try findings("<p>x</p>\n<a href=\"#gone\">go</a>") == [
        "p.html:12:4: error: nothing on the page has the id 'gone' that 'href' names "
          + "[dangling-reference]"
      ])
  }

  @Test(arguments: [
    "https://example.org", "MAILTO:a@example.org", "tel:1", "//example.org/a", "other.html",
    "a/b:c",
  ])
  func aLinkThatABrowserOpensIsFine(address: String) throws {
    #expect(try findings("<a href=\"\(address)\">go</a>") == [])
  }

  @Test(arguments: [
    "javascript:alert(1)", "java&#10;script:alert(1)", " data:text/html,x", "x-app:",
  ])
  func aLinkThatRunsSomethingIsFound(address: String) throws {
    let found = try findings("<a href=\"\(address)\">go</a>")
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[link-scheme]") == true)
  }

  @Test func everyNameInAListOfIdsIsLookedUp() throws {
    #expect(
      try findings("<p id=\"a\" aria-labelledby=\"a b c\">x</p>") == [
        "p.html:11:11: error: nothing on the page has the id 'b' that 'aria-labelledby' names "
          + "[dangling-reference]",
        "p.html:11:11: error: nothing on the page has the id 'c' that 'aria-labelledby' names "
          + "[dangling-reference]",
      ])
  }

  @Test func aDrawingThatIsNotThereIsFound() throws {
    #expect(
      try findings("<span><svg class=\"symbol\"><use href=\"#symbol-star\"/></svg></span>") == [
        "p.html:11:32: error: nothing on the page has the id 'symbol-star' that 'href' names "
          + "[dangling-reference]"
      ])
  }

  @Test func aLabelNamesItsField() throws {
    #expect(
      try findings("<label for=\"f\">x</label>") == [
        "p.html:11:8: error: nothing on the page has the id 'f' that 'for' names "
          + "[dangling-reference]"
      ])
  }
}

@Suite struct NestingTests {
  @Test func aButtonInALinkIsFound() throws {
    #expect(
      try findings("<a href=\"x.html\">x<button type=\"button\">y</button></a>") == [
        "p.html:11:19: error: 'button' stands in 'a', which takes no other control "
          + "[nested-control]"
      ])
  }

  @Test func aControlDeepInAButtonIsFound() throws {
    #expect(
      try findings(
        "<button type=\"button\"><span>\n<input type=\"search\"/></span></button>") == [
          "p.html:12:1: error: 'input' stands in 'button', which takes no other control "
            + "[nested-control]"
        ])
  }

  @Test func aRoleMakesAControlToo() throws {
    #expect(
      try findings("<div role=\"button\"><a href=\"x.html\">x</a></div>") == [
        "p.html:11:20: error: 'a' stands in 'div' of role 'button', which takes no other control "
          + "[nested-control]"
      ])
  }

  @Test func aButtonInARowIsAllowed() throws {
    let body = """
      <div role="grid"><div role="row" tabindex="0"><div role="gridcell">
      <button type="button">y</button></div></div></div>
      """
    #expect(try findings(body) == [])
  }

  @Test func controlsBesideEachOtherAreAllowed() throws {
    #expect(
      try findings("<a href=\"x.html\">x</a><button type=\"button\">y</button>") == [])
  }
}

@Suite struct RoleTests {
  @Test func aRowOutsideAGridIsFound() throws {
    #expect(
      try findings("<div><div role=\"row\">x</div></div>") == [
        "p.html:11:11: error: role 'row' stands in 'main' and belongs in "
          + "'grid' or 'rowgroup' or 'table' or 'treegrid' [role-parent]"
      ])
  }

  @Test func boxesBetweenARowAndItsGridDoNotCount() throws {
    let body = """
      <div role="grid"><div><span role="presentation"><span role="row">x</span></span></div></div>
      """
    #expect(try findings(body) == [])
  }

  @Test func aTreeItemStandsInATreeOrAGroup() throws {
    #expect(
      try findings("<ul role=\"list\"><li role=\"treeitem\">x</li></ul>") == [
        "p.html:11:21: error: role 'treeitem' stands in 'list' and belongs in "
          + "'tree' or 'group' or 'treeitem' [role-parent]"
      ])
  }

  @Test func aListItemOutsideAListIsFound() throws {
    #expect(
      try findings("<div role=\"grid\"><span role=\"listitem\">x</span></div>") == [
        "p.html:11:24: error: role 'listitem' stands in 'grid' and belongs in 'list' [role-parent]"
      ])
  }
}

@Suite struct LinkTests {
  @Test func linksThatLeaveThePageAreHandedOn() throws {
    let report = try PageValidator().check(
      page("<a href=\"../index.html#top\">a</a>\n<a href=\"https://example.com\">b</a>"),
      page: "p.html", grammar: .preview)
    #expect(report.findings == [])
    #expect(report.links.map(\.target) == ["../index.html#top"])
    let ordinal = report.links[0].ordinal
    #expect(SourcePlaces.find([ordinal], in: page("<a>"))[ordinal]?.line == 11)
  }

  @Test func aPageLoadsNothingFromElsewhere() throws {
    #expect(
      try findings("<p><img src=\"https://example.com/a.png\" alt=\"\"/></p>") == [
        "p.html:11:9: error: 'https://example.com/a.png' is not a file of the site; "
          + "a page may load nothing from elsewhere [outside-resource]"
      ])
  }

  @Test func aRelativeReferenceIsResolvedFromItsPage() {
    #expect(LinkTarget.path(of: "../a/b.html?x#y", from: "pages/p.html") == "a/b.html")
    #expect(LinkTarget.path(of: "b%20c.html", from: "p.html") == "b c.html")
    #expect(LinkTarget.path(of: "#x", from: "pages/p.html") == "pages/p.html")
    #expect(LinkTarget.path(of: "../../x.html", from: "pages/p.html") == nil)
    #expect(LinkTarget.path(of: "/x.html", from: "pages/p.html") == nil)
    #expect(LinkTarget.fragment(of: "a.html#b%20c") == "b c")
  }
}

@Suite struct CodeTests {
  /// A page under a shell of ours runs what stands in the site's scripts, and nothing else.
  @Test(arguments: [
    "<script>alert(1)</script>", "<p onclick=\"alert(1)\">x</p>",
    "<img src=\"a.png\" alt=\"\" onerror=\"alert(1)\"/>",
    "<iframe srcdoc=\"x\" title=\"x\"></iframe>",
    "<object data=\"a.svg\"></object>", "<p><style>p { color: red }</style></p>",
    "<form action=\"https://example.org\"><p>x</p></form>", "<base href=\"https://example.org/\"/>",
    "<meta http-equiv=\"refresh\" content=\"0; https://example.org\"/>",
  ])
  func codeOnAPageIsFound(body: String) throws {
    for grammar in [PageGrammar.preview, .catalogue] {
      #expect(try findings(body, grammar) != [], "\(grammar)")
    }
  }
}
