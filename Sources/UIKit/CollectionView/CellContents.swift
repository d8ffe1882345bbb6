/// What a cell keeps of its configurations and the views made from them.
///
/// A class, because author code that runs while a part of it changes may ask for another part.
@MainActor final class CellContents {
  enum Background {
    /// Nothing was set: the cell's own default.
    case automatic
    /// What the author set, `nil` included.
    case set(UIBackgroundConfiguration?)
  }

  var needsUpdate = true
  var isUpdating = false
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  var background = Background.automatic
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  private(set) var configuration: (any UIContentConfiguration)?
  /// The content view, where somebody has asked for it.
  private(set) var builtView: UIView?

  /// The content view, made on first use.
  func view(in cell: UICollectionViewCell) -> UIView {
    if let builtView { return builtView }
    let view: UIView = configuration?.makeContentView() ?? UIView(frame: cell.bounds)
    view.frame = cell.bounds
    builtView = view
    cell.addSubview(view)
    view.meet(
      configuration, isUpdated: !needsUpdate,
      follows: cell.automaticallyUpdatesContentConfiguration)
    return view
  }

  /// Takes a configuration, keeping a content view that can show it.
  func configure(
    _ new: (any UIContentConfiguration)?, in cell: UICollectionViewCell
  ) {
    let old = configuration
    configuration = new
    cell.forgetReading()
    guard let builtView else { return }
    if let new, let view = builtView as? any UIView & UIContentView, view.supports(new) {
      view.configuration = new
      return
    }
    if let old, let new {
      RuntimeIssue.record(
        "content-view-replaced",
        """
        a cell showing '\(type(of: old))' got a '\(type(of: new))', which needs another content \
        view; use one kind of content for the cells of one registration
        """)
    }
    builtView.removeFromSuperview()
    self.builtView = nil
  }
}

extension UICollectionViewCell {
  /// How often an update may ask for another one before the cell is shown as it is.
  private static var passes: Int { 4 }

  /// Whether an update has been asked for and not yet been made.
  package var needsUpdateConfiguration: Bool { contents.needsUpdate }

  /// Updates the configurations for the present state where that has been asked for.
  package func updateConfigurationIfNeeded() {
    guard !contents.isUpdating else { return }
    contents.isUpdating = true
    defer { contents.isUpdating = false }
    for _ in 0..<Self.passes where contents.needsUpdate {
      contents.needsUpdate = false
      update(for: configurationState)
    }
  }

  private func update(for state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration,
      case .set(let background?) = contents.background
    {
      contents.background = .set(background.updated(for: state))
      forgetReading()
    }
    ObservedReads.track(for: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } change: {
      $0.setNeedsUpdateConfiguration()
    }
  }

  /// Brings the cell into a state, as its collection view and its user would, and lets it update.
  ///
  /// The author's `isSelected` and `isHighlighted` are set, the other parts are answered in
  /// `configurationState`.
  package func enter(_ condition: CellCondition) {
    let old = self.condition
    if isSelected != condition.isSelected { isSelected = condition.isSelected }
    if isHighlighted != condition.isHighlighted { isHighlighted = condition.isHighlighted }
    self.condition = condition
    if old != condition { setNeedsUpdateConfiguration() }
    updateConfigurationIfNeeded()
  }
}
