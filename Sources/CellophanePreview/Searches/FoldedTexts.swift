internal import CellophaneDocument
internal import Foundation

/// The texts of an index without what makes no difference, so that containing is containing bytes.
struct FoldedTexts {
  let ignored: Set<ResolvedSearchRule.Ignored>
  private(set) var rows: [[[UInt8]]] = []
  private(set) var keywords: [[[UInt8]]] = []
  private(set) var headers: [[[UInt8]]] = []

  /// - Complexity: O(*n*) in the characters of the index.
  init(_ index: SearchIndex, ignoring ignored: Set<ResolvedSearchRule.Ignored>) {
    self.ignored = ignored
    rows = index.rows.map { $0.texts.map(folded) }
    keywords = index.rows.map { $0.keywords.map(folded) }
    headers = index.sections.map { $0.header.map(folded) }
  }

  func folded(_ text: String) -> [UInt8] {
    let text = ignored.contains(.case) ? text.lowercased() : text
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
    guard ignored.contains(.diacritics) else {
      return Array(text.precomposedStringWithCanonicalMapping.utf8)
    }
    var plain = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars
    where !scalar.properties.generalCategory.isMark {
      plain.append(scalar)
    }
    return Array(String(plain).utf8)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}

extension [UInt8] {
  /// Whether other bytes stand in these.
  ///
  /// - Complexity: O(*n* · *m*), and O(*n*) where the first byte is rare.
  func has(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    guard other.count <= count else { return false }
    return withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { other in
        for start in 0...(bytes.count - other.count) where bytes[start] == first {
          var length = 1
          while length < other.count, bytes[start + length] == other[length] { length += 1 }
          if length == other.count { return true }
        }
        return false
      }
    }
  }
}
