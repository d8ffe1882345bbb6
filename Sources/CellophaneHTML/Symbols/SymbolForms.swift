/// What puts parts together to the forms whose names have suffixes.
enum SymbolForms {
  /// A shape that other glyphs are drawn in.
  struct Enclosure {
    var suffix: String
    var shape: String
    var line = ""
    var scale: Double
    var x = 12.0
    var y = 12.0
  }

  static let enclosures: [Enclosure] = [
    Enclosure(suffix: "circle", shape: SymbolPath.circle(12, 12, 9.25), scale: 0.55),
    Enclosure(
      suffix: "square", shape: SymbolPath.rectangle(3.5, 3.5, 17, 17, radius: 3.5), scale: 0.55),
    Enclosure(suffix: "app", shape: SymbolPath.rectangle(3, 3, 18, 18, radius: 5), scale: 0.55),
    Enclosure(suffix: "triangle", shape: SymbolTable.triangle, scale: 0.48, y: 14.2),
    Enclosure(suffix: "seal", shape: SymbolTable.seal, scale: 0.5),
    Enclosure(suffix: "shield", shape: SymbolTable.shield, scale: 0.5, y: 11.6),
    Enclosure(suffix: "diamond", shape: SymbolTable.diamond, scale: 0.48),
    Enclosure(suffix: "octagon", shape: SymbolTable.octagon, scale: 0.5),
    Enclosure(suffix: "bubble", shape: SymbolTable.bubble, scale: 0.46, y: 11),
    Enclosure(
      suffix: "magnifyingglass", shape: SymbolPath.circle(10.5, 10.5, 7), line: "M15.7 15.7l5 5",
      scale: 0.4, x: 10.5, y: 10.5),
  ]

  static func enclosed(
    _ glyph: SymbolGlyph, in enclosure: Enclosure, isFilled: Bool
  ) -> SymbolDrawing {
    let inner = glyph.inner(
      scale: enclosure.scale, x: enclosure.x, y: enclosure.y, isCut: isFilled)
    var shape = [SymbolDrawing.Piece(enclosure.shape, isFilled ? .both : .stroke, layer: 2)]
    if !enclosure.line.isEmpty { shape.append(.init(enclosure.line, .stroke, layer: 2)) }
    return isFilled
      ? SymbolDrawing(base: shape, cuts: inner) : SymbolDrawing(base: shape + inner)
  }

  /// A drawing struck out from corner to corner, with a gap on one side of the stroke.
  static func slashed(_ drawing: SymbolDrawing) -> SymbolDrawing {
    var drawing = drawing.behind
    drawing.base += drawing.over
    drawing.cuts.append(.init("M4 3l17 17", .stroke, width: .plus(2.75), layer: 0))
    drawing.over = [.init("M3.5 3.5l17 17", .stroke)]
    return drawing
  }

  /// A drawing with a disc at its lower trailing corner, out of which a sign is left, or with a dot
  /// at the upper one.
  static func badged(_ drawing: SymbolDrawing, with badge: SymbolGlyph?) -> SymbolDrawing {
    var drawing = drawing.behind
    if let badge {
      drawing.cuts.append(.init(SymbolPath.circle(18.5, 18.25, 5.75), .fill, layer: 0))
      drawing.over.append(.init(SymbolPath.circle(18.5, 18.25, 4.5), .fill))
      drawing.overCuts += badge.inner(scale: 0.3, x: 18.5, y: 18.25).map { piece in
        var piece = piece
        piece.width = .detail
        return piece
      }
    } else {
      drawing.cuts.append(.init(SymbolPath.circle(18, 6, 5), .fill, layer: 0))
      drawing.over.append(.init(SymbolPath.circle(18, 6, 3.25), .fill))
    }
    return drawing
  }
}

extension SymbolDrawing {
  /// The same in a palette's second colour, since something of the first comes upon it.
  fileprivate var behind: SymbolDrawing {
    var drawing = self
    for index in base.indices { drawing.base[index].layer = max(2, base[index].layer) }
    for index in over.indices { drawing.over[index].layer = max(2, over[index].layer) }
    return drawing
  }
}
