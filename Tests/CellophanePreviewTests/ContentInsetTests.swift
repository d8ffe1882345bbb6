import CellophaneLook
import CellophanePreview
import Testing
import UIKit

/// What authors leave between the edges of a scroll view and what scrolls in it.
@Suite(.serialized) @MainActor struct ContentInsetTests {
  private final class Swatches: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.contentInset = UIEdgeInsets(top: 10, left: 16, bottom: 20, right: 24)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func lines(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) async -> [String] {
    await outline(Preview("Inset", make)).split(separator: "\n")
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func aTableKeepsItsRowsOffTheEdges() async {
    let lines = await lines {
      let controller = UITableViewController(style: .plain)
      controller.tableView.contentInset = UIEdgeInsets(top: -20, left: 0, bottom: 80, right: 0)
      return controller
    }
    #expect(lines.contains { $0.hasSuffix("insets -20,0,80,0") }, "\(lines)")
  }

  @Test func aGridHasTheWidthThatItsInsetsLeave() async {
    var seen = CGSize.zero
    let lines = await lines {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        seen = environment.container.contentSize
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      return Swatches(collectionViewLayout: layout)
    }
    #expect(seen == CGSize(width: 362, height: 874))
    #expect(lines.contains { $0.hasSuffix("insets 10,16,20,24") }, "\(lines)")
  }

  /// What scrolls sideways begins after the inset and passes over it.
  @Test func insetsOfWhatScrollsSidewaysScrollWithIt() async {
    let lines = await lines {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      return Swatches(collectionViewLayout: layout)
    }
    #expect(lines.contains { $0.hasSuffix("insets 10,0,20,0") }, "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix("section") && $0.contains("insets 0,16,0,24") }, "\(lines)")
  }

  @Test func aScrollViewHasRoomAroundWhatIsInIt() async {
    let lines = await lines {
      let controller = UIViewController()
      let scroller = UIScrollView(frame: controller.view.bounds)
      scroller.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: -5, right: 10)
      controller.view.addSubview(scroller)
      return controller
    }
    #expect(
      lines.contains { $0.hasPrefix("scroller") && $0.contains("insets 30,20,0,10") }, "\(lines)")
  }
}
