import Foundation

/// Programs on this machine.
enum Installed {
  /// Where a program lies in the path, or where it is said to lie; `nil` where it does not.
  static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return (program.hasPrefix("/") ? [program] : folders.map { "\($0)/\(program)" })
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether browser tests can run. On a machine of continuous integration they run anyway, and
  /// fail where there is no browser.
  static var runsBrowserTests: Bool {
    if ProcessInfo.processInfo.environment["CI"] != nil { return true }
    return path(of: "chromedriver") != nil
      && (path(of: "chromium") ?? path(of: "google-chrome")) != nil
  }

  /// WebKitGTK's own browser, which lies outside the path.
  static let miniBrowser = ["x86_64", "aarch64"].flatMap { machine in
    ["4.1", "6.0", "4.0"].map {
      "/usr/lib/\(machine)-linux-gnu/webkit\($0 == "6.0" ? "gtk-6.0" : "2gtk-\($0)")/MiniBrowser"
    }
  }.first { path(of: $0) != nil }

  static let firefox = [
    "firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].lazy.compactMap { path(of: $0) }.first
}
