internal import CellophaneLook

/// The surroundings that a picture shows a page in: `dark`, `accessibility3`, `dark+rightToLeft`.
package struct PictureVariant: Hashable, Sendable {
  /// What the page's query asks for.
  private(set) var query: [String] = []
  /// What the picture's name has after the page's: `-right-to-left`.
  private(set) var suffix = ""
  private(set) var isDark = false

  /// - Throws: `PictureError.badVariant` for a word that is none.
  package init(_ name: String) throws(PictureError) {
    for word in name.split(separator: "+", omittingEmptySubsequences: false) {
      try add(String(word), of: name)
    }
    query.insert("scheme=\(isDark ? "dark" : "light")", at: 0)
  }

  private mutating func add(_ word: String, of name: String) throws(PictureError) {
    switch word {
    case "light": break
    case "dark": isDark = true
    case "highContrast": add("contrast=more", "-high-contrast")
    case "rightToLeft": add("dir=rtl", "-right-to-left")
    default:
      guard let size = TextSize(rawValue: word) else { throw .badVariant(name) }
      add("textSize=\(size.rawValue)", "-\(word.lowercased())")
    }
  }

  private mutating func add(_ part: String, _ suffix: String) {
    query.append(part)
    self.suffix += suffix
  }

  /// A picture's file name, as DocC and iOS read it: `inbox~dark@2x.png`.
  func fileName(of page: String, scale: Int) -> String {
    page + suffix + (isDark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x") + ".png"
  }
}
