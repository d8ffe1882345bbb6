import UIKit

/// A circle of which the lower part is filled, as wide as most of what it lies in: its parts keep to
/// the edges of the view around it.
final class ProgressView: UICollectionReusableView {
  private let circle = UIView()
  private let upper = UIView()
  private let lower = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(circle)
    circle.clipsToBounds = true
    upper.backgroundColor = .systemGray4
    lower.backgroundColor = .systemGreen
    for part in [upper, lower] {
      circle.addSubview(part)
      part.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    for view in [circle, upper, lower] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalTo: widthAnchor),
      circle.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8),
      circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
      circle.centerXAnchor.constraint(equalTo: centerXAnchor),
      circle.centerYAnchor.constraint(equalTo: centerYAnchor),
      upper.topAnchor.constraint(equalTo: topAnchor),
      upper.bottomAnchor.constraint(equalTo: lower.topAnchor),
      lower.bottomAnchor.constraint(equalTo: bottomAnchor),
      lower.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    circle.layer.cornerRadius = circle.bounds.width / 2
  }
}

/// A grid whose header is a shape and whose footers are narrower than it.
final class ShapesViewController: UICollectionViewController {
  private static let alignments: [NSRectAlignment] = [.bottom, .bottomLeading, .bottomTrailing]
  private static let footerKind = UICollectionView.elementKindSectionFooter
  private static let headerKind = UICollectionView.elementKindSectionHeader

  init() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let whole = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(30)),
          elementKind: Self.footerKind, alignment: Self.alignments[index])
      ]
      if index == 0 {
        section.boundarySupplementaryItems.append(
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(
              widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100)),
            elementKind: Self.headerKind, alignment: .topTrailing))
      }
      return section
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      ProgressView.self, forSupplementaryViewOfKind: Self.headerKind,
      withReuseIdentifier: "edge")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.footerKind,
      withReuseIdentifier: "edge")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    Self.alignments.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemGray5
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let edge = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    if kind == Self.footerKind { edge.backgroundColor = .systemOrange }
    return edge
  }
}
