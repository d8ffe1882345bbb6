/// A symbol of one's own: the regular, medium drawing of a template, in one colour.
package struct SymbolTemplate: Hashable, Sendable {
  /// A shape to be filled.
  package struct Shape: Hashable, Sendable {
    /// SVG's path data.
    package let data: String
    /// SVG's transforms, the outermost first; `nil` for none.
    package let transform: String?
  }

  package let name: String
  /// The part of the drawing that is a square of a medium symbol.
  package let box: CGRect
  package let shapes: [Shape]

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
    }

    var symbols: [Entry]
  }

  /// The template of a symbol set.
  static func image(named name: String, at place: AssetCatalogs.Place) -> FoundImage {
    guard let data = FileManager.default.contents(atPath: place.path + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return .missing(MissingImage(name, unreadable: "Contents.json", in: place.catalog)) }
    guard let fileName = contents.symbols.lazy.compactMap(\.filename).first else {
      return .missing(MissingImage(noFileOf: name, in: place.catalog))
    }
    guard !fileName.contains(".."),
      let bytes = FileManager.default.contents(atPath: "\(place.path)/\(fileName)")
    else { return .missing(MissingImage(name, file: fileName, isNotIn: place.catalog)) }
    guard let template = SymbolTemplate(named: name, svg: String(decoding: bytes, as: UTF8.self))
    else { return .missing(MissingImage(name, unreadable: fileName, in: place.catalog)) }
    return .symbol(template)
  }

  /// A template's drawing; `nil` where it has none.
  init?(named name: String, svg: String) {
    var reader = TemplateReader()
    var tags = MarkupTags(svg)
    while let tag = tags.next() { reader.read(tag) }
    guard !reader.shapes.isEmpty, let box = reader.box else { return nil }
    self.name = name
    self.box = box
    shapes = reader.shapes
  }
}

/// Takes what a page needs from a template's tags.
private struct TemplateReader {
  private(set) var shapes: [SymbolTemplate.Shape] = []
  private var groups: [(isDrawing: Bool, transform: String?)] = []
  private var guides: [String: CGFloat] = [:]
  private var canvas: CGRect?

  mutating func read(_ tag: MarkupTags.Tag) {
    switch tag.name {
    case "svg" where !tag.isEnd: readCanvas(tag)
    case "g":
      if tag.isEnd {
        _ = groups.popLast()
      } else if !tag.isEmpty {
        groups.append((tag["id"] == "Regular-M", tag["transform"]))
      }
    case "path" where !tag.isEnd: readPath(tag)
    case "line" where !tag.isEnd: readGuide(tag)
    case "rect" where !tag.isEnd: readMargin(tag)
    default: break
    }
  }

  private mutating func readCanvas(_ tag: MarkupTags.Tag) {
    let numbers = (tag["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    if numbers.count == 4 {
      canvas = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  private mutating func readPath(_ tag: MarkupTags.Tag) {
    readGuide(tag)
    let isDrawing = tag["id"] == "Regular-M" || groups.contains(where: \.isDrawing)
    guard isDrawing, let data = tag["d"] else { return }
    let transforms = (groups.map(\.transform) + [tag["transform"]]).compactMap { $0 }
    shapes.append(
      SymbolTemplate.Shape(
        data: data, transform: transforms.isEmpty ? nil : transforms.joined(separator: " ")))
  }

  /// Margins stand at an x, the line of capitals and the baseline at a y.
  private mutating func readGuide(_ tag: MarkupTags.Tag) {
    guard let id = tag["id"] else { return }
    switch id {
    case "left-margin-Regular-M", "right-margin-Regular-M":
      guides[id] = tag["x1"].flatMap { Double($0) }.map { CGFloat($0) }
    case "Capline-M", "Baseline-M":
      guides[id] = tag["y1"].flatMap { Double($0) }.map { CGFloat($0) }
    default: break
    }
  }

  /// Templates of version 1 have rectangles for margins, those of the regular, medium drawing alone.
  private mutating func readMargin(_ tag: MarkupTags.Tag) {
    guard let x = tag["x"].flatMap({ Double($0) }), let width = tag["width"].flatMap({ Double($0) })
    else { return }
    switch tag["id"] {
    case "left-margin": guides["left-margin-Regular-M"] = CGFloat(x)
    case "right-margin": guides["right-margin-Regular-M"] = CGFloat(x + width)
    default: break
    }
  }

  /// Templates are drawn for 100 points, where a medium symbol is a square of 120 around the middle
  /// of the capitals.
  var box: CGRect? {
    guard let left = guides["left-margin-Regular-M"], let right = guides["right-margin-Regular-M"],
      let top = guides["Capline-M"], let bottom = guides["Baseline-M"], left < right, top < bottom
    else { return canvas }
    return CGRect(x: (left + right) / 2 - 60, y: (top + bottom) / 2 - 60, width: 120, height: 120)
  }
}
