/// The outermost view, which holds a controller's view.
@preconcurrency @MainActor open class UIWindow: UIView {
  package var environmentTraits: UITraitCollection?
  /// Controllers whose views have entered the window and were not laid out in it yet.
  var appearing: [UIViewController] = []
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  private var isVisible = false
  /// The one that was shown last.
  static weak var shown: UIWindow?
  /// How far in front the window stands; kept, as there is one.
  open var windowLevel = Level.normal

  /// The application, which is asked after everything in the window.
  open override var next: UIResponder? { UIApplication.shared }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a window of the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { installRoot() }
    }
  }
  /// Whether the window takes input.
  open var isKeyWindow: Bool { isVisible && !isHidden }

  /// Shows the window and lets its root controller appear.
  open func makeKeyAndVisible() {
    isHidden = false
    isVisible = true
    Self.shown = self
    installRoot()
  }
  /// Accepted; there is one window.
  open func makeKey() {}
  /// Hands an event on; called by nothing here, as no page makes one.
  open func sendEvent(_ event: UIEvent) {}

  private func installRoot() {
    guard let root = rootViewController else { return }
    let inner: UIView = root.view
    inner.frame = bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(inner)
    settle()
  }

  /// Lays out what needs it and lets controllers whose views have come appear, until quiet.
  ///
  /// - Returns: Whether it came to rest within its bound of passes.
  @discardableResult package func settle() -> Bool {
    for _ in 0..<16 {
      layoutIfNeeded()
      let arrived = appearing
      appearing = []
      for controller in arrived { controller.endAppearing(false) }
      if arrived.isEmpty, !treeNeedsLayout { return true }
    }
    return appearing.isEmpty && !treeNeedsLayout
  }
}
