import Testing
import UIKit

/// Where author code is told that a list's rows lie.
@MainActor @Suite struct ListPlacesTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let fill: (UICollectionViewListCell, IndexPath) -> Void

    init(_ fill: @escaping (UICollectionViewListCell, IndexPath) -> Void) {
      self.fill = fill
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? UICollectionViewListCell { fill(cell, indexPath) }
      return cell
    }
  }

  private func frames(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ fill: @escaping (UICollectionViewListCell, IndexPath) -> Void
  ) -> [CGRect] {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 402, height: 800),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(fill)
    list.dataSource = source
    list.layoutIfNeeded()
    defer {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
    return (0..<2).compactMap {
      list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private func say(_ text: String, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
  }

  @Test func rowsOfACardLieInsideItBelowWhatTheListKeepsFree() {
    let frames = frames(.insetGrouped) { cell, _ in say("Row", in: cell) }
    #expect(frames[0] == CGRect(x: 16, y: 35, width: 370, height: 52))
    #expect(frames[1] == CGRect(x: 16, y: 87, width: 370, height: 52))
  }

  @Test func aRowIsAsHighAsItsTextNeedsBesideItsAccessories() {
    let frames = frames(.plain) { cell, indexPath in
      say("A row with so many words that they take two lines of the list", in: cell)
      if indexPath.item == 1 { cell.accessories = [.disclosureIndicator()] }
    }
    #expect(frames[0].minY == 18.5)
    #expect(abs(frames[0].height - (30 + 122 / 3)) < 0.4)
    #expect(frames[1].minY == frames[0].maxY)
  }

  @Test func viewsInACellLieInTheRoomThatAccessoriesLeave() {
    var cells: [UICollectionViewListCell] = []
    let frames = frames(.plain) { cell, _ in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
      cell.accessories = [.disclosureIndicator()]
      cells.append(cell)
    }
    #expect(frames.map(\.height) == [70, 70])
    #expect(cells[0].contentView.frame == CGRect(x: 0, y: 0, width: 372, height: 70))
  }
}
