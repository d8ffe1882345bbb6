import UIKit

/// Loads on a queue of its own and applies from there, as UIKit lets a data source be used.
final class NumberLoader {
  private let queue = DispatchQueue(label: "app.numbers")
  private let source: UICollectionViewDiffableDataSource<Int, Int>

  init(source: UICollectionViewDiffableDataSource<Int, Int>) {
    self.source = source
  }

  func load(_ count: Int, completion: @escaping () -> Void) {
    queue.async {
      self.apply(count, completion: completion)
    }
  }

  private func apply(_ count: Int, completion: @escaping () -> Void) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot, animatingDifferences: false, completion: completion)
  }
}
