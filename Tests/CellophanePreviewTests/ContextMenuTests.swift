import CellophaneDocument
import CellophanePreview
import Testing
import UIKit

/// Notes with a menu that a long press brings up.
private final class MenuNotes: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private var notes = ["A", "B"]
  private var marked: Set<String> = []

  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note
      cell.contentConfiguration = content
      cell.accessories = marked.contains(note) ? [.checkmark()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    snapshot.reconfigureItems(notes.filter { source?.snapshot().indexOfItem($0) != nil })
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let note = source?.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      let isMarked = marked.contains(note)
      return UIMenu(children: [
        UIAction(title: isMarked ? "Unmark" : "Mark") { [unowned self] _ in
          marked.formSymmetricDifference([note])
          apply()
        },
        UIAction(title: "Delete", attributes: .destructive) { [unowned self] _ in
          notes.removeAll { $0 == note }
          apply()
        },
      ])
    })
  }
}

@Suite(.serialized) @MainActor struct ContextMenuTests {
  @Test func aRowsMenuDoesWhatItSaysInEachLookOfTheRow() async {
    let page = await AnyPreview(Preview("Notes") { MenuNotes() }).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let menus = lines.filter { $0.hasPrefix("context") }
    #expect(
      menus.prefix(4) == [
        #"context menu ["Mark" (-> replace list "A" #1), destructive "Delete" (-> delete list "A")]"#,
        #"context menu ["Mark" (-> replace list "B" #1), destructive "Delete" (-> delete list "B")]"#,
        #"context menu ["Unmark" (-> replace list "A" #2), destructive "Delete" (-> delete list "A")]"#,
        #"context menu ["Unmark" (-> replace list "B" #2), destructive "Delete" (-> delete list "B")]"#,
      ])
    #expect(menus.dropFirst(4) == menus.prefix(2))
    #expect(page.findings.map(\.message) == [])
  }

  @Test func theDelegateIsAskedInTheNewFormFirstAtTheMiddleOfTheRow() async {
    let page = await AnyPreview(Preview("Points") { PointNotes() }).resolve()[0]
    let lines = page.outline.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(
      lines.filter { $0.hasPrefix("context") } == [
        #"context menu ["Row [0] at 201, 44"]"#, #"context menu ["Row [1] at 201, 96"]"#,
      ])
  }
}

/// Notes whose menus say where they were asked for.
private final class PointNotes: UICollectionViewController {
  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    cell.contentConfiguration = content
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Row \(indexPaths.map(\.item)) at \(Int(point.x)), \(Int(point.y))") { _ in
        }
      ])
    })
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "The old form") { _ in }])
    })
  }
}
