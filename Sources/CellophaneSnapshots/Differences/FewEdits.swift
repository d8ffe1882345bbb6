/// Finds the least number of removed and added lines, where it is small.
///
/// - Complexity: O(*n* + *d*²) for *n* lines and *d* edits, after E. W. Myers, "An O(ND) Difference
///   Algorithm and Its Variations" (1986).
struct FewEdits {
  let lines: LineComparison

  /// With more edits than these another way of comparing is quicker.
  private static let limit = 256

  /// What is not the same; `nil` where that takes too many edits.
  func stretches(in whole: LineDifference.Stretch) -> [LineDifference.Stretch]? {
    let (width, height) = (whole.old.count, whole.new.count)
    let (left, top) = (whole.old.lowerBound, whole.new.lowerBound)
    let limit = min(Self.limit, width + height)
    // How far each diagonal reaches in the old text, after each number of edits.
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var steps: [[Int]] = []
    for edits in 0...limit {
      steps.append(reach)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let place = diagonal + limit + 1
        let isAdding =
          diagonal == -edits || diagonal != edits && reach[place - 1] < reach[place + 1]
        var x = isAdding ? reach[place + 1] : reach[place - 1] + 1
        guard x <= width, x - diagonal <= height else {
          reach[place] = x
          continue
        }
        while x < width, x - diagonal < height, lines.isSame(left + x, top + x - diagonal) {
          x += 1
        }
        reach[place] = x
        if x >= width, x - diagonal >= height {
          return stretches(in: whole, back: steps, limit: limit)
        }
      }
    }
    return nil
  }

  /// Walks from the end to the start and notes the edits on the way.
  private func stretches(
    in whole: LineDifference.Stretch, back steps: [[Int]], limit: Int
  ) -> [LineDifference.Stretch] {
    var (x, y) = (whole.old.count, whole.new.count)
    let (left, top) = (whole.old.lowerBound, whole.new.lowerBound)
    var found: [LineDifference.Stretch] = []
    for edits in stride(from: steps.count - 1, to: 0, by: -1) {
      let reach = steps[edits]
      let diagonal = x - y
      let place = diagonal + limit + 1
      let isAdding =
        diagonal == -edits || diagonal != edits && reach[place - 1] < reach[place + 1]
      let from = isAdding ? reach[place + 1] : reach[place - 1]
      let to = from - (isAdding ? diagonal + 1 : diagonal - 1)
      let old = left + from..<left + from + (isAdding ? 0 : 1)
      let new = top + to..<top + to + (isAdding ? 1 : 0)
      if let last = found.last, last.old.lowerBound == old.upperBound,
        last.new.lowerBound == new.upperBound
      {
        found[found.count - 1] = LineDifference.Stretch(
          old: old.lowerBound..<last.old.upperBound, new: new.lowerBound..<last.new.upperBound)
      } else {
        found.append(LineDifference.Stretch(old: old, new: new))
      }
      (x, y) = (from, to)
    }
    return found.reversed()
  }
}
