import Foundation
import Testing
import UIKit

/// What runs between the start of an app and its first screen.
@Suite(.serialized) @MainActor struct AppLaunchTests {
  /// What delegates and screens heard, in order.
  @MainActor private enum Heard {
    static var words: [String] = []
    /// What the app's delegate answers.
    static var configuration: (UISceneSession) -> UISceneConfiguration = {
      UISceneConfiguration(name: nil, sessionRole: $0.role)
    }
  }

  private class Screen: UIViewController {
    override func viewDidLoad() { Heard.words.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { Heard.words.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { Heard.words.append("viewDidAppear") }
  }

  private class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Heard.words.append("willFinishLaunching")
      return true
    }
    func applicationDidFinishLaunching(_ application: UIApplication) {
      Heard.words.append("didFinishLaunching")
    }
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      Heard.words.append("configurationForConnecting")
      return Heard.configuration(connectingSceneSession)
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      Heard.words.append("applicationDidBecomeActive")
    }
  }

  private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    var screen: UIViewController { Screen() }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Heard.words.append("willConnectTo")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
      Heard.words.append("made visible")
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
      Heard.words.append("sceneWillEnterForeground")
    }
    func sceneDidBecomeActive(_ scene: UIScene) { Heard.words.append("sceneDidBecomeActive") }
  }

  private final class OtherSceneDelegate: SceneDelegate {
    override var screen: UIViewController {
      UINavigationController(rootViewController: UIViewController())
    }
  }

  private let both = [
    AppLaunch.SceneDelegate { SceneDelegate() }, AppLaunch.SceneDelegate { OtherSceneDelegate() },
  ]

  /// Launches an app, and does something while it is the one that runs.
  private func launch(
    _ scenes: [AppLaunch.SceneDelegate], information: [String: Any] = [:],
    delegate: @escaping () -> any UIApplicationDelegate = { AppDelegate() },
    configuration: @escaping (UISceneSession) -> UISceneConfiguration = {
      UISceneConfiguration(name: nil, sessionRole: $0.role)
    }, _ look: (AppLaunch) -> Void
  ) {
    let before = RunningApplication.current
    defer { RunningApplication.current = before }
    RunningApplication.current = RunningApplication()
    RunningApplication.current.makesDelegate = delegate
    Heard.words = []
    Heard.configuration = configuration
    look(AppLaunch(scenes, information: information))
  }

  private func manifest(_ scene: [String: String]) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
      ]
    ]
  }

  @Test func delegatesAndScreensHearInUIKitsOrder() {
    launch(both) { launch in
      #expect(
        Heard.words == [
          "willFinishLaunching", "didFinishLaunching", "configurationForConnecting",
          "willConnectTo", "viewDidLoad", "made visible", "sceneWillEnterForeground",
        ])
      Heard.words = []
      launch.window.open(in: .current, size: CGSize(width: 400, height: 800))
      launch.becomeActive()
      #expect(Heard.words == ["viewWillAppear", "viewDidAppear", "sceneDidBecomeActive"])
      #expect(launch.window.rootViewController?.view.frame.size == CGSize(width: 400, height: 800))
    }
  }

  @Test func theApplicationKnowsItsSceneAndItsWindow() {
    launch(both) { launch in
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene?.delegate is SceneDelegate)
      #expect(scene?.windows == [launch.window])
      #expect(UIApplication.shared.keyWindow === launch.window)
      #expect(launch.window.windowScene === scene)
      #expect(UIApplication.shared.delegate is AppDelegate)
    }
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test func theManifestNamesTheDelegate() {
    let list = manifest([
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "App.OtherSceneDelegate",
    ])
    launch(both, information: list) { launch in
      #expect(launch.window.rootViewController is UINavigationController)
    }
    // Its entry is found by the name that the app's delegate gives.
    launch(
      both, information: list,
      configuration: {
        UISceneConfiguration(name: "Default Configuration", sessionRole: $0.role)
      }
    ) { launch in
      #expect(launch.window.rootViewController is UINavigationController)
    }
  }

  private final class OwnScene: UIWindowScene {}

  @Test func aSceneOfAnotherClassIsNamed() {
    func issues(_ name: String, _ type: AnyClass? = nil) -> [RuntimeIssue] {
      RuntimeIssue.collecting {
        launch(
          both, information: manifest(["UISceneClassName": name]),
          configuration: {
            let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
            configuration.sceneClass = type
            return configuration
          }
        ) { _ in }
        return RuntimeIssue.drain()
      }
    }
    #expect(issues("UIWindowScene") == [])
    #expect(issues("") == [])
    #expect(issues("App.OwnScene", UIWindowScene.self) == [])
    #expect(
      issues("App.OwnScene").map(\.message) == [
        "the app's scene is to be of the class 'App.OwnScene', and is a plain 'UIWindowScene' here; let "
          + "the scene's delegate do what the class does"
      ])
    #expect(issues("UIWindowScene", OwnScene.self).map(\.rule) == ["scene-class-not-made"])
  }

  @Test func theAppsDelegateNamesTheDelegate() {
    launch(
      both, information: manifest(["UISceneDelegateClassName": "App.SceneDelegate"]),
      configuration: {
        let configuration = UISceneConfiguration(name: "Made", sessionRole: $0.role)
        configuration.delegateClass = OtherSceneDelegate.self
        return configuration
      }
    ) { launch in
      #expect(launch.window.rootViewController is UINavigationController)
    }
  }

  private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UITabBarController()
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) {
      Heard.words.append("applicationDidBecomeActive")
    }
  }

  @Test func anAppWithoutScenesMakesItsWindowItself() {
    // A delegate of scenes that nothing names stays out of it.
    for scenes in [[], both] {
      launch(scenes, delegate: { WindowDelegate() }) { launch in
        #expect(launch.window.rootViewController is UITabBarController)
        #expect(launch.window.windowScene != nil)
        launch.becomeActive()
        #expect(Heard.words == ["applicationDidBecomeActive"])
      }
    }
  }

  private final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      window?.rootViewController = UITabBarController()
    }
  }

  @Test func theWindowOfAStoryboardIsThereAndShown() {
    launch(
      [AppLaunch.SceneDelegate { StoryboardSceneDelegate() }],
      information: manifest([
        "UISceneDelegateClassName": "App.StoryboardSceneDelegate", "UISceneStoryboardFile": "Main",
      ])
    ) { launch in
      #expect(launch.window.rootViewController is UITabBarController)
      #expect(launch.window.isKeyWindow)
    }
  }

  private final class GreetingSceneDelegate: SceneDelegate {
    override func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      super.scene(scene, willConnectTo: session, options: connectionOptions)
      window?.rootViewController?.present(UINavigationController(), animated: false)
    }
  }

  @Test func whatIsPresentedAtLaunchAppears() {
    launch([AppLaunch.SceneDelegate { GreetingSceneDelegate() }]) { launch in
      launch.window.open(in: .current, size: CGSize(width: 400, height: 800))
      let presented = launch.window.rootViewController?.presentedViewController
      #expect(presented?.viewIfLoaded?.window != nil)
    }
  }

  private final class UnkeptSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
    }
  }

  #if os(macOS) || os(Linux)
    @Test func anAppWhoseWindowNobodyAsksForLaunchesWithoutOne() {
      let scenes = [AppLaunch.SceneDelegate { UnkeptSceneDelegate() }]
      _ = AppLaunch(scenes, information: [:])
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test func aWindowThatNobodyKeepsIsNone() async {
      let stop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let scenes = [AppLaunch.SceneDelegate { UnkeptSceneDelegate() }]
          _ = AppLaunch(scenes, information: [:]).window
        }
      }
      let words = String(decoding: stop?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("the app launches without a window: its delegates make none"))
    }
  #endif
}
