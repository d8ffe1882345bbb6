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
        <div id="e" popover="auto">e</div><noscript><p>f</p></noscript>
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

  @Test func aFieldAddsItsValueToTheWordsAroundIt() throws {
    #expect(
      try tree(
        """
        <table role="grid" aria-label="Settings"><tr role="row" aria-label="All">
        <td role="gridcell">Previews <select aria-label="Previews"><option>Always</option>
        <option selected="selected">Never</option></select></td>
        <td role="gridcell"><input type="range" value="0.65" aria-label="Brightness"/></td>
        <td role="gridcell"><span id="l">Looks</span>
        <div role="group" aria-labelledby="l"><button type="button">Dark</button></div></td>
        </tr></table>
        <label>Dial <input type="text" value="112"/></label>
        """) == [
          "- main:",
          "  - grid \"Settings\":",
          "    - row \"All\":",
          "      - gridcell \"Previews Never\":",
          "        - text: \"Previews\"",
          "        - combobox \"Previews\"",
          "      - gridcell \"0.65\":",
          "        - slider \"Brightness\" [value=0.65]",
          "      - gridcell \"Looks Looks\":",
          "        - text: \"Looks\"",
          "        - group \"Looks\":",
          "          - button \"Dark\"",
          "  - text: \"Dial\"",
          "  - textbox \"Dial\" [value=112]",
        ])
  }

  @Test func aRowIsHeardInTheStateItIsIn() throws {
    #expect(
      try tree(
        """
        <ul><li aria-selected="true"><div class="cell">Shelf</div>
        <div class="cell" data-when="selected">Packed</div>
        <div class="cell" data-when="selected highlighted">Pressed</div></li>
        <li aria-selected="false"><div class="cell">Desk</div>
        <div class="cell" data-when="selected">Packed</div></li></ul>
        """) == [
          "- main:", "  - list:", "    - listitem [selected]: \"Packed\"",
          "    - listitem: \"Desk\"",
        ])
  }

  @Test func quotesAndWhiteSpaceStayOnOneLine() throws {
    #expect(
      try tree("<button type=\"button\">Say\n \"yes\" \\</button>") == [
        "- main:", "  - button \"Say \\\"yes\\\" \\\\\"",
      ])
  }
}
