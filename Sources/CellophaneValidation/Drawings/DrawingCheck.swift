/// Whether an SVG file may be on a page as it is, as a picture.
package enum DrawingCheck {
  /// How much a picture may hold: a page that shows it has to draw it.
  static let elementLimit = 20_000
  static let byteLimit = 8 << 20

  /// - Throws: `DrawingError` where the file would do more than show a picture, or too much.
  package static func check(_ bytes: [UInt8]) throws(DrawingError) {
    guard bytes.count <= byteLimit else {
      throw DrawingError("is larger than \(byteLimit >> 20) megabytes")
    }
    try DrawingDangers.check(bytes)
    var visitor = Visitor()
    let error = MarkupReader.walk(bytes, into: &visitor)
    if let danger = visitor.error { throw danger }
    if let error { throw error }
    guard visitor.count > 0 else { throw DrawingError("has no element") }
    try visitor.expansion.check()
  }

  private struct Visitor: ElementVisitor {
    var count = 0
    var error: DrawingError?
    var expansion = DrawingExpansion()
    private var depth = 0
    /// How deep the style sheet is whose text comes next.
    private var styleDepth = 0
    private var styleLine = 0

    mutating func start(_ element: DrawnElement) -> Bool {
      count += 1
      depth += 1
      if element.name == "style" { (styleDepth, styleLine) = (depth, element.line) }
      do throws(DrawingError) {
        if count > DrawingCheck.elementLimit {
          throw DrawingError("has more than \(DrawingCheck.elementLimit) elements")
        }
        if count == 1, element.name != "svg" {
          throw DrawingError("begins with '\(element.name)' and not with 'svg'", line: element.line)
        }
        try DrawingDangers.check(element)
        expansion.start(element)
        return true
      } catch {
        self.error = error
        return false
      }
    }

    mutating func end() {
      depth -= 1
      expansion.end()
    }

    mutating func text(_ text: String) -> Bool {
      guard depth == styleDepth else { return true }
      do throws(DrawingError) {
        try DrawingDangers.checkStyle(text, line: styleLine)
        return true
      } catch {
        self.error = error
        return false
      }
    }
  }
}
