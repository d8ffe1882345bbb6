import CellophaneDocument
import CellophaneLook
import Testing

@Suite struct ScreenDifferenceTests {
  private func row(
    _ name: String, _ text: String? = nil, open: Bool? = nil, _ children: [ResolvedRow] = []
  ) -> ResolvedRow {
    let font = LookFont(textStyle: .body, size: 17)
    let content = ResolvedListContent(
      style: .cell,
      text: ResolvedText(
        runs: [ResolvedRun(text ?? name)], font: font, color: .system(.label)),
      prefersSideBySide: false, margins: .zero, imageToTextPadding: 16, horizontalTextPadding: 8,
      verticalTextPadding: 4)
    return ResolvedRow(
      name: name,
      cell: ResolvedCell(
        content: .list(content), background: ResolvedBackground(style: .listCell)),
      expansion: open.map { ResolvedExpansion(isExpanded: $0, trigger: .accessory) },
      children: children)
  }

  private func list(_ sections: [(String, [ResolvedRow])]) -> ResolvedCollection {
    ResolvedCollection(
      name: "list", label: "List", role: .tree, selection: .single,
      sections: sections.map { name, rows in
        ResolvedSection(
          name: name, layout: .list(ResolvedListLayout(appearance: .insetGrouped)), rows: rows)
      })
  }

  private func list(_ rows: [ResolvedRow]) -> ResolvedCollection { list([("main", rows)]) }

  private func id(_ row: String) -> ResolvedElement { .row(collection: "list", row: row) }

  @Test func nothingMakesNoEdits() {
    var bodies = BodyPool()
    let screen = ResolvedScreen.collection(list([row("A"), row("B")]))
    let difference = ScreenDifference(from: screen, to: screen, bodies: &bodies)
    #expect(difference.isEmpty)
    #expect(difference.summary.words == "nothing changed")
    #expect(bodies.bodies.isEmpty)
  }

