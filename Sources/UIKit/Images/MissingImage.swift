/// An image that was named and cannot be shown. Where there is a file, the page shows a marked
/// placeholder.
package struct MissingImage: Error, Hashable, Sendable {
  package let name: String
  /// The natural size in points, where the file tells it.
  package let size: CGSize?
  /// Whether there is no picture at all of the name, for which UIKit gives `nil`.
  var isNowhere: Bool { rule == "missing-image" }
  /// `missing-image`, `pdf-image`, `unreadable-image` or `unusable-image`.
  package let rule: String
  /// One line: what, where and what to do.
  package let message: String

  private init(_ name: String, size: CGSize? = nil, rule: String, message: String) {
    self.name = name
    self.size = size
    self.rule = rule
    self.message = message
  }

  /// A name that no folder and no catalog has.
  init(_ name: String, inNoneOf searched: [String]) {
    let places =
      searched.isEmpty
      ? "there is no asset catalog in the folders that were searched"
      : "it is in none of " + searched.map { "'\($0)'" }.joined(separator: ", ")
    self.init(
      name, rule: "missing-image",
      message: "no image is named '\(name)': \(places); add it there, or declare its folder among "
        + "the site's assetFolders")
  }

  /// A set that names no file.
  init(noFileOf name: String, in catalog: String) {
    self.init(
      name, rule: "missing-image",
      message: "the image '\(name)' of '\(catalog)' has no file; drop one into the set")
  }

  /// A set whose file is not there.
  init(_ name: String, file: String, isNotIn catalog: String) {
    self.init(
      name, rule: "missing-image",
      message:
        "the image '\(name)' of '\(catalog)' has no file '\(file)'; add it, or take it out of "
        + "the set's Contents.json")
  }

  /// A set or symbol whose description or template cannot be read.
  init(_ name: String, unreadable file: String, in place: String) {
    self.init(
      name, rule: "unreadable-image",
      message: "the image '\(name)' of '\(place)' cannot be read from '\(file)'; export it again")
  }

  /// A file that the rules of pages refuse.
  init(_ name: String, of file: ImageFile, because problem: String) {
    let path = file.path.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
    self.init(
      name, size: file.size, rule: "unusable-image",
      message: "the image '\(name)' is not shown: '\(path ?? name)' \(problem)")
  }

  /// A file of a kind that no page shows.
  init(_ name: String, unusable bytes: Data, at path: String, scale: Double, in place: String) {
    let file = URL(fileURLWithPath: path).lastPathComponent
    guard PDFConversion.isPDF(bytes) else {
      self.init(name, unreadable: file, in: place)
      return
    }
    self.init(
      name, size: Self.mediaBox(of: bytes, scale: scale), rule: "pdf-image",
      message:
        "the image '\(name)' of '\(place)' is the PDF '\(file)', which no browser shows as an "
        + "image; \(PDFConversion.advice(about: bytes, at: path))")
  }

  /// The size of a PDF's first page.
  private static func mediaBox(of bytes: Data, scale: Double) -> CGSize? {
    guard let start = bytes.firstRange(of: Data("/MediaBox".utf8)) else { return nil }
    let rest = String(decoding: bytes[start.upperBound...].prefix(80), as: UTF8.self)
    guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]"), open < close
    else { return nil }
    let numbers = rest[rest.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(
      width: (numbers[2] - numbers[0]) / scale, height: (numbers[3] - numbers[1]) / scale)
  }
}
