internal import CellophaneLook

/// What is above or below a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Updates the configuration for the present state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  private enum Background {
    case automatic
    case set(UIBackgroundConfiguration?)
  }

  /// The name of those that it can be used again for.
  open private(set) var reuseIdentifier: String?
  var tableStyle = UITableView.Style.plain
  package internal(set) var isHeader = true
  private var background = Background.automatic
  private var builtView: UIView?
  private var needsUpdate = true
  private var isUpdating = false

  /// Makes a view; the identifier names the views that it can be used again for.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes the view ready to show another section; subclasses call `super`.
  open func prepareForReuse() {
    needsUpdate = true
  }

  /// UIKit: to be replaced by content configurations, whose contents it gives way to.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// UIKit: to be replaced by content configurations, whose contents it gives way to.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// Behind the content; setting one takes away the background configuration.
  open var backgroundView: UIView? {
    didSet { if backgroundView != nil { background = .set(nil) } }
  }

  // MARK: Configuration

  /// Everything that the configurations may depend on, at this moment.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Asks for an update of the configurations.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; a subclass overrides it.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Called after `updateConfiguration`; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content follows each new state by its own rules.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows each new state by its own rules.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The view that holds the contents: with a content configuration, the one that it makes.
  open var contentView: UIView {
    if let builtView { return builtView }
    let view: UIView = contentConfiguration?.makeContentView() ?? UIView(frame: bounds)
    builtView = view
    addSubview(view)
    view.meet(
      contentConfiguration, isUpdated: !needsUpdate,
      follows: automaticallyUpdatesContentConfiguration)
    return view
  }
  /// What is shown; a content view that can show it is kept.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let builtView else { return }
      if let new = contentConfiguration, let view = builtView as? any UIContentView,
        view.supports(new)
      {
        view.configuration = new
        return
      }
      builtView.removeFromSuperview()
      self.builtView = nil
    }
  }
  /// The list content of a header or footer in the table's style, empty.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch (tableStyle, isHeader) {
      case (.plain, true): .plainHeader()
      case (.plain, false): .plainFooter()
      case (_, true): .groupedHeader()
      case (_, false): .groupedFooter()
      }
    return content.updated(for: configurationState)
  }
  /// The content that a title has, which in a plain table's header stands closer.
  func titleConfiguration() -> UIListContentConfiguration {
    var content = defaultContentConfiguration()
    if tableStyle == .plain, isHeader {
      let margins = Look.current.plainTitleMargins
      content.directionalLayoutMargins.top = CGFloat(margins.top)
      content.directionalLayoutMargins.bottom = CGFloat(margins.bottom)
    }
    return content
  }
  /// What is behind the content; the table's own until another, or `nil`, is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get {
      switch background {
      case .set(let configuration): configuration
      case .automatic: defaultBackgroundConfiguration()
      }
    }
    set { background = .set(newValue) }
  }
  /// The background that it starts from.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let background: UIBackgroundConfiguration = isHeader ? .listHeader() : .listFooter()
    return background.updated(for: configurationState)
  }

  /// Updates the configurations for the present state where that has been asked for.
  package func updateConfigurationIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, case .set(let configuration?) = background {
      background = .set(configuration.updated(for: state))
    }
    ObservedReads.track(for: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } change: {
      $0.setNeedsUpdateConfiguration()
    }
    isUpdating = false
  }

  /// What the view shows: its content configuration, else what its labels say.
  package var shownContent: (any UIContentConfiguration)? {
    if let contentConfiguration { return contentConfiguration }
    guard let text = textLabel?.text ?? detailTextLabel?.text else { return nil }
    var content = titleConfiguration()
    content.text = textLabel?.text == nil ? nil : text
    content.secondaryText = detailTextLabel?.text
    return content
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    builtView?.frame = bounds
  }
}
