internal import CellophaneHTML

/// Makes values for templates; every one passes the one escaper here.
package enum PageValues {
  /// CSP: everything comes from the site's own files; style attributes carry what authors changed.
  package static let policy =
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; "
    + "img-src 'self' data:; frame-src 'self'"

  /// The same, for a page that shows the site's fonts.
  package static func policy(hasFonts: Bool) -> String {
    hasFonts ? policy + "; font-src 'self'" : policy
  }

  package static func text(_ value: String) -> String { EscapedText.attribute(value) }

  package static func link(_ href: String, _ title: String) -> [String: Any] {
    ["href": text(href), "title": text(title)]
  }

  /// A path as a reference: characters that a URL cannot carry are percent-encoded.
  package static func reference(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "#"),
        UInt8(ascii: ":"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with commas, the same in every locale.
  package static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
      index -= 3
    }
    return digits
  }
}
