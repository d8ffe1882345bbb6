/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Updates the configuration for the present state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  package let style: CellStyle
  /// The name of those that it can be used again for.
  open internal(set) var reuseIdentifier: String?
  final var contents = TableCellContents()
  package final var condition = CellCondition()
  package internal(set) var indexPath: IndexPath?
  /// What a storyboard's segue does when the row is tapped.
  final var selectionSegue: (() -> Void)?
  /// What a storyboard's segue does when the row's detail button is tapped.
  final var accessorySegue: (() -> Void)?
  /// Points, where the row is one that is always there and has a height of its own.
  final var ownHeight: CGFloat?

  /// Makes a cell of a style; the identifier names the cells that it can be used again for.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.firstSize))
  }

  /// The size before it has a place in a table, in points.
  static let firstSize = CGSize(width: 320, height: 44)

  /// Makes a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  public required init?(coder: NSCoder) {
    style = InterfaceReading.style(of: coder.interfaceElement)
    reuseIdentifier = coder.interfaceElement?["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// Makes the cell ready to show another row; subclasses call `super`.
  open func prepareForReuse() {
    condition = CellCondition()
    contents.needsUpdate = true
  }

  // MARK: State

  /// Whether it is selected.
  open var isSelected: Bool {
    get { condition.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether it is pressed.
  open var isHighlighted: Bool {
    get { condition.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Selects or deselects; subclasses call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != condition.isSelected else { return }
    condition.isSelected = selected
    setNeedsUpdateConfiguration()
  }
  /// Highlights or not; subclasses call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != condition.isHighlighted else { return }
    condition.isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Everything that the configurations may depend on, at this moment.
  open var configurationState: UICellConfigurationState { currentState }

  // MARK: Configuration

  /// Asks for an update of the configurations.
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; a subclass overrides it.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { contents.updateHandler }
    set {
      contents.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the content follows each new state by its own rules.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows each new state by its own rules.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The view that holds the contents: with a content configuration, the one that it makes.
  open var contentView: UIView { contents.view(in: self) }
  /// The content view, where somebody has asked for it.
  package final var builtContentView: UIView? { contents.builtView }
  /// What is shown; a content view that can show it is kept.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.configure(newValue, in: self) }
  }
  /// The list content of the cell's style, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style.content.updated(for: UICellConfigurationState(traitCollection: traitCollection))
  }
  /// What is behind the content; the table's own until another, or `nil`, is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background(of: self) }
    set { contents.setBackground(newValue) }
  }
  /// Behind the content; setting one takes away the background configuration, `nil` gives the table's
  /// own back.
  open override var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      backgroundColor == nil ? contents.restoreBackground() : contents.dropBackground()
    }
  }
  /// The background that it starts from.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listCell().updated(for: configurationState)
  }
  /// Behind the content; setting one takes away the background configuration.
  open var backgroundView: UIView? {
    get { contents.backgroundView }
    set {
      contents.backgroundView = newValue
      if newValue != nil { contents.dropBackground() }
    }
  }
  /// Behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { contents.selectedBackgroundView }
    set {
      contents.selectedBackgroundView = newValue
      if newValue != nil { contents.dropBackground() }
    }
  }
  /// Behind the content while several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { SetPlaces.note("multipleSelectionBackgroundView", of: self) }
  }

  // MARK: Labels of before configurations

  /// UIKit: to be replaced by content configurations, whose contents it gives way to.
  open var textLabel: UILabel? { contents.label(\.textLabel) }
  /// UIKit: to be replaced by content configurations, whose contents it gives way to.
  open var detailTextLabel: UILabel? {
    style == .default ? nil : contents.label(\.detailTextLabel)
  }
  /// UIKit: to be replaced by content configurations, whose contents it gives way to.
  open var imageView: UIImageView? { contents.imageView() }

  // MARK: Looks

  /// What a selected row looks like; `none` leaves its background as it is.
  open var selectionStyle = SelectionStyle.default
  /// The control at the trailing edge.
  open var accessoryType = AccessoryType.none
  /// A view in place of the control at the trailing edge.
  open var accessoryView: UIView?
  /// The control at the trailing edge while editing.
  open var editingAccessoryType = AccessoryType.none
  /// A view in place of the control at the trailing edge while editing.
  open var editingAccessoryView: UIView?
  /// How deep the row stands.
  open var indentationLevel = 0
  /// Points a level.
  open var indentationWidth: CGFloat = 10
  /// Points from the row's edges; as it is at first, the line begins at the text.
  open var separatorInset = UITableView.automaticSeparatorInset
  /// Whether the background moves while editing.
  open var shouldIndentWhileEditing = true
  /// Whether there is a grip while editing; the table sets it where its data source says so.
  open var showsReorderControl = false
  /// What a row with the focus looks like.
  open var focusStyle = FocusStyle.default
  /// Whether the row can be operated while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Editing

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { contents.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Turns editing on or off.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != contents.isEditing else { return }
    contents.isEditing = editing
    setNeedsUpdateConfiguration()
  }
  /// What editing does to the row.
  open var editingStyle: EditingStyle {
    guard let indexPath, let table else { return .none }
    return table.editingStyle(ofRowAt: indexPath)
  }
  /// Whether the row is chosen while it is edited.
  package var choosesInEditing: Bool {
    guard let indexPath, let table else { return false }
    return table.choosesInEditing(rowAt: indexPath)
  }
  /// Whether the row's swipe actions are shown.
  open var showingDeleteConfirmation: Bool { condition.isSwiped }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contents.builtView?.frame = contentBox(in: bounds.width)
  }
}
