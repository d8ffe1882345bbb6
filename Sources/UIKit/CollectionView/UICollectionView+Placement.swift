internal import CellophaneLook

extension UICollectionView {
  private var placement: LayoutPlacement {
    forgetSectionsOfAnotherSize()
    if let placement = sections.placement { return placement }
    let placement = LayoutPlacement(of: self)
    sections.placement = placement
    return placement
  }

  /// Points, as far as they can be told without measuring contents.
  var placedContentSize: CGSize { placement.contentSize }

  func placedAttributes(forItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let frame = placement.frame(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  /// The size that a cell starts with: of a list's row without placing the others.
  func estimatedSize(at indexPath: IndexPath) -> CGSize {
    let width = layoutSize.width
    guard hasItem(at: indexPath), sectionLayout(at: indexPath.section).group != nil else {
      return CGSize(width: width, height: Look.current == .iOS26 ? 52 : 44)
    }
    return placement.frame(at: indexPath)?.size ?? CGSize(width: width, height: 44)
  }

  /// The attributes of an item as its layout has them.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard hasItem(at: indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The attributes of a supplementary view as the layout has them.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The item at a point, as far as places can be told without measuring contents.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    placement.indexPath(at: point)
  }
}
