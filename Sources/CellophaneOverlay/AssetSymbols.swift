#if Overlay
/// What Xcode writes for the images and colours of a target's catalogs: `ImageResource.brand`,
/// `UIColor.brand` and their like.
package struct AssetSymbols {
  /// An image or a colour.
  package struct Asset: Hashable, Sendable {
    /// The folders around it that make names, the outermost first.
    package var folders: [String]
    package var name: String

    package init(folders: [String] = [], name: String) {
      self.folders = folders
      self.name = name
    }

    /// By which the catalog knows it.
    fileprivate var path: String { (folders + [name]).joined(separator: "/") }
  }

  private let images: [Asset]
  private let colors: [Asset]
  private let bundle: String

  /// - Parameter bundle: The expression for where the catalogs are, such as `Bundle.module`.
  package init(images: [Asset], colors: [Asset], bundle: String) {
    self.images = images
    self.colors = colors
    self.bundle = bundle
  }

  /// A Swift file with a name for each; none twice.
  package var text: String {
    "import Foundation\nimport UIKit\n\n" + """
      private let catalogs: Bundle = \(bundle)

      \(resources(images, "ImageResource", ending: "image"))

      \(resources(colors, "ColorResource", ending: "color"))

      \(values(images, "UIImage", of: "ImageResource", ending: "image"))

      \(values(colors, "UIColor", of: "ColorResource", ending: "color"))

      """
  }

  private func resources(_ assets: [Asset], _ type: String, ending: String) -> String {
    block(assets, "extension \(type)", ending: ending) { name, asset in
      "static let \(name) = \(type)(name: \"\(asset.path)\", bundle: catalogs)"
    }
  }

  private func values(
    _ assets: [Asset], _ type: String, of resource: String, ending: String
  ) -> String {
    // Xcode leaves out what UIKit has already.
    let own = assets.filter { asset in
      !asset.folders.isEmpty || !Self.namesOfUIColor.contains(Self.name(asset.name, ending: ending))
    }
    return block(own, "extension \(type)", ending: ending) { name, asset in
      let path = (asset.folders.map(Self.typeName) + [name]).joined(separator: ".")
      return "static var \(name): \(type) { \(type)(resource: \(resource).\(path)) }"
    }
  }

  private func block(
    _ assets: [Asset], _ start: String, ending: String,
    _ line: (_ name: String, _ asset: Asset) -> String
  ) -> String {
    let assets = assets.sorted { $0.path < $1.path }
    let lines = members(of: assets, in: [], ending: ending, line).map { "  \($0)\n" }
    return "\(start) {\n\(lines.joined())}"
  }

  /// What stands in a folder, those in it after what is its own.
  private func members(
    of assets: [Asset], in folders: [String], ending: String,
    _ line: (_ name: String, _ asset: Asset) -> String
  ) -> [String] {
    var known: Set<String> = []
    var lines: [String] = []
    for asset in assets where asset.folders == folders {
      let name = Self.name(asset.name, ending: ending)
      if known.insert(name).inserted { lines.append(line(name, asset)) }
    }
    let inner = assets.filter { $0.folders.starts(with: folders) }.compactMap {
      $0.folders.dropFirst(folders.count).first
    }
    for folder in inner where known.insert("\(folder)/").inserted {
      let inside = members(of: assets, in: folders + [folder], ending: ending, line)
      lines.append("enum \(Self.typeName(folder)) { \(inside.joined(separator: "; ")) }")
    }
    return lines
  }

  // MARK: Names

  /// The name of an asset's member: `Brand Blue Color` is `brandBlue`.
  static func name(_ asset: String, ending: String) -> String {
    var words = words(asset)
    if words.count > 1, words.last?.lowercased() == ending { words.removeLast() }
    guard let first = words.first else { return "_" }
    let isAbbreviation = first.allSatisfy(\.isUppercase)
    var name =
      isAbbreviation ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    name += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.first?.isNumber == true { name = "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static func typeName(_ folder: String) -> String {
    let name = words(folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Parts at anything but letters and digits, and where a capital follows a small letter.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if !character.isLetter, !character.isNumber {
        words.append(word)
        word = ""
      } else if character.isUppercase, word.last?.isLowercase == true {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// What a colour of an app cannot be called.
  private static let namesOfUIColor: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label", "lightGray", "lightText", "link", "magenta",
    "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "white", "yellow",
  ]
}
#endif
