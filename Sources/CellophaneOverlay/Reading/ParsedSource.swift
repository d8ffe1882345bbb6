#if Overlay
internal import Dispatch
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// A file with its syntax.
struct ParsedSource: Sendable {
  let path: String
  let text: [UInt8]
  let tree: SourceFileSyntax
  /// Where each line begins, in bytes.
  private let lines: [Int]

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.text = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Parses files on all processors: that takes most of the time of a rewrite.
  static func parsed(_ sources: [(path: String, text: String)]) -> [ParsedSource] {
    let found = Mutex<[Int: ParsedSource]>([:])
    DispatchQueue.concurrentPerform(iterations: sources.count) { number in
      let source = ParsedSource(path: sources[number].path, text: sources[number].text)
      found.withLock { $0[number] = source }
    }
    return found.withLock { found in sources.indices.compactMap { found[$0] } }
  }

  /// The line of a place, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

extension SyntaxProtocol {
  /// Where it stands, in bytes, without the white space and comments around it.
  var place: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Its words in one line, without comments.
  var flat: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      text += token.text
      let next = token.nextToken(viewMode: .sourceAccurate)
      let gap = token.trailingTriviaLength.utf8Length + (next?.leadingTriviaLength.utf8Length ?? 0)
      if gap > 0 { text += " " }
    }
    return text.last == " " ? String(text.dropLast()) : text
  }
}
#endif
