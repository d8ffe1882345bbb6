public import CellophaneLook
public import UIKit

/// A scene delegate of an app that a preview launches.
public struct LaunchedScene: Sendable {
  let delegate: AppLaunch.SceneDelegate

  /// Says how the delegate is made.
  public init<Delegate: UISceneDelegate>(_ make: @escaping @MainActor @Sendable () -> Delegate) {
    delegate = AppLaunch.SceneDelegate(make)
  }
}

/// An app that was launched.
@MainActor public final class LaunchedApp {
  let launch: AppLaunch
  /// The window that its delegates made.
  public var window: UIWindow { launch.window }

  init(_ scenes: [LaunchedScene]) {
    launch = AppLaunch(scenes)
  }
}

extension AppLaunch {
  convenience init(_ scenes: [LaunchedScene]) {
    self.init(scenes.map(\.delegate), information: Bundle.main.infoDictionary ?? [:])
  }
}

extension Preview {
  /// Says how the preview's app launches, for code that relies on what its delegates do then, as to
  /// register defaults or to fill a container.
  ///
  /// Where the code stops as the preview is made, the preview is made once more in an app that has
  /// launched, and its page says so. Elsewhere nothing is launched. The delegate is that of
  /// `application(_:)`.
  ///
  /// - Parameter scenes: The scene delegates that the app has.
  public func launchingWhereItStops(_ scenes: [LaunchedScene] = []) -> Preview<Root> {
    var copy = self
    copy.launchScenes = scenes
    return copy
  }
}

extension Preview where Root == LaunchedApp {
  /// Previews an app as it launches: what its own delegates bring to the screen.
  ///
  /// The delegate that `application(_:)` names hears that the app has launched; then a scene connects,
  /// and its delegate makes the window. Which delegate that is, the app's delegate says, or the app's
  /// `Info.plist`; where neither does, it is the first, unless the app's delegate has shown a window
  /// itself. An app that shows no window stops.
  ///
  /// - Parameter scenes: The scene delegates that the app has; none where its own delegate makes the
  ///   window.
  public init(
    _ title: String, group: String? = nil, notes: String? = nil, source: PreviewSource = [],
    id: String? = nil, environments: [PreviewEnvironment] = [.phone], look: Look? = nil,
    launching scenes: [LaunchedScene], file: String = #fileID, path: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      title,
      PreviewDetails(
        group: group, notes: notes, source: source, id: id, environments: environments,
        look: look),
      location: PreviewLocation(file: file, path: path, line: line),
      make: { LaunchedApp(scenes) }
    ) { .launch($0.launch) }
    isLaunch = true
  }
}
