/// A symbol as paths on a grid of 24 by 24 points, without any markup around them.
///
/// Strokes are as wide as the stems of letters beside them, whatever the symbol's scale, or a share
/// of that. They have round ends and joins, but for those of letters and digits.
package struct SymbolDrawing: Hashable, Sendable {
  /// The side of the grid.
  static let side = 24.0

  /// One path of a drawing.
  package struct Piece: Hashable, Sendable {
    package enum Paint: Hashable, Sendable {
      case stroke
      case fill
      /// Filled, with a stroke around it, so that it is as large as its outline form.
      case both
    }

    /// How a stroke ends and turns.
    package enum Ends: Hashable, Sendable {
      case round
      /// Cut off, and with sharp corners, as letters are drawn.
      case flat
    }

    /// How wide a stroke is beside that of the place, so that it follows the weight too.
    package enum Width: Hashable, Sendable {
      /// So many times as wide.
      case times(Double)
      /// Wider by so many points of the grid.
      case plus(Double)
      /// A share of it within a shape: above the regular weight it grows half as fast, so that a
      /// heavy symbol does not close up.
      case within(Double)
      /// Around what is solid, which a weight changes less than strokes.
      case solid

      package static let usual = times(1)
      package static let detail = within(0.85)
    }

    /// SVG: path data.
    package var data: String
    package var paint: Paint
    package var width: Width
    /// Which colour of a palette paints it, counted from one; 0 is none.
    package var layer: Int
    package var ends: Ends

    package init(
      _ data: String, _ paint: Paint, width: Width = .usual, layer: Int = 1, ends: Ends = .round
    ) {
      self.data = data
      self.paint = paint
      self.width = width
      self.layer = layer
      self.ends = ends
    }
  }

  /// What is drawn first.
  package var base: [Piece]
  /// What is left out of the base, so that the background shows; with a palette, what its first
  /// colour paints there.
  package var cuts: [Piece]
  /// What is drawn last.
  package var over: [Piece]
  /// What is left out of what is drawn last.
  package var overCuts: [Piece]

  package init(
    base: [Piece], cuts: [Piece] = [], over: [Piece] = [], overCuts: [Piece] = []
  ) {
    self.base = base
    self.cuts = cuts
    self.over = over
    self.overCuts = overCuts
  }
}
