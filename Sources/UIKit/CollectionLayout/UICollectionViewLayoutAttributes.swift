/// The place and look of one cell or other view of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath: IndexPath
  /// Points.
  open var frame = CGRect.zero
  /// 0 to 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// The attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// The attributes of a header, a footer or another view that shows data.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  /// The attributes of a view that shows no data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Points.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform = transform
    copy.transform3D = transform3D
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}

/// What of a layout is to be forgotten.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout is to be forgotten.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are worked out again.
  open var invalidateFlowLayoutAttributes = true
}

/// One change of a collection view's items, as a layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item.
  public enum Action: Int, Hashable, Sendable {
    case insert, delete, reload, move, none
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

/// A layout between two others, while a transition is under way; a page has none.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// 0 to 1.
  open var transitionProgress: CGFloat = 0
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  package override func section(
    at index: Int, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    nextLayout.section(at: index, environment: environment)
  }
}
