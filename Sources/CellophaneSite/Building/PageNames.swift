/// What a page shows by name: its symbols and its accessories, as code calls them.
enum PageNames {
  /// In order, each once: `accessory`, `disclosure`, `outlinedisclosure`, `bell.badge`.
  static func names(in html: [UInt8]) -> [String] {
    var names: Set<String> = []
    for name in values(after: "href=\"#symbol-", in: html) {
      // A weight and a scale stand behind the name of a symbol that has them: `bell-600-small`.
      names.insert(name.replacing(#/(-\d+)?(-small|-medium)?$/#, with: ""))
    }
    for name in values(after: "class=\"accessory ", in: html) {
      names.insert("accessory")
      names.insert(String(name.prefix { $0 != " " }).replacing("-", with: ""))
    }
    return names.sorted()
  }

  /// What stands between a text and the next quote, wherever the text is.
  private static func values(after mark: StaticString, in html: [UInt8]) -> Set<String> {
    let mark = Array("\(mark)".utf8)
    var values: Set<String> = []
    var start = 0
    while let first = html[start...].firstIndex(of: mark[0]) {
      start = first + 1
      guard html[first...].starts(with: mark) else { continue }
      let value = html[(first + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
      values.insert(String(decoding: value, as: UTF8.self))
    }
    return values
  }
}
