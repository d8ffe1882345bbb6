import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct RowTests {
  let sample = Sample()

  @Test func aRowThatOnlyShowsIsAListItemNamedByItsTexts() {
    let page = sample.page(
      .collection(
        sample.collection([
          ResolvedRow(
            name: "wi-fi",
            cell: sample.cell(
              .subtitleCell, "Wi-Fi", "Home", symbol: "wifi", accessories: [.disclosureIndicator]))
        ])))
    #expect(
      body(page).hasSuffix(
        """
        <ul class="rows" role="list" aria-label="Sample">
        <li class="row" id="list/wi-fi" aria-labelledby="list/wi-fi~name">
        <div class="cell content-subtitle-cell background-list-grouped-cell">
        <svg class="cell-image symbol" aria-hidden="true"><use href="#symbol-wifi"/></svg>
        <div class="cell-texts" id="list/wi-fi~name">
        <span class="cell-text">Wi-Fi</span>
        <span class="cell-secondary-text">Home</span>
        </div>
        <div class="trailing-accessories">
        <span class="accessory disclosure-indicator" aria-hidden="true"></span>
        </div>
        </div>
        </li>
        </ul>
        </div>
        </div>
        </section>
        </main>

        """))
  }

  @Test func rowsOfOneLookSayTheirOwnNamesAndWords() {
    let rows = [("a&b", "A & B", "<1>"), ("c", "C", "\"2\"")].map { name, text, secondary in
      var row = ResolvedRow(name: name, cell: sample.cell(.subtitleCell, text, secondary))
      row.variants = [ResolvedVariant(states: [.selected], cell: row.cell)]
      row.variants[0].cell.background.color = .system(.systemRed)
      return row
    }
    #expect(rows[0].look == rows[1].look)
    let page = sample.page(.collection(sample.collection(rows, role: .grid, selection: .single)))
    #expect(
      lines(of: page, with: "class=\"row\"") == [
        "<div class=\"row\" id=\"list/a&amp;b\" role=\"row\" "
          + "aria-labelledby=\"list/a&amp;b~name\" aria-selected=\"false\">",
        "<div class=\"row\" id=\"list/c\" role=\"row\" "
          + "aria-labelledby=\"list/c~name\" aria-selected=\"false\">",
      ])
    #expect(
      lines(of: page, with: "cell-text") == [
        "<div class=\"cell-texts\" id=\"list/a&amp;b~name\">",
        "<span class=\"cell-text\">A &amp; B</span>",
        "<div class=\"cell-texts\" id=\"list/c~name\">",
        "<span class=\"cell-text\">C</span>",
      ])
    #expect(
      lines(of: page, with: "cell-secondary-text") == [
        "<span class=\"cell-secondary-text\">&lt;1&gt;</span>",
        "<span class=\"cell-secondary-text\">\"2\"</span>",
      ])
    #expect(
      lines(of: page, with: "--selected-background-color:var(--on-selected) var(--system-red)")
        .count == 2)
  }

  @Test func aRowThatDoesSomethingIsARowOfAGrid() {
    var row = sample.row("a")
    row.isSelected = true
    row.tap = ResolvedOutcome([.alert(title: "Hello there", message: "")])
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .multiple)))
    #expect(
      lines(of: page, with: "role=\"grid\"") == [
        "<div class=\"rows\" role=\"grid\" aria-label=\"Sample\" aria-multiselectable=\"true\">"
      ])
    #expect(
      lines(of: page, with: "role=\"row\"") == [
        "<div class=\"row\" id=\"list/a\" role=\"row\" aria-labelledby=\"list/a~name\" "
          + "aria-selected=\"true\" data-tap=\"alert alert-299de68dcb76c191\">"
      ])
    #expect(lines(of: page, with: "role=\"gridcell\"").count == 1)
  }

  @Test func parentsAloneSayWhetherTheyAreExpanded() {
    var parent = sample.row("Marx")
    parent.children = [sample.row("Marx/Groucho", "Groucho")]
    parent.children[0].cell.indentation = 10
    parent.expansion = ResolvedExpansion(isExpanded: false, trigger: .row, refusesExpanding: true)
    let page = sample.page(.collection(sample.collection([parent], role: .tree)))
    #expect(
      lines(of: page, with: "aria-expanded") == [
        "<li class=\"row\" id=\"list/Marx\" role=\"treeitem\" aria-labelledby=\"list/Marx~name\" "
          + "aria-expanded=\"false\" data-trigger=\"row\" data-refuses=\"expand\" "
          + "aria-describedby=\"note-closed\">"
      ])
    #expect(
      lines(of: page, with: "id=\"note-") == [
        "<p id=\"note-closed\" hidden=\"hidden\">Locked: this row cannot be opened.</p>"
      ])
    #expect(lines(of: page, with: "role=\"group\"") == ["<ul class=\"children\" role=\"group\">"])
    #expect(lines(of: page, with: "indentation").isEmpty)
  }

  @Test func aRowThatWasCutSaysSo() {
    var parent = sample.row("Marx")
    parent.expansion = ResolvedExpansion(isExpanded: false, trigger: .accessory, isCut: true)
    let page = sample.page(.collection(sample.collection([parent], role: .tree)))
    #expect(
      lines(of: page, with: "aria-expanded") == [
        "<li class=\"row\" id=\"list/Marx\" role=\"treeitem\" aria-labelledby=\"list/Marx~name\" "
          + "aria-expanded=\"false\" data-refuses=\"expand\" aria-describedby=\"note-cut\">"
      ])
    #expect(
      lines(of: page, with: "id=\"note-") == [
        "<p id=\"note-cut\" hidden=\"hidden\">"
          + "The preview stops here: what is under this row was not loaded.</p>"
      ])
  }

  @Test func theRowsOfALargeListStandInChunks() {
    let rows = (1...420).map { sample.row("\($0)") }
    let page = sample.page(.collection(sample.collection(rows, role: .tree)))
    #expect(lines(of: page, with: "data-large").count == 1)
    let chunks = lines(of: page, with: "class=\"chunk\"")
    #expect(chunks.count == 9)
    #expect(chunks.first == "<ul class=\"chunk\" role=\"presentation\">")
    #expect(chunks.last == "<ul class=\"chunk\" role=\"presentation\" style=\"--rows:20\">")
    #expect(lines(of: page, with: "<li class=\"row\"").count == 420)
    #expect(lines(of: page, with: "<div class=\"rows\" role=\"tree\"").count == 1)
  }

  @Test func theChildrenOfALargeListSayHowManyTheyAre() {
    var parent = sample.row("1")
    parent.expansion = ResolvedExpansion(isExpanded: false, trigger: .accessory)
    parent.children = (1...60).map { sample.row("1/\($0)") }
    parent.children[0].expansion = ResolvedExpansion(isExpanded: false, trigger: .accessory)
    parent.children[0].children = (1...400).map { sample.row("1/1/\($0)") }
    parent.children[1].expansion = ResolvedExpansion(isExpanded: false, trigger: .accessory)
    parent.children[1].children = [sample.row("1/2/1")]
    let page = sample.page(.collection(sample.collection([parent], role: .tree)))
    #expect(
      lines(of: page, with: "class=\"children\"") == [
        "<div class=\"children\" role=\"group\" hidden=\"until-found\" "
          + "style=\"--rows:60\">",
        "<div class=\"children\" role=\"group\" hidden=\"until-found\" "
          + "style=\"--rows:400\">",
        "<ul class=\"children\" role=\"group\" hidden=\"until-found\" "
          + "style=\"--rows:1\">",
      ])
    // What opens one way closes the same way.
    #expect(lines(of: page, with: "<li ").count == 462)
    #expect(lines(of: page, with: "</li>").count == 462)
    #expect(lines(of: page, with: "<ul ").count == lines(of: page, with: "</ul>").count)
  }

  @Test func aFewRowsStandByThemselves() {
    let rows = (1...400).map { sample.row("\($0)") }
    let page = sample.page(.collection(sample.collection(rows, role: .list)))
    #expect(lines(of: page, with: "data-large").isEmpty)
    #expect(lines(of: page, with: "chunk").isEmpty)
  }

  @Test func aRowThatLeadsElsewhereIsALink() {
    var row = sample.row("a", "Article")
    row.tap = ResolvedOutcome([.open(url: "https://example.com/?a=1&b=2 3")])
    let page = sample.page(.collection(sample.collection([row], role: .navigation)))
    #expect(
      lines(of: page, with: "<a ") == [
        "<a class=\"cell-texts link\" href=\"https://example.com/?a=1&amp;b=2%203\" "
          + "target=\"_blank\" rel=\"noopener\" id=\"list/a~name\">"
      ])
    #expect(
      lines(of: page, with: "<nav") == [
        "<nav class=\"collection\" id=\"list\" aria-label=\"Sample\" data-ground=\"grouped\">"
      ])
  }

  @Test func aListWithoutSectionsLiesOnTheGroundOfItsLayout() {
    var list = sample.collection([])
    list.sections = []
    list.list = ResolvedListLayout(appearance: .insetGrouped, background: .system(.systemMint))
    list.backgroundView = ResolvedView(kind: .plain)
    let page = sample.page(.collection(list))
    #expect(
      lines(of: page, with: "id=\"list\"") == [
        "<div class=\"collection\" id=\"list\" data-ground=\"grouped\" "
          + "style=\"--own-ground:var(--system-mint)\">"
      ])
  }

  @Test func whatTheAuthorChangedIsAPropertyOfItsOwnElement() {
    var row = sample.row("a")
    row.cell.background.color = .system(.systemRed)
    if case .list(var content) = row.cell.content {
      content.text?.color = LookColor(.fixed(SchemeColors(RGBA(hex: 0x336699))))
      content.text?.font.weight = 700
      content.margins.top = 30
      row.cell.content = .list(content)
    }
    let page = sample.page(.collection(sample.collection([row])))
    #expect(
      lines(of: page, with: "style=") == [
        "<div class=\"cell content-cell background-list-grouped-cell\" "
          + "style=\"--margin-top:30px;--background-color:var(--system-red)\">",
        "<span class=\"cell-text\" style=\"--text-color:#336699;--text-weight:700\">a</span>",
      ])
  }

  @Test func aStateThatTheLookKnowsIsNotWritten() {
    var row = sample.row("a")
    var selected = row.cell
    selected.background.color = sample.look.background(.listGroupedCell).selected
    row.variants = [ResolvedVariant(states: [.selected], cell: selected)]
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .single)))
    #expect(lines(of: page, with: "style=").isEmpty)
  }

  @Test func aStateOfTheAuthorsIsATwinOfTheNormalProperty() {
    var row = sample.row("a")
    var selected = row.cell
    selected.background.color = .system(.systemYellow)
    if case .list(var content) = selected.content {
      content.text?.color = .system(.systemRed)
      selected.content = .list(content)
    }
    row.variants = [ResolvedVariant(states: [.selected], cell: selected)]
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .single)))
    #expect(
      lines(of: page, with: "style=") == [
        "<div class=\"cell content-cell background-list-grouped-cell\" role=\"gridcell\" "
          + "style=\"--selected-background-color:var(--on-selected) var(--system-yellow);"
          + "--background-color:var(--selected-background-color)\">",
        "<span class=\"cell-text\" "
          + "style=\"--selected-text-color:var(--on-selected) var(--system-red);"
          + "--text-color:var(--selected-text-color)\">a</span>",
      ])
  }

  @Test func aStateWithAnotherTextHasABodyOfItsOwn() {
    var row = sample.row("a", "Off")
    row.variants = [ResolvedVariant(states: [.selected], cell: sample.cell(.cell, "On"))]
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .single)))
    let cells = lines(of: page, with: "<div class=\"cell ")
    #expect(
      cells[0].hasSuffix(
        " style=\"--selected-display:var(--on-selected) none;--display:var(--selected-display)\">"))
    #expect(cells[1].contains(" data-when=\"selected\" style=\""))
    #expect(
      cells[1].contains(
        "--selected-display:var(--on-selected) grid;--display:var(--selected-display)"))
    #expect(lines(of: page, with: "~name\">").count == 1)
    #expect(
      lines(of: page, with: "cell-text\"") == [
        "<span class=\"cell-text\">Off</span>", "<span class=\"cell-text\">On</span>",
      ])
  }

  @Test func whatShowsInStatesThatHoldTogetherIsTheLastThatSaysSo() {
    var row = sample.row("a")
    func variant(_ states: [ResolvedState], _ color: SystemColor) -> ResolvedVariant {
      var cell = row.cell
      cell.background.color = .system(color)
      return ResolvedVariant(states: states, cell: cell)
    }
    row.variants = [
      variant([.expanded], .systemRed), variant([.selected], .systemGreen),
      variant([.expanded, .selected], .systemBlue),
    ]
    let page = sample.page(.collection(sample.collection([row], role: .tree, selection: .single)))
    let line = lines(of: page, with: "class=\"cell ").joined()
    let chain = """
      --expanded-background-color:var(--on-expanded) var(--system-red);\
      --selected-background-color:var(--on-selected) var(--system-green);\
      --expanded-selected-background-color:var(--on-expanded) var(--on-selected) \
      var(--system-blue);\
      --background-color:var(--expanded-selected-background-color,\
      var(--selected-background-color,var(--expanded-background-color)))
      """
    #expect(line.contains("style=\"" + chain + "\">"))
  }

  @Test func aStateWhoseLookShowsAnywayIsWrittenWhereAnotherWouldHideIt() {
    var row = sample.row("a")
    var selected = row.cell
    selected.background.color = .system(.systemYellow)
    var highlighted = row.cell
    highlighted.background.color = sample.look.background(.listGroupedCell).highlighted
    row.variants = [
      ResolvedVariant(states: [.selected], cell: selected),
      ResolvedVariant(states: [.highlighted], cell: highlighted),
    ]
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .single)))
    let line = lines(of: page, with: "class=\"cell ").joined()
    #expect(!line.contains("--highlighted-background-color"))
    #expect(
      line.contains(
        "--selected-highlighted-background-color:var(--on-selected) var(--on-highlighted) "
          + "var(--system-gray4);"))
  }

  @Test func aBodyThatTwoStatesShareStandsOnce() {
    var row = sample.row("a", "Off")
    let other = sample.cell(.cell, "On")
    var pressed = other
    pressed.background.color = .system(.systemPink)
    row.variants = [
      ResolvedVariant(states: [.selected], cell: other),
      ResolvedVariant(states: [.selected, .highlighted], cell: pressed),
    ]
    let page = sample.page(
      .collection(sample.collection([row], role: .grid, selection: .single)))
    #expect(lines(of: page, with: "cell-text\"").count == 2)
    let second = lines(of: page, with: "data-when=\"selected\"").joined()
    #expect(
      second.contains("--selected-highlighted-background-color:var(--on-selected) "))
  }

  @Test func swipeActionsAreNamedButtonsOutsideTheTabOrder() {
    var row = sample.row("a")
    row.swipe = ResolvedSwipe(
      leading: [],
      trailing: [
        ResolvedAction(
          title: "Delete", isDestructive: true,
          outcome: ResolvedOutcome([.delete(collection: "list", row: "a")])),
        ResolvedAction(title: nil, image: sample.symbol("flag"), isDestructive: false),
      ])
    let page = sample.page(.collection(sample.collection([row], role: .grid)))
    #expect(
      lines(of: page, with: "<button") == [
        "<button class=\"action\" type=\"button\" tabindex=\"-1\" aria-label=\"Action 2\">",
        "<button class=\"action\" type=\"button\" tabindex=\"-1\" data-destructive=\"true\" "
          + "data-full-swipe=\"true\" data-edits=\"delete list/a\">",
      ])
  }

  @Test func addingARowChangesNoOtherRow() {
    let names = ["a", "b", "c", "d"]
    func rows(_ names: [String]) -> [Substring] {
      let rows = names.map { sample.row($0) }
      return body(sample.page(.collection(sample.collection(rows, role: .grid)))).split(
        separator: "\n")
    }
    let difference = rows(names).difference(from: rows(["a", "b", "d"]))
    #expect(difference.removals.isEmpty)
    #expect(difference.insertions.count == 7)
  }
}
