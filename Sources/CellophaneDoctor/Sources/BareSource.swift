/// Swift without its comments, and with an empty text in place of each.
package enum BareSource {
  package static func bytes(of source: [UInt8]) -> [UInt8] {
    var scanner = SourceScanner(source, path: "")
    scanner.run()
    var bare: [UInt8] = []
    var end = 0
    for range in scanner.passed {
      bare += source[end..<range.lowerBound]
      if source[range.lowerBound] != UInt8(ascii: "/") { bare += "\"\"".utf8 }
      end = range.upperBound
    }
    return bare + source[end...]
  }
}
