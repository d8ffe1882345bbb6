import CellophaneDocument
import CellophaneLook
import Testing

@Suite struct EditErrorTests {
  private func screen(_ names: [String]) -> ResolvedScreen {
    .collection(
      ResolvedCollection(
        name: "list", label: "List", role: .list, selection: .none,
        sections: [
          ResolvedSection(
            name: "0", layout: .list(ResolvedListLayout(appearance: .plain)),
            rows: names.map { name in
              ResolvedRow(
                name: name,
                cell: ResolvedCell(content: .empty, background: ResolvedBackground(style: .clear)))
            })
        ]))
  }

  @Test func editsForTheScreenArePlayed() throws {
    let (old, new) = (screen(["A", "B", "C"]), screen(["C", "A", "D"]))
    var bodies = BodyPool()
    let difference = ScreenDifference(from: old, to: new, bodies: &bodies)
    #expect(try old.applying(checked: difference.edits, bodies: bodies) == new)
  }

  @Test func anEditForWhatIsNotThereIsAnError() {
    let edits: [ResolvedEdit] = [
      .delete(collection: "list", row: "A"), .expand(collection: "list", row: "A"),
    ]
    #expect(throws: EditError.nothing(.row(collection: "list", row: "A"))) {
      try screen(["A"]).applying(checked: edits, bodies: BodyPool())
    }
    #expect(throws: EditError.nothing(.bar("bar"))) {
      try screen(["A"]).applying(checked: [.remove(.bar("bar"))], bodies: BodyPool())
    }
  }

  @Test func anEditOfABodyThatNobodyHasIsAnError() {
    let name = ResolvedBodyName(.row(collection: "list", row: "A"), number: 1)
    #expect(throws: EditError.noBody(name)) {
      try screen(["A"]).applying(checked: [.replace(name)], bodies: BodyPool())
    }
    #expect(
      EditError.noBody(name).description
        == "there is no body 1 of the list \"A\" for an edit; play the edits with the bodies that "
        + "came with them")
  }
}
