/// The parts of a symbol, from which its forms are put together.
struct SymbolGlyph: Sendable {
  /// Closed shapes, which the filled form fills.
  var solid: String
  /// Strokes of both forms.
  var line: String
  /// Strokes inside the shapes, which the filled form leaves out.
  var detail: String
  /// Closed shapes inside the shapes, which the filled form leaves out whole.
  var hole: String
  /// Dots of both forms.
  var dots: String
  /// Shapes that both forms fill.
  var ink: String
  /// Shapes inside the shapes that the outline form fills and the filled form leaves out.
  var spots: String
  /// Strokes of both forms with flat ends, as letters have them.
  var flat: String
  /// Strokes of both forms that are thinner, where there is no room for others.
  var fine: String
  /// Whether the shape is behind the strokes, so that a palette's second colour paints it.
  var isFramed = false

  init(
    solid: String = "", line: String = "", detail: String = "", hole: String = "",
    dots: String = "", ink: String = "", spots: String = "", flat: String = "", fine: String = ""
  ) {
    self.solid = solid
    self.line = line
    self.detail = detail
    self.hole = hole
    self.dots = dots
    self.ink = ink
    self.spots = spots
    self.flat = flat
    self.fine = fine
  }

  /// A glyph of strokes alone.
  static func line(_ data: String, dots: String = "") -> SymbolGlyph {
    SymbolGlyph(line: data, dots: dots)
  }

  /// A letter or digit.
  static func letter(_ data: String) -> SymbolGlyph { SymbolGlyph(flat: data) }

  /// What is solid by nature, and has no other form.
  static func ink(_ data: String) -> SymbolGlyph { SymbolGlyph(ink: data) }

  /// A closed shape with strokes inside.
  static func solid(
    _ data: String, detail: String = "", hole: String = "", line: String = "", spots: String = "",
    ink: String = ""
  ) -> SymbolGlyph {
    SymbolGlyph(solid: data, line: line, detail: detail, hole: hole, ink: ink, spots: spots)
  }

  /// A frame with strokes and shapes inside.
  static func framed(_ data: String, detail: String = "", hole: String = "", spots: String = "")
    -> SymbolGlyph
  {
    var glyph = solid(data, detail: detail, hole: hole, spots: spots)
    glyph.isFramed = true
    return glyph
  }

  /// A closed shape with strokes beside it that a palette paints otherwise.
  static func layered(_ data: String, line: String) -> SymbolGlyph {
    var glyph = solid(data, line: line)
    glyph.isFramed = true
    return glyph
  }

  private static let dotWidth = SymbolDrawing.Piece.Width.times(1.75)
  private static let fineWidth = SymbolDrawing.Piece.Width.within(0.7)

  /// The outline form.
  var outline: SymbolDrawing {
    SymbolDrawing(
      base: Self.pieces([(solid, .stroke, .usual)], layer: isFramed ? 2 : 1)
        + Self.pieces([
          (line, .stroke, .usual), (detail, .stroke, .detail), (hole, .stroke, .detail),
          (spots, .both, .detail),
        ]) + marks)
  }

  /// The filled form; `nil` for a glyph of strokes alone. Nothing paints its details, unless they
  /// are in a frame.
  var filled: SymbolDrawing? {
    guard !solid.isEmpty else { return nil }
    return SymbolDrawing(
      base: Self.pieces([(solid, .both, .usual)], layer: isFramed ? 2 : 1)
        + Self.pieces([(line, .stroke, .usual)]) + marks,
      cuts: Self.pieces(
        [(detail, .stroke, .detail), (hole, .fill, .usual), (spots, .both, .detail)],
        layer: isFramed ? 1 : 0))
  }

  /// What both forms draw alike.
  private var marks: [SymbolDrawing.Piece] {
    let letter = flat.isEmpty ? [] : [SymbolDrawing.Piece(flat, .stroke, ends: .flat)]
    return letter
      + Self.pieces([
        (fine, .stroke, Self.fineWidth), (dots, .stroke, Self.dotWidth), (ink, .both, .solid),
      ])
  }

  /// The glyph, smaller, as pieces to be drawn inside something else.
  ///
  /// - Parameter isCut: Whether the pieces are left out of something filled, where a shape
  ///   without details is left out whole.
  func inner(scale: Double, x: Double, y: Double, isCut: Bool = false) -> [SymbolDrawing.Piece] {
    let isWhole = isCut && detail.isEmpty && hole.isEmpty && spots.isEmpty
    let drawing = isWhole ? filled ?? outline : outline
    return drawing.base.map { piece in
      var piece = piece
      piece.data = SymbolPath.scaled(piece.data, by: scale, x: x, y: y)
      piece.width = piece.width == Self.dotWidth ? .within(1.3) : .within(innerShare)
      return piece
    }
  }

  /// How wide its strokes are inside something else: thinner the more of them there are, and as
  /// wide as usual for a plain mark.
  private var innerShare: Double {
    if !detail.isEmpty || !hole.isEmpty || !spots.isEmpty { return 0.7 }
    if !solid.isEmpty || !ink.isEmpty { return 0.85 }
    let strokes = line.utf8.count + flat.utf8.count
    return strokes > 110 ? 0.7 : strokes > 60 ? 0.8 : 1
  }

  private static func pieces(
    _ parts: [(
      data: String, paint: SymbolDrawing.Piece.Paint, width: SymbolDrawing.Piece.Width
    )], layer: Int = 1
  ) -> [SymbolDrawing.Piece] {
    parts.filter { !$0.data.isEmpty }.map {
      .init($0.data, $0.paint, width: $0.width, layer: layer)
    }
  }
}
