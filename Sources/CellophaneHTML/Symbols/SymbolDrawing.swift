/// A symbol as paths on a grid of 24 by 24 points, without any markup around them.
///
/// Strokes have round caps and joins. They take their width from where the symbol is used (1.75
/// points beside text of regular weight), or a share of it.
package struct SymbolDrawing: Hashable, Sendable {
  /// One path of a drawing.
  package struct Piece: Hashable, Sendable {
    package enum Paint: Hashable, Sendable {
      case stroke
      case fill
      /// Filled, with a stroke around it, so that it is as large as its outline form.
      case both
    }

    /// How wide a stroke is beside that of the place, so that it follows the weight too.
    package enum Width: Hashable, Sendable {
      /// So many times as wide.
      case times(Double)
      /// Wider by so many points of the grid.
      case plus(Double)

      package static let usual = times(1)
    }

    /// SVG: path data.
    package var data: String
    package var paint: Paint
    package var width: Width
    /// Which colour of a palette paints it, counted from one; 0 is none.
    package var layer: Int

    package init(_ data: String, _ paint: Paint, width: Width = .usual, layer: Int = 1) {
      self.data = data
      self.paint = paint
      self.width = width
      self.layer = layer
    }
  }

  /// What is drawn first.
  package var base: [Piece]
  /// What is left out of the base, so that the background shows; with a palette, what its first
  /// colour paints there.
  package var cuts: [Piece]
  /// What is drawn last, whole.
  package var over: [Piece]

  package init(base: [Piece], cuts: [Piece] = [], over: [Piece] = []) {
    self.base = base
    self.cuts = cuts
    self.over = over
  }
}
