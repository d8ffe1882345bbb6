/// An SVG file's shapes without anything else of it, to be painted in one colour.
package struct Drawing: Hashable, Sendable {
  /// One shape as a path.
  package struct Shape: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable { case butt, round, square }
    package enum Join: String, Hashable, Sendable { case miter, round, bevel }

    /// SVG: path data.
    package var data: String
    /// SVG's transforms, the outermost first; `nil` for none.
    package var transform: String?
    package var isFilled = true
    package var isEvenOdd = false
    /// In units of the box; 0 for no stroke.
    package var strokeWidth = 0.0
    package var cap = Cap.butt
    package var join = Join.miter
    /// 0 to 1.
    package var opacity = 1.0
  }

  /// SVG: the view box.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var shapes: [Shape]

  /// How much a drawing may hold: it stands in every page that shows it.
  static let byteLimit = 64 << 10
  static let elementLimit = 256
  static let dataLimit = 16 << 10

  /// The shapes of an SVG file.
  ///
  /// Colours are not kept: what is painted is painted in the colour of the place, and what is
  /// `none` is not.
  ///
  /// - Throws: `DrawingError` where the file is not well-formed, has no view box, has more than
  ///   shapes, or too many of them.
  package init(svg bytes: [UInt8]) throws(DrawingError) {
    guard bytes.count <= Self.byteLimit else {
      throw DrawingError("is larger than \(Self.byteLimit >> 10) kilobytes")
    }
    try DrawingDangers.check(bytes)
    var reader = DrawingReader()
    let malformed = MarkupReader.walk(bytes, into: &reader)
    if let error = reader.error ?? malformed { throw error }
    guard let box = reader.box else { throw DrawingError("has no element 'svg'") }
    guard !reader.shapes.isEmpty else { throw DrawingError("has no shape") }
    (x, y, width, height) = (box[0], box[1], box[2], box[3])
    shapes = reader.shapes
  }
}
