import Foundation
import Synchronization

/// A headless browser window.
struct Browser: Sendable {
  private let driver: WebDriverClient
  private let session: String

  /// What tests of one window share, one after another.
  static var shared: Task<Browser, any Error> { opened(Kind()) }
  /// The same with script turned off, as a reader may have it.
  static var withoutScript: Task<Browser, any Error> { opened(Kind(runsScript: false)) }

  /// One whose size and pixels are said for each page.
  static var dense: Task<Browser, any Error> { opened(Kind(isSized: true)) }
  /// The same on a screen of three pixels a point, where borders are as thin as one of them.
  static var fine: Task<Browser, any Error> { opened(Kind(pixels: 3, isSized: true)) }

  /// As a reader has it, for fonts of pages, and for frames in a sandbox, to which the engine alone
  /// refuses files of the disk; others are the engine alone where that is installed, with which all
  /// tests in browsers take a fifth less of a processor.
  static var whole: Task<Browser, any Error> { opened(Kind(isWhole: true)) }
  static var wholeAndDense: Task<Browser, any Error> {
    opened(Kind(isSized: true, isWhole: true))
  }

  /// One whose pages look into the frames that they have of other files.
  static var framing: Task<Browser, any Error> { opened(Kind(looksIntoFrames: true)) }

  private struct Kind: Hashable {
    var window = BrowserWindow.current
    var runsScript = true
    var pixels = 1
    var isSized = false
    var looksIntoFrames = false
    var isWhole = false

    var arguments: [String] { looksIntoFrames ? [Browser.readsFiles] : [] }
  }

  /// A page of the disk may look into others beside it.
  static let readsFiles = "--allow-file-access-from-files"

  private static let open = Mutex<[Kind: Task<Browser, any Error>]>([:])

  private static func opened(_ kind: Kind) -> Task<Browser, any Error> {
    open.withLock { open in
      if let browser = open[kind] { return browser }
      let browser = Task {
        try await Browser(
          runsScript: kind.runsScript, pixels: kind.pixels, isWhole: kind.isWhole,
          arguments: kind.arguments)
      }
      open[kind] = browser
      return browser
    }
  }

  /// - Parameter isWhole: Whether it is the browser as a reader has it, which alone turns script off.
  init(
    runsScript: Bool = true, pixels: Int = 1, isWhole: Bool = true, arguments: [String] = []
  ) async throws {
    let preferences: JSON =
      runsScript ? [:] : ["profile.managed_default_content_settings.javascript": 2]
    var options: [String: JSON] = [
      // As root, Chromium refuses to start inside its sandbox; the pipe ends it with its driver.
      "args": .array(
        [
          "--headless", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
          // A mouse, which a machine of a farm does not have: it hovers, and is fine.
          "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
          .string("--force-device-scale-factor=\(pixels)"),
        ] + arguments.map { .string($0) }),
      "prefs": preferences,
    ]
    let names =
      (isWhole || !runsScript ? [] : ["chromium-headless-shell"]) + [
        "chromium", "google-chrome",
      ]
    if let binary = names.lazy.compactMap(Installed.path(of:)).first {
      options["binary"] = .string(binary)
    }
    let capabilities: JSON = [
      "capabilities": [
        "alwaysMatch": [
          "goog:chromeOptions": .object(options), "goog:loggingPrefs": ["browser": "ALL"],
        ]
      ]
    ]
    try await self.init(try await ChromeDriver.shared.value, capabilities)
  }

  /// A window of WebKit, which takes the same commands but those of Chromium's own.
  static func webKit(reducesMotion: Bool = false) async throws -> Browser {
    let (driver, capabilities) = try await WebKitDriver.start(reducesMotion: reducesMotion)
    return try await Browser(driver, capabilities)
  }

  private init(_ driver: WebDriverClient, _ capabilities: JSON) async throws {
    self.driver = driver
    let value = try await driver.send("POST", "/session", capabilities)
    session = value["sessionId"]?.string ?? ""
  }

  func send(_ method: String, _ command: String, _ body: JSON? = nil) async throws -> JSON {
    try await driver.send(method, "/session/\(session)/\(command)", body)
  }

  /// Opens a page and waits until it is loaded.
  /// Opens a page, and waits until it is loaded.
  ///
  /// A page that is left may say another address of its own meanwhile, which a busy driver takes for the
  /// new page.
  func open(_ page: URL) async throws {
    let place = { (address: String) in address.prefix { $0 != "#" } }
    let old = try await address
    let isWithin = page.fragment != nil && place(old) == place(page.absoluteString)
    if !isWithin { try await run("window.isLeft = true") }
    try await _ = send("POST", "url", ["url": .string(page.absoluteString)])
    if !isWithin { _ = try await becomes("!window.isLeft && document.readyState === 'complete'") }
  }

  func reload() async throws {
    try await _ = send("POST", "refresh", [:])
  }

  var address: String {
    get async throws { try await send("GET", "url").string ?? "" }
  }

