/// Rows in sections, one below the other.
///
/// Every row counts as visible: a page shows them all. Cells are made when they are asked for.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The height, and the header space, that the table works out itself.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The name of the magnifying glass in a section index.
  nonisolated public static let indexSearch = "{search}"

  /// How sections are set apart.
  public let style: Style
  /// Who gives the rows; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { (elements.headers.without, elements.footers.without) = ([], []) }
    }
  }
  /// Told of nothing here: rows are not made ahead.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  final var elements = TableElements()
  final var selection = TableSelection()
  private var seenTraits: (base: UITraitCollection, own: UITraitCollection)?

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    let element = coder.interfaceElement
    let styles: KeyValuePairs<String, Style> = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    style = element?.choice("style", styles) ?? .plain
    super.init(coder: coder)
    if element?.value("backgroundColor") == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    if element?["alwaysBounceVertical"] == nil { alwaysBounceVertical = true }
  }

  // MARK: Looks, in points

  /// A row's height; automatic goes by its contents.
  open var rowHeight = automaticDimension
  /// A guess of a row's height; kept.
  open var estimatedRowHeight = automaticDimension
  /// A header's height; automatic goes by its contents.
  open var sectionHeaderHeight = automaticDimension
  /// A footer's height; automatic goes by its contents.
  open var sectionFooterHeight = automaticDimension
  /// A guess of a header's height; kept.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// A guess of a footer's height; kept.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above a section's header.
  open var sectionHeaderTopPadding = automaticDimension
  /// What is between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of what is between rows.
  open var separatorColor: UIColor? = .separator
  /// The insets of what is between rows.
  ///
  /// As they are at first, lines begin at the text.
  open var separatorInset = automaticSeparatorInset
  package nonisolated static let automaticSeparatorInset = UIEdgeInsets(
    top: 0, left: 16, bottom: 0, right: 0)
  /// What the separators' insets are measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { SetPlaces.note("separatorInsetReference", of: self) }
  }
  /// Whether rows keep to a width that reads well.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { SetPlaces.note("cellLayoutMarginsFollowReadableWidth", of: self) }
  }
  /// Whether contents keep out from under bars.
  open var insetsContentViewsToSafeArea = true
  /// Whether rows change their height when their contents do.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Above all rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// Below all rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// Behind all rows.
  open var backgroundView: UIView? {
    didSet {
      replace(oldValue, by: backgroundView)
      stretch(backgroundView)
    }
  }
  /// How many rows there are at least where an index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index at the edge.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index at the edge.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index at the edge while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether focus comes back to the row that it left.
  open var remembersLastFocusedIndexPath = false
  /// Gives what is dragged out; kept, as a page's rows are not dragged out of it.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { SetPlaces.note("dragDelegate", of: self) }
  }
  /// Takes what is dropped; kept, as nothing is dropped on a page.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { SetPlaces.note("dropDelegate", of: self) }
  }
  /// Always `false`: a page's rows are not dragged out of it.
  open var hasActiveDrag: Bool { false }
  /// Always `false`: nothing is dropped on a page.
  open var hasActiveDrop: Bool { false }
  /// Whether rows can be dragged out; kept.
  open var dragInteractionEnabled = true
  /// The height of rows that fill an empty table.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { SetPlaces.note("fillerRowHeight", of: self) }
  }

  open override var traitCollection: UITraitCollection {
    let base = super.traitCollection
    if let seenTraits, seenTraits.base === base { return seenTraits.own }
    let own = base.modifyingTraits { $0.listEnvironment = style.listEnvironment }
    seenTraits = (base, own)
    return own
  }

  // MARK: Selecting

  /// Whether a row can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether a row can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether focus selects.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus.
  open var allowsFocus = true
  /// The row that was selected first; `nil` without one.
  open var indexPathForSelectedRow: IndexPath? { selection.rows.first }
  /// The selected rows, in the order in which they were selected; `nil` without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows
  }
  /// Selects a row without asking or telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll() }
    if !allowsSeveral { deselectAll() }
    setSelected(true, at: indexPath)
  }
  /// Deselects a row without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }
  /// Accepted; a page scrolls by itself.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Accepted; a page scrolls by itself.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  // MARK: Editing

  /// Whether rows can be edited.
  open var isEditing: Bool {
    get { elements.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != elements.isEditing else { return }
    elements.isEditing = editing
    if !allowsSelectionNow { deselectAll() }
    for cell in elements.cells.values { cell.editingDidChange() }
  }

  // MARK: Data

  /// Makes everything anew; nothing stays selected.
  open func reloadData() {
    followIdentities(to: { _ in nil }, isReloaded: { _ in true })
    forgetRows()
  }

  func forgetRows() {
    elements.forget()
    selection = TableSelection()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for edge in [tableHeaderView, tableFooterView].compactMap(\.self)
    where edge.frame.width != bounds.width {
      edge.frame.size.width = bounds.width
    }
    stretch(backgroundView)
    loadRows()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentSize.height)
  }
}
