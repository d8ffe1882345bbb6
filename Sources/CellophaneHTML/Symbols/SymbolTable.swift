/// The glyphs that are drawn; everything else is put together from them.
enum SymbolTable {
  static let glyphs: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [:]
    for (_, table) in tables {
      for (name, glyph) in table { glyphs[name] = glyph }
    }
    return glyphs
  }()

  /// Every glyph once, under what a reader looks for.
  static let tables: [(title: String, glyphs: [(key: String, value: SymbolGlyph)])] = [
    ("Signs and lines", Array(signs)), ("Arrows", Array(arrows)),
    ("Shapes and windows", Array(shapes)), ("Papers and writing", Array(papers)),
    ("Tools", Array(tools)), ("Sound, pictures and devices", Array(media)),
    ("People", Array(people)), ("Places, vehicles and goods", Array(things)),
    ("Nature", Array(nature)), ("Letters and numbers", Array(letters) + numbers),
  ]

  /// What is drawn inside other shapes in place of the glyph of the same name.
  static let inner: [String: SymbolGlyph] = [
    "pause": .line("M7.5 4.5v15M16.5 4.5v15"),
    "pencil": .ink(
      "M4.2 19.8l2.3-5.3 8-8 3 3-8 8zM16.9 4.1l1.2-1.2 3 3-1.2 1.2z"),
    "person": .solid(
      circle(12, 7.2, 4.3) + "M12 14.6c-5 0-8 2-8 5 0 .5.4.9.9.9h14.2c.5 0 .9-.4.9-.9 0-3-3-5-8-5z"),
  ]

  typealias Table = KeyValuePairs<String, SymbolGlyph>

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    SymbolPath.circle(x, y, radius)
  }

  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    SymbolPath.rectangle(x, y, width, height, radius: radius)
  }

  static func dots(_ places: (x: Double, y: Double)...) -> String {
    places.map { SymbolPath.dot($0.x, $0.y) }.joined()
  }
}
