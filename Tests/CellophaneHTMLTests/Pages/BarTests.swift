import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

/// Bars with views of an author's own.
@Suite struct BarTests {
  let sample = Sample()

  private var list: ResolvedScreen { .collection(sample.collection([sample.row("a")])) }

  @Test func aViewStandsInABarWithoutAButton() {
    var item = ResolvedBarItem(title: nil, view: ResolvedView(kind: .plain))
    item.hasBackground = false
    item.space = .around
    let page = sample.page(
      .navigation(
        ResolvedNavigation(
          title: "List", titleView: ResolvedView(kind: .plain), trailingItems: [item],
          content: list)))
    #expect(
      lines(of: page, with: "bar-view") == [
        "<div class=\"bar-view\" data-background=\"none\" data-space=\"around\">"
      ])
    #expect(lines(of: page, with: "title-view") == ["<div class=\"title-view\">"])
    #expect(lines(of: page, with: "bar-title") == [])
  }
}
