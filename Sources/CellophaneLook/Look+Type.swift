/// A text style's measures at one text size.
package struct TypeSize: Hashable, Sendable {
  /// Points.
  package var size: Double
  /// The distance between baselines of running text, in points.
  package var leading: Double
  /// CSS's numeric weight.
  package var weight: Int
}

extension Look {
  /// The height of a label's line in sizes of its font, before it is rounded up to device pixels.
  ///
  /// Source: measured; the ascender has .95215 of it, the descender .24121.
  package static let lineHeight = 1.19336
  /// Device pixels of a point, on phones as they are sold.
  package static let pixelsPerPoint = 3
  package static let ascender = 0.95215
  package static let descender = 0.24121

  /// The measures of a text style at a text size.
  ///
  /// Source: the published tables, iOS 13 to 26; the extra large titles (36 and 28 at the default
  /// size) from one list of fonts, and scaled as the large title and the first title, by eye.
  package func typeSize(of style: TextStyle, at textSize: TextSize = .large) -> TypeSize {
    Self.typeSizes[TypePlace(style: style, textSize: textSize)]
      ?? Self.typeSize(of: style, column: 3)
  }

  private struct TypePlace: Hashable {
    var style: TextStyle
    var textSize: TextSize
  }

  // Worked out once: every text of a list asks.
  private static let typeSizes: [TypePlace: TypeSize] = {
    var sizes: [TypePlace: TypeSize] = [:]
    for style in TextStyle.allCases {
      for (column, textSize) in TextSize.allCases.enumerated() {
        sizes[TypePlace(style: style, textSize: textSize)] = typeSize(of: style, column: column)
      }
    }
    return sizes
  }()

  private static func typeSize(of style: TextStyle, column: Int) -> TypeSize {
    switch style {
    case .extraLargeTitle:
      let large = sizes(of: .largeTitle)
      let size = (36 * large[column].0 / large[3].0).rounded()
      return TypeSize(size: size, leading: (size * 1.2).rounded(), weight: 700)
    case .extraLargeTitle2:
      let (size, leading) = sizes(of: .title1)[column]
      return TypeSize(size: size, leading: leading, weight: 700)
    default:
      let (size, leading) = sizes(of: style)[column]
      return TypeSize(size: size, leading: leading, weight: style == .headline ? 600 : 400)
    }
  }

  /// The font of a text style, as the look's tables name it.
  package func font(_ style: TextStyle, weight: Int? = nil) -> LookFont {
    let type = typeSize(of: style)
    return LookFont(textStyle: style, size: type.size, weight: weight ?? type.weight)
  }

  /// Size and leading at the twelve text sizes, smallest first.
  private static func sizes(of style: TextStyle) -> [(Double, Double)] {
    switch style {
    case .largeTitle, .extraLargeTitle:
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    case .title1, .extraLargeTitle2:
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    case .title2:
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    case .title3:
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    case .headline, .body:
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    case .callout:
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    case .subheadline:
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    case .footnote:
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    case .caption1:
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    case .caption2:
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    }
  }
}
