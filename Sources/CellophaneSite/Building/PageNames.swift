internal import Foundation

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
  /// - Parameter rare: A byte of the text of which a page has few. The C library looks for it, since a
  ///   gallery is seldom optimized and a page may have megabytes.
  private static func values(
    after mark: StaticString, knownBy rare: Unicode.Scalar, in html: [UInt8]
  ) -> Set<String> {
    let length = mark.utf8CodeUnitCount
    let lead = Array("\(mark)".utf8).firstIndex(of: UInt8(ascii: rare)) ?? 0
    var values: Set<String> = []
    html.withUnsafeBytes { html in
      func place(of byte: Unicode.Scalar, from start: Int) -> Int? {
        guard start < html.count, let base = html.baseAddress else { return nil }
        return memchr(base + start, Int32(byte.value), html.count - start)
          .map { UnsafeRawPointer($0) - base }
      }
      var start = 0
      while let found = place(of: rare, from: start) {
        start = found + 1
        let (first, end) = (found - lead, found - lead + length)
        guard first >= 0, end <= html.count, let base = html.baseAddress,
          memcmp(base + first, mark.utf8Start, length) == 0
        else { continue }
        let quote = place(of: "\"", from: end) ?? html.count
        values.insert(String(decoding: html[end..<quote], as: UTF8.self))
      }
    }
    return values
  }
}
