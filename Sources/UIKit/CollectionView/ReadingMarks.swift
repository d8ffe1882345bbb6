/// Which of a collection view's cells may look otherwise than they were read.
///
/// Whoever keeps what was read of the list keeps with it how far these had come, and reads again
/// what they name since.
package struct ReadingMarks {
  /// How many places are remembered; whoever is further behind reads everything again.
  private static let limit = 1_024

  /// Grows whenever cells come, go or stand elsewhere.
  package private(set) var arrangement = 0
  private var places: [IndexPath] = []
  /// How many places are forgotten.
  private var forgotten = 0

  /// How many cells have been marked, the same one as often as it was read and set again.
  package var count: Int { forgotten + places.count }

  /// Something was set on the cell at a place.
  mutating func note(_ indexPath: IndexPath) {
    if places.count == Self.limit {
      forgotten += places.count
      places = []
    }
    places.append(indexPath)
  }

  mutating func noteArrangement() { arrangement += 1 }

  /// The places that have been marked since there were so many; `nil` where that is not known.
  package func places(since count: Int) -> Set<IndexPath>? {
    guard count >= forgotten else { return nil }
    return Set(places.dropFirst(count - forgotten))
  }
}

extension UICollectionView {
  /// Whether the data source's class or handlers of the author's say which items may move.
  package var asksWhatMoves: Bool {
    if let outline = dataSource as? any OutlineDataSource { return outline.asksWhatMoves }
    guard let dataSource, let section = loadedCounts.firstIndex(where: { $0 > 0 }) else {
      return false
    }
    return OptionalMethod.answer {
      dataSource.collectionView(self, canMoveItemAt: IndexPath(item: 0, section: section))
    } != nil
  }
}
