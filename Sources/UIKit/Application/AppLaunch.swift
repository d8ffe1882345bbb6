/// What UIKit does between the start of an app and its first screen, with the app's own delegates.
///
/// The app's delegate is the application's. Which scene delegate there is, its configuration says: that
/// of `application(_:configurationForConnecting:options:)`, then that of `Info.plist`. An app of which
/// neither says anything has the first of those that are known, unless its delegate has shown a window.
@MainActor package final class AppLaunch {
  /// A class of scene delegates, and how one is made.
  package struct SceneDelegate: Sendable {
    let type: ObjectIdentifier
    /// With its module, as a manifest names it.
    let name: String
    let make: @MainActor @Sendable () -> any UISceneDelegate

    package init<Delegate: UISceneDelegate>(_ make: @escaping @MainActor @Sendable () -> Delegate) {
      type = ObjectIdentifier(Delegate.self)
      name = String(reflecting: Delegate.self)
      self.make = make
    }
  }

  /// The window that is seen, in which nothing has appeared yet; an app that shows none stops here.
  package var window: UIWindow {
    guard let shown else { raise(absence) }
    return shown
  }
  private let shown: UIWindow?
  /// Why nothing is seen, where nothing is.
  private let absence: String
  private let scene: UIWindowScene
  private let hasSceneDelegate: Bool

  /// Runs the delegates.
  ///
  /// - Parameters:
  ///   - known: The app's scene delegates.
  ///   - information: What the app's `Info.plist` says.
  package init(_ known: [SceneDelegate], information: [String: Any]) {
    let running = RunningApplication.current
    running.isLaunching = true
    running.shown = nil
    defer { running.isLaunching = false }
    let manifest = SceneManifest(information)
    let session = UISceneSession()
    let application = UIApplication.shared
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    running.scene = scene
    self.scene = scene
    let delegate = application.delegate
    // The window of a storyboard is there before the app's delegate hears anything.
    let prepared = manifest.mainStoryboard.map { UIWindow.prepared(in: scene, $0) }
    if let prepared { delegate?.window = prepared }
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application)
    let asked = delegate?.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let configuration = manifest.configuration(completing: asked, of: session)
    session.configuration = configuration
    let storyboard = configuration.storyboard ?? manifest.mainStoryboard
    let made = Self.sceneDelegate(
      for: configuration, among: known,
      orNone: storyboard != nil || delegate?.window?.rootViewController != nil
        || running.shown != nil)
    hasSceneDelegate = made != nil
    guard let made else {
      (shown, absence) = Self.window(of: delegate?.window, in: scene, prepared, storyboard)
      shown?.windowScene = scene
      return
    }
    scene.delegate = made
    let further = configuration.storyboard.map { UIWindow.prepared(in: scene, $0) }
    if let further { (made as? any UIWindowSceneDelegate)?.window = further }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    made.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    (shown, absence) = Self.window(
      of: (made as? any UIWindowSceneDelegate)?.window ?? nil, in: scene, further,
      storyboard)
    made.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
  }

  /// Tells the delegates that the app is in front, once its first screen has appeared. A window that
  /// was shown without a root has had the time to be given one, as by a coordinator that hears of it
  /// on the main queue; an app that has not done so stops here.
  package func becomeActive() {
    if window.rootViewController == nil { raise(absence) }
    let application = UIApplication.shared
    if hasSceneDelegate {
      scene.delegate?.sceneDidBecomeActive(scene)
    } else {
      application.delegate?.applicationDidBecomeActive(application)
    }
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    NotificationCenter.default.post(
      name: UIApplication.didBecomeActiveNotification, object: application)
  }

  /// - Parameter isElsewhere: Whether the first screen is the app's delegate's or a storyboard's, unless a
  ///   scene delegate is named.
  private static func sceneDelegate(
    for configuration: UISceneConfiguration, among known: [SceneDelegate], orNone isElsewhere: Bool
  ) -> (any UISceneDelegate)? {
    if let type = configuration.delegateClass {
      return known.first { $0.type == ObjectIdentifier(type) }?.make()
        ?? ((type as? NSObject.Type)?.made() as? any UISceneDelegate)
    }
    if let name = configuration.delegateName {
      if let one = known.first(where: { $0.name == name })
        ?? known.first(where: { $0.name.lastPart == name.lastPart })
      {
        return one.make()
      }
      raise(
        "the app's first screen is made by '\(name)', which Info.plist names: no class of this name is "
          + "here")
    }
    return isElsewhere ? nil : known.first?.make()
  }

  /// The window that is seen after the delegates are done, or why there is none.
  ///
  /// - Parameters:
  ///   - own: What the delegate keeps.
  ///   - prepared: What was there before the delegate heard anything, for a storyboard.
  private static func window(
    of own: UIWindow?, in scene: UIWindowScene, _ prepared: UIWindow?, _ storyboard: String?
  ) -> (shown: UIWindow?, absence: String) {
    // UIKit shows that window itself.
    if let own, own === prepared, own.rootViewController != nil { own.makeKeyAndVisible() }
    let shown = RunningApplication.current.shown
    let windows = [own, shown].compactMap(\.self) + scene.windows
    if let found = windows.first(where: { $0.isVisible && $0.rootViewController != nil }) {
      return (found, "")
    }
    let sentence = sentence(about: windows.first { $0 !== prepared }, storyboard)
    return (windows.first { $0.isVisible && $0 !== prepared }, sentence)
  }

  /// Why nothing is seen.
  private static func sentence(about window: UIWindow?, _ storyboard: String?) -> String {
    if let storyboard, window == nil {
      return
        "the app's first screen is in the storyboard '\(storyboard)', which has no controller at "
        + "which it begins; make the window in code, or write previews of its screens"
    }
    guard let window else {
      return "the app launches without a window: its delegates make none that somebody keeps"
    }
    return window.rootViewController == nil
      ? "the app launches with a window that has no root view controller"
      : "the app launches with a window that is never shown; call 'makeKeyAndVisible()'"
  }
}

extension UIWindow {
  /// What UIKit makes for a storyboard, with the controller at which that begins.
  fileprivate static func prepared(in scene: UIWindowScene, _ storyboard: String) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let board = UIStoryboard(name: storyboard, bundle: nil)
    if board.file != nil {
      window.rootViewController = board.instantiateInitialViewController()
    }
    return window
  }
}

extension String {
  /// A class's name without its module.
  fileprivate var lastPart: Substring { split(separator: ".").last ?? "" }
}
