import Testing

@testable import UIKit

extension LocalizationTests {
  @Test func UIKitsOwnWordsFollowTheLanguage() {
    for (language, done, share, nothing) in [
      ("en", "Done", "Share", "No Results for “Tee”"),
      ("de-AT", "Fertig", "Teilen", "Keine Ergebnisse für „Tee“"),
      ("ar", "تم", "مشاركة", "لا توجد نتائج لـ “Tee”"),
      ("tlh", "Done", "Share", "No Results for “Tee”"),
    ] {
      Localization.set(language)
      #expect(UIBarButtonItem(systemItem: .done).title == done)
      #expect(UIImage(systemName: "square.and.arrow.up")?.accessibilityLabel == share)
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
