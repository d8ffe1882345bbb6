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

  init(
    solid: String = "", line: String = "", detail: String = "", hole: String = "",
    dots: String = "", ink: String = ""
  ) {
    self.solid = solid
    self.line = line
    self.detail = detail
    self.hole = hole
    self.dots = dots
    self.ink = ink
  }

  /// A glyph of strokes alone.
  static func line(_ data: String, dots: String = "") -> SymbolGlyph {
    SymbolGlyph(line: data, dots: dots)
  }

  /// A closed shape with strokes inside.
  static func solid(
    _ data: String, detail: String = "", hole: String = "", line: String = ""
  ) -> SymbolGlyph {
    SymbolGlyph(solid: data, line: line, detail: detail, hole: hole)
  }

  static let dotWidth = 2.75

  /// The outline form.
  var outline: SymbolDrawing {
    SymbolDrawing(
      base: Self.pieces([
        (solid, .stroke, nil), (line, .stroke, nil), (detail, .stroke, nil),
        (hole, .stroke, nil), (dots, .stroke, Self.dotWidth), (ink, .both, nil),
      ]))
  }

  /// The filled form; `nil` for a glyph of strokes alone.
  var filled: SymbolDrawing? {
    guard !solid.isEmpty else { return nil }
    return SymbolDrawing(
      base: Self.pieces([
        (solid, .both, nil), (line, .stroke, nil), (dots, .stroke, Self.dotWidth),
        (ink, .both, nil),
      ]),
      cuts: Self.pieces([(detail, .stroke, nil), (hole, .fill, nil)]))
  }

  /// The glyph, smaller, as pieces to be drawn inside something else.
  ///
  /// - Parameter isCut: Whether the pieces are left out of something filled, where a shape
  ///   without details is left out whole.
  func inner(scale: Double, x: Double, y: Double, isCut: Bool = false) -> [SymbolDrawing.Piece] {
    let isWhole = isCut && detail.isEmpty && hole.isEmpty
    let drawing = isWhole ? filled ?? outline : outline
    return drawing.base.map { piece in
      var piece = piece
      piece.data = SymbolPath.scaled(piece.data, by: scale, x: x, y: y)
      if piece.width != nil { piece.width = 2.25 }
      return piece
    }
  }

  private static func pieces(
    _ parts: [(data: String, paint: SymbolDrawing.Piece.Paint, width: Double?)]
  ) -> [SymbolDrawing.Piece] {
    parts.filter { !$0.data.isEmpty }.map { .init($0.data, $0.paint, width: $0.width) }
  }
}
