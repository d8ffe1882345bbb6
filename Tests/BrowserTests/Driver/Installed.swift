import Foundation

/// Programs on this machine.
enum Installed {
  /// Where a program lies in the path; `nil` where it does not.
  static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether browser tests can run. On a machine of continuous integration they run anyway, and
  /// fail where there is no browser.
  static var runsBrowserTests: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    return path(of: "chromedriver") != nil
      && (path(of: "chromium") ?? path(of: "google-chrome")) != nil
  }
}
