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

  /// What scripts say stands in the page, in its language.
  @Test(arguments: [
    ("de", "Ergebnisse: ", "Alle öffnen", "Seite 2 von 5"),
    ("ar", "النتائج: ", "فتح الكل", "صفحة 2 من 5"), ("ja", "検索結果：", "すべて開く", "5ページ中2ページ目"),
  ])
  func whatThePageSaysByItselfIsInItsLanguage(
    language: String, results: String, open: String, page: String
  ) {
    let words = PageWords(language: language)
    #expect(words[.results] == results)
    #expect(words[.openAll] == open)
    #expect(words.page(2, of: 5) == page)
  }

  /// A week begins on Sunday, on Monday or on Saturday.
  @Test func aMonthHasTheLettersOfItsLanguage() {
    #expect(PageWords().week.letters.joined() == "SMTWTFS")
    #expect(PageWords(language: "de").week.letters.joined() == "MDMDFSS")
    #expect(PageWords(language: "de").week.start == 1)
    #expect(PageWords(language: "ar").week.letters.first == "س")
  }
}
