import Foundation

/// A headless window of Firefox, spoken to in WebDriver BiDi's words, for which it needs no driver.
struct FirefoxWindow: Sendable {
  private let connection: WebSocketClient
  private let context: String

  /// - Parameter preferences: What stands in the profile beside what every test needs.
  init(preferences: [String: JSON] = [:]) async throws {
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-firefox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    let lines = try Self.preferences.merging(preferences) { $1 }.map { name, value in
      let value = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
      return "user_pref(\"\(name)\", \(value.dropFirst().dropLast()));\n"
    }
    try Data(lines.sorted().joined().utf8).write(to: profile.appending(path: "user.js"))
    let program = Installed.firefox ?? "firefox-esr"
    let firefox = try ChildProgram(
      program,
      [
        "--headless", "--no-remote", "--profile", profile.path, "--remote-debugging-port", "0",
        "about:blank",
      ], folder: profile, environment: try KnownFonts.environment.get())
    let port = try firefox.says(/WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/)
    connection = try await WebSocketClient(port: UInt16(port) ?? 0, path: "/session")
    _ = try await Self.send("session.new", ["capabilities": [:]], over: connection)
    // The first tab leaves the focus to the address bar.
    let tab = try await Self.send(
      "browsingContext.create", ["type": "tab"], over: connection)
    context = tab["context"]?.string ?? ""
  }

  private static let preferences: [String: JSON] = [
    "browser.shell.checkDefaultBrowser": .bool(false),
    "datareporting.policy.dataSubmissionEnabled": .bool(false),
    "app.update.enabled": .bool(false),
    "browser.startup.page": 0,
    // A page of the disk may look into others beside it.
    "security.fileuri.strict_origin_policy": .bool(false),
    // A mouse is there, though nobody plugged one in.
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
  ]

  /// One command at a time: a window's tests follow one another.
  private static func send(
    _ method: String, _ parameters: JSON, over connection: WebSocketClient
  ) async throws -> JSON {
    let message: JSON = ["id": 1, "method": .string(method), "params": parameters]
    try await connection.send(
      String(decoding: try JSONEncoder().encode(message), as: UTF8.self))
    while true {
      let answer = try JSON(Data(try await connection.receive().utf8))
      // What has no number is news.
      guard answer["id"]?.number != nil || answer["type"] == "error" else { continue }
      if let error = answer["error"]?.string {
        throw DriverError.refused(
          command: method, error: error, message: answer["message"]?.string ?? "")
      }
      return answer["result"] ?? .null
    }
  }

  private func send(_ method: String, _ parameters: [String: JSON]) async throws -> JSON {
    try await Self.send(
      method, .object(parameters.merging(["context": .string(context)]) { $1 }), over: connection)
  }
}

extension FirefoxWindow: EngineWindow {
  func open(_ page: URL) async throws {
    try await _ = send(
      "browsingContext.navigate",
      ["url": .string(page.absoluteString), "wait": "complete"])
  }

  func resize(width: Int, height: Int) async throws {
    try await _ = send(
      "browsingContext.setViewport",
      ["viewport": ["width": .number(Double(width)), "height": .number(Double(height))]])
  }

  /// Values come and go as JSON, which says the same in all engines.
  func run(_ body: String, _ arguments: [JSON]) async throws -> JSON {
    let given = String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self)
    let answer = try await Self.send(
      "script.callFunction",
      [
        "functionDeclaration": .string(
          """
          async (given) => JSON.stringify(
            (await (async function () { \(body) }).apply(null, JSON.parse(given))) ?? null)
          """),
        "arguments": [["type": "string", "value": .string(given)]],
        "awaitPromise": .bool(true), "target": ["context": .string(context)],
      ], over: connection)
    guard let value = answer["result"]?["value"]?.string else {
      let said = answer["exceptionDetails"]?["text"]?.string ?? "no value"
      throw DriverError.refused(command: "run", error: "script", message: said)
    }
    return try JSON(Data(value.utf8))
  }

  func perform(_ actions: [JSON]) async throws {
    try await _ = send("input.performActions", ["actions": .array(actions)])
  }

  func screenshot() async throws -> Data {
    let picture = try await send("browsingContext.captureScreenshot", [:])
    return Data(base64Encoded: picture["data"]?.string ?? "") ?? Data()
  }
}
