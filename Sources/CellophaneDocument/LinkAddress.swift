/// Where a link of an author's may lead: to what every browser opens, and what runs nothing.
package enum LinkAddress {
  /// The schemes of addresses that leave a page.
  package static let schemes = ["http", "https", "mailto", "tel"]

  /// An address that a page leads to, as browsers read it: an absolute one with a scheme that they
  /// open; `nil` for any other.
  package static func opened(_ address: String) -> String? {
    let read = read(address)
    guard let scheme = scheme(of: read), schemes.contains(scheme) else { return nil }
    return read
  }

  /// An address that may stand on a page, as browsers read it: it is opened, or leads to another file
  /// of the site; `nil` for any other.
  package static func harmless(_ address: String) -> String? {
    let read = read(address)
    guard let scheme = scheme(of: read) else { return read }
    return schemes.contains(scheme) ? read : nil
  }

  /// URL: an address is read without tabs and line breaks, and without what is blank or controls
  /// around it.
  private static func read(_ address: String) -> String {
    let kept = address.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
    let start = kept.drop { $0.value <= 0x20 }
    guard let end = start.lastIndex(where: { $0.value > 0x20 }) else { return "" }
    return String(String.UnicodeScalarView(start[...end]))
  }

  /// What stands before the first colon; `nil` for a relative address.
  private static func scheme(of address: String) -> String? {
    let scalars = address.unicodeScalars
    guard let end = scalars.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      scalars[end] == ":"
    else { return nil }
    return String(String.UnicodeScalarView(scalars[..<end])).lowercased()
  }
}
