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

  @Test func aSearchOfWhichNothingIsKnownSaysSo() {
    var page = sample.page(
      .navigation(
        ResolvedNavigation(
          title: "List", search: ResolvedSearch(placeholder: "Search"), content: list)))
    #expect(lines(of: page, with: "search-status") == [])
    page.searching = ResolvedSearching()
    #expect(
      lines(of: page, with: "search-status") == [
        "<p class=\"search-status\" role=\"status\" "
          + "data-unknown=\"The page stops here: what this does now is not known.\"></p>"
      ])
  }

  @Test func aBarHasItsTitleBesideALargeOneOfItsOwn() {
    var navigation = ResolvedNavigation(title: "Mail", isLargeTitle: true, content: list)
    navigation.largeTitle = "All mail"
    let page = sample.page(.navigation(navigation))
    #expect(
      lines(of: page, with: "bar-title") == [
        "<p class=\"bar-title\" id=\"bar~title\" aria-hidden=\"true\">Mail</p>"
      ])
    #expect(
      lines(of: page, with: "large-title") == [
        "<h1 class=\"large-title\" id=\"bar~large\">All mail</h1>"
      ])
    // Without a title the bar says nothing once the large one has left.
    navigation.title = nil
    let untitled = sample.page(.navigation(navigation))
    #expect(lines(of: untitled, with: "bar-title").isEmpty)
    #expect(lines(of: untitled, with: "<h1").count == 1)
  }

  @Test func colorsOfABarStandOnWhatTheyColour() {
    var navigation = ResolvedNavigation(title: "List", isLargeTitle: true, content: list)
    let red = LookColor(.fixed(SchemeColors(RGBA(hex: 0xFF0000))))
    navigation.colors = ResolvedBarColors(title: red, largeTitle: red, fill: red, tint: red)
    let page = sample.page(.navigation(navigation))
    let bar = lines(of: page, with: "navigation-bar").joined()
    let style = "--bar-title-color:#ff0000;--tint:#ff0000"
    #expect(bar.contains(" data-fill=\"\" style=\"\(style)\""), "\(bar)")
    let large = lines(of: page, with: "large-title").joined()
    #expect(large.contains("style=\"--large-title-color:#ff0000\""), "\(large)")
    let whole = lines(of: page, with: "class=\"navigation\"").joined()
    #expect(whole.contains("--bar-fill:#ff0000\""), "\(whole)")
    #expect(!whole.contains("--bar-scrolled-fill"))
  }
}
