import CellophaneDocument
import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct ImageTests {
  let sample = Sample()

  private func markup(
    _ source: ResolvedImage.Source, isTemplate: Bool = false, with text: String = "cell-image"
  ) -> [String] {
    var cell = sample.cell(.cell, "A")
    var content = sample.content(.cell, "A")
    content.image = ResolvedImage(source: source, isTemplate: isTemplate, maximumWidth: 20)
    cell.content = .list(content)
    let page = sample.page(.collection(sample.collection([ResolvedRow(name: "a", cell: cell)])))
    return lines(of: page, with: text)
  }

  private func variants(_ names: String...) -> [String] {
    markup(
      .variants(
        ResolvedVariants(
          light: names[0], dark: names[1], lightContrast: names[2], darkContrast: names[3]),
        width: 40, height: 20)
    ).map { String($0.drop { $0 != "/" }.dropFirst(8).prefix { $0 != "s" }) }
  }

  @Test func eachPictureSaysWhereItShows() {
    #expect(
      variants("a", "b", "a", "b") == [
        "a\" alt=\"\" data-for=\"light\" ", "b\" alt=\"\" data-for=\"dark\" ",
      ])
    #expect(
      variants("a", "a", "b", "b") == [
        "a\" alt=\"\" data-for=\"normal\" ", "b\" alt=\"\" data-for=\"more\" ",
      ])
    #expect(
      variants("a", "b", "c", "d") == [
        "a\" alt=\"\" data-for=\"light normal\" ", "b\" alt=\"\" data-for=\"dark normal\" ",
        "c\" alt=\"\" data-for=\"light more\" ", "d\" alt=\"\" data-for=\"dark more\" ",
      ])
  }

  @Test func aTemplateIsABoxOfTheTintInTheShapeOfItsPicture() {
    let picture = ResolvedImage.Source.asset(fileName: "a.png", width: 40, height: 20)
    #expect(
      markup(picture, isTemplate: true) == [
        "<span class=\"cell-image template\" style=\"--width:20px;--height:10px\">"
      ])
    #expect(
      markup(picture, isTemplate: true, with: "a.png") == [
        "<img src=\"../assets/a.png\" alt=\"\"/>"
      ])
  }

  @Test func aMissingImageKeepsItsPlace() {
    #expect(
      markup(.missing(name: "A&B", width: 40, height: 20)) == [
        "<span class=\"cell-image missing-image\" role=\"img\" aria-label=\"Missing image "
          + "‘A&amp;B’\" style=\"--width:20px;--height:10px\"></span>"
      ])
  }

  @Test func anAccentColourIsTheTintOfThePage() {
    var page = sample.page(.collection(sample.collection([])))
    page.tint = LookColor(.fixed(SchemeColors(RGBA(1, 0, 0.2))))
    #expect(PageRenderer.rootAttributes(of: page).last?.name == "style")
    #expect(PageRenderer.rootAttributes(of: page).last?.value == "--tint:#ff0033")
  }

  @Test func aPictureInALineHasTheColourOfItsWordsAndNoSpaceAroundIt() {
    var cell = sample.cell(.cell, "A")
    var content = sample.content(.cell, "A")
    var photo = ResolvedImage(
      source: .asset(fileName: "a.png", width: 40, height: 20), isTemplate: false)
    photo.reservedWidth = 20
    photo.reservedHeight = 10
    content.text?.runs = [
      ResolvedRun("See "), ResolvedRun("", baselineOffset: -3, image: photo), ResolvedRun(" it"),
    ]
    cell.content = .list(content)
    let page = sample.page(.collection(sample.collection([ResolvedRow(name: "a", cell: cell)])))
    #expect(
      lines(of: page, with: "run-image") == [
        "<span class=\"cell-text\">See <img class=\"image run-image\" src=\"../assets/a.png\" alt=\"\" "
          + "style=\"--width:20px;--height:10px;--reserved-width:20px;--reserved-height:10px;"
          + "--run-offset:-3px\"/> it</span>"
      ])
  }
}
