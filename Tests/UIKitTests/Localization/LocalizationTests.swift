import CellophanePreview
import Foundation
import Testing

@testable import UIKit

/// Texts of bundles that a test writes. The language is the process's: one runs at a time, and on the
/// main actor, where nothing else hears it.
@MainActor @Suite(.serialized) struct LocalizationTests {
  private let folder: AssetFolder
  private let bundle: Bundle

  init() throws {
    folder = try AssetFolder()
    bundle = try #require(folder.bundle)
    Localization.set("en")
    // What an app's code asks is Foundation, which whoever runs it makes ask here.
    FoundationTexts.speak("en")
  }

  private func speak(_ language: String, isDoubled: Bool = false, _ work: () throws -> Void)
    rethrows
  {
    Localization.set(language, isDoubled: isDoubled)
    defer { Localization.set("en") }
    try work()
  }

  @Test func aTextIsFoundInTheLanguagesTable() throws {
    try folder.write(#""hello" = "Hello";"#, to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      /* A greeting */
      "hello" = "Hallo, \\"Welt\\"!\\n\\U00e4"; // said first
      bare = 'word';
      """, to: "de.lproj/Localizable.strings")
    let text = NSLocalizedString("hello", bundle: bundle, comment: "")
    #expect(text == "Hello")
    speak("de-AT") {
      #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hallo, \"Welt\"!\nä")
      #expect(bundle.localizedString(forKey: "bare", value: nil, table: nil) == "word")
      #expect(String(localized: "hello", bundle: bundle) == "Hallo, \"Welt\"!\nä")
    }
  }

  @Test func aTextThatIsNotTranslatedIsTheOneOfTheFirstLanguage() throws {
    try folder.write(#""hello" = "Hello";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""other" = "Anderes";"#, to: "de.lproj/Localizable.strings")
    speak("de") { #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello") }
  }

  @Test func aKeyThatNoTableHasIsItsValueOrItself() {
    #expect(bundle.localizedString(forKey: "key", value: "Value", table: nil) == "Value")
    #expect(bundle.localizedString(forKey: "key", value: "", table: nil) == "key")
    #expect(NSLocalizedString("key", bundle: bundle, comment: "") == "key")
    #expect(String(localized: "key", defaultValue: "Value \(2)", bundle: bundle) == "Value 2")
  }

  @Test func anotherTableIsAskedByItsName() throws {
    try folder.write(#""title" = "Einstellungen";"#, to: "de.lproj/Settings.strings")
    speak("de") {
      #expect(
        bundle.localizedString(forKey: "title", value: nil, table: "Settings") == "Einstellungen")
      #expect(
        NSLocalizedString("title", tableName: "Settings", bundle: bundle, comment: "")
          == "Einstellungen")
      #expect(bundle.localizedString(forKey: "title", value: nil, table: nil) == "title")
    }
  }

  @Test func aFileInUTF16IsRead() throws {
    let data = try #require(#""hello" = "Привет";"#.data(using: .utf16))
    try folder.write(data, to: "ru.lproj/Localizable.strings")
    speak("ru") { #expect(String(localized: "hello", bundle: bundle) == "Привет") }
  }

  @Test func aTornFileIsReported() throws {
    try folder.write(#""hello" = "Hello"#, to: "en.lproj/Localizable.strings")
    let issues = RuntimeIssue.collecting {
      #expect(String(localized: "hello", bundle: bundle) == "hello")
      return RuntimeIssue.drain()
    }
    #expect(
      issues == [
        RuntimeIssue(
          rule: "unreadable-strings",
          message: "the texts of 'en.lproj/Localizable.strings' cannot be read, so that their keys "
            + "are shown; mend the file")
      ])
  }

  @Test func aDictionaryOfPluralsDecidesByTheNumber() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d in %d</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string>no file</string>
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one folder</string><key>other</key><string>%d folders</string></dict>
      </dict></dict></plist>
      """, to: "en.lproj/Localizable.stringsdict")
    let format = NSLocalizedString("%d in %d", bundle: bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1, 1) == "1 file in one folder")
    #expect(String(format: format, 2, 3) == "2 files in 3 folders")
    #expect(String(format: format, arguments: [0, 1]) == "no file in one folder")
    #expect(String(format: format, locale: .current, 5, 1) == "5 files in one folder")
    #expect(String(format: format, locale: nil, arguments: [1, 9]) == "1 file in 9 folders")
    #expect(String(format: "%d of %d", 1, 2) == "1 of 2")
  }

  @Test func aCatalogHasEveryLanguage() throws {
    try folder.write(
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
       "Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
       "%lld new of %@": {"localizations": {
        "en": {"variations": {"plural": {
         "one": {"stringUnit": {"state": "new", "value": "%1$lld new letter of %2$@"}},
         "other": {"stringUnit": {"state": "new", "value": "%1$lld new letters of %2$@"}}}}},
        "pl": {"variations": {"plural": {
         "one": {"stringUnit": {"state": "new", "value": "%lld nowy list (%@)"}},
         "few": {"stringUnit": {"state": "new", "value": "%lld nowe listy (%@)"}},
         "many": {"stringUnit": {"state": "new", "value": "%lld nowych listów (%@)"}},
         "other": {"stringUnit": {"state": "new", "value": "%lld nowego listu (%@)"}}}}}}},
       "%lld in %lld": {"localizations": {"en": {
        "stringUnit": {"state": "new", "value": "%#@files@ in %#@folders@"},
        "substitutions": {
         "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "new", "value": "%arg files"}}}}},
         "folders": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%arg folder"}},
          "other": {"stringUnit": {"state": "new", "value": "%arg folders"}}}}}}}}}
      }}
      """#, to: "Localizable.xcstrings")
    #expect(String(localized: "Done", bundle: bundle) == "Done")
    #expect(String(localized: "\(1) new of \("Ada")", bundle: bundle) == "1 new letter of Ada")
    #expect(String(localized: "\(2) new of \("Ada")", bundle: bundle) == "2 new letters of Ada")
    #expect(String(localized: "\(1) in \(12)", bundle: bundle) == "1 file in 12 folders")
    speak("pl") {
      #expect(String(localized: "\(1) new of \("Ada")", bundle: bundle) == "1 nowy list (Ada)")
      #expect(String(localized: "\(3) new of \("Ada")", bundle: bundle) == "3 nowe listy (Ada)")
      #expect(
        String(localized: "\(12) new of \("Ada")", bundle: bundle) == "12 nowych listów (Ada)")
    }
    speak("de") {
      #expect(NSLocalizedString("Done", bundle: bundle, comment: "") == "Fertig")
      let resource = LocalizedStringResource("Done", bundle: .atURL(bundle.bundleURL))
      #expect(String(localized: resource) == "Fertig")
    }
  }

  @Test func thePseudolanguageSaysEverythingTwice() throws {
    try folder.write(
      #""done" = "Done"; "%d of %@" = "%d of %@"; "sure" = "100% sure";"#,
      to: "en.lproj/Localizable.strings")
    speak("en", isDoubled: true) {
      #expect(NSLocalizedString("done", bundle: bundle, comment: "") == "Done Done")
      #expect(String(localized: "done", bundle: bundle) == "Done Done")
      #expect(NSLocalizedString("sure", bundle: bundle, comment: "") == "100% sure 100% sure")
      let format = NSLocalizedString("%d of %@", bundle: bundle, comment: "")
      #expect(format == "%1$d of %2$@ %1$d of %2$@")
      #expect(String(localized: "\(7) pages", bundle: bundle) == "7 pages 7 pages")
    }
  }

  @Test func theUsersLanguageAndLocaleFollow() {
    FoundationTexts.speak("ar", Locale(identifier: "ar"))
    defer { FoundationTexts.speak("en") }
    #if os(Linux)
      #expect(Locale.preferredLanguages == ["ar"])
      #expect(Locale.current.identifier == "ar")
    #endif
  }
}

@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("en", "other one other other"), ("fr", "one one other other"),
    ("ja", "other other other other"),
    ("ru", "many one few many"), ("pl", "many one few many"), ("cs", "other one few other"),
    ("ar", "zero one two few"), ("he", "other one two other"), ("lv", "zero one other other"),
    ("pt-BR", "one one other other"), ("pt-PT", "other one other other"),
    ("sl", "other one two other"), ("cy", "zero one two other"), ("hi", "one one other other"),
  ])
  func zeroOneTwoAndFive(language: String, categories: String) {
    let tag = LanguageTag(language)
    let found = [0, 1, 2, 5].map {
      PluralCategory(of: Double($0), in: tag).rawValue
    }
    #expect(found.joined(separator: " ") == categories)
  }

  @Test func largerNumbersFollowTheirEnds() {
    let russian = LanguageTag("ru")
    #expect(
      [11, 12, 21, 22, 25, 111].map { PluralCategory(of: $0, in: russian) }
        == [.many, .many, .one, .few, .many, .many])
    let arabic = LanguageTag("ar")
    #expect(
      [11, 99, 100, 102, 103].map { PluralCategory(of: $0, in: arabic) }
        == [.many, .many, .other, .other, .few])
    #expect(PluralCategory(of: 1.5, in: LanguageTag("en")) == .other)
    #expect(PluralCategory(of: 1.5, in: LanguageTag("fr")) == .one)
    #expect(PluralCategory(of: 1.5, in: russian) == .other)
  }
}

@Suite struct LanguageTagTests {
  @Test func theNearestLocalizationIsAskedFirst() {
    #expect(LanguageTag("pt_BR").candidates == ["pt-BR", "pt_BR", "pt"])
    #expect(
      LanguageTag("zh-TW").candidates == ["zh-TW", "zh_TW", "zh-Hant", "zh_Hant", "zh"])
    #expect(LanguageTag("nb").candidates == ["nb", "no"])
  }

  @Test func theDirectionFollowsTheScript() {
    #expect(LanguageTag("ar-EG").isRightToLeft)
    #expect(LanguageTag("he").isRightToLeft)
    #expect(!LanguageTag("de").isRightToLeft)
    #expect(LanguageTag("az-Arab").isRightToLeft)
    #expect(!LanguageTag("ks-Deva").isRightToLeft)
  }

  @Test(arguments: ["", "e", "english!", "de-", "12", "de/AT"])
  func whatIsNoTagIsRefused(text: String) {
    #expect(!LanguageTag(text).isWellFormed)
  }
}
