import Testing

@testable import UIKit

extension LocalizationTests {
  @Test func UIKitsOwnWordsFollowTheLanguage() async {
    for (language, done, share, nothing) in [
      ("en", "Done", "Share", "No Results for “Tee”"),
      ("de-AT", "Fertig", "Teilen", "Keine Ergebnisse für „Tee“"),
      ("ar", "تم", "مشاركة", "لا توجد نتائج لـ “Tee”"),
      ("tlh", "Done", "Share", "No Results for “Tee”"),
    ] {
      Localization.set(language)
      let (title, spoken) = await MainActor.run {
        (
          UIBarButtonItem(systemItem: .done).title,
          UIImage(systemName: "square.and.arrow.up")?.accessibilityLabel
        )
      }
      #expect(title == done)
      #expect(spoken == share)
      #expect(
        SystemWord.word("No Results for “%@”").replacingOccurrences(of: "%@", with: "Tee")
          == nothing)
    }
    Localization.set("en")
  }

  @Test(arguments: SystemWord.table.keys.sorted())
  func aLanguageHasAllOfUIKitsWords(language: String) {
    let words = SystemWord.table[language] ?? []
    #expect(words.count == SystemWord.english.count)
    #expect(words.allSatisfy { !$0.isEmpty })
  }
}
