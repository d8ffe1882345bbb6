import Foundation
import Seeding

/// An engine that readers' browsers have.
enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
  /// Chrome, Edge and others.
  case chromium
  /// Safari, by WebKitGTK's MiniBrowser.
  case webKit
  case firefox

  var description: String { rawValue }

  /// The engines that tests run in: on Linux Safari's, whatever is missing there, and each of the others
  /// in one of four commits; on a Mac, where nothing opens Safari without somebody who allows it, those
  /// that are installed.
  static let held: [Engine] = {
    #if os(Linux)
      return [.webKit] + Turn.share([.firefox, .chromium], oneIn: 4, of: "engines beside WebKit")
    #else
      return allCases.filter(\.isInstalled)
    #endif
  }()

  /// Whether the tests of engines can run. On a Linux machine of continuous integration they run
  /// anyway, and fail where an engine is missing.
  static let areThere: Bool = {
    #if os(Linux)
      if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    #endif
    return !held.isEmpty && held.allSatisfy(\.isInstalled)
  }()

  private var isInstalled: Bool {
    switch self {
    case .chromium: Installed.path(of: "chromedriver") != nil
    case .webKit:
      Installed.path(of: "WebKitWebDriver") != nil && Installed.path(of: "Xvfb") != nil
        && Installed.miniBrowser != nil
    case .firefox: Installed.firefox != nil
    }
  }

  /// The engine's window, which its tests share, one after another.
  var window: any EngineWindow {
    get async throws {
      switch self {
      case .chromium: try await Self.chromiumWindow.value
      case .webKit: try await Self.webKitWindow.value
      case .firefox: try await Self.firefoxWindow.value
      }
    }
  }

  /// A window of a reader who asked the system for less motion.
  var stillWindow: any EngineWindow {
    get async throws {
      switch self {
      case .chromium: try await Self.stillChromiumWindow.value
      case .webKit: try await Self.stillWebKitWindow.value
      case .firefox: try await Self.stillFirefoxWindow.value
      }
    }
  }

  private static let chromiumWindow = Task { try await Browser(arguments: [Browser.readsFiles]) }
  private static let stillChromiumWindow = Task {
    try await Browser(arguments: [Browser.readsFiles, "--force-prefers-reduced-motion"])
  }
  private static let webKitWindow = Task { try await Browser.webKit() }
  private static let stillWebKitWindow = Task { try await Browser.webKit(reducesMotion: true) }
  private static let firefoxWindow = Task { try await FirefoxWindow() }
  private static let stillFirefoxWindow = Task {
    try await FirefoxWindow(preferences: ["ui.prefersReducedMotion": 1])
  }
}
