private import CEmbedded

/// What a page is allowed to contain.
package enum PageGrammar: String, Codable, CaseIterable, Hashable, Sendable {
  /// A preview's chromeless page, exactly as it is written.
  case preview
  /// A page around previews: catalogue, group, index.
  case catalogue
  /// A part of somebody else's page, in a shadow tree of its own.
  case fragment
  /// Any well-formed page, under the same rules: the shell is a site's own.
  case open

  /// RELAX NG, in XML; `nil` takes everything.
  var source: [UInt8]? {
    self == .open
      ? nil : Self.markup + Array("<start><ref name=\"\(rawValue)\"/></start>\n</grammar>".utf8)
  }

  /// The grammar's definitions, without its end, so that a start can be added.
  private static let markup: [UInt8] = {
    var size = 0
    let start = embedded_file("markup.rng", &size)
    let bytes = UnsafeBufferPointer(start: start, count: size)
    let end = bytes.lastIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
    return Array(bytes[..<end])
  }()
}
