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
  /// Strokes of both forms that are thinner, where there is no room for others.
  var fine: String
  /// Whether the shape is behind the strokes, so that a palette's second colour paints it.
  var isFramed = false

  init(
    solid: String = "", line: String = "", detail: String = "", hole: String = "",
    dots: String = "", ink: String = "", fine: String = ""
  ) {
    self.solid = solid
    self.line = line
    self.detail = detail
    self.hole = hole
    self.dots = dots
    self.ink = ink
    self.fine = fine
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

  /// A frame with strokes and shapes inside.
  static func framed(_ data: String, detail: String = "", hole: String = "") -> SymbolGlyph {
    var glyph = solid(data, detail: detail, hole: hole)
    glyph.isFramed = true
    return glyph
  }

  /// A closed shape with strokes beside it that a palette paints otherwise.
  static func layered(_ data: String, line: String) -> SymbolGlyph {
    var glyph = solid(data, line: line)
    glyph.isFramed = true
    return glyph
  }

  private static let dotWidth = SymbolDrawing.Piece.Width.times(1.6)
  private static let fineWidth = SymbolDrawing.Piece.Width.times(0.7)

  /// The outline form.
  var outline: SymbolDrawing {
    SymbolDrawing(
      base: Self.pieces([(solid, .stroke, .usual)], layer: isFramed ? 2 : 1)
        + Self.pieces([
          (line, .stroke, .usual), (detail, .stroke, .usual), (hole, .stroke, .usual),
          (fine, .stroke, Self.fineWidth), (dots, .stroke, Self.dotWidth), (ink, .both, .usual),
        ]))
  }

  /// The filled form; `nil` for a glyph of strokes alone. Nothing paints its details, unless they
  /// are in a frame.
  var filled: SymbolDrawing? {
    guard !solid.isEmpty else { return nil }
    return SymbolDrawing(
      base: Self.pieces([(solid, .both, .usual)], layer: isFramed ? 2 : 1)
        + Self.pieces([
          (line, .stroke, .usual), (fine, .stroke, Self.fineWidth),
          (dots, .stroke, Self.dotWidth), (ink, .both, .usual),
        ]),
      cuts: Self.pieces(
        [(detail, .stroke, .usual), (hole, .fill, .usual)], layer: isFramed ? 1 : 0))
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
      piece.width = piece.width == Self.dotWidth ? .times(1.3) : .times(innerShare)
      return piece
    }
  }

  /// How wide its strokes are inside something else: thinner the more of them there are, and as
  /// wide as usual for a plain mark.
  private var innerShare: Double {
    if !detail.isEmpty || !hole.isEmpty { return 0.7 }
    if !solid.isEmpty { return 0.85 }
    return line.utf8.count > 60 ? 0.8 : 1
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
