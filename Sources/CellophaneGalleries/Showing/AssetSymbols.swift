internal import CellophaneProjects
internal import Foundation

/// The members that Xcode makes of the names in asset catalogs: `UIColor.brand`, `ImageResource.star`.
struct AssetSymbols {
  private var colors: [String: String] = [:]
  private var images: [String: String] = [:]

  init(_ catalogs: [String]) {
    for catalog in catalogs { read(catalog, space: "") }
  }

  /// Swift source; `nil` where there is nothing to name.
  var source: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    return "import UIKit\n\n" + """
      extension ColorResource {
      \(Self.resources(colors, "ColorResource"))
      }
      extension ImageResource {
      \(Self.resources(images, "ImageResource"))
      }
      extension UIColor {
      \(Self.members(colors, "UIColor"))
      }
      extension UIImage {
      \(Self.members(images, "UIImage"))
      }

      """
  }

  private mutating func read(_ folder: String, space: String) {
    // A catalog that cannot be read has no names.
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names {
      let path = Paths.join(folder, name)
      switch Paths.ending(of: name) {
      case "colorset": add(space + Paths.stem(of: name), without: "Color", to: &colors)
      case "imageset": add(space + Paths.stem(of: name), without: "Image", to: &images)
      case "" where Paths.isFolder(path) == true:
        read(path, space: Self.isNamespace(path) ? "\(space)\(name)/" : space)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") ?? Data()
    return String(decoding: data, as: UTF8.self).contains(/"provides-namespace"\s*:\s*true/)
  }

  private func add(_ name: String, without ending: String, to names: inout [String: String]) {
    // The accent colour has a member too, under its own name.
    let plain =
      name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    let path = plain.split(separator: "/").map { Self.identifier(String($0)) }
    names[path.joined(separator: ".")] = name
  }

  /// In camel case, as Xcode makes it.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let parts = words.enumerated().map { index, word in
      index == 0 ? first(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    let text = parts.joined()
    if text.first?.isNumber ?? true { return "_\(text)" }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// The first word in small letters as far as an abbreviation goes.
  private static func first(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    if capitals <= 1 { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals == word.count { return word.lowercased() }
    return word.prefix(capitals - 1).lowercased() + word.dropFirst(capitals - 1)
  }

  private static let keywords: Set<String> = [
    "case", "class", "default", "for", "if", "import", "in", "is", "operator", "repeat", "return",
    "self", "switch", "true", "false", "where", "while",
  ]

  private static func resources(_ names: [String: String], _ type: String) -> String {
    lines(names) { member, name in
      "static let \(member) = \(type)(name: \(name), bundle: .main)"
    }
  }

  private static func members(_ names: [String: String], _ type: String) -> String {
    // What UIKit has itself keeps its meaning.
    lines(names.filter { !taken.contains($0.key) }) { member, name in
      "static var \(member): \(type) { \(type)(resource: \(resource(type))(name: \(name), bundle: .main)) }"
    }
  }

  private static func resource(_ type: String) -> String {
    type == "UIColor" ? "ColorResource" : "ImageResource"
  }

  /// Members, those of a namespace in an enumeration of its own.
  private static func lines(
    _ names: [String: String], _ line: (String, String) -> String
  ) -> String {
    let groups = Dictionary(grouping: names.sorted { $0.key < $1.key }) { entry in
      entry.key.split(separator: ".").dropLast().map(String.init)
    }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { space, entries in
      let members = entries.map { entry in
        let member = entry.key.split(separator: ".").last.map(String.init) ?? entry.key
        return "  " + line(member, literal(entry.value))
      }.joined(separator: "\n")
      guard !space.isEmpty else { return members }
      let name = space.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "_")
      return "  enum \(name) {\n\(members)\n  }"
    }.joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let taken: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "orange", "purple", "red", "separator",
    "tintColor",
    "white", "yellow", "add", "actions", "checkmark", "remove", "strokedCheckmark",
  ]
}
