/// Leaves out what two texts have in common, so that words are looked for where something
/// changed: of unchanged siblings below one parent, the first and the last stay as neighbours.
struct UnchangedSiblings {
  private let difference: LineDifference
  private let before: LineLevels
  private let after: LineLevels
  /// How many lines are looked through for siblings.
  private let least: Int
  private var old: [Range<Int>] = []
  private var new: [Range<Int>] = []

  /// Both texts without them.
  static func dropped(
    from difference: LineDifference, as kind: SnapshotKind
  ) -> (old: [UInt8], new: [UInt8]) {
    guard var siblings = UnchangedSiblings(difference: difference, kind: kind) else {
      return (difference.old.bytes, difference.new.bytes)
    }
    siblings.find()
    return (
      Self.text(difference.old, without: siblings.old),
      Self.text(difference.new, without: siblings.new)
    )
  }

  private init?(difference: LineDifference, kind: SnapshotKind) {
    guard let before = LineLevels(difference.old, as: kind),
      let after = LineLevels(difference.new, as: kind)
    else { return nil }
    self.difference = difference
    self.before = before
    self.after = after
    // A row of a page is called by what is in it, which has to stay.
    least = kind == .html ? 40 : 3
  }

  private mutating func find() {
    var (from, to) = (0, 0)
    let end = LineDifference.Stretch(
      old: difference.old.count..<difference.old.count,
      new: difference.new.count..<difference.new.count)
    for stretch in difference.stretches + [end] {
      let run = from..<stretch.old.lowerBound
      // A few lines cost less than looking at them.
      if run.count > 40 {
        let levels = Array(before.levels[run])
        find(in: levels.indices, of: levels, from: from, to: to)
      }
      (from, to) = (stretch.old.upperBound, stretch.new.upperBound)
    }
  }

  /// Looks at part of a run of lines that are the same, which begins at a line in either text.
  private mutating func find(in part: Range<Int>, of levels: [Int], from: Int, to: Int) {
    guard part.count > least, let level = levels[part].min() else { return }
    let siblings = part.filter { levels[$0] == level }
    guard let first = siblings.first, let last = siblings.last else { return }
    find(in: part.lowerBound..<first, of: levels, from: from, to: to)
    find(in: last + 1..<part.upperBound, of: levels, from: from, to: to)
    guard siblings.count > 2, haveOneParent(first, levels, from: from, to: to) else { return }
    let dropped = siblings[1]..<last
    old.append(dropped.lowerBound + from..<dropped.upperBound + from)
    new.append(dropped.lowerBound + to..<dropped.upperBound + to)
    find(in: first + 1..<siblings[1], of: levels, from: from, to: to)
  }

  /// Whether what a line stands in is one line of both texts.
  private func haveOneParent(_ line: Int, _ levels: [Int], from: Int, to: Int) -> Bool {
    let level = levels[line]
    if levels[..<line].contains(where: { $0 < level }) { return true }
    let parent = before.parent(above: from, of: level)
    let other = after.parent(above: to, of: level)
    guard let parent, let other else { return parent == nil && other == nil }
    // Lines before a stretch are as far from it in both texts.
    guard let next = difference.stretches.first(where: { $0.old.upperBound > parent }) else {
      return false
    }
    return !next.old.contains(parent)
      && next.old.lowerBound - parent == next.new.lowerBound - other
  }

  private static func text(_ text: TextLines, without dropped: [Range<Int>]) -> [UInt8] {
    var kept: [UInt8] = []
    var place = 0
    for range in dropped.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      kept += text.bytes[text.starts[place]..<text.starts[range.lowerBound]]
      place = range.upperBound
    }
    return kept + text.bytes[text.starts[place]...]
  }
}
