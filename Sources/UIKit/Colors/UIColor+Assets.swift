internal import CellophaneLook

extension UIColor {
  /// A colour of an asset catalog by its name; `nil`, and reported by the build, where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of an asset catalog in a bundle's resources.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let path = ImageFolders.asset(named: name, kind: "colorset", in: bundle),
      let set = ColorSet(path: path + "/Contents.json")
    else {
      RuntimeIssue.record(
        "missing-color",
        "no color named '\(name)' is in an asset catalog; add a folder whose catalog has it")
      return nil
    }
    self.init(LookColor(.fixed(set.colors)))
  }
}

/// A colour of an asset catalog, in light and dark and with high contrast.
private struct ColorSet {
  let colors: SchemeColors

  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let entries = contents.colors.filter { $0.color != nil }
    func value(dark: Bool, high: Bool) -> RGBA? {
      entries.first { $0.isDark == dark && $0.hasHighContrast == high }?.color?.rgba
    }
    guard let light = value(dark: false, high: false) else { return nil }
    let darkColor = value(dark: true, high: false) ?? light
    colors = SchemeColors(
      light: light, dark: darkColor, lightContrast: value(dark: false, high: true) ?? light,
      darkContrast: value(dark: true, high: true) ?? darkColor)
  }

  private struct Contents: Decodable {
    var colors: [Entry]
  }

  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var color: Value?
    var appearances: [Appearance]?

    var isDark: Bool {
      appearances?.contains { $0.value == "dark" } ?? false
    }

    var hasHighContrast: Bool {
      appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false
    }
  }

  private struct Value: Decodable {
    var colorSpace: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }

    var rgba: RGBA? {
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

    /// A component as `0.5`, `0x7F` or `127`.
    static func number(_ text: String?) -> Double? {
      guard let text else { return nil }
      if text.hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
  }
}
