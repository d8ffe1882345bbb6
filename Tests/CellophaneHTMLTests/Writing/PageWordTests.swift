import CellophaneDocument
@testable import CellophaneHTML
import CellophaneLook
import Testing

@Suite struct PageWordTests {
  @Test(arguments: PageWords.table.keys.sorted())
  func aLanguageHasEveryWord(language: String) {
    let words = PageWords.table[language] ?? []
    #expect(words.count == PageWord.allCases.count)
    #expect(words.allSatisfy { !$0.isEmpty })
  }

  @Test func aRegionHasTheWordsOfItsLanguageAndOthersEnglishOnes() {
    #expect(PageWords(language: "de-AT")[.checked] == "Ausgewählt")
    #expect(PageWords(language: "fr")[.moreInfo] == "Plus d’infos")
    #expect(PageWords(language: "tlh")[.toggle] == "Switch")
  }

  @Test func aPageSpeaksItsLanguage() {
    let sample = Sample()
    let row = ResolvedRow(
      name: "a", cell: sample.cell(.cell, "Ton", accessories: [.checkmark, .detail]))
    var page = sample.page(.collection(sample.collection([row])))
    page.language = "de"
    #expect(
      lines(of: page, with: "accessory ").map { $0.contains("Ausgewählt") || $0.contains("Infos") }
        == [true, true])
  }
}
