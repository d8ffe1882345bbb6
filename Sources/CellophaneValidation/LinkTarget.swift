/// Where a relative reference leads.
package enum LinkTarget {
  /// Whether a reference names a file of the site: no scheme, no host, no root.
  package static func isLocal(_ reference: String) -> Bool {
    let bytes = reference.utf8
    if bytes.starts(with: "//".utf8) { return false }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }

  /// Whether a reference that is not local leads to what browsers open, and runs nothing.
  package static func isOpened(_ reference: String) -> Bool {
    if reference.hasPrefix("//") { return true }
    // Browsers leave out line breaks and tabs, and what is blank at the start.
    let seen = reference.unicodeScalars.filter { $0.value > 0x20 }
    let scheme = String(String.UnicodeScalarView(seen.prefix { $0 != ":" })).lowercased()
    return ["http", "https", "mailto", "tel"].contains(scheme)
  }

  /// The path from the site's root of what a page refers to; `nil` where it leaves the site.
  ///
  /// - Parameters:
  ///   - reference: Relative, perhaps with query and fragment, percent-encoded.
  ///   - page: The path of the page that refers.
  package static func path(of reference: String, from page: String) -> String? {
    let bare = reference.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if bare.isEmpty { return page }
    guard bare.first != UInt8(ascii: "/") else { return nil }
    // Ends with a slash unless it is empty.
    var path = Array(page.utf8)
    path.removeLast(path.count - ((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
    for part in bare.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        guard path.popLast() != nil else { return nil }
        path.removeLast(path.count - ((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1))
      } else {
        append(decoded: part, to: &path)
        path.append(UInt8(ascii: "/"))
      }
    }
    return String(decoding: path.dropLast(), as: UTF8.self)
  }

  /// The part after `#`, decoded.
  package static func fragment(of reference: String) -> String? {
    guard let hash = reference.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    var bytes: [UInt8] = []
    append(decoded: reference.utf8[hash...].dropFirst(), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(decoded part: Substring.UTF8View, to bytes: inout [UInt8]) {
    var rest = part
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
  }
}
