/// A control with a title or an image that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button is made as.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case plain = 6
    case close = 7
    /// The older name of the system's type.
    public static let roundedRect = ButtonType.system
  }
  /// What the button stands for.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
  /// Updates the configuration for the present state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  var faces: [UInt: Face] = [:]
  /// What the button was made as.
  public private(set) var buttonType = ButtonType.custom
  /// The label of the title; of no meaning beside a configuration.
  open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// The image's view; of no meaning beside a configuration.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What the button stands for.
  open var role = Role.normal
  /// The menu that it opens.
  open var menu: UIMenu?
  /// The order of the menu's rows; kept.
  open var preferredMenuElementOrder = 0
  /// Whether a tap turns the selection over.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a pointer changes over the button; kept.
  open var isPointerInteractionEnabled = false
  /// Points. UIKit: deprecated from iOS 15, and of no meaning beside a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Points. UIKit: deprecated from iOS 15, and of no meaning beside a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Points. UIKit: deprecated from iOS 15, and of no meaning beside a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a pressed button's image is darker.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's image is lighter.
  open var adjustsImageWhenDisabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button from its parts.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  final func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    default: break
    }
  }

  /// Makes a button from its parts.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Makes a button from its parts.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button from its parts.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    adopt(configuration)
    take(primaryAction)
  }

  // MARK: Configuration

  /// How the button looks; `nil` goes by what was set for states.
  open var configuration: Configuration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether a new state asks for an update.
  open var automaticallyUpdatesConfiguration = true
  /// Called after `updateConfiguration`; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Asks for an update of the configurations.
  open func setNeedsUpdateConfiguration() {
    updateConfigurationIfNeeded()
  }
  /// Updates the configuration for the present state; a subclass overrides it.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Per state

  /// Sets the words of a state; those of the normal one are the configuration's as well.
  open func setTitle(_ title: String?, for state: State) {
    faces[state.rawValue, default: Face()].title = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = nil
      configuration?.title = title
    }
    invalidateIntrinsicContentSize()
  }
  /// Sets the attributed words of a state; those of the normal one stand for the configuration's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    faces[state.rawValue, default: Face()].attributedTitle = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = nil
      configuration?.title = nil
    }
    invalidateIntrinsicContentSize()
  }
  /// Sets the colour of a state's words.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    faces[state.rawValue, default: Face()].titleColor = color
  }
  /// Sets the drawing of a state; that of the normal one is the configuration's as well.
  open func setImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    invalidateIntrinsicContentSize()
  }
  /// Sets an image behind.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    faces[state.rawValue, default: Face()].backgroundImage = image
  }
  /// Sets how a state's symbol is drawn.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    faces[state.rawValue, default: Face()].symbol = configuration
  }
  /// The words of a state, else of the normal one.
  open func title(for state: State) -> String? { face(\.title, for: state) }
  /// The attributed words of a state, else of the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    face(\.attributedTitle, for: state)
  }
  /// The colour of a state's words, else of the normal one's.
  open func titleColor(for state: State) -> UIColor? { face(\.titleColor, for: state) }
  /// The drawing of a state, else of the normal one.
  open func image(for state: State) -> UIImage? { face(\.image, for: state) }
  /// The image behind.
  open func backgroundImage(for state: State) -> UIImage? { face(\.backgroundImage, for: state) }
  /// How a state's symbol is drawn, else the normal one's.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { face(\.symbol, for: state) }
  /// The words of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed words of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the present state's words.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? standardTitleColor }
  /// The drawing of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind, of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  override func stateDidChange() {
    guard automaticallyUpdatesConfiguration else { return }
    updateConfigurationIfNeeded()
  }

  package override func simulateTap() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.simulateTap()
  }

  /// Where the title would lie; asked by nothing here, as a page lays buttons out.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where the drawing would lie; asked by nothing here, as a page lays buttons out.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// Where title and drawing lie; asked by nothing here, as a page lays buttons out.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the background lies; asked by nothing here, as a page lays buttons out.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open override var intrinsicContentSize: CGSize { contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { accessibility.isElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle ?? shownImage?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .button }
    set { accessibility.traits = newValue }
  }
}
