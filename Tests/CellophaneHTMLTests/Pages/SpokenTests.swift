import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

/// What assistive technology is told by a page's markup.
@Suite struct SpokenTests {
  let sample = Sample()

  private func page(
    _ row: ResolvedRow, role: ResolvedCollection.Role = .grid
  ) -> ResolvedPage {
    sample.page(.collection(sample.collection([row], role: role)))
  }

  private func row(_ accessibility: ResolvedAccessibility) -> ResolvedRow {
    var cell = sample.cell(.cell, "Ada")
    cell.accessibility = accessibility
    return ResolvedRow(name: "a", cell: cell)
  }

  @Test func labelValueAndHintStandInUIKitsOrder() {
    let row = row(
      ResolvedAccessibility(
        label: "Ada, online", value: "2 new", hint: "Opens the chat", traits: [.selected],
        language: "en-GB"))
    #expect(
      lines(of: page(row), with: "role=\"row\"") == [
        "<div class=\"row\" id=\"list/a\" role=\"row\" aria-label=\"Ada, online, 2 new\" "
          + "lang=\"en-GB\" aria-description=\"Opens the chat\" aria-current=\"true\">"
      ])
  }

  @Test func aValueAloneFollowsTheTexts() {
    let page = page(row(ResolvedAccessibility(value: "On", traits: [.disabled])))
    #expect(
      lines(of: page, with: "role=\"row\"") == [
        "<div class=\"row\" id=\"list/a\" role=\"row\" "
          + "aria-labelledby=\"list/a~name list/a~value\">"
      ])
    #expect(
      lines(of: page, with: "~value\">On") == [
        "<span class=\"spoken\" id=\"list/a~value\">On</span>"
      ])
    #expect(lines(of: page, with: "gridcell")[0].contains("aria-disabled=\"true\""))
  }

  @Test func aListReadsTheLabelInThePlaceOfTheTexts() {
    let page = page(row(ResolvedAccessibility(label: "Ada, online")), role: .list)
    #expect(lines(of: page, with: "class=\"row\"") == ["<li class=\"row\" id=\"list/a\">"])
    #expect(
      lines(of: page, with: "Ada, online") == ["<span class=\"spoken\">Ada, online</span>"])
    #expect(
      lines(of: page, with: "~name") == [
        "<div class=\"cell-texts\" id=\"list/a~name\" aria-hidden=\"true\">"
      ])
  }

  @Test func aRowSaysItsCheckmarkAndLabelsAndNotItsControls() {
    let metrics = sample.look.content(.valueCell).secondaryText
    let label = ResolvedAccessory.Kind.label(sample.text("Home", like: metrics))
    let row = ResolvedRow(
      name: "a",
      cell: sample.cell(
        .cell, "Wi-Fi",
        accessories: [label, .checkmark, .detail, .reorder(showsSeparator: true)]))
    #expect(
      lines(of: page(row), with: "role=\"row\"")[0].contains(
        "aria-labelledby=\"list/a~name list/a~5 list/a~6\""))
  }

  @Test func aSwitchBesideAContentIsCalledAsItsRow() {
    let toggle = ResolvedView(kind: .toggle(isOn: true, isEnabled: true))
    var row = ResolvedRow(
      name: "a",
      cell: sample.cell(
        .cell, "Wi-Fi", accessories: [.custom(toggle, maintainsFixedSize: true)]))
    #expect(
      lines(of: page(row), with: "role=\"switch\"")[0].contains(
        "aria-labelledby=\"list/a~name\""))
    row.cell.accessibility = ResolvedAccessibility(label: "Wireless")
    #expect(
      lines(of: page(row), with: "role=\"switch\"")[0].contains("aria-label=\"Wireless\""))
  }

  @Test func customActionsAreButtonsBesideTheCell() {
    var row = sample.row("a")
    row.actions = [
      ResolvedAction(
        title: "Mute", isDestructive: false, outcome: ResolvedOutcome([.say("Muted now")]))
    ]
    let page = page(row)
    #expect(
      lines(of: page, with: "custom-actions") == [
        "<div class=\"custom-actions\" role=\"gridcell\">"
      ])
    #expect(
      lines(of: page, with: "class=\"action\"") == [
        "<button class=\"action\" type=\"button\" tabindex=\"-1\" data-edits=\"say Muted%20now\">"
      ])
  }

  @Test func aRowThatHeadsItsSectionIsAHeading() {
    var row = sample.row("a")
    row.isHeader = true
    #expect(
      lines(of: page(row, role: .list), with: "~name\"").last
        == "<div class=\"cell-texts\" id=\"list/a~name\" role=\"heading\" aria-level=\"2\">")
    #expect(lines(of: page(row, role: .tree), with: "heading").isEmpty)
  }

  @Test func aViewThatIsOneThingIsOnlyItsLabel() {
    var stars = ResolvedView(kind: .plain, children: [ResolvedView(kind: .plain)])
    stars.accessibility = ResolvedAccessibility(label: "4 of 5", isElement: true)
    #expect(
      lines(of: sample.page(.view(stars)), with: "4 of 5") == [
        "<div class=\"view\" role=\"img\" aria-label=\"4 of 5\">"
      ])
    stars.children = [ResolvedView(kind: .toggle(isOn: false, isEnabled: true))]
    #expect(
      lines(of: sample.page(.view(stars)), with: "4 of 5") == [
        "<div class=\"view\" role=\"group\" aria-label=\"4 of 5\">"
      ])
    stars.accessibility = ResolvedAccessibility(label: "Rating", container: .landmark)
    #expect(
      lines(of: sample.page(.view(stars)), with: "Rating") == [
        "<div class=\"view\" role=\"region\" aria-label=\"Rating\">"
      ])
  }

  @Test func whatIsNoElementIsSilent() {
    let symbol = sample.symbol("star")
    var view = ResolvedView(kind: .image(symbol, mode: .center))
    view.accessibility = ResolvedAccessibility(label: "Star", isElement: false)
    #expect(
      lines(of: sample.page(.view(view)), with: "view-image") == [
        "<div class=\"view view-image\" data-mode=\"center\" aria-hidden=\"true\">"
      ])
  }

  @Test func aBarItemSaysItsOwnLabelAndHint() {
    let item = ResolvedBarItem(
      title: "Edit",
      accessibility: ResolvedAccessibility(label: "Edit the list", hint: "Shows handles"))
    let page = sample.page(
      .navigation(
        ResolvedNavigation(
          title: "List", trailingItems: [item],
          content: .collection(sample.collection([sample.row("a")])))))
    #expect(
      lines(of: page, with: "bar-button") == [
        "<button class=\"bar-button\" type=\"button\" aria-label=\"Edit the list\" "
          + "aria-description=\"Shows handles\">Edit</button>"
      ])
  }

  @Test func aRunTellsItsLanguage() {
    var row = sample.row("a")
    guard case .list(var content) = row.cell.content else { return }
    content.text?.runs = [ResolvedRun("Say "), ResolvedRun("bonjour", language: "fr")]
    row.cell.content = .list(content)
    #expect(
      lines(of: page(row), with: "bonjour") == [
        "<span class=\"cell-text\">Say <span class=\"run\" lang=\"fr\">bonjour</span></span>"
      ])
  }
}
