/// What an app's `Info.plist` says of its first scene.
@MainActor struct SceneManifest {
  /// The storyboard of an app without scenes.
  let mainStoryboard: String?
  private let scenes: [[String: Any]]

  init(_ information: [String: Any]) {
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    mainStoryboard = manifest == nil ? Self.text(information, "UIMainStoryboardFile") : nil
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication.rawValue
    scenes = roles?[role] as? [[String: Any]] ?? []
  }

  /// A configuration with what the list adds: the entry of its name, or the first.
  func configuration(
    completing asked: UISceneConfiguration?, of session: UISceneSession
  ) -> UISceneConfiguration {
    let configuration = asked ?? UISceneConfiguration(name: nil, sessionRole: session.role)
    let entry =
      scenes.first { $0["UISceneConfigurationName"] as? String == configuration.name }
      ?? (configuration.name == nil ? scenes.first : nil)
    configuration.delegateName = Self.text(entry, "UISceneDelegateClassName")
    configuration.storyboard = Self.text(entry, "UISceneStoryboardFile")
    let plain = "UIWindowScene"
    let own = configuration.sceneClass.map { String(describing: $0) }
    if let name = own ?? Self.text(entry, "UISceneClassName"), name != plain {
      RuntimeIssue.record(
        "scene-class-not-made",
        "the app's scene is to be of the class '\(name)', and is a plain '\(plain)' here; let the scene's "
          + "delegate do what the class does")
    }
    return configuration
  }

  private static func text(_ values: [String: Any]?, _ key: String) -> String? {
    (values?[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
  }
}
