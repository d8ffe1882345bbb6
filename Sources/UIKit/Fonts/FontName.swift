internal import CellophaneLook

/// A font's own name, as `HelveticaNeue-BoldItalic`, read into family, weight and slant.
package struct FontName {
  package let family: String
  let weight: UIFont.Weight
  package let isItalic: Bool

  /// CSS's numeric weight, 100 to 900.
  package var cssWeight: Int { weight.css }

  package init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = parts.count == 2 ? parts[1].lowercased() : ""
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold),
      ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    family = parts.first.map(String.init) ?? name
    weight = weights.first { face.contains($0.0) }?.1 ?? .regular
    isItalic = face.contains("italic") || face.contains("oblique")
  }

  func values(size: CGFloat) -> UIFont.Values {
    let size = size > 0 ? size : 12
    return UIFont.Values(
      baseSize: size, pointSize: size, weight: weight, isItalic: isItalic, family: .named(family))
  }
}
