import UIKit

final class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var numbers = Array(1...6)
  private(set) var selected: [Int] = []

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .vertical
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(all: 16)
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(GenericCell<ContactViewModel>.self)
    collectionView.registerHeader(GridHeader.self)
    collectionView.backgroundView = UIView()
    collectionView.allowsMultipleSelection = true
    clearsSelectionOnViewWillAppear = false
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeue(GenericCell<ContactViewModel>.self, for: indexPath)
    let number = numbers[indexPath.item]
    cell.configure(with: ContactViewModel(identifier: "\(number)", title: "No. \(number)"))
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: GridHeader.reuseIdentifier, for: indexPath)
      (header as? GridHeader)?.label.text = "Numbers"
      return header
    default: return UICollectionReusableView()
    }
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(numbers[indexPath.item])
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    numbers.insert(numbers.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    let width = (collectionView.bounds.width - insets.left - insets.right - 16) / 3
    return CGSize(width: floor(width), height: 80)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .init(all: 16) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 40) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class GridHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.pinEdges(insets: UIEdgeInsets(all: 8))
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

enum Layouts {
  static func grid(columns: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
          elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      ])
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let counted = NSCollectionLayoutGroup.vertical(
      layoutSize: group.layoutSize, subitem: item, count: columns)
    counted.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .flexible(0), trailing: nil, bottom: .fixed(4))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "background")]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      items.forEach { item in
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: max(1 - distance / 1000, 0.8), y: 1)
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.scrollDirection = .vertical
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(GridHeader.self, forDecorationViewOfKind: "background")
    return layout
  }
}

final class WaterfallLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView, cache.isEmpty else { return }
    let width = collectionView.bounds.width / 2
    var heights: [CGFloat] = [0, 0]
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = heights[0] <= heights[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: heights[column], width: width,
        height: CGFloat(60 + item % 3 * 20))
      heights[column] = attributes.frame.maxY
      attributes.zIndex = item
      cache.append(attributes)
    }
    height = heights.max() ?? 0
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
  override func invalidateLayout() {
    super.invalidateLayout()
    cache.removeAll()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache.removeAll()
  }
}

final class CenteredFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .map { $0.copy() as! UICollectionViewLayoutAttributes }
    attributes?.filter { $0.representedElementCategory == .cell }.forEach { $0.frame.origin.x = 0 }
    return attributes
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 60, height: 60)
  }
}

final class SidebarDataSource: UICollectionViewDiffableDataSource<Int, String> {
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
}
