/// Where a collection view's cells and other views lie.
///
/// A page lays itself out. Lists and compositional layouts reach it as what they are; a layout of
/// an author's own is asked for each item's attributes, which become the places of a custom group.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  package internal(set) weak var owner: UICollectionView?
  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() {
    super.init()
  }

  /// Makes an empty layout: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Invalidation

  /// Forgets what was worked out; the next question works it out anew.
  open func invalidateLayout() {
    owner?.layoutDidInvalidate()
  }
  /// Forgets what a context names; everything, here.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutDidInvalidate()
  }
  /// Whether another size of the collection view needs another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != owner?.bounds.size
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Answers

  /// Called before the layout is asked anything.
  open func prepare() {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Points.
  open var collectionViewContentSize: CGSize { .zero }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  /// Names the class of a kind of decoration view; `nil` takes the name away.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let view = viewClass as? UICollectionReusableView.Type else {
      raise(
        """
        the class '\(viewClass)' registered for decoration views of the kind '\(elementKind)' is \
        no subclass of UICollectionReusableView
        """)
    }
    decorationClasses[elementKind] = view
  }

  /// Makes a decoration view of a registered kind.
  package func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    guard let view = decorationClasses[kind] else {
      raise(
        """
        no class is registered for decoration views of the kind '\(kind)'; \
        register one with the layout
        """)
    }
    return view.made(frame: .zero)
  }

  // MARK: Sections

  /// What a section is made of.
  package func section(
    at index: Int, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    customSection(at: index, environment: environment)
  }

  /// Views on the edges of the whole layout.
  package var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { [] }
  /// Points between sections.
  package var sectionSpacing: CGFloat { 0 }
  /// The direction in which sections follow each other.
  package var direction: UICollectionView.ScrollDirection { .vertical }

  /// How a section's groups scroll across the page: where the layout as a whole scrolls sideways, each
  /// section does.
  package func scrolling(
    of section: NSCollectionLayoutSection
  ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    let own = section.orthogonalScrollingBehavior
    guard own == .none, direction == .horizontal else { return own }
    return owner?.isPagingEnabled == true ? .paging : .continuous
  }

  /// The attributes of an author's own layout as a custom group.
  private func customSection(
    at index: Int, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    prepare()
    let count = owner?.numberOfItems(inSection: index) ?? 0
    let frames = (0..<count).compactMap { item in
      layoutAttributesForItem(at: IndexPath(item: item, section: index))?.frame
    }
    let bounds = frames.reduce(CGRect.null) { $0.union($1) }
    let places = frames.map {
      NSCollectionLayoutGroupCustomItem(
        frame: $0.offsetBy(dx: 0, dy: bounds.isNull ? 0 : -bounds.minY))
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(bounds.isNull ? 0 : bounds.height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in places }
    return NSCollectionLayoutSection(group: group)
  }
}
