internal import CellophaneDoctor
internal import CellophaneProjects
internal import Foundation

/// How an app begins: by which delegates, or why nobody here can see it.
struct AppStart {
  static let title = "Launch"
  static let group = "App"

  /// The classes of app delegates.
  private(set) var delegates: [DeclaredClass]
  /// The classes of scene delegates, those that `Info.plist` names first.
  private(set) var scenes: [DeclaredClass]
  /// Why the app as it launches is not shown; `nil` where it may be.
  private(set) var obstacle: String?
  /// Whether it shows columns where there is room for them.
  let hasColumns: Bool
  /// Whether there is an app: sources with a delegate.
  private let isApp: Bool

  /// Whether the app can be launched.
  var isShown: Bool { isApp && obstacle == nil }

  /// What is said of an app that cannot.
  var note: String? {
    guard isApp else { return nil }
    return obstacle.map { "the app as it launches is not shown: \($0)" }
  }

  /// The class whose place is the preview's.
  var first: DeclaredClass? { scenes.first ?? delegates.first }

  /// - Parameter targets: The app's own modules, its last first.
  init(of targets: [BuiltTarget], _ interfaces: InterfaceFiles) {
    let family = ClassFamily(targets.flatMap(\.classes))
    let classes = targets.flatMap(\.classes).filter { $0.owner == nil && !$0.isGeneric }
    let inheriting = { (name: String) in
      classes.filter { family.line(of: $0).own.contains { $0.inherits.contains(name) } }
    }
    delegates = inheriting("UIApplicationDelegate")
    let list = PropertyList(targets.first?.target.information)
    let named = list.sceneDelegates
    let isNamed = { (one: DeclaredClass) in named.contains(one.name) }
    let scenes = inheriting("UIWindowSceneDelegate")
    self.scenes = scenes.filter(isNamed) + scenes.filter { !isNamed($0) }
    let texts = targets.flatMap { ($0.texts + $0.outTexts).map(\.bytes) }
      .map { String(decoding: BareSource.bytes(of: $0), as: UTF8.self) }
    hasColumns = interfaces.hasColumns || texts.contains { $0.contains("UISplitViewController") }
    isApp = !(delegates + scenes).isEmpty
    obstacle = Self.obstacle(texts, list, interfaces)
  }

  /// Why nothing of the app could be seen, as far as its sources and its list say it.
  private static func obstacle(
    _ texts: [String], _ list: PropertyList, _ interfaces: InterfaceFiles
  ) -> String? {
    if texts.contains(where: { $0.contains(/@main\s+struct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b/) }) {
      return "it is an app of SwiftUI's, whose scenes are not drawn"
    }
    // A point before a word is no boundary to a pattern.
    let setsRoot = texts.contains { $0.contains(/[.\s]rootViewController\s*=(?!=)/) }
    if setsRoot { return nil }
    if let storyboard = list.storyboard {
      if interfaces.beginnings.contains(storyboard) { return nil }
      return
        "its first screen is in the storyboard '\(storyboard)', which is not there or begins nowhere"
    }
    return "nothing in its code sets the root view controller of a window"
  }

  /// Takes away the delegates that the compiler refuses, and says so where none is left that could make
  /// the window.
  ///
  /// - Parameter isIn: Whether a class can be made.
  mutating func leaveOut(in targets: [BuiltTarget], isIn: (DeclaredClass) -> Bool) {
    let starting = scenes.isEmpty ? delegates : scenes
    let lost = starting.lazy.compactMap { one in
      Self.lostStart(of: one, in: targets).map { (one, $0) }
    }.first
    delegates.removeAll { !isIn($0) }
    scenes.removeAll { !isIn($0) || Self.lostStart(of: $0, in: targets) != nil }
    guard obstacle == nil, let first = starting.first else { return }
    let left = starting.filter { isIn($0) && Self.lostStart(of: $0, in: targets) == nil }
    guard left.isEmpty else { return }
    let cause =
      lost.map(\.1)
      ?? targets.lazy.compactMap { $0.refusal(of: first.path, first.line) }.first
      ?? "it cannot be made without arguments"
    obstacle = "'\(lost?.0.name ?? first.name)' is not in: \(cause)"
  }

  /// What became of the method with which a delegate makes the window, where it is left out.
  private static func lostStart(of one: DeclaredClass, in targets: [BuiltTarget]) -> String? {
    for target in targets {
      guard let text = target.texts.first(where: { $0.path == one.path }) else { continue }
      let lines = String(decoding: text.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let lost = target.omissions.filter {
        $0.path == one.path && $0.type == one.name && $0.member == nil
      }
      for place in lost where place.line <= lines.count {
        let head = lines[(place.line - 1)..<min(place.lastLine, lines.count)].prefix(4).joined()
        guard head.contains(/willConnectTo|didFinishLaunchingWithOptions/) else { continue }
        return "line \(place.line): \(place.cause)"
      }
    }
    return nil
  }
}

/// What an app's `Info.plist` says of its first screen.
private struct PropertyList {
  /// Without their modules.
  var sceneDelegates: [String] = []
  var storyboard: String?

  init(_ text: String?) {
    // A list that cannot be read was said to be so before.
    guard let text,
      let read = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil),
      let values = read as? [String: Any]
    else { return }
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    sceneDelegates = scenes.compactMap { $0["UISceneDelegateClassName"] as? String }.map {
      String($0.split(separator: ".").last ?? "")
    }
    storyboard = (scenes.map { $0["UISceneStoryboardFile"] } + [values["UIMainStoryboardFile"]])
      .lazy.compactMap { $0 as? String }.first { !$0.isEmpty }
  }
}
