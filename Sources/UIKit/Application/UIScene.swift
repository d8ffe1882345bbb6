/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Where a scene is: in front or not.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  /// What a scene is told of how it came to be; nothing here.
  public struct ConnectionOptions: Sendable {}

  /// What the scene is called.
  open var title: String! = ""
  /// A second line of what the scene is called.
  open var subtitle = ""
  /// Who decides and hears; not kept alive.
  open weak var delegate: (any UISceneDelegate)?
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
  /// The windows of the scene.
  open var windows: [UIWindow] = []
  /// The first window that takes input.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// What a scene is restored from.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The name under which the scene is restored.
  public let persistentIdentifier = "session"
}

/// Hears about a scene; nothing calls it here.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// Hears about a scene of windows; nothing calls it here.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
