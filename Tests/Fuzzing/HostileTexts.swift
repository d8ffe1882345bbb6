/// Texts that have broken pages somewhere: markup, quotes, addresses, styles, other scripts, nothing.
package enum HostileTexts {
  package static let all: [String] = [
    "", " ", "\n", "\t", "\r\n", "\"", "'", "<", ">", "&", "&amp;", "&#0;", "&#x3C;", "</", "<!--",
    "-->",
    "]]>", "<![CDATA[", "<?xml?>", "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\" onmouseover=\"alert(1)", "' style='position:fixed", "</main></body></html>",
    "<svg onload=alert(1)>",
    "</template>", "</textarea>", "</title>", "<plaintext>", "<noscript>", "javascript:alert(1)",
    "java\nscript:alert(1)", "data:text/html,<script>alert(1)</script>", "//example.org/x", "/help",
    "#top", "../../victim", "https://example.org/?a=1&b=<2>\"'", "url(https://example.org)",
    "; background: url(x)", "}*{display:none}", "/*", "*/", "\\", "\\22", "expression(alert(1))",
    "@import 'x'", "a b", "a/b", "a~b", "a%b", "%", "%00", "%2F", "a+b", "a=b&c=d", "a:b", "a,b",
    "a;b",
    "a\u{0}b", "\u{1}\u{8}\u{B}\u{C}\u{1F}", "\u{7F}\u{80}\u{9F}", "\u{FFFE}\u{FFFF}", "\u{FEFF}",
    "\u{2028}\u{2029}", "\u{202E}abc", "\u{200D}\u{200B}", "שלום", "مرحبا", "水果", "日本語", "ไทย",
    "हिन्दी",
    "Ελληνικά", "Ѓє", "👩🏽‍🚀👨‍👩‍👧‍👦", "e\u{301}\u{302}\u{303}", "\u{1F1E9}\u{1F1EA}", "C++", "C",
    "constructor",
    "__proto__", "undefined", "NaN", "null", "{{title}}", "{{{body}}}", "${1}", "`", "$(x)", "0",
    "-1",
    String(repeating: "a", count: 600), String(repeating: "<b>", count: 200),
    String(repeating: "é水👍 ", count: 80),
  ]
}

extension HostileTexts {
  /// One of them, or one in four times parts of two.
  static func joined(using numbers: inout some RandomNumberGenerator) -> String {
    let text = all.randomElement(using: &numbers) ?? ""
    guard Int.random(in: 0..<4, using: &numbers) == 0 else { return text }
    let other = all.randomElement(using: &numbers) ?? ""
    return part(of: text, using: &numbers) + part(of: other, using: &numbers)
  }

  /// As many of a text's first scalars as it comes.
  private static func part(
    of text: String, using numbers: inout some RandomNumberGenerator
  ) -> String {
    let scalars = text.unicodeScalars
    return String(scalars.prefix(Int.random(in: 0...scalars.count, using: &numbers)))
  }
}
