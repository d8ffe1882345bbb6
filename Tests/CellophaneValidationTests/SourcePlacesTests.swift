import CellophaneValidation
import Testing

@Suite struct SourcePlacesTests {
  @Test func idsAreFoundInAPagesBytes() {
    let page = #"<p id="one">é</p><p class="id" id="zw&amp;ei"></p><p data-id="no" id=""></p>"#
    #expect(SourcePlaces.ids(in: Array(page.utf8)) == ["one", "zw&amp;ei", ""])
  }

  @Test func anIdThatDoesNotEndIsTakenToTheEnd() {
    #expect(SourcePlaces.ids(in: Array(#"<p id="one"#.utf8)) == ["one"])
    #expect(SourcePlaces.ids(in: []) == [])
  }
}
