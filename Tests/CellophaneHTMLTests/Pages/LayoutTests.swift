import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

/// Sections of compositional layouts, and what lists lie on.
@Suite struct LayoutTests {
  let sample = Sample()

  private func scroller(
    _ height: ResolvedDimension, item: ResolvedDimension, insets: LookInsets = .zero,
    spacing: ResolvedSpacing? = nil
  ) -> String {
    let group = ResolvedGroup(
      axis: .horizontal, size: ResolvedSize(width: .fractionalWidth(1), height: height),
      contentInsets: insets, edgeSpacing: nil, spacing: spacing,
      items: [
        .item(ResolvedItemLayout(width: .absolute(80), height: item, contentInsets: .zero))
      ])
    var collection = sample.collection([sample.row("a"), sample.row("b")])
    collection.sections[0].layout = .compositional(
      ResolvedCompositionalLayout(
        group: group, contentInsets: .zero, interGroupSpacing: 8, orthogonal: .none,
        decorations: []))
    let page = sample.page(.collection(collection))
    return lines(of: page, with: "layout-").joined(separator: "\n")
  }

  @Test func aGroupsHeightIsKeptWithItemsOfAbsoluteWidth() {
    let text = scroller(.absolute(120), item: .fractionalHeight(1))
    #expect(text.contains("--columns:80px;--line:120px"))
    #expect(text.contains("--width:80px;--height:120px"))
    let half = scroller(.fractionalWidth(0.5), item: .fractionalHeight(0.5))
    #expect(half.contains("--width:80px;--height:25cqi"))
  }

  @Test func aGroupsInsetsAreEachLines() {
    let text = scroller(
      .absolute(120), item: .fractionalHeight(1), insets: LookInsets(4, 16, 6, 12))
    #expect(text.contains("--line:110px"))
    #expect(
      text.contains("--group-spacing:18px;--section-block:4px 6px;--section-inline:16px 12px"))
  }

  @Test func flexibleSpacingSpreadsItems() {
    let text = scroller(.absolute(120), item: .absolute(40), spacing: .flexible(10))
    #expect(text.contains("--item-spacing:10px;--item-distribution:space-between"))
  }

  @Test func aListsBackgroundIsTheGroundOfTheScreen() {
    var collection = sample.collection([sample.row("a")])
    var layout = ResolvedListLayout(appearance: .insetGrouped)
    layout.background = .system(.systemTeal)
    collection.sections[0].layout = .list(layout)
    let page = sample.page(.collection(collection))
    #expect(lines(of: page, with: "--own-ground:var(--system-teal)").count == 1)
    var other = collection.sections[0]
    other.name = "b"
    other.layout = .list(ResolvedListLayout(appearance: .insetGrouped))
    collection.sections.append(other)
    #expect(
      lines(of: sample.page(.collection(collection)), with: "--own-ground").isEmpty)
  }

  @Test func theButtonThatLeadsBackDoesWhatItWasAsked() {
    var navigation = ResolvedNavigation(
      title: "Above", backTitle: "Below", content: .collection(sample.collection([])))
    #expect(lines(of: sample.page(.navigation(navigation)), with: "data-back").count == 1)
    navigation.backOutcome = ResolvedOutcome([.show(alternate: "shown-back")])
    let page = sample.page(.navigation(navigation))
    #expect(lines(of: page, with: "data-back").isEmpty)
    #expect(lines(of: page, with: "data-edits=\"show start:shown-back\"").count == 1)
  }

  @Test func aSectionIndexHasItsColours() {
    var collection = sample.collection([sample.row("a")])
    collection.index = ResolvedIndex(
      titles: [ResolvedIndex.Title("A")], color: .tint, background: .system(.systemYellow),
      touchedBackground: .system(.systemGray))
    #expect(
      lines(of: sample.page(.collection(collection)), with: "<nav class=\"index\"") == [
        "<nav class=\"index\" aria-label=\"Section index\" style=\"--text-color:var(--tint);"
          + "--fill:var(--system-yellow);--touched-fill:var(--system-gray)\">"
      ])
  }

  @Test func rowsOfAGroupWithoutPlacesAreLeftOut() {
    let group = ResolvedGroup(
      axis: .custom, size: ResolvedSize(width: .fractionalWidth(1), height: .absolute(0)),
      contentInsets: .zero, edgeSpacing: nil, spacing: nil, items: [])
    var collection = sample.collection([sample.row("a"), sample.row("b")])
    collection.sections[0].layout = .compositional(
      ResolvedCompositionalLayout(
        group: group, contentInsets: .zero, interGroupSpacing: 0, orthogonal: .none,
        decorations: []))
    let page = sample.page(.collection(collection))
    #expect(lines(of: page, with: "layout-group").count == 1)
    #expect(lines(of: page, with: "class=\"row").isEmpty)
  }
}
