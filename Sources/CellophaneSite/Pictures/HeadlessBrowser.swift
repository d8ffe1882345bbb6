internal import CellophaneFiles
internal import Foundation

/// A browser without a window, which shows pages and gives their pictures.
final class HeadlessBrowser {
  /// What is to be seen of a page.
  struct Shot {
    /// An address with its scheme: `file:///…`.
    var address: String
    /// Points.
    var width: Int
    /// Points; `nil` is as high as the page.
    var height: Int?
    /// How high a page's own height may be, in points.
    var heightLimit = Int.max
    /// Pixels in a point.
    var scale: Int
    var isDark = false
  }

  /// By which names it is looked for in the path.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
  ]

  private let pipe: BrowserPipe
  private let profile: String

  /// Starts the browser that the environment names or the path holds.
  ///
  /// - Parameter scale: Pixels in a point of its screen, which say how thin a border can be.
  init(
    scale: Int, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PictureError) {
    let path = try Self.path(in: environment)
    profile = NSTemporaryDirectory() + "cellophane-browser-\(getpid())"
    pipe = try BrowserPipe(path: path, profile: profile, scale: scale)
  }

  deinit {
    pipe.stop()
    try? FileManager.default.removeItem(atPath: profile)
  }

  static func path(in environment: [String: String]) throws(PictureError) -> String {
    if let named = environment["CHROME_PATH"], !named.isEmpty {
      guard isProgram(named) else { throw .noProgram(path: named) }
      return named
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let programs =
      names.flatMap { name in folders.map { "\($0)/\(name)" } }
      + ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    guard let path = programs.first(where: isProgram) else { throw .noBrowser(names: names) }
    return path
  }

  private static func isProgram(_ path: String) -> Bool {
    !FileKind.isFolder(path) && FileManager.default.isExecutableFile(atPath: path)
  }

  /// The picture as a PNG, once everything that the page needs is there and nothing moves.
  ///
  /// Each page is opened as by a reader who was never there.
  func picture(of shot: Shot) throws(PictureError) -> [UInt8] {
    let page = try open(shot)
    let picture = try picture(of: page)
    try close(page)
    return picture
  }

  /// The picture of a page and where its elements lie.
  func view(of shot: Shot) throws(PictureError) -> PageView {
    let page = try open(shot, with: PageView.noting)
    let said = try evaluate(PageView.measuring, session: page.session) as? String
    let view = PageView(picture: try picture(of: page), boxes: try PageView.boxes(said ?? ""))
    try close(page)
    return view
  }

  /// Opens a page that is shown and rests.
  ///
  /// - Parameter script: What runs before the page's own scripts.
  private func open(_ shot: Shot, with script: String = "") throws(PictureError) -> Window {
    let window = try openWindow()
    let session = window.session
    try pipe.send("Page.enable", session: session)
    try pipe.send("Page.setLifecycleEventsEnabled", ["enabled": true], session: session)
    try pipe.send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": shot.isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ], session: session)
    // As in a catalogue page, whose frame goes by that name: without the bar of steps.
    try pipe.send(
      "Page.addScriptToEvaluateOnNewDocument", ["source": "name = 'preview';" + script],
      session: session)
    try resize(to: shot, height: shot.height ?? 100, session: session)
    let shown = try pipe.send("Page.navigate", ["url": shot.address], session: session)
    if let error = shown["errorText"] as? String {
      throw .refused(command: shot.address, message: error)
    }
    try pipe.waitForLoad(of: text(shown, "loaderId"), showing: shot.address)
    let height = try settle(session: session)
    if shot.height == nil {
      try resize(to: shot, height: min(height, shot.heightLimit), session: session)
      _ = try settle(session: session)
    }
    return window
  }

  private func picture(of page: Window) throws(PictureError) -> [UInt8] {
    let answer = try pipe.send("Page.captureScreenshot", ["format": "png"], session: page.session)
    guard let data = Data(base64Encoded: text(answer, "data")), !data.isEmpty else {
      throw .refused(command: "Page.captureScreenshot", message: "it gave no picture")
    }
    return [UInt8](data)
  }

  /// What a script gives on an empty page.
  ///
  /// - Parameter script: An expression, perhaps of a promise, whose value is JSON.
  func value(of script: String) throws(PictureError) -> Any? {
    let window = try openWindow()
    let value = try evaluate(script, session: window.session)
    try close(window)
    return value
  }

  /// A window of a reader who was never there.
  private struct Window {
    var context: String
    var session: String
  }

  private func openWindow() throws(PictureError) -> Window {
    let context = text(try pipe.send("Target.createBrowserContext"), "browserContextId")
    let target = text(
      try pipe.send(
        "Target.createTarget", ["url": "about:blank", "browserContextId": context]), "targetId")
    let session = text(
      try pipe.send("Target.attachToTarget", ["targetId": target, "flatten": true]), "sessionId")
    return Window(context: context, session: session)
  }

  private func close(_ window: Window) throws(PictureError) {
    try pipe.send("Target.disposeBrowserContext", ["browserContextId": window.context])
  }

  private func text(_ answer: [String: Any], _ name: String) -> String {
    answer[name] as? String ?? ""
  }

  private func resize(to shot: Shot, height: Int, session: String) throws(PictureError) {
    try pipe.send(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": shot.width, "height": height, "deviceScaleFactor": shot.scale, "mobile": false,
      ], session: session)
  }

  /// Waits for fonts, pictures and two drawn frames.
  ///
  /// - Returns: The page's height in points.
  private func settle(session: String) throws(PictureError) -> Int {
    let script = """
      (async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
        return Math.ceil(document.documentElement.scrollHeight);
      })()
      """
    return try evaluate(script, session: session) as? Int ?? 100
  }

  private func evaluate(_ script: String, session: String) throws(PictureError) -> Any? {
    let answer = try pipe.send(
      "Runtime.evaluate",
      ["expression": script, "awaitPromise": true, "returnByValue": true], session: session)
    if let problem = answer["exceptionDetails"] as? [String: Any] {
      throw .refused(command: "Runtime.evaluate", message: text(problem, "text"))
    }
    return (answer["result"] as? [String: Any])?["value"]
  }
}
