internal import CellophaneProjects
internal import Foundation

/// The types that Tuist makes of a target's resources, with the project: `ShopAsset.brand.color`,
/// `ShopFontFamily.Inter.bold.font(size: 12)`. Neither is in a checkout.
struct TuistSymbols {
  private let target: InventoryTarget
  private let fonts: [String]
  private let isTuist: Bool
  /// Those of a target in which Tuist has no part are not read.
  private let texts: [String]

  /// - Parameter texts: The sources beside it. What they declare themselves is not made.
  init(_ target: InventoryTarget, texts: @autoclosure () -> [String]) {
    self.target = target
    fonts = target.files.fonts
    isTuist = (target.files.assetCatalogs.first ?? fonts.first).map(Self.isTuist) ?? false
    self.texts = isTuist ? texts() : []
  }

  /// Swift source; `nil` where there is nothing to name, or Tuist has no part in it.
  var source: String? {
    guard isTuist else { return nil }
    let types = prefixes.sorted().flatMap { prefix in
      [assets(prefix), fonts(prefix)].compactMap { $0 }
    }
    return types.isEmpty ? nil : (["import UIKit"] + types).joined(separator: "\n\n") + "\n"
  }

  /// Whether a folder around a path has a manifest of Tuist's.
  private static func isTuist(_ path: String) -> Bool {
    var folder = Paths.folder(of: Paths.resolved(path))
    while folder != "/" {
      for manifest in ["Project.swift", "Workspace.swift", "Tuist"]
      where Paths.isFolder("\(folder)/\(manifest)") == (manifest == "Tuist") {
        return true
      }
      guard Paths.isFolder("\(folder)/.git") == nil else { return false }
      folder = Paths.folder(of: folder)
    }
    return false
  }

  /// What types' names begin with: the target's name. Of a folder, whose targets are not known,
  /// whatever sources write.
  private var prefixes: Set<String> {
    let isFolder = target.kind == .library && target.dependencies.isEmpty
    guard isFolder else { return [AssetName.type(target.name)] }
    var found: Set<String> = []
    for text in texts {
      for use in text.matches(of: /\b([A-Z]\w*?)(?:Asset|FontFamily)\s*\./) {
        found.insert(String(use.1))
      }
    }
    // Types of the system's.
    return found.subtracting(["AV", "PH"])
  }

  /// What of the resources is the target's: what lies in a folder of its name, or all.
  private func own(_ paths: [String], _ prefix: String) -> [String] {
    let name = prefix.lowercased()
    let near = paths.filter { path in
      let folders = path.split(separator: "/").map { AssetName.type(String($0)).lowercased() }
      return folders.indices.contains { start in
        folders.indices[start...].contains { folders[start...$0].joined() == name }
      }
    }
    return near.isEmpty ? paths : near
  }

  private func isDeclared(_ name: String) -> Bool {
    let words = ["class", "enum", "struct", "typealias"].map { "\($0) \(name)" }
    return texts.contains { text in
      words.contains { text.firstRange(of: $0) != nil }
    }
  }

  // MARK: - Assets

  private func assets(_ prefix: String) -> String? {
    let catalogs = own(target.files.assetCatalogs, prefix)
    guard !catalogs.isEmpty, !isDeclared("\(prefix)Asset") else { return nil }
    // One catalog makes members, several make a type each.
    var known: Set<String> = []
    var lines = members(AssetSymbols(catalogs), prefix, indent: "  ", known: &known)
    for catalog in catalogs where catalogs.count > 1 {
      let name = AssetName.type(Paths.stem(of: catalog))
      guard known.insert(name).inserted else { continue }
      var inner: Set<String> = []
      lines.append("  public enum \(name) {")
      lines += members(AssetSymbols([catalog]), prefix, indent: "    ", known: &inner)
      lines.append("  }")
    }
    return """
      public enum \(prefix)Asset {
      \(lines.joined(separator: "\n"))
      }

      public struct \(prefix)Colors: Sendable {
        public typealias Color = UIColor
        public let name: String
        public var color: UIColor { UIColor(resource: ColorResource(name: name, bundle: .main)) }
      }

      public struct \(prefix)Images: Sendable {
        public typealias Image = UIImage
        public let name: String
        public var image: UIImage { UIImage(resource: ImageResource(name: name, bundle: .main)) }
      }
      """
  }

  /// A member for each asset.
  private func members(
    _ symbols: AssetSymbols, _ prefix: String, indent: String, known: inout Set<String>
  ) -> [String] {
    let colors = symbols.colors.map { ($0, "\(prefix)Colors") }
    let members = (colors + symbols.images.map { ($0, "\(prefix)Images") }).map { asset, type in
      let name = AssetName.member(asset.name)
      let value = "\(type)(name: \(GallerySource.literal(asset.path)))"
      return AssetMembers.Member(
        folders: asset.folders, name: name, line: "public static let \(name) = \(value)")
    }
    return AssetMembers(members: members, type: "public enum").lines(indent: indent, known: &known)
  }

  // MARK: - Fonts

  /// Families and styles by the names of files, as `Inter-SemiBold.otf`.
  private func fonts(_ prefix: String) -> String? {
    let fonts = own(fonts, prefix)
    guard !fonts.isEmpty, !isDeclared("\(prefix)FontFamily") else { return nil }
    var families: [String: [String: String]] = [:]
    for name in Set(fonts.map(Paths.stem)).sorted() {
      let parts = name.split(separator: "-", maxSplits: 1)
      let style = parts.count > 1 ? AssetName.member(String(parts[1])) : "regular"
      families[AssetName.type(String(parts.first ?? "")), default: [:]][style] = name
    }
    let lines = families.sorted { $0.key < $1.key }.flatMap { family, styles in
      ["  public enum \(family) {"]
        + styles.sorted { $0.key < $1.key }.map { style, name in
          let values = "name: \(GallerySource.literal(name)), family: \"\(family)\""
          return "    public static let \(style) = \(prefix)FontConvertible(\(values))"
        } + ["  }"]
    }
    return """
      public enum \(prefix)FontFamily {
        public static func registerAllCustomFonts() {}
      \(lines.joined(separator: "\n"))
      }

      public struct \(prefix)FontConvertible: Sendable {
        public typealias Font = UIFont
        public let name: String
        public let family: String
        public func font(size: CGFloat) -> UIFont {
          UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
        public func register() {}
      }
      """
  }
}
