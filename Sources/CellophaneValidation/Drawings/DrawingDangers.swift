/// What no drawing on a page may have, whatever shows it.
enum DrawingDangers {
  /// Entities are refused before a parser sees them: a few of them stand for a page of millions.
  /// Nothing is refused there too, of which a parser says that it ends too late.
  static func check(_ bytes: [UInt8]) throws(DrawingError) {
    guard !bytes.isEmpty else { throw DrawingError("is empty") }
    for (mark, thing) in [("<!ENTITY", "declares entities"), ("<?xml-stylesheet", "loads a style")]
    {
      if bytes.firstPlace(of: Array(mark.utf8)) != nil { throw DrawingError(thing) }
    }
  }

  /// The elements of SVG that show something, or say something of what is shown.
  private static let allowed: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "switch", "a", "view", "title", "desc", "metadata",
    "style", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
    "textPath", "image", "marker", "mask", "clipPath", "pattern", "linearGradient",
    "radialGradient", "stop", "filter", "animate", "animateMotion", "animateTransform", "mpath",
    "set", "flowRoot",
  ]

  static func check(_ element: DrawnElement) throws(DrawingError) {
    let line = element.line
    guard !element.isHTML else {
      throw DrawingError("has an element '\(element.name)' of HTML", line: line)
    }
    // Those of editors do nothing.
    guard element.isSVG else { return }
    switch element.name {
    case "script": throw DrawingError("has a script", line: line)
    case "foreignObject": throw DrawingError("has a 'foreignObject'", line: line)
    case let name where allowed.contains(name) || name.hasPrefix("fe"): break
    default: throw DrawingError("has an element '\(element.name)'", line: line)
    }
    for (name, value) in element.attributes {
      try check(name.lowercased(), value, line: line)
    }
  }

  private static func check(_ name: String, _ value: String, line: Int) throws(DrawingError) {
    if name.hasPrefix("on") {
      throw DrawingError("runs code by the attribute '\(name)'", line: line)
    }
    if name == "attributename", value.lowercased().hasSuffix("href") {
      throw DrawingError("changes what it refers to", line: line)
    }
    if name == "href" || name == "xlink:href" || name == "src" {
      guard value.hasPrefix("#") || isPicture(value) else {
        throw DrawingError("refers to '\(shortened(value))' outside of itself", line: line)
      }
    }
    try checkStyle(value, line: line)
  }

  /// Checks a declaration, or the text of a style sheet.
  static func checkStyle(_ text: String, line: Int) throws(DrawingError) {
    let lower = text.lowercased()
    // An escape could spell what is looked for.
    if lower.contains("\\") { throw DrawingError("has an escape in a style", line: line) }
    if lower.contains("@import") { throw DrawingError("imports a style sheet", line: line) }
    var rest = lower[...]
    while let start = rest.firstPlace(of: "url(") {
      let inside = rest[start...].dropFirst(4)
      let target = inside.drop { $0 == "\"" || $0 == "'" || $0 == " " }
      guard target.hasPrefix("#") || isPicture(String(target.prefix(16))) else {
        let end = target.firstIndex { $0 == ")" || $0 == "\"" || $0 == "'" } ?? target.endIndex
        throw DrawingError(
          "refers to '\(shortened(String(target[..<end])))' outside of itself", line: line)
      }
      rest = inside
    }
  }

  private static func isPicture(_ value: String) -> Bool {
    ["data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp"].contains {
      value.lowercased().hasPrefix($0)
    }
  }

  private static func shortened(_ value: String) -> String {
    value.count > 60 ? value.prefix(59) + "…" : value
  }
}

extension Substring {
  fileprivate func firstPlace(of text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}

extension [UInt8] {
  /// Where a run of bytes stands first.
  func firstPlace(of run: [UInt8]) -> Int? {
    guard let first = run.first, count >= run.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      (0...(bytes.count - run.count)).first { start in
        bytes[start] == first && bytes[start..<(start + run.count)].elementsEqual(run)
      }
    }
  }
}
