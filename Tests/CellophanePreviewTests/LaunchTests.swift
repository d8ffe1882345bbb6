import CellophaneDocument
import CellophaneLook
import CellophanePreview
import Foundation
import Testing
import UIKit

/// An app as it launches, by its own delegates.
@Suite(.serialized) @MainActor struct LaunchTests {
  /// A table of words.
  private final class Words: UITableViewController {
    let words: [String]
    var choose: (Words, String) -> Void = { _, _ in }

    init(_ words: [String], title: String) {
      self.words = words
      super.init(style: .plain)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { words.count }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      choose(self, words[indexPath.row])
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var account = "nobody"

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      account = "Ada"
      return true
    }
  }

  /// Shows who is known; a tap on one shows the tabs in their place.
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let account = (UIApplication.shared.delegate as? AppDelegate)?.account ?? "nothing"
      let accounts = Words([account, "Guest"], title: "Accounts")
      accounts.choose = { controller, name in
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        (scene?.delegate as? SceneDelegate)?.showTabs(of: name)
      }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UINavigationController(rootViewController: accounts)
      window?.makeKeyAndVisible()
    }

    func showTabs(of name: String) {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: Words(["\(name)'s inbox"], title: "Mail")),
        UINavigationController(rootViewController: Words(["Settings of \(name)"], title: "More")),
      ]
      window?.rootViewController = tabs
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
      window?.rootViewController?.children.first?.title = "Active accounts"
    }
  }

  private final class TintedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.tintColor = .systemGreen
      window?.rootViewController = Words(["Salt"], title: "Green")
      window?.makeKeyAndVisible()
    }
  }

  /// Hears on the main queue which screen is the first one.
  private final class LateSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.makeKeyAndVisible()
      DispatchQueue.main.async { [weak self] in
        self?.window?.rootViewController = Words(["Quince"], title: "Late")
      }
    }
  }

  private var preview: Preview<LaunchedApp> {
    Preview("Launch", launching: [LaunchedScene { SceneDelegate() }]).application { AppDelegate() }
  }

  @Test func theScreenIsTheRootOfTheWindow() async {
    let text = await outline(preview)
    #expect(text.contains(#"row "Ada" "Ada""#), "\(text)")
    #expect(text.contains(#"navigation "Active accounts""#))
  }

  @Test func aRootThatComesATurnAfterItsWindowIsTheScreen() async {
    let text = await outline(
      Preview("Late", launching: [LaunchedScene { LateSceneDelegate() }]))
    #expect(text.contains(#"row "Quince" "Quince""#), "\(text)")
  }

  @Test func aRootThatTakesItsPlaceIsTheScreen() async throws {
    let session = try await Session.begin(AnyPreview(preview))
    defer { session.end() }
    try await session.perform(.row(RowName(collection: "list", row: "Guest"), .tap))
    guard case .tabs = session.screen() else {
      Issue.record("the tabs are not shown")
      return
    }
  }

  @Test func aTapThatTakesTheRootsPlaceLeadsThere() async {
    let text = await outline(preview)
    #expect(text.contains("Guest's inbox"), "\(text)")
    #expect(text.contains("Ada's inbox"))
  }

  @Test func theTintOfTheWindowIsThePages() async {
    let pages = await AnyPreview(preview).resolve()
    #expect(pages.map(\.tint) == [nil])
    let tinted = await AnyPreview(
      Preview("Launch", launching: [LaunchedScene { TintedSceneDelegate() }])
    ).resolve()
    #expect(tinted.map(\.tint) == [LookColor(.system(.systemGreen))])
  }

  private final class DarkSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let styles: (window: UIUserInterfaceStyle, root: UIUserInterfaceStyle)

    init(_ window: UIUserInterfaceStyle, root: UIUserInterfaceStyle = .unspecified) {
      styles = (window, root)
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.overrideUserInterfaceStyle = styles.window
      window?.rootViewController = Words(["Night"], title: "Night")
      window?.rootViewController?.overrideUserInterfaceStyle = styles.root
      window?.makeKeyAndVisible()
    }
  }

  @Test func theSchemeOfTheWindowIsThePages() async {
    #expect(await AnyPreview(preview).resolve().map(\.environment.scheme) == [.automatic])
    let dark = await AnyPreview(
      Preview("Launch", launching: [LaunchedScene { DarkSceneDelegate(.dark) }])
    ).resolve()
    #expect(dark.map(\.environment.scheme) == [.dark])
    // The root's own counts for all that is in it, and one page does for both schemes.
    let light = await AnyPreview(
      Preview(
        "Launch", environments: [.phone, .phone.dark],
        launching: [LaunchedScene { DarkSceneDelegate(.dark, root: .light) }])
    ).resolve()
    #expect(light.map(\.environment.scheme) == [.light])
  }

  @Test func aStepIsGivenTheApp() async {
    let text = await outline(
      preview.step("In") { app in
        (app.window.windowScene?.delegate as? SceneDelegate)?.showTabs(of: "Bo")
      })
    #expect(text.contains("Bo's inbox"))
  }
}
