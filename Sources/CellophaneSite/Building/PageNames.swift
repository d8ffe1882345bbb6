/// What a page shows by name: its symbols and its accessories, as code calls them.
enum PageNames {
  /// In order, each once: `accessory`, `disclosure`, `outlinedisclosure`, `bell.badge`.
  static func names(in html: [UInt8]) -> [String] {
    var names: Set<String> = []
    for name in values(after: "href=\"#symbol-", knownBy: "#", in: html) {
      names.insert(withoutVariant(name))
    }
    for name in values(after: "class=\"accessory ", knownBy: "y", in: html) {
      names.insert("accessory")
      names.insert(String(name.prefix { $0 != " " }).replacing("-", with: ""))
    }
    return names.sorted()
  }

  /// A weight and a scale stand behind the name of a symbol that has them: `bell-600-small`.
  private static func withoutVariant(_ name: String) -> String {
    var name = name[...]
    for scale in ["-small", "-medium"] where name.hasSuffix(scale) {
      name.removeLast(scale.count)
      break
    }
    if let dash = name.lastIndex(of: "-") {
      let weight = name[dash...].dropFirst()
      if !weight.isEmpty, weight.allSatisfy(\.isWholeNumber) { name = name[..<dash] }
    }
    return String(name)
  }

  /// What stands between a text and the next quote, wherever the text is.
  ///
  /// - Parameter rare: A byte of the text of which a page has few.
  private static func values(
    after mark: StaticString, knownBy rare: Unicode.Scalar, in html: [UInt8]
  ) -> Set<String> {
    let mark = Array("\(mark)".utf8)
    let lead = mark.firstIndex(of: UInt8(ascii: rare)) ?? 0
    var values: Set<String> = []
    html.withUnsafeBytes { html in
      var start = 0
      while let end = html.place(behind: mark, knownBy: lead, from: start) {
        let quote = html.place(of: UInt8(ascii: "\""), from: end) ?? html.count
        values.insert(String(decoding: html[end..<quote], as: UTF8.self))
        start = end
      }
    }
    return values
  }
}
