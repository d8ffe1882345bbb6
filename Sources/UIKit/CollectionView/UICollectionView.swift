/// A view of many items, each with a cell, placed by a layout.
///
/// A page shows all items, so that every cell counts as visible: one is made when it is first asked
/// for and kept until its item leaves.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of the views above sections.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the views below sections.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var elements = CollectionElements()
  final var selection = CollectionSelection()
  final var sections = SectionCache()
  package final var marks = ReadingMarks()
  /// What was read of the list whole, for whoever reads it again.
  package final var keptReading: AnyObject?
  /// Whether cells are being asked how high they are.
  final var isPlacing = false
  /// The data source, where it is a diffable one.
  private(set) weak var outlineSource: (any OutlineSource)?

  /// Makes a collection view; a layout belongs to one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    if layout is NoLayout {
      raise("UICollectionView must be initialized with a non-nil layout parameter.")
    }
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// For a subclass that gives a layout of its own in place of the one that it is given.
  ///
  /// UIKit: any other class stops here, since a collection view needs a layout.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: NoLayout())
  }

  /// What stands for no layout.
  private final class NoLayout: UICollectionViewLayout {}

  /// Makes a collection view of a nib or a storyboard; another archive gives an empty one.
  public required init?(coder: NSCoder) {
    let coded = coder as? InterfaceCoder
    currentLayout =
      coded.map { $0.reading.layout(of: $0.element) } ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    currentLayout.owner = self
  }

  // MARK: Partners

  /// Decides about items and hears what happens to them; not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// Gives the items and their views; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      guard dataSource !== oldValue else { return }
      outlineSource = dataSource as? any OutlineSource
      marks.noteArrangement()
      reloadData()
    }
  }
  /// Accepted; a page needs all items at once.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Accepted; a page's rows are not dragged out of it.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { SetPlaces.note("dragDelegate", of: self) }
  }
  /// Accepted; nothing is dropped on a page.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { SetPlaces.note("dropDelegate", of: self) }
  }

  /// Accepted; a page has no intents.
  open weak var appIntentsDataSource: (any UICollectionViewAppIntentsDataSource)?

  // MARK: Layout

  private var currentLayout: UICollectionViewLayout
  /// Where cells and other views lie; setting it is a change without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Grows with each new layout.
  package private(set) var layoutCount = 0

  func replaceLayout(_ layout: UICollectionViewLayout) {
    currentLayout.owner = nil
    currentLayout = layout
    layout.owner = self
    layoutCount += 1
    marks.noteArrangement()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stretch(backgroundView)
    updateElements()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    surroundingsDidChange(from: previousTraitCollection)
  }

  /// Behind the items, at the size of the collection view.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      if let oldValue { leave(oldValue) }
      if let backgroundView { enter(backgroundView, size: backgroundView.bounds.size) }
      stretch(backgroundView)
    }
  }

  // MARK: Selection

  /// Whether items can be selected while not editing.
  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }
  /// Whether several items can be selected while not editing.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }
  /// Whether items can be selected while editing.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }
  /// Whether several items can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }
  /// Whether cells show their editing accessories; changing it drops the selection.
  open var isEditing = false {
    didSet {
      if isEditing != oldValue { editingDidChange() }
    }
  }

  // MARK: Focus and dragging

  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Always `nil`: menus are shown by the page.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Always `false`: a page's rows are not dragged out of it.
  open var hasActiveDrag: Bool { false }
  /// Always `false`: nothing is dropped on a page.
  open var hasActiveDrop: Bool { false }
  /// Whether a batch of updates is under way.
  open var hasUncommittedUpdates: Bool { elements.batch != nil }

  // MARK: Changes of which a subclass hears

  /// Names the class of the cells of an identifier; `nil` takes the name away.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keep(cellClass, kind: nil, identifier: identifier, below: UICollectionViewCell.self)
  }
  /// Says which file an identifier stands for; `nil` forgets it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    elements.nibs[CollectionElements.RecipeKey(kind: nil, identifier: identifier)] = nib
  }
  /// Names the class of the supplementary views of a kind and identifier; `nil` takes it away.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    keep(
      viewClass, kind: elementKind, identifier: identifier, below: UICollectionReusableView.self)
  }
  /// Says which file a kind and an identifier stand for; `nil` forgets it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    elements.nibs[CollectionElements.RecipeKey(kind: kind, identifier: identifier)] = nib
  }
  /// Forgets all cells and the selection and asks the data source anew.
  open func reloadData() {
    discardEverything()
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }
  /// Accepted; a page scrolls by itself.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    change(to: layout)
    finish(completion)
  }
}
