import Foundation
import Seeding
import Testing

@testable import UIKit

/// Catalogs of texts, colours and pictures that something has damaged: what they still say is shown,
/// and else it is as if they said nothing.
@MainActor @Suite(.serialized) struct CatalogFuzzTests {
  private let texts = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
      "%lld rows": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld row"}}, "other": {"stringUnit": {"value": "%lld rows"}}
      }}}}},
      "%1$@ in %2$lld": {"localizations": {"en": {"stringUnit": {"value": "%1$@ in %#@count@"},
        "substitutions": {"count": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"value": "%arg places"}}}}}}}}}
    }}
    """
  private let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld rows</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@rows@</string>
    <key>rows</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>other</key><string>%lld rows</string></dict></dict></dict></plist>
    """
  private let color = """
    {"colors": [{"color": {"color-space": "srgb", "components": {"alpha": "1", "blue": "0x33",
    "green": "0.5", "red": "17"}}, "idiom": "universal"}], "info": {"version": 1}}
    """
  private let image = """
    {"images": [{"idiom": "universal", "filename": "a.svg", "scale": "2x",
    "appearances": [{"appearance": "luminosity", "value": "dark"}]},
    {"idiom": "universal", "filename": "a.svg"}],
    "properties": {"template-rendering-intent": "template"}}
    """

  @Test func damagedTexts() throws {
    for seed in FuzzSeeds.readings(150) {
      let folder = try AssetFolder()
      try write(texts, "Catalog.xcstrings", in: folder, seed)
      try write(plurals, "en.lproj/Plural.stringsdict", in: folder, seed)
      try write(
        #"/* A */ "hello" = "Hallo\n"; bare = 'x';"#, "en.lproj/Plain.strings", in: folder, seed)
      let issues = RuntimeIssue.collecting {
        for table in ["Catalog", "Plural", "Plain"] {
          for key in ["hello", "%lld rows", "%1$@ in %2$lld", "bare"] {
            let text = StringTables.text(
              forKey: key, table: table, in: [folder.path], LanguageTag("en"))
            _ = text?.expanded { Double($0) }
          }
        }
        return RuntimeIssue.drain()
      }
      #expect(issues.allSatisfy { $0.rule == "unreadable-strings" }, "seed \(seed): \(issues)")
    }
  }

  @Test func damagedAssets() throws {
    for seed in FuzzSeeds.readings(150) {
      let folder = try AssetFolder()
      try folder.write(folder.drawing(10, 10), to: "Media.xcassets/Dot.imageset/a.svg")
      try folder.write(folder.drawing(10, 10), to: "victim.svg")
      try write(image, "Media.xcassets/Dot.imageset/Contents.json", in: folder, seed)
      try write(color, "Media.xcassets/Brand.colorset/Contents.json", in: folder, seed)
      try write(
        "{\"properties\": {\"provides-namespace\": true}}", "Media.xcassets/Icons/Contents.json",
        in: folder, seed)
      let (found, _) = folder.image("Dot")
      if case .named(_, let file)? = found?.source, let path = file.path {
        #expect(path.hasPrefix(folder.path + "/Media.xcassets/Dot.imageset/"), "seed \(seed)")
      }
      _ = RuntimeIssue.collecting {
        UIColor(named: "Brand", in: folder.bundle, compatibleWith: nil)?.cgColor
      }
    }
  }

  private func write(
    _ text: String, _ name: String, in folder: AssetFolder, _ seed: UInt64
  ) throws {
    var mutator = ByteMutator(seed: seed)
    try folder.write(Data(mutator.damaged(Array(text.utf8))), to: name)
  }
}
