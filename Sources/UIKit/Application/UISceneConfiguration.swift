/// How a scene is made; its delegate is made so where an app is launched.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the app's manifest.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The delegate's class, as a manifest names it.
  var delegateName: String?
  /// The storyboard that a manifest names.
  var storyboard: String?

  /// Makes one from its parts.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene {
  /// What a scene is told of how it came to be; nothing here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open; always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the scene is to go on with; always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut that the scene is to do; always `nil`.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that asked for the scene; always `nil`.
    open var sourceApplication: String? { nil }
  }
}
