import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

/// Markup that an edit brings into the page.
@Suite struct BodyTests {
  let sample = Sample()

  /// A page whose list is one thing at the start, with a row that was seen while it was another.
  private func page(_ role: ResolvedCollection.Role, in list: String = "list") -> ResolvedPage {
    var other = sample.collection([sample.row("b")], role: .list, selection: .single)
    other.name = list
    var pool = BodyPool()
    _ = pool.name(
      of: .row(other.sections[0].rows[0], ResolvedRowPlace(other, other.sections[0])),
      for: .row(collection: list, row: "b"))
    var page = sample.page(
      .collection(sample.collection([sample.row("a")], role: role, selection: .single)))
    page.bodies = pool.bodies
    return page
  }

  @Test func aRowComesAsWhatTheListIs() {
    #expect(
      lines(of: page(.grid), with: "id=\"list/b\"") == [
        "<div class=\"row\" id=\"list/b\" role=\"row\" aria-labelledby=\"list/b~name\" "
          + "aria-selected=\"false\">"
      ])
    #expect(
      lines(of: page(.tree), with: "id=\"list/b\"") == [
        "<li class=\"row\" id=\"list/b\" role=\"treeitem\" aria-labelledby=\"list/b~name\" "
          + "aria-selected=\"false\">"
      ])
  }

  @Test func aRowOfAListThatIsNotThereYetIsWrittenAsItWasSeen() {
    #expect(
      lines(of: page(.grid, in: "list-2"), with: "id=\"list-2/b\"") == [
        "<li class=\"row\" id=\"list-2/b\" aria-labelledby=\"list-2/b~name\">"
      ])
  }

  @Test func rowsOfTwoListsThatLookTheSameAreCalledAfterTheirOwn() {
    let row = sample.row("b")
    var pool = BodyPool()
    for name in ["list-2", "list-3"] {
      var other = sample.collection([row], role: .list, selection: .single)
      other.name = name
      _ = pool.name(
        of: .row(row, ResolvedRowPlace(other, other.sections[0])),
        for: .row(collection: name, row: "b"))
    }
    var page = page(.list)
    page.bodies = pool.bodies
    #expect(
      lines(of: page, with: "<li class=\"row\" id=\"list-").map { $0.prefix(72) } == [
        "<li class=\"row\" id=\"list-2/b\" aria-labelledby=\"list-2/b~name\">",
        "<li class=\"row\" id=\"list-3/b\" aria-labelledby=\"list-3/b~name\">",
      ])
  }

  @Test func aBodyStandsWhereNothingShowsIt() {
    let text = body(page(.grid))
    let parts = text.split(separator: "<template ")
    #expect(parts.count == 2)
    #expect(parts[1].contains("list/b") && !parts[0].contains("list/b"))
  }
}
