/// A file of code and the regions that comments mark in it.
struct SourceText {
  /// The file's lines without those that mark regions.
  private var lines: [Substring] = []
  /// The number of each of them in the file.
  private var numbers: [Int] = []
  /// The places of each region's lines among them, by name; of several of a name, the first.
  private var regions: [String: Range<Int>] = [:]
  /// The names of the regions in the file's order.
  private var names: [String] = []
  private let path: String

  init(_ text: String, path: String) throws(SourceError) {
    self.path = path
    var open: [(name: String, start: Int, line: Int)] = []
    let source = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in source.enumerated() {
      switch Self.mark(line) {
      case .start(let name):
        open.append((name, lines.count, index + 1))
        names.append(name)
      case .end:
        guard let last = open.popLast() else {
          throw .strayEnd(path: path, line: index + 1)
        }
        if regions[last.name] == nil { regions[last.name] = last.start..<lines.count }
      case nil:
        lines.append(line)
        numbers.append(index + 1)
      }
    }
    if let last = open.last { throw .openRegion(last.name, path: path, line: last.line) }
  }

  private enum Mark {
    case start(String)
    case end
  }

  private static func mark(_ line: Substring) -> Mark? {
    var rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.dropFirst(2).drop { $0 == " " }
    if rest == "endregion" || rest.hasPrefix("endregion ") { return .end }
    guard rest.hasPrefix("region: ") else { return nil }
    return .start(String(rest.dropFirst(8)))
  }

  /// The whole file, without blank lines around it.
  var whole: String { Self.text(lines[...]) }

  /// The numbers of a region's first and last line in the file, blank ones around it aside; `nil`
  /// where it has none.
  func place(of name: String) -> ClosedRange<Int>? {
    guard let range = regions[name] else { return nil }
    let shown = range.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    guard let first = shown.first, let last = shown.last else { return nil }
    return numbers[first]...numbers[last]
  }

  /// The lines of a region, as far to the left as they go.
  func region(_ name: String) throws(SourceError) -> String {
    guard let range = regions[name] else {
      throw .noRegion(name, path: path, regions: names)
    }
    return Self.text(lines[range])
  }

  private static func text(_ lines: ArraySlice<Substring>) -> String {
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let rest = lines.drop(while: isBlank)
    let end = rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1
    let shown = rest[...end]
    let indent =
      shown.lazy.filter { !isBlank($0) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min()
      ?? 0
    return shown.map { isBlank($0) ? "" : String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
