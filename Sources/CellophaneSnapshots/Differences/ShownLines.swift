/// The changed lines with a few of those around them, as many as people read.
package struct ShownLines: Sendable {
  package enum Kind: String, Sendable {
    case same, removed, added
    /// Where the next stretch stands.
    case place

    package var sign: String {
      switch self {
      case .same, .place: ""
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  package struct Line: Sendable {
    package var kind: Kind
    package var text: String
  }

  package private(set) var lines: [Line] = []
  /// How many further lines there would be.
  package private(set) var leftOut = 0

  package init(_ difference: LineDifference, context: Int = 3, limit: Int = 400, width: Int = 400) {
    for hunk in difference.hunks(context: context) {
      for (index, line) in hunk.lines.enumerated() {
        guard lines.count < limit else {
          leftOut += 1
          continue
        }
        if index == 0 { lines.append(Line(kind: .place, text: "line \(hunk.number)")) }
        let (kind, text): (Kind, String) =
          switch line {
          case .same(let line): (.same, difference.old[line])
          case .removed(let line): (.removed, difference.old[line])
          case .added(let line): (.added, difference.new[line])
          }
        lines.append(Line(kind: kind, text: text.count > width ? "\(text.prefix(width))…" : text))
      }
    }
  }
}
