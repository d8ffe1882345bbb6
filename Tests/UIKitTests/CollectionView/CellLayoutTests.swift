import Testing
import UIKit

@MainActor @Suite struct CellLayoutTests {
  private final class Faded: UICollectionViewCell {
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.layer.insertSublayer(gradient, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = contentView.bounds
    }
  }

  @Test func aCellOfAGridIsLaidOutInItsSize() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 874),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    let cells = UICollectionView.CellRegistration<Faded, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Faded)
    view.layoutIfNeeded()
    #expect(cell.bounds.size == CGSize(width: 201, height: 80))
    #expect(cell.gradient.frame == CGRect(x: 0, y: 0, width: 201, height: 80))
  }

  @Test func aSubclassMayGiveALayoutWhereItIsGivenNone() {
    final class Grid: UICollectionView {
      let layout = UICollectionViewFlowLayout()

      override init(frame: CGRect = .zero, collectionViewLayout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
      }
      required init?(coder: NSCoder) { nil }
    }
    let grid = Grid()
    #expect(grid.collectionViewLayout === grid.layout)
  }

  @Test func aCollectionViewNeedsALayout() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UICollectionView() }
    }
  }
}
