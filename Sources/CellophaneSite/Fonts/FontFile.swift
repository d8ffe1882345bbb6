internal import UIKit

/// A font of a site: its bytes, and by what names code asks for it.
struct FontFile {
  /// A format that browsers load, by the file's first bytes.
  enum Format: String {
    case truetype, opentype, woff, woff2

    init?(_ bytes: [UInt8]) {
      switch Array(bytes.prefix(4)) {
      case [0, 1, 0, 0], Array("true".utf8): self = .truetype
      case Array("OTTO".utf8): self = .opentype
      case Array("wOFF".utf8): self = .woff
      case Array("wOF2".utf8): self = .woff2
      default: return nil
      }
    }

    var fileExtension: String {
      switch self {
      case .truetype: "ttf"
      case .opentype: "otf"
      case .woff, .woff2: rawValue
      }
    }
  }

  static let endings = ["ttf", "otf", "woff", "woff2"]
  private static let byteLimit = 32 << 20

  let bytes: [UInt8]
  let format: Format
  /// The family, and what its PostScript name begins with where that is another.
  let families: [String]
  let postScriptName: String
  /// CSS's numeric weights.
  let weights: ClosedRange<Int>
  let isItalic: Bool

  /// - Parameter stem: The file's name without its ending, by which compressed fonts are known.
  /// - Throws: `FontError` where the file is no font that a browser loads.
  init(_ bytes: [UInt8], stem: String) throws(FontError) {
    guard bytes.count <= Self.byteLimit else {
      throw FontError("is larger than \(Self.byteLimit >> 20) megabytes")
    }
    guard let format = Format(bytes) else {
      throw FontError("is neither a TrueType, an OpenType nor a WOFF font")
    }
    self.bytes = bytes
    self.format = format
    switch format {
    case .truetype, .opentype:
      let tables = try FontTables(bytes)
      let name = FontName(tables.postScriptName)
      let other = tables.postScriptName.isEmpty ? tables.family : name.family
      families = other == tables.family ? [tables.family] : [tables.family, other]
      postScriptName = tables.postScriptName
      weights = tables.weights
      isItalic = tables.isItalic
    case .woff, .woff2:
      let name = FontName(stem)
      families = [name.family]
      postScriptName = stem
      weights = name.cssWeight...name.cssWeight
      isItalic = name.isItalic
    }
  }

  /// CSS: the rules by which pages know the font.
  ///
  /// - Parameter path: The file, as the stylesheet sees it.
  func rules(path: String) -> String {
    let weight =
      weights.count == 1 ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
    return families.map { family in
      """
      @font-face {
        font-family: \(Self.quoted(family));
        src: url("\(path)") format("\(format.rawValue)");
        font-weight: \(weight);
        font-style: \(isItalic ? "italic" : "normal");
        font-display: block;
      }

      """
    }.joined(separator: "\n")
  }

  /// CSS: a string; what could end it is escaped.
  static func quoted(_ name: String) -> String {
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<": text += "\\" + String(scalar.value, radix: 16) + " "
      case _ where scalar.value < 32 || scalar.value == 127: text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
