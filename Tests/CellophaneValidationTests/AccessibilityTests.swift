import CellophaneValidation
import Testing

@Suite struct AccessibilityTests {
  private func tree(_ body: String) throws -> [String] {
    try AccessibilityTree(of: page(body)).text.split(separator: "\n").map(String.init)
  }

  @Test func rolesNamesAndStatesAreWhatTheMarkupSays() throws {
    #expect(
      try tree(
        """
        <h1 id="t">Brothers</h1>
        <ul role="tree" aria-labelledby="t">
        <li role="treeitem" aria-expanded="true" aria-labelledby="m~name" aria-selected="false">
        <div class="cell"><div id="m~name"><span>Marx</span></div>
        <div><button type="button" aria-label="More">x</button></div></div>
        <ul class="children" role="group"><li role="treeitem" aria-selected="true">Groucho</li></ul>
        </li>
        <li role="treeitem" aria-expanded="false" aria-labelledby="p">
        <div class="cell" id="p">Pep</div>
        <ul class="children" role="group"><li role="treeitem">Moe</li></ul>
        </li>
        </ul>
        """) == [
          "- main:",
          "  - heading \"Brothers\" [level=1]",
          "  - tree \"Brothers\":",
          "    - treeitem \"Marx\" [expanded]:",
          "      - text: \"Marx\"",
          "      - button \"More\"",
          "      - group:",
          "        - treeitem \"Groucho\" [selected]",
          "    - treeitem \"Pep\" [collapsed]",
        ])
  }

  @Test func whatIsNotShownIsNotHeard() throws {
    #expect(
      try tree(
        """
        <p aria-hidden="true">a</p><p hidden="hidden">b</p><svg><path d="M0 0"/></svg>
        <template><p>c</p></template><img src="x.png" alt=""/><img src="y.png" alt="Why"/>
        <section class="alternate" aria-label="Later">d</section><p>heard</p>
        """) == ["- main:", "  - img \"Why\"", "  - text: \"heard\""])
  }

  @Test func controlsSayTheirValue() throws {
    #expect(
      try tree(
        """
        <label>Name <input type="text" value="Ann"/></label>
        <button role="switch" aria-checked="true" aria-label="Wi-Fi"></button>
        <div role="progressbar" aria-valuenow="40" aria-label="Copying"></div>
        <a href="#t" id="t">Next</a>
        """) == [
          "- main:",
          "  - text: \"Name\"",
          "  - textbox \"Name\" [value=Ann]",
          "  - switch \"Wi-Fi\" [checked]",
          "  - progressbar \"Copying\" [value=40]",
          "  - link \"Next\"",
        ])
  }

  @Test func quotesAndWhiteSpaceStayOnOneLine() throws {
    #expect(
      try tree("<button type=\"button\">Say\n \"yes\" \\</button>") == [
        "- main:", "  - button \"Say \\\"yes\\\" \\\\\"",
      ])
  }
}
