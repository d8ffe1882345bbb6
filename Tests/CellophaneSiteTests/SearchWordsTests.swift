import CellophanePreview
@testable import CellophaneSite
import Foundation
import SiteFixtures
import Testing

/// By what previews are found beside their titles and notes.
@Suite struct SearchWordsTests {
  @Test func symbolsAndAccessoriesAreNames() {
    let html = """
      <span class="accessory outline-disclosure"></span><span class="accessory detail"></span>
      <svg><use href="#symbol-bell.badge"/></svg><svg><use href="#symbol-bell-600"/></svg>
      <svg><use href="#symbol-bell-600-small"/></svg><svg><use href="#symbol-own-mark-medium"/></svg>
      """
    #expect(
      PageNames.names(in: Array(html.utf8)) == [
        "accessory", "bell", "bell.badge", "detail", "outlinedisclosure", "own-mark",
      ])
  }

  @Test func eachWordOfATextStandsOnce() {
    #expect(
      SearchWords.words(of: "let café = UIImage(systemName: \"bell.badge\") // A café")
        == "let cafe uiimage systemname bell.badge")
  }

  @Test func aTextThatPreviewsHaveInCommonIsServedOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("final class PearCell {}\n", to: "Pear.swift")
    _ = try await FixtureSite.grouped.build(into: folder) {
      $0.sources = folder.path
      $0.previews[0].source = .file("Pear.swift")
      $0.previews[1].source = .file("Pear.swift")
    }
    let script = try folder.text("Public/scripts/words.js")
    #expect(script.hasPrefix("globalThis.searchWords = {\"previews\":{\"apple\":[0],"))
    #expect(script.components(separatedBy: "pearcell").count == 2)
    #expect(
      try folder.text("Public/index.html").contains("data-find=\"scripts/words.js\""))
    #expect(
      try folder.text("Public/groups/fruit.html").contains("data-find=\"../scripts/words.js\""))
  }
}
