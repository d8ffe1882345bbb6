private import Synchronization

/// The tables of texts in folders: `.strings` and `.stringsdict` of a language's folder, `.xcstrings`
/// of every language.
enum StringTables {
  private static let known = Mutex<[Key: [String: LocalizedText]]>([:])
  private static let catalogs = Mutex<[String: StringCatalog?]>([:])

  private struct Key: Hashable {
    /// A path without the table's ending.
    var path: String
    var language: LanguageTag
  }

  /// The text of a key in the nearest language that has it; at last, in the language in which the
  /// table is written.
  static func text(
    forKey key: String, table: String, in folders: [String], _ language: LanguageTag
  ) -> LocalizedText? {
    guard !table.contains("..") else { return nil }
    for name in language.candidates {
      if let text = text(forKey: key, table: table, in: folders, name) { return text }
    }
    for folder in folders {
      for name in [developmentLanguage(of: folder), "Base", "en"].compactMap({ $0 }) {
        if let text = text(forKey: key, table: table, in: [folder], name) { return text }
      }
      for part in parts(of: folder) {
        let path = "\(part)/\(table)"
        if let text = texts(of: path, LanguageTag("en"))[key] { return text }
        guard let catalog = catalog(path) else { continue }
        if let text = catalog.text(forKey: key, in: catalog.sourceLanguage) { return text }
        if catalog.has(key) { return LocalizedText(format: key) }
      }
    }
    return nil
  }

  /// Forgets what was read.
  static func removeAll() {
    known.withLock { $0 = [:] }
    catalogs.withLock { $0 = [:] }
  }

  private static func text(
    forKey key: String, table: String, in folders: [String], _ language: String
  ) -> LocalizedText? {
    for folder in folders.flatMap(parts) {
      let tag = LanguageTag(language)
      if let text = texts(of: "\(folder)/\(language).lproj/\(table)", tag)[key] { return text }
      if let text = catalog("\(folder)/\(table)")?.text(forKey: key, in: language) { return text }
    }
    return nil
  }

  /// A folder and the folder of resources in it that is copied whole.
  private static func parts(of folder: String) -> [String] {
    [folder, folder + "/Resources"]
  }

  /// The texts of a `.strings` file, over which those of a `.stringsdict` count.
  private static func texts(of path: String, _ language: LanguageTag) -> [String: LocalizedText] {
    let key = Key(path: path, language: language)
    if let table = known.withLock({ $0[key] }) { return table }
    var table: [String: LocalizedText] = [:]
    if let data = FileManager.default.contents(atPath: path + ".strings") {
      for (key, text) in StringsFile.texts(in: data, at: path + ".strings") {
        table[key] = LocalizedText(format: text, language: language)
      }
    }
    if let data = FileManager.default.contents(atPath: path + ".stringsdict") {
      for (key, text) in StringsDictionary.texts(in: data, at: path + ".stringsdict", language) {
        table[key] = text
      }
    }
    known.withLock { $0[key] = table }
    return table
  }

  private static func catalog(_ path: String) -> StringCatalog? {
    if let catalog = catalogs.withLock({ $0[path] }) { return catalog }
    let file = path + ".xcstrings"
    let catalog = FileManager.default.contents(atPath: file).flatMap {
      StringCatalog($0, at: file)
    }
    catalogs.withLock { $0[path] = .some(catalog) }
    return catalog
  }

  private struct Properties: Decodable {
    var CFBundleDevelopmentRegion: String?
  }

  private static func developmentLanguage(of folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/Info.plist") else {
      return nil
    }
    return (try? PropertyListDecoder().decode(Properties.self, from: data))?
      .CFBundleDevelopmentRegion
  }

  /// Reports a table that cannot be read.
  static func noteUnreadable(_ path: String) {
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    RuntimeIssue.record(
      "unreadable-strings",
      "the texts of '\(name)' cannot be read, so that their keys are shown; mend the file")
  }
}
