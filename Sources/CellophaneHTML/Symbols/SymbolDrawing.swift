/// A symbol as paths on a grid of 24 by 24 points, without any markup around them.
///
/// Strokes have round caps and joins. They take their width from where the symbol is used (1.75
/// points beside text of regular weight), unless a piece has a width of its own.
package struct SymbolDrawing: Hashable, Sendable {
  /// One path of a drawing.
  package struct Piece: Hashable, Sendable {
    package enum Paint: Hashable, Sendable {
      case stroke
      case fill
      /// Filled, with a stroke around it, so that it is as large as its outline form.
      case both
    }

    /// SVG: path data.
    package var data: String
    package var paint: Paint
    /// The width of the stroke, in points of the grid; `nil` for the inherited one.
    package var width: Double?
    /// Which colour of a palette paints it, counted from one.
    package var layer: Int

    package init(_ data: String, _ paint: Paint, width: Double? = nil, layer: Int = 1) {
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