  @Test func rowsComeGoMoveAndChange() {
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: .collection(list([row("A"), row("B"), row("C"), row("D")])),
      to: .collection(list([row("C"), row("A", "New"), row("E"), row("D")])), bodies: &bodies)
    let main = ResolvedElement.section(collection: "list", section: "main")
    #expect(
      difference.edits == [
        .delete(collection: "list", row: "B"), .move(id("C"), in: main, after: nil),
        .replace(ResolvedBodyName(id("A"), number: 1)),
        .insert(ResolvedBodyName(id("E"), number: 1), in: main, after: id("A")),
      ])
    #expect(difference.summary.words == "1 row moved, 1 inserted, 1 deleted, 1 changed")
  }

  @Test func rowsOfAGridAndOfAnEmptySectionComeAndGoLikeOthers() {
    func screen(_ grid: [String], _ rest: [String]) -> ResolvedScreen {
      var content = list([("grid", grid.map { row($0) }), ("rest", rest.map { row($0) })])
      let group = ResolvedGroup(
        axis: .horizontal,
        size: ResolvedSize(width: .fractionalWidth(1), height: .estimated(44)),
        items: [.item(ResolvedItemLayout(width: .fractionalWidth(0.5), height: nil))])
      content.sections[0].layout = .compositional(ResolvedCompositionalLayout(group: group))
      return .collection(content)
    }
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: screen(["A", "B", "C"], []), to: screen(["B", "A"], ["D"]), bodies: &bodies)
    let grid = ResolvedElement.section(collection: "list", section: "grid")
    let rest = ResolvedElement.section(collection: "list", section: "rest")
    #expect(
      difference.edits == [
        .delete(collection: "list", row: "C"), .move(id("B"), in: grid, after: nil),
        .insert(ResolvedBodyName(id("D"), number: 1), in: rest, after: nil),
      ])
  }

  @Test func openingIsNoReplacement() {
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: .collection(list([row("A", open: false, [row("A/1")])])),
      to: .collection(list([row("A", open: true, [row("A/1"), row("A/2")])])), bodies: &bodies)
    #expect(
      difference.edits == [
        .expand(collection: "list", row: "A"),
        .insert(ResolvedBodyName(id("A/2"), number: 1), in: id("A"), after: id("A/1")),
      ])
    #expect(difference.summary.words == "1 row inserted, 1 opened")
  }

  @Test func titlesAndButtonsAreEditsOfTheBar() {
    func screen(_ title: String, _ item: String) -> ResolvedScreen {
      .navigation(
        ResolvedNavigation(
          title: title, subtitle: "\(title)!", isLargeTitle: true,
          trailingItems: [ResolvedBarItem(title: item)], content: .collection(list([row("A")]))))
    }
    var bodies = BodyPool()
    var difference = ScreenDifference(
      from: screen("One", "Edit"), to: screen("Two", "Edit"), bodies: &bodies)
    #expect(
      difference.edits == [
        .text(.title(bar: "bar"), "Two"), .text(.largeTitle(bar: "bar"), "Two"),
        .text(.subtitle(bar: "bar"), "Two!"),
      ])
    #expect(difference.summary.words == "the title is now 'Two'")
    difference = ScreenDifference(
      from: screen("One", "Edit"), to: screen("One", "Done"), bodies: &bodies)
    #expect(difference.edits == [.replace(ResolvedBodyName(.bar("bar"), number: 1))])
  }

  @Test func aLargeTitleOfItsOwnStaysWhereTheTitleChanges() {
    func screen(_ title: String, large: String) -> ResolvedScreen {
      var bar = ResolvedNavigation(
        title: title, isLargeTitle: true, content: .collection(list([row("A")])))
      bar.largeTitle = large
      return .navigation(bar)
    }
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: screen("One", large: "All"), to: screen("Two", large: "All"), bodies: &bodies)
    #expect(difference.edits == [.text(.title(bar: "bar"), "Two")])
  }

  @Test func aListIsCalledAsTheBarSays() {
    func screen(_ title: String, _ query: String) -> ResolvedScreen {
      var content = list([row("A")])
      (content.label, content.titleBar) = (title, "bar")
      return .navigation(
        ResolvedNavigation(
          title: title, search: ResolvedSearch(placeholder: "Search", text: query),
          content: .collection(content)))
    }
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: screen("One", ""), to: screen("Two", "boat"), bodies: &bodies)
    #expect(
      difference.edits == [
        .text(.title(bar: "bar"), "Two"), .text(.searchField(bar: "bar"), "boat"),
      ])
    #expect(
      screen("One", "").applying(difference.edits, bodies: bodies) == screen("Two", "boat"))
  }

  @Test func anotherKindOfScreenReplacesTheWhole() {
    var bodies = BodyPool()
    let difference = ScreenDifference(
      from: .collection(list([row("A")])), to: .view(ResolvedView(kind: .plain)), bodies: &bodies)
    #expect(
      difference.edits == [.replace(ResolvedBodyName(.screen(alternate: nil), number: 1))])
    #expect(difference.summary.words == "another screen")
  }

  @Test func aViewThatShowsSomethingElseComesAnewAroundItsControlsAndLists() {
    func named(_ name: String, _ kind: ResolvedView.Kind, _ children: [ResolvedView] = [])
      -> ResolvedView
    {
      var view = ResolvedView(kind: kind, children: children)
      view.name = name
      return view
    }
    func screen(_ words: Double, isOn: Bool, _ rows: [ResolvedRow]) -> ResolvedScreen {
      var label = ResolvedView(kind: .plain)
      label.alpha = words
      return .view(
        named(
          "view", .plain,
          [
            named("card", .plain, [label, named("switch", .toggle(isOn: isOn, isEnabled: true))]),
            ResolvedView(kind: .collection(list(rows))),
          ]))
    }
    var bodies = BodyPool()
    let old = screen(1, isOn: false, [row("A")])
    var new = screen(0.5, isOn: false, [row("A")])
    var difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    // The list is beside it, and the control stays in it.
    #expect(difference.edits == [.replace(ResolvedBodyName(.view("card"), number: 1))])
    guard case .view(let card)? = bodies[ResolvedBodyName(.view("card"), number: 1)] else {
      Issue.record("there is no body")
      return
    }
    #expect(card.children[1] == .place(of: "switch"))
    new = screen(1, isOn: true, [row("A"), row("B")])
    difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    #expect(
      difference.edits == [
        .replace(ResolvedBodyName(.view("switch"), number: 1)),
        .insert(
          ResolvedBodyName(id("B"), number: 1),
          in: .section(collection: "list", section: "main"), after: id("A")),
      ])
  }

  @Test func aToolbarThatComesLeavesTheListWhereItIs() {
    func screen(_ items: [ResolvedBarItem], back: ResolvedBackTitle? = nil, _ rows: [ResolvedRow])
      -> ResolvedScreen
    {
      .navigation(
        ResolvedNavigation(
          title: "Mail", backTitle: back, content: .collection(list(rows)), toolbarItems: items))
    }
    var bodies = BodyPool()
    let old = screen([], [row("A"), row("B")])
    var new = screen([ResolvedBarItem(title: "Archive")], [row("A")])
    var difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    let whole = ResolvedBodyName(.screen(alternate: nil), number: 1)
    #expect(difference.edits == [.delete(collection: "list", row: "B"), .replace(whole)])
    #expect(difference.summary.words == "1 row deleted")
    guard case .screen(.navigation(let bar))? = bodies[whole],
      case .collection(let kept) = bar.content
    else {
      Issue.record("there is no body")
      return
    }
    #expect(kept.isKept && kept.name == "list" && kept.sections.allSatisfy(\.rows.isEmpty))
    // What was pushed is another screen.
    new = screen([ResolvedBarItem(title: "Archive")], back: "Mail", [row("A")])
    difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    #expect(difference.summary.words == "another screen")
    #expect(old.applying(difference.edits, bodies: bodies) == new)
  }

  @Test func equalBodiesAreKeptOnce() {
    var bodies = BodyPool()
    let (old, new) = (list([row("A")]), list([row("A", "New")]))
    for _ in 0..<3 {
      _ = ScreenDifference(from: .collection(old), to: .collection(new), bodies: &bodies)
    }
    #expect(bodies.bodies.map(\.name) == [ResolvedBodyName(id("A"), number: 1)])
  }
}
