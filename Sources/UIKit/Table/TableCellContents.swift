/// What a table cell keeps of its configurations and the views made from them.
struct TableCellContents {
  private enum Background {
    /// Nothing was set: the cell's own default.
    case automatic
    /// What the author set, `nil` included.
    case set(UIBackgroundConfiguration?)
  }

  var needsUpdate = true
  var isUpdating = false
  var isEditing = false
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  private var background = Background.automatic
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var builtView: UIView?
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  private var image: UIImageView?

  @MainActor mutating func view(in cell: UITableViewCell) -> UIView {
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
  @MainActor mutating func configure(
    _ new: (any UIContentConfiguration)?, in cell: UITableViewCell
  ) {
    configuration = new
    guard let builtView else { return }
    if let new, let view = builtView as? any UIContentView, view.supports(new) {
      view.configuration = new
      return
    }
    builtView.removeFromSuperview()
    self.builtView = nil
  }

  // MARK: Background

  @MainActor func background(of cell: UITableViewCell) -> UIBackgroundConfiguration? {
    switch background {
    case .set(let configuration): configuration
    case .automatic where cell.selectionStyle == .none:
      cell.defaultBackgroundConfiguration().updated(for: cell.configurationState.unchosen)
    case .automatic: cell.defaultBackgroundConfiguration()
    }
  }

  mutating func setBackground(_ configuration: UIBackgroundConfiguration?) {
    background = .set(configuration)
    guard configuration != nil else { return }
    backgroundView = nil
    selectedBackgroundView = nil
  }

  mutating func dropBackground() {
    background = .set(nil)
  }

  mutating func restoreBackground() {
    guard case .set(nil) = background, backgroundView == nil, selectedBackgroundView == nil
    else { return }
    background = .automatic
  }

  mutating func updateBackground(for state: UICellConfigurationState) {
    if case .set(let configuration?) = background {
      background = .set(configuration.updated(for: state))
    }
  }

  // MARK: Labels

  @MainActor mutating func label(_ label: WritableKeyPath<Self, UILabel?>) -> UILabel {
    if let made = self[keyPath: label] { return made }
    let new = UILabel()
    self[keyPath: label] = new
    return new
  }

  @MainActor mutating func imageView() -> UIImageView {
    if let image { return image }
    let new = UIImageView()
    image = new
    return new
  }

  /// The labels and the image as list content of the cell's style; `nil` where none was touched.
  @MainActor func labelContent(of cell: UITableViewCell) -> UIListContentConfiguration? {
    guard textLabel != nil || detailTextLabel != nil || image != nil else { return nil }
    var content = cell.defaultContentConfiguration()
    if let image {
      content.image = image.image
      if let tint = image.storage.tintColor { content.imageProperties.tintColor = tint }
      if let symbol = image.preferredSymbolConfiguration {
        content.imageProperties.preferredSymbolConfiguration = symbol
      }
      if image.clipsToBounds { content.imageProperties.cornerRadius = image.layer.cornerRadius }
    }
    if let label = textLabel {
      content.text = label.text
      if let attributed = label.givenAttributedText { content.attributedText = attributed }
      if label.textColor != .label { content.textProperties.color = label.textColor }
      if label.font != .systemFont(ofSize: 17) { content.textProperties.font = label.font }
      content.textProperties.numberOfLines = label.numberOfLines
      if label.textAlignment == .center { content.textProperties.alignment = .center }
    }
    if let label = detailTextLabel {
      content.secondaryText = label.text
      if let attributed = label.givenAttributedText {
        content.secondaryAttributedText = attributed
      }
      if label.textColor != .label { content.secondaryTextProperties.color = label.textColor }
      if label.font != .systemFont(ofSize: 17) {
        content.secondaryTextProperties.font = label.font
      }
    }
    return content
  }
}
