package import CellophaneDocument
internal import CellophaneLook

/// Writes the body of a chromeless page.
package struct PageRenderer {
  /// The bytes between `<body>` and `</body>`: the symbols that the page uses, then its frames.
  ///
  /// - Complexity: O(*n*) in the bytes written.
  package static func body(of page: ResolvedPage) -> [UInt8] {
    rendered(page).bytes
  }

  /// The body with what it uses.
  package static func rendered(_ page: ResolvedPage) -> RenderedBody {
    var html = HTMLWriter(capacity: 1 << 14)
    page.write(to: &html)
    return RenderedBody(html)
  }

  /// The attributes of the page's root element, in the order in which they are written.
  package static func rootAttributes(
    of page: ResolvedPage
  ) -> [(name: String, value: String)] {
    let environment = page.environment
    var attributes = [
      (name: "lang", value: page.language),
      (name: "dir", value: environment.direction == .rightToLeft ? "rtl" : "ltr"),
      (name: "data-look", value: page.look.rawValue),
      (name: "data-idiom", value: environment.idiom.rawValue),
      (name: "data-text-size", value: environment.textSize.rawValue),
    ]
    if environment.scheme != .automatic {
      attributes.append((name: "data-scheme", value: environment.scheme.rawValue))
    }
    if environment.isHighContrast {
      attributes.append((name: "data-contrast", value: "more"))
    }
    if let tint = page.tint {
      var value = AttributeValue(capacity: 64)
      value.append("--tint:")
      value.append(tint)
      attributes.append((name: "style", value: String(decoding: value.bytes.array, as: UTF8.self)))
    }
    return attributes
  }
}
