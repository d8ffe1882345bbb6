/// Columns side by side in regular width, one controller at a time in compact width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController, ControllerContainer {
  /// The width or fraction that the split view chooses itself.
  nonisolated public static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  var columns = Columns()

  /// Makes a split view whose columns have names.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns, in order, as the split view shows them.
  ///
  /// With a column style, those not given as navigation controllers are wrapped in one.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns.shown[$0] } }
    set { setClassic(newValue) }
  }
  /// The controller that was set for a column, without the navigation controller around it.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }
  /// Puts a controller in a column; one that is no navigation controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    set(vc, for: column)
  }
  /// Shows a column.
  open func show(_ column: Column) {
    reveal(column)
  }
  /// Hides a column.
  open func hide(_ column: Column) {
    conceal(column)
  }
  /// Whether a column is seen.
  ///
  /// UIKit: iOS 26 and later.
  open func isShowing(_ column: Column) -> Bool {
    isCollapsed ? collapsedColumns.last == column : visibleColumns.contains(column)
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, show: vc, sender: sender) != true else { return }
    showInPrimary(vc)
  }
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    showInSecondary(vc)
  }
  override var showsOthers: Bool { true }

  // MARK: Modes

  /// Whether the width is compact, so that one column is seen.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns are seen; of no meaning while collapsed.
  open var displayMode: DisplayMode { columns.mode ?? resolvedMode(preferredDisplayMode) }
  /// The columns that the author would see.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { changeMode(to: resolvedMode(preferredDisplayMode)) }
  }
  /// How the author would share the room.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { rearrange() }
  }
  /// How the columns share the room.
  open var splitBehavior: SplitBehavior { resolvedBehavior }
  /// Whether there is a button that shows and hides columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// A button that shows and hides the primary column.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeDisplayModeButton()
  /// Whether a swipe shows the primary column; kept.
  open var presentsWithGesture = true
  /// Whether a button shows the secondary column alone; kept.
  open var showsSecondaryOnlyButton = false
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { rearrange() }
  }
  /// What lies behind the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths, in points

  /// The primary column's width, before the fraction.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The primary column's share of the whole, 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { rearrange() } }
  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The supplementary column's width, before the fraction.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The supplementary column's share of the whole, 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { rearrange() }
  }
  /// The least width of the supplementary column.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The greatest width of the supplementary column.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var preferredSecondaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var preferredSecondaryColumnWidthFraction = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var minimumSecondaryColumnWidth = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var preferredInspectorColumnWidth = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var preferredInspectorColumnWidthFraction = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var minimumInspectorColumnWidth = automaticDimension { didSet { rearrange() } }
  /// UIKit: iOS 26 and later.
  open var maximumInspectorColumnWidth = automaticDimension { didSet { rearrange() } }
  /// The primary column's width: the explicit one before the fraction, kept within its bounds.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The supplementary column's width, by the primary's rules.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  /// The traits that the columns see: beside the secondary one, columns are narrow.
  override func traits(forChild child: UIViewController) -> UITraitCollection {
    let base = traitCollection
    let isBeside = isBeside(child)
    if let known = columns.traits[isBeside], known.base === base { return known.own }
    let own = base.modifyingTraits {
      if isBeside { $0.horizontalSizeClass = .compact }
      $0.splitViewControllerLayoutEnvironment = isCollapsed ? .collapsed : .expanded
    }
    columns.traits[isBeside] = (base, own)
    return own
  }

  func arrangeChildren() {
    arrangeColumns()
  }
}
