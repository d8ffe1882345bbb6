internal import CellophaneValidation

/// The files that a page is shown with, and those that these name.
enum LinkedFiles {
  /// Every file that is there, by its path from the root, sorted; none for what is no page.
  ///
  /// - Parameters:
  ///   - path: The page's own, from the root.
  ///   - read: Gives a file's bytes; `nil` where there is none.
  static func paths(
    from path: String, bytes: [UInt8], read: (String) throws -> [UInt8]?
  ) throws -> [(path: String, bytes: [UInt8])] {
    guard path.hasSuffix(".html") else { return [] }
    var found: [String: [UInt8]] = [:]
    var seen: Set = [path]
    var waiting = [(path, bytes)]
    while let (page, bytes) = waiting.popLast() {
      for reference in references(in: bytes, of: page) where LinkTarget.isLocal(reference) {
        guard let target = LinkTarget.path(of: reference, from: page), !target.hasSuffix(".html"),
          seen.insert(target).inserted, let bytes = try read(target)
        else { continue }
        found[target] = bytes
        if target.hasSuffix(".css") { waiting.append((target, bytes)) }
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func references(in bytes: [UInt8], of page: String) -> [String] {
    page.hasSuffix(".css")
      ? values(after: "url(", until: ")", in: bytes).map { $0.trimming("\"' ") }
      : values(after: " href=\"", until: "\"", in: bytes)
        + values(after: " src=\"", until: "\"", in: bytes)
        + values(after: "url(", until: ")", in: bytes).map { $0.trimming("\"' ") }
  }

  private static func values(
    after mark: String, until end: Character, in bytes: [UInt8]
  ) -> [String] {
    guard let end = end.asciiValue else { return [] }
    let mark = Array(mark.utf8)
    var values: [String] = []
    var index = 0
    while let start = bytes[index...].firstRange(of: mark) {
      let value = bytes[start.upperBound...].prefix { $0 != end }
      values.append(String(decoding: value, as: UTF8.self))
      index = value.endIndex
    }
    return values
  }
}

extension String {
  fileprivate func trimming(_ marks: String) -> String {
    let start = drop { marks.contains($0) }
    return String(start.prefix { !marks.contains($0) })
  }
}
