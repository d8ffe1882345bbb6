/// The path data of SVG's shapes.
enum DrawingPath {
  /// A shape as a path; `nil` where the element is none.
  static func data(of element: DrawnElement) throws(DrawingError) -> String? {
    switch element.name {
    case "path":
      let data = (element["d"] ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard isData(data) else {
        throw DrawingError("has a path whose data is none", line: element.line)
      }
      return data
    case "circle":
      let r = try number("r", of: element)
      return ellipse(try number("cx", of: element), try number("cy", of: element), r, r)
    case "ellipse":
      return ellipse(
        try number("cx", of: element), try number("cy", of: element),
        try number("rx", of: element), try number("ry", of: element))
    case "rect": return try rectangle(element)
    case "line":
      let start = "\(try number("x1", of: element)) \(try number("y1", of: element))"
      return "M\(start)L\(try number("x2", of: element)) \(try number("y2", of: element))"
    case "polyline", "polygon":
      guard let points = numbers(element["points"] ?? ""), points.count > 3, points.count % 2 == 0
      else { throw DrawingError("has a \(element.name) without points", line: element.line) }
      let data = stride(from: 0, to: points.count, by: 2)
        .map { "\(points[$0]) \(points[$0 + 1])" }.joined(separator: "L")
      return "M" + data + (element.name == "polygon" ? "z" : "")
    default: return nil
    }
  }

  /// The numbers of a list; `nil` where something else is among them.
  static func numbers(_ text: String) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard let number = Double(word), number.isFinite, abs(number) < 1e6 else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether a text is a list of SVG's transforms.
  static func isTransform(_ text: String) -> Bool {
    let names: Set = ["matrix", "translate", "scale", "rotate", "skewX", "skewY"]
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(", omittingEmptySubsequences: false)
      let name = (halves.first.map(String.init) ?? "").drop { $0.isWhitespace || $0 == "," }
      if halves.count == 1, name.isEmpty { continue }
      guard halves.count == 2, names.contains(String(name).trimmed),
        numbers(String(halves[1])) != nil
      else { return false }
    }
    return true
  }

  private static func isData(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "m") else { return false }
    return text.utf8.allSatisfy { "MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE ".utf8.contains($0) }
  }

  private static func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> String {
    "M\(x - rx) \(y)a\(rx) \(ry) 0 1 0 \(2 * rx) 0a\(rx) \(ry) 0 1 0 \(-2 * rx) 0z"
  }

  private static func rectangle(_ element: DrawnElement) throws(DrawingError) -> String {
    let (x, y) = (try number("x", of: element), try number("y", of: element))
    let (width, height) = (try number("width", of: element), try number("height", of: element))
    let given = (element["rx"] == nil ? nil : try number("rx", of: element))
    let other = (element["ry"] == nil ? nil : try number("ry", of: element))
    let (rx, ry) = (
      min(given ?? other ?? 0, width / 2), min(other ?? given ?? 0, height / 2)
    )
    guard rx > 0, ry > 0 else { return "M\(x) \(y)h\(width)v\(height)h\(-width)z" }
    let (w, h) = (width - 2 * rx, height - 2 * ry)
    return "M\(x + rx) \(y)h\(w)a\(rx) \(ry) 0 0 1 \(rx) \(ry)v\(h)a\(rx) \(ry) 0 0 1 \(-rx) \(ry)"
      + "h\(-w)a\(rx) \(ry) 0 0 1 \(-rx) \(-ry)v\(-h)a\(rx) \(ry) 0 0 1 \(rx) \(-ry)z"
  }

  private static func number(_ name: String, of element: DrawnElement) throws(DrawingError)
    -> Double
  {
    guard let text = element[name] else { return 0 }
    guard let numbers = numbers(text.hasSuffix("px") ? String(text.dropLast(2)) : text),
      numbers.count == 1
    else {
      throw DrawingError("has the \(name) '\(text)', which is no number", line: element.line)
    }
    return numbers[0]
  }
}
