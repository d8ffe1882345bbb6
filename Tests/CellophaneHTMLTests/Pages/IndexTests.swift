import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

/// The index of a list.
@Suite struct IndexTests {
  let sample = Sample()

  @Test func anIndexIsALandmarkOfLinks() {
    var collection = sample.collection([sample.row("a")])
    collection.index = ResolvedIndex(titles: [
      ResolvedIndex.Title("A", destination: .section("a")),
      ResolvedIndex.Title("B", destination: .row("a")),
      ResolvedIndex.Title("C"),
    ])
    let page = sample.page(.collection(collection))
    #expect(
      lines(of: page, with: "\"index") == [
        "<nav class=\"index\" aria-label=\"Section index\">",
        "<a class=\"index-title\" href=\"#list~a\">A</a>",
        "<a class=\"index-title\" href=\"#list/a\">B</a>", "<a class=\"index-title\">C</a>",
      ])
    #expect(PageRenderer.rendered(page).styles.contains(.sections))
  }
}
