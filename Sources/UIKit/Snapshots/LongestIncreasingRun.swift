/// Which of some distinct places can stay while the others move around them.
@usableFromInline
enum LongestIncreasingRun {
  /// Marks one longest strictly increasing run; negative places take no part.
  ///
  /// - Complexity: O(*n* log *n*), and O(*n*) for places that increase already.
  @usableFromInline
  static func marks(in places: [Int]) -> [Bool] {
    var marks = [Bool](repeating: false, count: places.count)
    // For each length, the index of the lowest place that ends a run of it; and before each index,
    // the one that its run goes through.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: places.count)
    for (index, place) in places.enumerated() where place >= 0 {
      let length: Int
      if let last = ends.last, places[last] > place {
        length = partition(ends, places, place)
      } else {
        length = ends.count
      }
      if length > 0 { before[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var index = ends.last ?? -1
    while index >= 0 {
      marks[index] = true
      index = before[index]
    }
    return marks
  }

  /// How many of the run ends are lower than a place.
  private static func partition(_ ends: [Int], _ places: [Int], _ place: Int) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
