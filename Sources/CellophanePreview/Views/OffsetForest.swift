/// Positions that are known relative to each other, in groups.
///
/// Joining two positions by a distance merges their groups; a group's first position is its zero.
struct OffsetForest {
  private var parents: [Int]
  private var offsets: [Double]

  init(count: Int) {
    parents = Array(0..<count)
    offsets = Array(repeating: 0, count: count)
  }

  /// The group of a position and its distance from the group's zero.
  mutating func find(_ index: Int) -> (group: Int, offset: Double) {
    let parent = parents[index]
    guard parent != index else { return (index, 0) }
    let (group, offset) = find(parent)
    parents[index] = group
    offsets[index] += offset
    return (group, offsets[index])
  }

  /// Says that one position lies a distance behind another.
  ///
  /// - Returns: `false`, with nothing changed, where the two are known to lie otherwise.
  mutating func join(_ index: Int, behind other: Int, by distance: Double) -> Bool {
    let (group, offset) = find(index)
    let (otherGroup, otherOffset) = find(other)
    if group == otherGroup { return abs(offset - otherOffset - distance) < 0.01 }
    parents[group] = otherGroup
    offsets[group] = otherOffset + distance - offset
    return true
  }
}
