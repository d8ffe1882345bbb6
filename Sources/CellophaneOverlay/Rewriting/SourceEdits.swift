#if Overlay
/// What changes in a file, place by place.
///
/// What comes in a place has as many lines as what was there and, where it is shorter, spaces after
/// it, so that what follows stays where it was.
struct SourceEdits {
  private struct Edit {
    var place: Range<Int>
    var text: [UInt8]
    var number: Int
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts spaces in a place.
  mutating func blank(_ place: Range<Int>) {
    replace(place, by: "")
  }

  mutating func replace(_ place: Range<Int>, by text: String) {
    edits.append(Edit(place: place, text: Array(text.utf8), number: edits.count))
  }

  /// Puts something before a place; several things at one place stand in the order of the calls.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(place: offset..<offset, text: Array(text.utf8), number: edits.count))
  }

  /// The file with what changes in it.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 16)
    var done = 0
    for edit in edits.sorted(by: Self.isBefore) where edit.place.lowerBound >= done {
      result += bytes[done..<edit.place.lowerBound]
      result += Self.filled(edit.text, like: bytes[edit.place])
      done = edit.place.upperBound
    }
    return result + bytes[done...]
  }

  /// What comes before a place comes before what comes in it; of two the outer one counts.
  private static func isBefore(_ left: Edit, _ right: Edit) -> Bool {
    if left.place.lowerBound != right.place.lowerBound {
      return left.place.lowerBound < right.place.lowerBound
    }
    if left.place.isEmpty != right.place.isEmpty { return left.place.isEmpty }
    if left.place.upperBound != right.place.upperBound {
      return left.place.upperBound > right.place.upperBound
    }
    return left.number < right.number
  }

  private static func filled(_ text: [UInt8], like old: ArraySlice<UInt8>) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let space = UInt8(ascii: " ")
    if text.isEmpty {
      return old.map { $0 == newline || $0 == UInt8(ascii: "\r") ? $0 : space }
    }
    let lines = old.count { $0 == newline } - text.count { $0 == newline }
    if lines > 0 { return text + Array(repeating: newline, count: lines) }
    return text + Array(repeating: space, count: max(0, old.count - text.count))
  }
}
#endif
