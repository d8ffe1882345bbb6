import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Theme.apply()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    window.overrideUserInterfaceStyle = .unspecified
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  func applicationDidBecomeActive(_ application: UIApplication) {}
  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let coordinator = AppCoordinator()
    window.rootViewController = coordinator.navigationController
    window.tintColor = .brand
    coordinator.start()
    window.makeKeyAndVisible()
    self.coordinator = coordinator
    self.window = window
    if let url = connectionOptions.urlContexts.first?.url { open(url) }
    if let activity = connectionOptions.userActivities.first { _ = activity.activityType }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.map(\.url).forEach(open)
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "app.browse")
    activity.userInfo = ["id": 1]
    activity.title = "Browse"
    return activity
  }

  private func open(_ url: URL) { UIApplication.shared.open(url) }
}

enum Theme {
  static func apply() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .brand
    appearance.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.rounded(.headline, weight: .bold),
    ]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.setBackIndicatorImage(
      UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
    appearance.shadowColor = .clear
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().compactAppearance = appearance
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().prefersLargeTitles = true

    let tab = UITabBarAppearance()
    tab.configureWithDefaultBackground()
    tab.stackedLayoutAppearance.normal.iconColor = .gray
    tab.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.brand]
    UITabBar.appearance().standardAppearance = tab
    UITabBar.appearance().scrollEdgeAppearance = tab
    UITabBar.appearance().tintColor = .brand

    UISwitch.appearance().onTintColor = .brand
    UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
    UIBarButtonItem.appearance().tintColor = .brand
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15)], for: .normal)
    UITableView.appearance().separatorColor = .separator
    UITextField.appearance().keyboardAppearance = .dark
    UIView.appearance().tintColor = .brand
    UISegmentedControl.appearance().selectedSegmentTintColor = .brand
  }
}

final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let home = UINavigationController(rootViewController: ContactsViewController())
    home.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    let search = UIViewController()
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    search.tabBarItem.badgeValue = "3"
    search.tabBarItem.badgeColor = .systemRed
    viewControllers = [home, search]
    selectedIndex = 0
    tabBar.unselectedItemTintColor = .gray
    tabBar.isTranslucent = false
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

func currentWindow() -> UIWindow? {
  UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .filter { $0.activationState == .foregroundActive }
    .flatMap { $0.windows }
    .first { $0.isKeyWindow }
}

func openSettings() {
  guard let url = URL(string: UIApplication.openSettingsURLString),
    UIApplication.shared.canOpenURL(url)
  else { return }
  UIApplication.shared.open(url, options: [:], completionHandler: nil)
}

func tap() {
  let generator = UIImpactFeedbackGenerator(style: .light)
  generator.prepare()
  generator.impactOccurred()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
}

let isPad = UIDevice.current.userInterfaceIdiom == .pad
