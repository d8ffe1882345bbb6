import FlyingSocks
import Foundation

/// WebKitGTK's MiniBrowser, driven by WebKitWebDriver on a screen that nobody sees.
enum WebKitDriver {
  /// Opens a window of a browser of its own: the driver has one session.
  ///
  /// - Parameter reducesMotion: Whether the system asks for less motion.
  static func start(reducesMotion: Bool = false) async throws -> (WebDriverClient, JSON) {
    let settings = try folder(reducesMotion: reducesMotion)
    var environment = try KnownFonts.environment.get()
    environment["DISPLAY"] = try Screen.start()
    environment["GDK_BACKEND"] = "x11"
    // Where GTK finds its settings, and what the browser writes.
    environment["XDG_CONFIG_HOME"] = settings.path
    environment["XDG_CACHE_HOME"] = settings.appending(path: "cache").path
    environment["XDG_DATA_HOME"] = settings.appending(path: "data").path
    environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    environment["NO_AT_BRIDGE"] = "1"
    let port = try freePort()
    try ChildProgram(
      "WebKitWebDriver", ["--port=\(port)"], folder: settings, environment: environment
    ).ignoreOutput()
    let client = WebDriverClient(port: port)
    try await client.untilItListens()
    return (client, capabilities)
  }

  private static let capabilities: JSON = [
    "capabilities": [
      "alwaysMatch": [
        "webkitgtk:browserOptions": [
          "binary": .string(Installed.miniBrowser ?? "MiniBrowser"),
          "args": ["--automation", "--allow-file-access-from-file-urls=true"],
        ]
      ]
    ]
  ]

  private static func folder(reducesMotion: Bool) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-webkit-\(UUID().uuidString)")
    let settings = folder.appending(path: "gtk-3.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    let said = "[Settings]\ngtk-enable-animations=\(reducesMotion ? 0 : 1)\n"
    try Data(said.utf8).write(to: settings.appending(path: "settings.ini"))
    return folder
  }

  /// The driver must be told a port: one that was free a moment ago.
  private static func freePort() throws -> UInt16 {
    let socket = try Socket(domain: Int32(sa_family_t(AF_INET)))
    defer { try? socket.close() }
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    guard case .ip4(_, let port) = try socket.sockname() else { return 0 }
    return port
  }
}

extension WebDriverClient {
  /// Waits until the driver takes commands; a busy machine is given ten seconds for it.
  fileprivate func untilItListens() async throws {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      do {
        _ = try await send("GET", "/status")
        return
      } catch {
        guard ContinuousClock.now < end else { throw error }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
