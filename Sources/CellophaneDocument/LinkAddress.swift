/// Where a link of an author's may lead: to what every browser opens, and what runs nothing.
package enum LinkAddress {
  /// The schemes of addresses that leave a page.
  package static let schemes = ["http", "https", "mailto", "tel"]

  /// Whether a page leads to an address: an absolute one with a scheme that browsers open.
  package static func isOpened(_ address: String) -> Bool {
    guard let scheme = scheme(of: address) else { return false }
    return schemes.contains(scheme)
  }

  /// Whether an address may stand on a page: it is opened, or leads to another file of the site.
  package static func isHarmless(_ address: String) -> Bool {
    scheme(of: address).map(schemes.contains) ?? true
  }

  /// What stands before the first colon, as browsers read it; `nil` for a relative address.
  private static func scheme(of address: String) -> String? {
    // Browsers leave out line breaks and tabs, and what is blank at the start.
    let seen = address.unicodeScalars.filter { $0.value > 0x20 }
    guard let end = seen.firstIndex(where: { ":/?#".unicodeScalars.contains($0) }),
      seen[end] == ":"
    else { return nil }
    return String(String.UnicodeScalarView(seen[..<end])).lowercased()
  }
}
