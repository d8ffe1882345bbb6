import CellophaneLook
import Testing
import UIKit

/// A collection view in a list layout with a diffable data source of strings.
@MainActor final class ListFixture: NSObject, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  let view: UICollectionView
  private(set) var source: Source!
  /// What the delegate has been asked and told, in order.
  var log: [String] = []
  var configure: (UICollectionViewListCell, IndexPath, String) -> Void
  var shouldHighlight = true
  var shouldSelect = true
  var shouldDeselect = true
  var performs = false

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    cell configure: @escaping (UICollectionViewListCell, IndexPath, String) -> Void = {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    self.configure = configure
    super.init()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, indexPath, item in
      self?.configure(cell, indexPath, item)
    }
    source = Source(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    view.delegate = self
  }

  /// Shows items in one section.
  func show(_ items: String...) {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["section"])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
  }

  /// Shows a tree: Pep with Manny, Moe and Jack, and Marx with Groucho and Harpo.
  func showOutline(expanded: [String] = []) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Pep", "Marx"])
    snapshot.append(["Manny", "Moe", "Jack"], to: "Pep")
    snapshot.append(["Groucho", "Harpo"], to: "Marx")
    snapshot.expand(expanded)
    source.apply(snapshot, to: "section", animatingDifferences: false)
  }

  var items: [String] { source.snapshot().itemIdentifiers }

  func listCell(_ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: path(item)) as? UICollectionViewListCell)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  // MARK: Delegate

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return shouldHighlight
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    log.append("didHighlight \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    log.append("didUnhighlight \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return shouldSelect
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldDeselect \(indexPath.item)")
    return shouldDeselect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { performs }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("perform \(indexPath.item)")
  }
}
