/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where a scene is: in front or not.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What the scene is called.
  open var title: String! = ""
  /// A second line of what the scene is called.
  open var subtitle = ""
  /// Who decides and hears.
  open var delegate: (any UISceneDelegate)?
  /// Always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// What the scene is restored from.
  public let session: UISceneSession

  /// Makes a value.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Notes that a link would open; nothing is opened.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  /// Accepted by `open(_:)`.
  public struct OpenExternalURLOptions: Sendable {
    /// Opens the link in the app that it belongs to, or nowhere.
    public var universalLinksOnly = false

    /// Makes a value.
    public init() {}
  }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen that the scene is on.
  open private(set) var screen = UIScreen.main
  /// The windows of the scene, of those that somebody keeps.
  open var windows: [UIWindow] { kept.compactMap(\.window) }
  private var kept: [KeptWindow] = []
  /// The first window that takes input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The bar of time and signal; always `nil`: no page has one.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// The surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  func take(_ window: UIWindow) {
    kept.removeAll { $0.window == nil }
    guard !kept.contains(where: { $0.window === window }) else { return }
    kept.append(KeptWindow(window: window))
  }

  func lose(_ window: UIWindow) {
    kept.removeAll { $0.window === window }
  }

  /// A window that others keep alive.
  private struct KeptWindow {
    weak var window: UIWindow?
  }

  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The bar of time and signal; no page has one.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// The bar's colours.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Where the bar lies, in points.
  open var statusBarFrame: CGRect { .zero }
}

/// What a scene is restored from.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app's own windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The name by which the session is found again.
  public let persistentIdentifier = "session"
  /// What the scene is for.
  public let role = Role.windowApplication
  /// What the author keeps with the session.
  open var userInfo: [String: Any]?
  /// What the scene showed when it was left; kept.
  open var stateRestorationActivity: NSUserActivity?
  /// How the scene is made.
  open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
}

/// Hears about a scene: here that it connects and comes to the front, as an app is launched.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears about a scene of windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
