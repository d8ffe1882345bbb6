/// A picture's format and size in pixels, read from its first bytes.
struct ImageHeader {
  let format: ImageFile.Format
  let width: Double
  let height: Double

  private init(_ format: ImageFile.Format, _ width: Double, _ height: Double) {
    self.format = format
    self.width = width
    self.height = height
  }

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard
      let header = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes)
        ?? Self.svg(bytes)
    else { return nil }
    self = header
  }

  private static func png(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24
    else { return nil }
    return ImageHeader(.png, big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 else { return nil }
    return ImageHeader(.gif, little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// Goes from segment to segment until one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var index = 2
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return ImageHeader(
          .jpeg, big(bytes[(index + 7)..<(index + 9)]), big(bytes[(index + 5)..<(index + 7)]))
      }
      let length = Int(big(bytes[(index + 2)..<(index + 4)]))
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: [UInt8]) -> ImageHeader? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      let size = (little(bytes[26..<28]), little(bytes[28..<30]))
      return ImageHeader(
        .webp, Double(Int(size.0) & 0x3FFF), Double(Int(size.1) & 0x3FFF))
    case "VP8L":
      let bits = Int(little(bytes[21..<25]))
      return ImageHeader(.webp, Double(bits & 0x3FFF + 1), Double(bits >> 14 & 0x3FFF + 1))
    case "VP8X":
      return ImageHeader(.webp, little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reversed().reduce(0) { $0 << 8 | Int($1) })
  }
}

extension ImageHeader {
  /// The size of the root element, by its attributes or its view box.
  private static func svg(_ bytes: [UInt8]) -> ImageHeader? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
    else { return nil }
    let tag = String(text[start.upperBound..<end.lowerBound])
    let box = attribute("viewBox", of: tag)?
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let width = attribute("width", of: tag).flatMap(length)
    let height = attribute("height", of: tag).flatMap(length)
    let natural = box?.count == 4 ? box.map { ($0[2], $0[3]) } : nil
    // CSS: a drawing that says no size is 300 by 150.
    return ImageHeader(
      .svg, width ?? natural?.0 ?? 300, height ?? natural?.1 ?? 150)
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.range(of: "\(space)\(name)=\(quote)"),
          let end = tag.range(of: quote, range: start.upperBound..<tag.endIndex)
        else { continue }
        return String(tag[start.upperBound..<end.lowerBound])
      }
    }
    return nil
  }

  /// A length in pixels; other units are left to the view box.
  private static func length(_ text: String) -> Double? {
    Double(text.hasSuffix("px") ? String(text.dropLast(2)) : text)
  }
}
