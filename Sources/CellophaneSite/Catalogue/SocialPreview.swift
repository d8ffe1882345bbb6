internal import CellophaneRendering

/// What pages say to those who show links to them: where they stand, and a picture of the site.
///
/// Both need a site's own address: pages elsewhere follow no relative one.
struct SocialPreview: Sendable {
  /// Where the picture stands in the site.
  static let path = "social.png"

  /// The site's address with a slash at its end; `nil` where it has none.
  let address: String?
  /// The picture's bytes; none without one.
  let picture: [UInt8]
  private let size: (width: Int, height: Int)

  init(address: String? = nil, picture: String? = nil) throws(SiteError) {
    self.address = address.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    guard let picture else {
      self.picture = []
      size = (0, 0)
      return
    }
    guard address != nil else { throw .noAddress(picture: picture) }
    let bytes = try Files.read(picture)
    guard let size = Self.size(ofPNG: bytes) else { throw .noPicture(path: picture) }
    (self.picture, self.size) = (bytes, size)
  }

  /// What a template shows on the page at a path of the site.
  func values(of path: String) -> [String: Any] {
    guard let address else { return ["card": "summary"] }
    let page = path == "index.html" ? "" : PageValues.reference(path)
    var values: [String: Any] = [
      "card": picture.isEmpty ? "summary" : "summary_large_image",
      "address": PageValues.text(address + page),
    ]
    if !picture.isEmpty {
      values["picture"] = [
        "src": PageValues.text(address + Self.path), "width": String(size.width),
        "height": String(size.height),
      ]
    }
    return values
  }

  /// How many pixels a PNG file has, which its first chunk says.
  private static func size(ofPNG bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature) else { return nil }
    let numbers = [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (numbers[0], numbers[1])
  }
}
