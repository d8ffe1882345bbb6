internal import CellophaneLook

extension UICollectionView {
  /// Where items lie, with the heights that their contents ask for.
  private var placement: LayoutPlacement {
    forgetSectionsOfAnotherSize()
    // A cell that is made meanwhile has the size that is estimated.
    if isPlacing { return roughPlacement }
    if let placement = sections.placement { return placement }
    isPlacing = true
    let placement = LayoutPlacement(of: self, isMeasured: true)
    isPlacing = false
    sections.placement = placement
    return placement
  }

  /// Where items lie by the layout alone.
  private var roughPlacement: LayoutPlacement {
    forgetSectionsOfAnotherSize()
    if let placement = sections.roughPlacement { return placement }
    let placement = LayoutPlacement(of: self, isMeasured: false)
    sections.roughPlacement = placement
    return placement
  }

  /// What a row of a list is as high as until it is measured.
  var estimatedRowHeight: CGFloat { Look.current == .iOS26 ? 52 : 44 }

  /// Points.
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
    guard hasItem(at: indexPath) else {
      return CGSize(width: width, height: estimatedRowHeight)
    }
    let section = sectionLayout(at: indexPath.section)
    guard let list = section.listConfiguration else {
      return roughPlacement.frame(at: indexPath)?.size ?? CGSize(width: width, height: 44)
    }
    let insets = section.contentInsets
    let spacing = ListSpacing(list.appearance.look, headerTopPadding: nil)
    let side = spacing.sideInset(width: width)
    return CGSize(
      width: max(0, width - insets.leading - insets.trailing - 2 * side),
      height: estimatedRowHeight)
  }

  /// The height that a cell with nothing in it keeps: the one that the layout estimates; `nil` where
  /// the layout gives one, and for other cells.
  package func keptHeight(of cell: UICollectionViewCell) -> CGFloat? {
    guard !cell.showsContent, let indexPath = cell.place?.indexPath, hasItem(at: indexPath) else {
      return nil
    }
    if sectionLayout(at: indexPath.section).listConfiguration == nil,
      roughPlacement.givesHeight(at: indexPath)
    {
      return nil
    }
    return estimatedSize(at: indexPath).height
  }

  /// The size that a cell has by what is in it, where views of the author's are.
  func fittedSize(of cell: UICollectionViewCell, at indexPath: IndexPath) -> CGSize {
    var size = estimatedSize(at: indexPath)
    guard cell.hasOwnContent else { return size }
    guard sectionLayout(at: indexPath.section).listConfiguration != nil else {
      return isPlacing ? size : placement.frame(at: indexPath)?.size ?? size
    }
    if cell.bounds.width != size.width { cell.bounds.size.width = size.width }
    size.height = cell.contentHeight
    return size
  }

  /// Whether the layout says how high an item is, whatever is in it.
  package func givesHeight(ofItemAt indexPath: IndexPath) -> Bool {
    roughPlacement.givesHeight(at: indexPath)
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
  /// The item at a point.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    placement.indexPath(at: point)
  }
}
