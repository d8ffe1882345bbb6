/// The view of one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// A cell's part in dragging.
  public enum DragState: Int, Hashable, Sendable {
    case none, lifting, dragging
  }

  /// Updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What the cell's state is, as far as the cell knows itself.
  package final var condition = CellCondition() {
    didSet { forgetReading() }
  }
  let contents = CellContents()
  /// What a storyboard's segue does when the cell is tapped.
  final var selectionSegue: (() -> Void)?

  // MARK: State

  open var isHighlighted: Bool {
    get { condition.isHighlighted }
    set {
      guard newValue != condition.isHighlighted else { return }
      condition.isHighlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }
  open var isSelected: Bool {
    get { condition.isSelected }
    set {
      guard newValue != condition.isSelected else { return }
      condition.isSelected = newValue
      setNeedsUpdateConfiguration()
    }
  }
  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Everything that the cell's configurations may depend on, at this moment.
  ///
  /// UIKit: a subclass adds its own custom states to `super`'s.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = condition.isDisabled ?? !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = condition.isFocused
    state.isPinned = condition.isPinned
    state.isEditing = condition.isEditing ?? owner?.isEditing(cell: self) ?? false
    state.isExpanded = condition.isExpanded ?? place?.isExpanded ?? false
    state.isSwiped = condition.isSwiped
    state.isReordering = condition.isReordering
    state.cellDragState = condition.dragState
    state.cellDropState = condition.dropState
    return state
  }

  /// Called when dragging takes hold of the cell or leaves it.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Updating

  /// Asks for an update of the configurations before the cell is next shown.
  open func setNeedsUpdateConfiguration() {
    contents.needsUpdate = true
    forgetReading()
    setNeedsLayout()
    owner?.setNeedsLayout()
  }
  /// Updates the cell's configurations for a state; a subclass overrides it.
  ///
  /// UIKit: not called by authors; `setNeedsUpdateConfiguration()` asks for it.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after `updateConfiguration(using:)`; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { contents.updateHandler }
    set {
      contents.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Whether the content configuration is updated for each new state by its own rules.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { forgetReading() }
  }
  /// Whether the background configuration is updated for each new state by its own rules.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { forgetReading() }
  }

  // MARK: Content

  /// The view that holds the cell's contents.
  ///
  /// UIKit: with a content configuration, the view that the configuration makes.
  open var contentView: UIView { contents.view(in: self) }
  /// The content view, where somebody has asked for it.
  package final var builtContentView: UIView? { contents.builtView }
  /// What the cell shows; setting it replaces the content view, or hands the configuration to the
  /// present one where that takes it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.configure(newValue, in: self) }
  }

  // MARK: Background

  /// What is behind the content; setting one takes away the background views.
  ///
  /// UIKit: a list cell has its default one until another, or `nil`, is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      switch contents.background {
      case .set(let configuration): configuration
      case .automatic: automaticBackground
      }
    }
    set {
      forgetReading()
      contents.background = .set(newValue)
      guard newValue != nil else { return }
      contents.backgroundView = nil
      contents.selectedBackgroundView = nil
    }
  }
  /// The background configuration that the cell starts from where it stands.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// The background where the author has set none.
  var automaticBackground: UIBackgroundConfiguration? { nil }
  /// Behind the content; setting one takes away the background configuration.
  open var backgroundView: UIView? {
    get { contents.backgroundView }
    set {
      forgetReading()
      contents.backgroundView = newValue
      if newValue != nil { contents.background = .set(nil) }
    }
  }
  /// Behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    get { contents.selectedBackgroundView }
    set {
      forgetReading()
      contents.selectedBackgroundView = newValue
      if newValue != nil { contents.background = .set(nil) }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contents.builtView?.frame = contentBox
    contents.backgroundView?.frame = bounds
    contents.selectedBackgroundView?.frame = bounds
  }

  override func placeDidChange(from old: ItemPlace?) {
    if let old, let place, !place.looksDifferent(from: old) { return }
    setNeedsUpdateConfiguration()
  }
}
