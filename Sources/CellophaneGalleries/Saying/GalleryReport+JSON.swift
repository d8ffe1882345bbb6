internal import CellophaneFiles

extension GalleryReport: JSONAnswer {
  package static let schema = "gallery/1"

  /// The report for programs, keys in order.
  package func json() throws -> String {
    try ReadableJSON.text(of: self)
  }
}
