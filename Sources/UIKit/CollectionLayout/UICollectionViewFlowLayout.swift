/// Cells of given sizes beside each other in rows, as many as fit.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for the size that cells work out for themselves.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// What sections' insets are measured from.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// Points between two rows, at least.
  open var minimumLineSpacing: CGFloat = 10
  /// Points between two cells of a row, at least.
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  /// Other than zero, cells work out their own sizes, starting from this one.
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Zero shows no headers.
  open var headerReferenceSize = CGSize.zero
  /// Zero shows no footers.
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  package override var direction: UICollectionView.ScrollDirection { scrollDirection }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  package override func section(
    at index: Int, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let measures = measures(ofSection: index)
    if scrollDirection == .horizontal { return columns(measures) }
    let width = environment.container.effectiveContentSize.width
    let free = max(0, width - measures.insets.left - measures.insets.right)
    let step = measures.item.width + measures.itemSpacing
    let count = step > 0 ? max(1, Int((free + measures.itemSpacing) / step)) : 1
    let item = NSCollectionLayoutItem(layoutSize: measures.itemSize(isEstimated: isSelfSizing))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: item.layoutSize.heightDimension),
      subitems: Array(repeating: item, count: count))
    return section(of: group, measures)
  }

  /// - Parameter spare: What is left over above and below, each, in points.
  private func section(
    of group: NSCollectionLayoutGroup, _ measures: FlowMeasures, spare: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    group.interItemSpacing = .flexible(measures.itemSpacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = measures.lineSpacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: measures.insets.top + spare, leading: measures.insets.left,
      bottom: measures.insets.bottom + spare, trailing: measures.insets.right)
    section.boundarySupplementaryItems = supplementaries(of: measures)
    // Headers and footers are as wide as the view.
    section.supplementaryContentInsetsReference = .none
    return section
  }

  private var isSelfSizing: Bool { estimatedItemSize != .zero }

  /// As many cells below each other as the view's height has room for; a cell that is alone in its
  /// column stands in the middle of it.
  private func columns(_ measures: FlowMeasures) -> NSCollectionLayoutSection {
    let free = (owner?.bounds.height ?? 0) - measures.insets.top - measures.insets.bottom
    let step = measures.item.height + measures.itemSpacing
    let count =
      step > 0 && !isSelfSizing ? max(1, Int((free + measures.itemSpacing) / step)) : 1
    let item = NSCollectionLayoutItem(layoutSize: measures.itemSize(isEstimated: isSelfSizing))
    let size = NSCollectionLayoutSize(
      widthDimension: item.layoutSize.widthDimension,
      heightDimension: count == 1 ? item.layoutSize.heightDimension : .absolute(free))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: Array(repeating: item, count: count))
    let spare = count == 1 && !isSelfSizing ? max(0, free - measures.item.height) / 2 : 0
    return section(of: group, measures, spare: spare)
  }

  private func supplementaries(
    of measures: FlowMeasures
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    func add(_ kind: String, height: CGFloat, _ alignment: NSRectAlignment, pins: Bool) {
      guard height > 0 else { return }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = pins
      items.append(item)
    }
    add(
      UICollectionView.elementKindSectionHeader, height: measures.header.height, .top,
      pins: sectionHeadersPinToVisibleBounds)
    add(
      UICollectionView.elementKindSectionFooter, height: measures.footer.height, .bottom,
      pins: sectionFootersPinToVisibleBounds)
    return items
  }

  /// The first item's measures stand for the section's: cells of one section are mostly alike.
  private func measures(ofSection index: Int) -> FlowMeasures {
    var measures = FlowMeasures(
      item: isSelfSizing && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize,
      itemSpacing: minimumInteritemSpacing, lineSpacing: minimumLineSpacing, insets: sectionInset,
      header: headerReferenceSize, footer: footerReferenceSize)
    guard let view = owner, let delegate = flowDelegate else { return measures }
    if view.numberOfItems(inSection: index) > 0 {
      let first = IndexPath(item: 0, section: index)
      measures.item =
        OptionalMethod.answer { delegate.collectionView(view, layout: self, sizeForItemAt: first) }
        ?? measures.item
    }
    measures.insets =
      OptionalMethod.answer {
        delegate.collectionView(view, layout: self, insetForSectionAt: index)
      } ?? measures.insets
    measures.lineSpacing =
      OptionalMethod.answer {
        delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      }
      ?? measures.lineSpacing
    measures.itemSpacing =
      OptionalMethod.answer {
        delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      }
      ?? measures.itemSpacing
    measures.header =
      OptionalMethod.answer {
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      }
      ?? measures.header
    measures.footer =
      OptionalMethod.answer {
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      }
      ?? measures.footer
    return measures
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    owner?.placedAttributes(forItemAt: indexPath)
  }
  open override var collectionViewContentSize: CGSize { owner?.placedContentSize ?? .zero }
}

/// What a flow layout knows of one section, in points.
private struct FlowMeasures {
  var item: CGSize
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat
  var insets: UIEdgeInsets
  var header: CGSize
  var footer: CGSize

  @MainActor func itemSize(isEstimated: Bool) -> NSCollectionLayoutSize {
    isEstimated
      ? NSCollectionLayoutSize(
        widthDimension: .estimated(item.width), heightDimension: .estimated(item.height))
      : NSCollectionLayoutSize(
        widthDimension: .absolute(item.width), heightDimension: .absolute(item.height))
  }
}