  func resize(width: Int, height: Int) async throws {
    try await _ = send(
      "POST", "window/rect", ["width": .number(Double(width)), "height": .number(Double(height))])
  }

  /// Shows pages on a screen of a size in points, with pixels to a point, without a scroll bar.
  func show(width: Int, height: Int, scale: Int) async throws {
    try await command("Emulation.setScrollbarsHidden", ["hidden": true])
    try await command(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(Double(scale)), "mobile": false,
      ])
  }

  /// What the console holds since it was asked last: errors, warnings, refusals by a policy.
  func complaints() async throws -> [String] {
    let entries = try await send("POST", "se/log", ["type": "browser"]).array ?? []
    return entries.compactMap { $0["message"]?.string }
  }

  /// Runs a function's body in the page; it works with script turned off too.
  @discardableResult
  func run(_ body: String, _ arguments: [JSON] = []) async throws -> JSON {
    try await send("POST", "execute/sync", ["script": .string(body), "args": .array(arguments)])
  }

  /// Whether an expression comes true in the page; a busy machine is given ten seconds for it.
  func becomes(_ expression: String) async throws -> Bool {
    var waiting = Waiting(.seconds(10))
    while true {
      // Where nothing came to run for so long, it is looked at once more.
      let isLate = waiting.isOver
      if try await run("return Boolean(\(expression))") == true { return true }
      if isLate { return false }
      try await waiting.pause()
    }
  }

  /// Asks the browser itself for something that a page cannot do.
  @discardableResult
  func command(_ name: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await send("POST", "goog/cdp/execute", ["cmd": .string(name), "params": parameters])
  }

  /// The window's picture as a PNG.
  func screenshot() async throws -> Data {
    Data(base64Encoded: try await send("GET", "screenshot").string ?? "") ?? Data()
  }

  /// Enters a frame, or leaves all with `nil`.
  func enter(_ frame: Element?) async throws {
    try await _ = send("POST", "frame", ["id": frame?.reference ?? .null])
  }
}

// Elements.
extension Browser {
  /// All elements that a selector matches, in the page's order.
  func all(_ selector: String) async throws -> [Element] {
    let found = try await send(
      "POST", "elements", ["using": "css selector", "value": .string(selector)])
    return (found.array ?? []).compactMap { Element($0, in: self) }
  }

  /// The first element that a selector matches; the driver refuses where there is none.
  func first(_ selector: String) async throws -> Element {
    let found = try await send(
      "POST", "element", ["using": "css selector", "value": .string(selector)])
    guard let element = Element(found, in: self) else {
      throw DriverError.malformedResponse("no element for '\(selector)'")
    }
    return element
  }

  /// The element that has focus.
  func focused() async throws -> Element {
    guard let element = Element(try await send("GET", "element/active"), in: self) else {
      throw DriverError.malformedResponse("no active element")
    }
    return element
  }

  /// Elements that a reader meets by role and name, as the browser computes both.
  func all(_ selector: String, role: String, name: String) async throws -> [Element] {
    var matching: [Element] = []
    for element in try await all(selector) {
      guard try await element.role() == role else { continue }
      if try await element.name() == name { matching.append(element) }
    }
    return matching
  }
}

// The keyboard.
extension Browser {
  /// Presses and releases keys, one after another, wherever the focus is.
  func press(_ keys: Key...) async throws {
    try await type(keys.map(\.rawValue))
  }

  /// Types letters, one right after another, wherever the focus is.
  func type(_ letters: String) async throws {
    try await type(letters.map { String($0) })
  }

  private func type(_ keys: [String]) async throws {
    let actions = keys.flatMap { key -> [JSON] in
      [
        ["type": "keyDown", "value": .string(key)],
        ["type": "keyUp", "value": .string(key)],
      ]
    }
    try await _ = send(
      "POST", "actions",
      ["actions": [["type": "key", "id": "keyboard", "actions": .array(actions)]]])
  }
}

/// Keys by WebDriver's code points.
enum Key: String {
  case enter = "\u{E007}"
  case space = " "
  case tab = "\u{E004}"
  case escape = "\u{E00C}"
  case end = "\u{E010}"
  case home = "\u{E011}"
  case left = "\u{E012}"
  case up = "\u{E013}"
  case right = "\u{E014}"
  case down = "\u{E015}"
  case delete = "\u{E017}"
  case star = "*"
  case plus = "+"
  case minus = "-"
  case m, o
}

// What a reader asked the system for.
extension Browser {
  func reduceMotion(_ isReduced: Bool) async throws {
    try await prefer(["prefers-reduced-motion": isReduced ? "reduce" : ""])
  }

  /// What a reader prefers, by the names of media features; nothing is what the system has.
  func prefer(_ features: [String: String]) async throws {
    let values = features.sorted { $0.key < $1.key }.map { name, value -> JSON in
      ["name": .string(name), "value": .string(value)]
    }
    try await command("Emulation.setEmulatedMedia", ["features": .array(values)])
  }
}
