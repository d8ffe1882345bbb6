/// What keeps a fixture from being compared, or tells why a comparison fails.
package enum FixtureProblem: Hashable {
  case empty
  /// The line of the first marker, from 1.
  case conflict(line: Int)
  case notUTF8(line: Int)
  case otherKind(SnapshotKind)
  case carriageReturns(line: Int)
  case truncated(line: Int)

  /// What is wrong with a fixture; `nil` for one that can be compared.
  package init?(_ bytes: [UInt8], as kind: SnapshotKind) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      self = .notUTF8(line: Self.firstLineNotUTF8(bytes))
      return
    }
    let lines = TextLines(bytes)
    if let line = Self.conflict(in: lines) {
      self = .conflict(line: line)
    } else if let other = Self.kind(of: lines), other != kind {
      self = .otherKind(other)
    } else if let place = bytes.firstIndex(of: UInt8(ascii: "\r")) {
      self = .carriageReturns(line: bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1)
    } else if Self.isTruncated(lines, kind) {
      self = .truncated(line: lines.count)
    } else {
      return nil
    }
  }

  private static func firstLineNotUTF8(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0) + 1
  }

  /// Both ends of a conflict begin a line.
  private static func conflict(in lines: TextLines) -> Int? {
    var start: Int?
    for line in 0..<lines.count {
      let first = lines.bytes[lines.starts[line]]
      if first == UInt8(ascii: "<"), lines[line].hasPrefix("<<<<<<< ") { start = line + 1 }
      if first == UInt8(ascii: ">"), lines[line].hasPrefix(">>>>>>> "), let start { return start }
    }
    return nil
  }

  /// The kind that a text begins like.
  private static func kind(of lines: TextLines) -> SnapshotKind? {
    let first = lines[0]
    if first.hasPrefix("<!DOCTYPE html>") { return .html }
    if first.hasPrefix("- ") { return .accessibility }
    if first == "{" { return .json }
    let isOutline = ["page ", "snapshot", "section snapshot"].contains { first.hasPrefix($0) }
    return isOutline ? .outline : nil
  }

  private static func isTruncated(_ lines: TextLines, _ kind: SnapshotKind) -> Bool {
    guard Self.kind(of: lines) != nil else { return false }
    let last = lines.count - 1
    switch kind {
    case .html: return lines[last] != "</html>"
    case .json: return lines[last] != "}"
    case .outline, .accessibility: return lines.isUnfinished(last)
    }
  }
}

extension FixtureProblem {
  /// What is wrong with a file, and what to do.
  package func sentence(_ path: String) -> String {
    switch self {
    case .empty: "the fixture '\(path)' is empty; restore it, or record it anew"
    case .conflict(let line):
      """
      the fixture '\(path)' has conflict markers from line \(line) on; take either side, or \
      record it anew
      """
    case .notUTF8(let line):
      "the fixture '\(path)' is not UTF-8 in line \(line); restore it, or record it anew"
    case .otherKind(let kind):
      """
      the fixture '\(path)' is of another kind: it begins like .\(kind.rawValue); rename it, or \
      record it anew
      """
    case .carriageReturns(let line):
      """
      the fixture '\(path)' has a carriage return in line \(line); keep git from converting line \
      ends with '**/__Snapshots__/** -text' in .gitattributes, and check it out again
      """
    case .truncated(let line):
      "the fixture '\(path)' ends too early, in line \(line); restore it, or record it anew"
    }
  }
}
