internal import CellophaneSite
internal import Foundation

/// The languages that sources have texts in: by folders as `de.lproj`, and by string catalogs.
enum SourceLanguages {
  private struct Catalog: Decodable {
    struct Text: Decodable {
      var localizations: [String: Language]?
    }

    /// What is said in it is of no interest here.
    struct Language: Decodable {}

    var sourceLanguage: String?
    var strings: [String: Text]
  }

  /// How many bytes of a string catalog are read.
  private static let most = 16 << 20
  /// How many a language's name has.
  private static let longest = 32

  /// Their BCP 47 tags, in order.
  ///
  /// - Parameter isOfPages: Whether a file concerns any page.
  static func found(in folders: [String], where isOfPages: (String) -> Bool) -> [String] {
    var languages: Set<String> = []
    let tree = WatchedTree(roots: folders, ignored: [])
    for folder in folders {
      tree.visit(folder) { folder, names in
        for path in names.map({ "\(folder)/\($0)" }) where has(path) && isOfPages(path) {
          languages.formUnion(Self.languages(of: path))
        }
      }
    }
    return languages.filter { $0.utf8.count <= longest }.compactMap(AddedPages.tag).sorted()
  }

  /// Whether a file has texts in some language.
  static func has(_ path: String) -> Bool {
    path.contains(".lproj/") || path.hasSuffix(".xcstrings")
  }

  private static func languages(of path: String) -> Set<String> {
    if let folder = path.split(separator: "/").last(where: { $0.hasSuffix(".lproj") }) {
      return [String(folder.dropLast(".lproj".count))]
    }
    guard let mark = FileMark(path), mark.size <= most,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    return catalog.strings.values.reduce(into: Set([catalog.sourceLanguage].compactMap(\.self))) {
      $0.formUnion(($1.localizations ?? [:]).keys)
    }
  }
}
