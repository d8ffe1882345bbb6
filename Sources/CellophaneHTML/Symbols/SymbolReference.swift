/// A symbol in a weight and a scale, which a page's sprite has once.
package struct SymbolReference: Hashable, Sendable {
  /// How large a symbol is beside text of a size.
  package enum Scale: String, Hashable, Sendable {
    case small, medium, large

    /// The side of the grid, in sizes of the text; chosen by eye, and `text.css` says the same.
    var side: Double {
      switch self {
      case .small: 1
      case .medium: 1.2
      case .large: 1.45
      }
    }
  }

  package var name: String
  /// CSS: 100 to 900.
  package var weight: Int
  package var scale: Scale

  package init(_ name: String, weight: Int = 400, scale: Scale = .large) {
    self.name = name
    self.weight = weight
    self.scale = scale
  }

  /// How wide the strokes are, in points of the grid.
  ///
  /// A scale changes how large a symbol is and not how heavy: its strokes stay as wide as the stems
  /// of the letters beside it (Human Interface Guidelines, SF Symbols).
  var strokeWidth: Double { points(of: Self.stem(of: weight)) }

  private func points(of stem: Double) -> Double {
    Self.rounded(stem * SymbolDrawing.side / scale.side)
  }

  /// As many places as drawings have.
  private static func rounded(_ points: Double) -> Double { (points * 100).rounded() / 100 }

  /// How wide a stem of letters is in sizes of the text, for the nine weights; chosen by eye.
  private static func stem(of weight: Int) -> Double {
    switch weight {
    case ...100: 0.03
    case ...200: 0.045
    case ...300: 0.066
    case ...400: 0.0875
    case ...500: 0.101
    case ...600: 0.116
    case ...700: 0.132
    case ...800: 0.148
    default: 0.164
    }
  }

  private var regular: Double { points(of: Self.stem(of: 400)) }

  /// The width of a piece's strokes, in points of the grid.
  func width(of width: SymbolDrawing.Piece.Width) -> Double {
    switch width {
    case .times(let factor): Self.rounded(strokeWidth * factor)
    case .plus(let points): strokeWidth + points
    case .within(let share):
      Self.rounded(share * (strokeWidth + min(strokeWidth, regular)) / 2)
    case .solid: Self.rounded(regular + (strokeWidth - regular) / 3)
    }
  }

  /// Appends what the sprite calls it: a regular and large one, as rows have them, by its name
  /// alone.
  func appendID(to value: inout AttributeValue) {
    value.append("symbol-")
    value.append(word: name)
    if weight != 400 {
      value.append("-")
      value.append(Double(weight))
    }
    switch scale {
    case .small: value.append("-small")
    case .medium: value.append("-medium")
    case .large: break
    }
  }
}

extension SymbolReference: Comparable {
  package static func < (first: SymbolReference, second: SymbolReference) -> Bool {
    (first.name, first.weight, first.scale.side)
      < (second.name, second.weight, second.scale.side)
  }
}
