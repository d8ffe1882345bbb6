internal import CellophaneLook

/// A colour of an asset catalog, in light and dark and with high contrast.
struct ColorSet {
  let colors: SchemeColors

  /// The colour of a name; `nil`, and reported by the build, where there is none.
  static func color(named name: String, in bundle: Bundle?) -> LookColor? {
    guard let place = ImageFolders.asset(named: name, kind: "colorset", in: bundle) else {
      let catalogs = ImageFolders.folders(of: bundle).flatMap(AssetCatalogs.names)
      let places =
        catalogs.isEmpty
        ? "there is no asset catalog in the folders that were searched"
        : "it is in none of " + catalogs.map { "'\($0)'" }.joined(separator: ", ")
      RuntimeIssue.record(
        "missing-color",
        "no color is named '\(name)': \(places); add it there, or declare its folder among the "
          + "site's assetFolders")
      return nil
    }
    guard let set = ColorSet(path: place.path + "/Contents.json") else {
      RuntimeIssue.record(
        "unreadable-color",
        "the color '\(name)' of '\(place.catalog)' cannot be read from 'Contents.json'; save it "
          + "again in the catalog")
      return nil
    }
    return LookColor(.fixed(set.colors))
  }

  /// Whether a set is there and has places for colours, of which none is filled in.
  static func isEmpty(named name: String, in bundle: Bundle?) -> Bool {
    guard let place = ImageFolders.asset(named: name, kind: "colorset", in: bundle),
      let contents = contents(of: place.path + "/Contents.json")
    else { return false }
    return contents.colors.allSatisfy { $0.color == nil }
  }

  private static func contents(of path: String) -> Contents? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  init?(path: String) {
    guard let contents = Self.contents(of: path) else { return nil }
    let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
    let entries = contents.colors.filter { $0.color != nil }
      .sorted { $0.distance(isPad: isPad) < $1.distance(isPad: isPad) }
    func value(_ conditions: AssetConditions) -> RGBA? {
      for substitute in conditions.substitutes {
        let entry = entries.first { AssetConditions($0.appearances) == substitute }
        if let rgba = entry?.color?.rgba(in: conditions) { return rgba }
      }
      return nil
    }
    guard let light = value(AssetConditions()), let dark = value(.dark),
      let lightContrast = value(.highContrast), let darkContrast = value(.darkHighContrast)
    else { return nil }
    colors = SchemeColors(
      light: light, dark: dark, lightContrast: lightContrast, darkContrast: darkContrast)
  }

  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    var color: Value?
    var idiom: String?
    var appearances: [AssetAppearance]?

    /// How far its device is from the one that is wanted.
    func distance(isPad: Bool) -> Int {
      switch idiom {
      case isPad ? "ipad" : "iphone": 0
      case nil, "universal": 1
      default: 2
      }
    }
  }

  private struct Value: Decodable {
    var colorSpace: String?
    var components: [String: String]?
    /// A colour of the system, as `systemBlueColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    func rgba(in conditions: AssetConditions) -> RGBA? {
      if let reference { return Self.system(reference, in: conditions) }
      guard let components else { return nil }
      let alpha = Self.number(components["alpha"]) ?? 1
      if let white = Self.number(components["white"]) { return RGBA(white, white, white, alpha) }
      guard let red = Self.number(components["red"]),
        let green = Self.number(components["green"]), let blue = Self.number(components["blue"])
      else { return nil }
      return colorSpace == "display-p3"
        ? RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : RGBA(red, green, blue, alpha)
    }

    private static func system(_ reference: String, in conditions: AssetConditions) -> RGBA? {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      guard let color = SystemColor(rawValue: name) else { return nil }
      let colors = Look.current.colors(of: color)
      return switch (conditions.isDark, conditions.hasHighContrast) {
      case (false, false): colors.light
      case (true, false): colors.dark
      case (false, true): colors.lightContrast
      case (true, true): colors.darkContrast
      }
    }

    /// A component as `0.5`, `0x7F` or `127`.
    private static func number(_ text: String?) -> Double? {
      guard let text else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
  }
}
