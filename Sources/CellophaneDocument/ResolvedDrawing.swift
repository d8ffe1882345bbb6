/// The shapes of a symbol that the author drew.
package struct ResolvedDrawing: Codable, Hashable, Sendable {
  package struct Shape: Codable, Hashable, Sendable {
    /// SVG's path data.
    package var data: String
    /// SVG's transforms, the outermost first; `nil` for none.
    package var transform: String?
    /// How it is painted; `nil` fills it.
    package var paint: Paint?

    package init(data: String, transform: String? = nil, paint: Paint? = nil) {
      self.data = data
      self.transform = transform
      self.paint = paint
    }
  }

  /// How a shape is painted, all in one colour.
  package struct Paint: Codable, Hashable, Sendable {
    package var isFilled: Bool
    /// SVG: `fill-rule`.
    package var isEvenOdd: Bool
    /// In units of the drawing; 0 for no stroke.
    package var strokeWidth: Double
    /// SVG: `butt`, `round` or `square`.
    package var cap: String
    /// SVG: `miter`, `round` or `bevel`.
    package var join: String
    /// 0 to 1.
    package var opacity: Double

    package init(
      isFilled: Bool, isEvenOdd: Bool, strokeWidth: Double, cap: String, join: String,
      opacity: Double
    ) {
      self.isFilled = isFilled
      self.isEvenOdd = isEvenOdd
      self.strokeWidth = strokeWidth
      self.cap = cap
      self.join = join
      self.opacity = opacity
    }
  }

  /// The square that a medium symbol fills: its leading top corner and its side.
  package var x: Double
  package var y: Double
  package var side: Double
  package var shapes: [Shape]

  package init(x: Double, y: Double, side: Double, shapes: [Shape]) {
    self.x = x
    self.y = y
    self.side = side
    self.shapes = shapes
  }
}
