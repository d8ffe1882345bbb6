/// Takes the shapes from a drawing's elements.
struct DrawingReader: ElementVisitor {
  private(set) var shapes: [Drawing.Shape] = []
  /// The numbers of the view box.
  private(set) var box: [Double]?
  private(set) var error: DrawingError?
  private var count = 0
  private var dataSize = 0
  /// What the open elements hand down, the innermost last.
  private var styles: [DrawingStyle] = []

  mutating func start(_ element: DrawnElement) -> Bool {
    do throws(DrawingError) {
      try read(element)
      return true
    } catch {
      self.error = error
      return false
    }
  }

  mutating func end() { _ = styles.popLast() }

  private mutating func read(_ element: DrawnElement) throws(DrawingError) {
    count += 1
    guard count <= Drawing.elementLimit else {
      throw DrawingError("has more than \(Drawing.elementLimit) elements")
    }
    if count == 1 { try readRoot(element) }
    try DrawingDangers.check(element)
    var style = styles.last ?? DrawingStyle()
    defer { styles.append(style) }
    guard element.isSVG, !style.isHidden else {
      style.isHidden = true
      return
    }
    try style.read(element)
    switch element.name {
    case "svg" where count == 1, "g": break
    case "title", "desc", "metadata", "defs": style.isHidden = true
    default:
      guard let data = try DrawingPath.data(of: element) else {
        throw DrawingError(
          "has an element '\(element.name)', and symbols are made of shapes alone",
          line: element.line)
      }
      dataSize += data.utf8.count
      guard dataSize <= Drawing.dataLimit else {
        throw DrawingError("has more than \(Drawing.dataLimit >> 10) kilobytes of path data")
      }
      if let shape = style.shape(data) { shapes.append(shape) }
    }
  }

  private mutating func readRoot(_ element: DrawnElement) throws(DrawingError) {
    guard element.name == "svg", element.isSVG else {
      throw DrawingError("begins with '\(element.name)' and not with 'svg'", line: element.line)
    }
    let numbers = DrawingPath.numbers(element["viewBox"] ?? "")
    guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw DrawingError("has no view box", line: element.line)
    }
    box = numbers
  }
}

/// How shapes are painted, as far as a drawing of one colour needs it.
struct DrawingStyle {
  /// Whether nothing inside is shown.
  var isHidden = false
  private var shape = Drawing.Shape(data: "")
  private var isStroked = false
  private var strokeWidth = 1.0
  private var transforms: [String] = []

  /// A path in this style; `nil` where it would not be seen.
  func shape(_ data: String) -> Drawing.Shape? {
    var shape = shape
    shape.data = data
    shape.strokeWidth = isStroked ? strokeWidth : 0
    shape.transform = transforms.isEmpty ? nil : transforms.joined(separator: " ")
    let isSeen = shape.isFilled || shape.strokeWidth > 0
    return isHidden || !isSeen || shape.opacity == 0 ? nil : shape
  }

  /// Takes over an element's attributes, and its `style` after them.
  mutating func read(_ element: DrawnElement) throws(DrawingError) {
    for (name, value) in element.attributes where name != "style" {
      try set(name, value.trimmed, line: element.line)
    }
    for declaration in (element["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      try set(String(parts[0]).trimmed, String(parts[1]).trimmed, line: element.line)
    }
  }

  private mutating func set(_ name: String, _ value: String, line: Int) throws(DrawingError) {
    switch name {
    case "fill": shape.isFilled = try isPainted(value, was: shape.isFilled, line: line)
    case "stroke": isStroked = try isPainted(value, was: isStroked, line: line)
    case "stroke-width": strokeWidth = try length(value, of: name, line: line)
    case "stroke-linecap": shape.cap = Drawing.Shape.Cap(rawValue: value) ?? .butt
    case "stroke-linejoin": shape.join = Drawing.Shape.Join(rawValue: value) ?? .miter
    case "fill-rule": shape.isEvenOdd = value == "evenodd"
    case "opacity", "fill-opacity", "stroke-opacity":
      shape.opacity *= min(1, max(0, try length(value, of: name, line: line)))
    case "display" where value == "none", "visibility" where value == "hidden": isHidden = true
    case "transform" where !value.isEmpty:
      guard DrawingPath.isTransform(value) else {
        throw DrawingError("has the transform '\(value)', which is none", line: line)
      }
      transforms.append(value)
    case "filter", "mask", "clip-path", "marker-start", "marker-mid", "marker-end":
      guard value == "none" else {
        throw DrawingError("has a '\(name)', and symbols are made of shapes alone", line: line)
      }
    default: break
    }
  }

  private func isPainted(_ value: String, was: Bool, line: Int) throws(DrawingError) -> Bool {
    if value.hasPrefix("url(") {
      throw DrawingError("is painted with '\(value)', and symbols have one colour", line: line)
    }
    return value == "inherit" ? was : value != "none" && value != "transparent"
  }

  private func length(_ value: String, of name: String, line: Int) throws(DrawingError) -> Double {
    let text = value.hasSuffix("px") ? String(value.dropLast(2)) : value
    guard let number = Double(text), number.isFinite, number >= 0, number < 1e6 else {
      throw DrawingError("has the \(name) '\(value)', which is no number", line: line)
    }
    return number
  }
}

extension String {
  /// Without spaces at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
