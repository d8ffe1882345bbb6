/// The changed lines with a few of those around them, as many as people read.
struct ShownLines {
  enum Kind: String {
    case same, removed, added
    /// Where the next stretch stands.
    case place

    var sign: String {
      switch self {
      case .same, .place: ""
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  struct Line {
    var kind: Kind
    var text: String
  }

  private(set) var lines: [Line] = []
  /// How many further lines there would be.
  private(set) var leftOut = 0

  init(_ difference: LineDifference, context: Int = 3, limit: Int = 400, width: Int = 400) {
    let all = difference.lines.map { Self.line($0, width: width) }
    var near = [Bool](repeating: false, count: all.count)
    for (index, line) in all.enumerated() where line.kind != .same {
      for place in max(0, index - context)...min(all.count - 1, index + context) {
        near[place] = true
      }
    }
    var number = 0
    for (index, line) in all.enumerated() {
      if line.kind != .removed { number += 1 }
      guard near[index] else { continue }
      guard lines.count < limit else {
        leftOut += 1
        continue
      }
      if index == 0 || !near[index - 1] {
        lines.append(Line(kind: .place, text: "line \(max(number, 1))"))
      }
      lines.append(line)
    }
  }

  private static func line(_ line: LineDifference.Line, width: Int) -> Line {
    let (kind, text): (Kind, String) =
      switch line {
      case .same(let text): (.same, text)
      case .removed(let text): (.removed, text)
      case .added(let text): (.added, text)
      }
    return Line(kind: kind, text: text.count > width ? "\(text.prefix(width))…" : text)
  }
}
