/// What a TrueType or OpenType file says of itself.
///
/// OpenType: the tables `name`, `OS/2`, `head` and `fvar`.
struct FontTables {
  private(set) var family = ""
  private(set) var postScriptName = ""
  /// CSS's numeric weights, 1 to 1000; more than one of a variable font.
  private(set) var weights = 400...400
  private(set) var isItalic = false

  private let bytes: [UInt8]
  private var tables: [String: Range<Int>] = [:]

  /// - Throws: `FontError` where the tables do not lie in the file, or none says a name.
  init(_ bytes: [UInt8]) throws(FontError) {
    self.bytes = bytes
    let count = try number(4, size: 2)
    for index in 0..<min(count, 256) {
      let entry = 12 + 16 * index
      let offset = try number(entry + 8, size: 4)
      let length = try number(entry + 12, size: 4)
      guard offset <= bytes.count, length <= bytes.count - offset else {
        throw FontError("ends before its tables do")
      }
      tables[try tag(entry)] = offset..<(offset + length)
    }
    try readNames()
    try readStyle()
    try readAxes()
  }

  private mutating func readNames() throws(FontError) {
    guard let table = tables["name"] else { throw FontError("has no table of names") }
    let count = try number(table.lowerBound + 2, size: 2)
    let texts = try table.lowerBound + number(table.lowerBound + 4, size: 2)
    var names: [Int: String] = [:]
    for index in 0..<min(count, 1024) {
      let entry = table.lowerBound + 6 + 12 * index
      let platform = try number(entry, size: 2)
      let name = try number(entry + 6, size: 2)
      guard [1, 6, 16].contains(name) else { continue }
      let start = try texts + number(entry + 10, size: 2)
      let end = try start + number(entry + 8, size: 2)
      guard end <= bytes.count else { throw FontError("ends before its names do") }
      let text = Self.text(bytes[start..<end], isWide: platform != 1)
      let language = try number(entry + 4, size: 2)
      // Windows' name in English counts before all others.
      if names[name] == nil || (platform == 3 && language == 0x409) { names[name] = text }
    }
    family = names[16] ?? names[1] ?? ""
    postScriptName = names[6] ?? ""
    guard !family.isEmpty else { throw FontError("does not say its family") }
  }

  private mutating func readStyle() throws(FontError) {
    if let table = tables["OS/2"], table.count >= 64 {
      let weight = min(1000, max(1, try number(table.lowerBound + 4, size: 2)))
      weights = weight...weight
      isItalic = try number(table.lowerBound + 62, size: 2) & 0x201 != 0
    } else if let table = tables["head"], table.count >= 46 {
      let style = try number(table.lowerBound + 44, size: 2)
      if style & 1 != 0 { weights = 700...700 }
      isItalic = style & 2 != 0
    }
  }

  private mutating func readAxes() throws(FontError) {
    guard let table = tables["fvar"], table.count >= 16 else { return }
    let first = try table.lowerBound + number(table.lowerBound + 4, size: 2)
    let (count, size) = (
      try number(table.lowerBound + 8, size: 2), try number(table.lowerBound + 10, size: 2)
    )
    for index in 0..<min(count, 64) {
      let axis = first + index * size
      guard try tag(axis) == "wght" else { continue }
      let least = try number(axis + 4, size: 4) >> 16
      let most = try number(axis + 12, size: 4) >> 16
      if 1 <= least, least <= most, most <= 1000 { weights = least...most }
    }
  }

  private func number(_ place: Int, size: Int) throws(FontError) -> Int {
    guard place >= 0, place + size <= bytes.count else { throw FontError("ends too early") }
    return bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
  }

  private func tag(_ place: Int) throws(FontError) -> String {
    guard place >= 0, place + 4 <= bytes.count else { throw FontError("ends too early") }
    return String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
  }

  /// Windows and Unicode write two bytes a unit, the old Macintosh one.
  private static func text(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> String {
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - bytes.count % 2, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Why a font is not taken, in words that go on after the file's name.
struct FontError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
