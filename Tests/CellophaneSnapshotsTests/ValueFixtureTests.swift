import CellophaneTesting
import Testing
import UIKit

/// Every kind of value that a test can compare.
@MainActor @Suite struct ValueFixtureTests {
  private func content() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Language"
    content.secondaryText = "English"
    return content
  }

  @Test func aContentConfiguration() async {
    await assertSnapshot(of: content(), as: .outline)
  }

  @Test func aContentConfigurationOnItsBackground() async {
    await assertSnapshot(of: content(), on: .listSidebarCell(), as: .outline, in: .sidebar)
  }

  @Test func aCell() async {
    await assertSnapshot(
      of: {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.contentConfiguration = content()
        cell.accessories = [.checkmark()]
        return cell
      }(), as: .html, in: .insetGrouped)
  }

  @Test func aCellInSomeStates() async {
    await assertSnapshot(
      of: {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.contentConfiguration = content()
        return cell
      }(), as: .html, .outline, .accessibility, in: .insetGrouped,
      states: [.normal, .selected, [.selected, .disabled]])
  }

  @Test func aCollectionView() async {
    await assertSnapshot(of: RowsView(), as: .outline, .accessibility)
  }

  @Test func theItemsOfADataSource() async {
    var snapshot = NSDiffableDataSourceSnapshot<Tab, String>()
    snapshot.appendSections([.library, .playlists])
    snapshot.appendItems(["Artists", "Albums"], toSection: .library)
    snapshot.appendItems(["Road \"Trip\""], toSection: .playlists)
    snapshot.reloadSections([.playlists])
    snapshot.reconfigureItems(["Albums"])
    await assertSnapshot(of: snapshot, as: .outline, .accessibility)
  }

  @Test func theItemsOfASection() async {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Marx", "Pep"])
    snapshot.append(["Groucho", "Harpo"], to: "Marx")
    snapshot.append(["Manny"], to: "Pep")
    snapshot.expand(["Marx"])
    await assertSnapshot(of: snapshot, as: .outline, .accessibility)
  }
}

private enum Tab { case library, playlists }

/// A collection view that is its own data source.
private final class RowsView: UICollectionView, UICollectionViewDataSource {
  init() {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Row \(indexPath.item + 1)"
    row.contentConfiguration = content
    return row
  }
}
