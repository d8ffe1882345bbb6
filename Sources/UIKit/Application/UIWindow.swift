/// The outermost view, which holds a controller's view.
@preconcurrency @MainActor open class UIWindow: UIView {
  package var environmentTraits: UITraitCollection?
  /// Controllers whose views have entered the window and were not laid out in it yet.
  var appearing: [UIViewController] = []
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.lose(self)
      windowScene?.take(self)
    }
  }
  /// Whether it was shown.
  private(set) var isVisible = false
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
    windowScene.take(self)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard isVisible else { return }
      if oldValue != nil, let rootViewController {
        ScreenChanges.record(.replacedRoot(rootViewController))
      }
      installRoot()
    }
  }
  /// Whether the window is not seen; to take that back shows it.
  open override var isHidden: Bool {
    didSet { if !isHidden, !isVisible { show() } }
  }
  /// Whether the window takes input.
  open var isKeyWindow: Bool { isVisible && !isHidden }

  /// Shows the window and lets its root controller appear.
  open func makeKeyAndVisible() {
    isHidden = false
    if RunningApplication.current.shown !== self { show() }
  }
  /// Accepted; there is one window.
  open func makeKey() {}
  /// Hands an event on; called by nothing here, as no page makes one.
  open func sendEvent(_ event: UIEvent) {}

  private func show() {
    isVisible = true
    RunningApplication.current.shown = self
    installRoot()
  }

  private func installRoot() {
    guard let root = rootViewController else { return }
    guard !RunningApplication.current.isLaunching else {
      // What is in it appears when the delegates are done.
      return root.loadViewIfNeeded()
    }
    let inner: UIView = root.view
    inner.frame = bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(inner)
    settle()
  }

  /// Lets the root controller of a window that was shown while its app was launching appear.
  package func open(in traits: UITraitCollection, size: CGSize) {
    environmentTraits = traits
    frame = CGRect(origin: .zero, size: size)
    installRoot()
    // What the delegates presented before anything was in a window.
    var presenter = rootViewController
    while let other = presenter?.storage.presented, other.viewIfLoaded?.window == nil {
      other.appear(in: other.traitCollection, size: size)
      presenter = other
    }
  }

  /// Takes what it shows away, as when an app ends.
  package func close() {
    rootViewController?.presentedViewController?.disappear()
    rootViewController = nil
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
