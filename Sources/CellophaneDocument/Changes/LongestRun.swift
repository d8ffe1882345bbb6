/// The elements that can stay where they are while the others move.
package enum LongestRun {
  /// The positions in `values` of a longest strictly increasing subsequence, in order.
  ///
  /// - Complexity: O(*n* log *n*)
  package static func increasing(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for index in values.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      run.append(next)
      next = previous[next]
    }
    return run.reversed()
  }
}
