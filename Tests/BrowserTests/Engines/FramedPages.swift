import Foundation

/// Many pages of a site in the frames of one, which looks into all of them at once: each costs half of
/// what it costs in a window of its own, since nothing of it is painted.
struct FramedPages: Sendable {
  private let host: String
  let count: Int

  /// - Parameters:
  ///   - pages: Paths from the site's folder.
  ///   - site: The example site where nothing is said.
  ///   - runsScript: Whether the pages' scripts run. Where not, they take the page for one whose
  ///     reader turned script off.
  ///   - width: Of each frame as its page is loaded, in points.
  init(
    _ pages: [String], of site: Task<BuiltGallery, any Error> = BuiltGallery.shared,
    runsScript: Bool, width: Int = 402
  ) async throws {
    let folder = try await site.value.folder
    // A frame in a sandbox runs no script; from the same origin it can be looked into.
    let sandbox = runsScript ? "" : " sandbox='allow-same-origin'"
    let frames = pages.map { page in
      "<iframe src='\(folder.appending(path: page).absoluteString)' data-page='\(page)'\(sandbox)></iframe>"
    }
    host = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>Pages</title>
      <style>iframe { width: \(width)px; height: 874px; border: 0; visibility: hidden }</style>
      \(frames.joined(separator: "\n"))
      """
    count = pages.count
  }

  /// Opens all pages in a window.
  private func open(in window: any EngineWindow) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-frames-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(host.utf8).write(to: file)
    try await window.resize(width: 1200, height: 900)
    try await window.open(file)
  }

  /// Opens all pages in a window, and leaves them after a look at them.
  ///
  /// - Parameter window: Its pages look into their frames, of whatever file.
  func open<Found>(
    in window: any EngineWindow, _ look: (Frames) async throws -> Found
  ) async throws -> Found {
    try await open(in: window)
    let loaded =
      "[...document.querySelectorAll('iframe')].every((one) => "
      + "one.contentDocument?.readyState === 'complete' && one.contentDocument.body?.firstElementChild)"
    guard try await window.comes(loaded, within: .seconds(60)) else {
      throw DriverError.malformedResponse("not every page was loaded")
    }
    let found = try await look(Frames(window: window))
    // What moves on a page goes on for as long as it is there, beside the tests after this.
    try await window.open(BuiltGallery.shared.value.folder.appending(path: "404.html"))
    return found
  }

  /// What a function's body finds wrong in the pages at each width, each with its page before it.
  ///
  /// - Parameter body: It has the page's `document` and `window`, and gives lines.
  func findings(
    in window: any EngineWindow, widths: [Int], _ body: String
  ) async throws -> [String] {
    try await open(in: window) { frames in
      var found: [String] = []
      for width in widths {
        var wrong = try await lines(of: frames, width, body)
        if !wrong.isEmpty {
          // On a busy machine pages come to rest a little later.
          try await Task.sleep(for: .seconds(1))
          wrong = try await lines(of: frames, width, body)
        }
        found += wrong
      }
      return found
    }
  }

  private func lines(
    of frames: Frames, _ width: Int, _ body: String
  ) async throws -> [String] {
    try await frames.ask(body, width: width).flatMap { page, answer in
      (answer.array ?? []).compactMap(\.string).map { "\(page) at \(width): \($0)" }
    }
  }

  /// What the console of a window holds once the pages are loaded in it.
  func complaints(in browser: Browser) async throws -> [String] {
    _ = try await browser.complaints()
    try await open(in: browser)
    return try await browser.complaints()
  }
}

/// The pages that stand in the frames of a window.
struct Frames: Sendable {
  fileprivate let window: any EngineWindow

  /// What a function's body gives for each page.
  ///
  /// - Parameters:
  ///   - body: It has the page's `document` and `window`, and the arguments.
  ///   - width: Of each frame, in points.
  func ask(
    _ body: String, _ arguments: [JSON] = [], width: Int
  ) async throws -> [(page: String, answer: JSON)] {
    let answers = try await window.run(
      """
      const look = (document, window) => { \(body) }
      const width = `${[...arguments].at(-1)}px`
      const frames = [...document.querySelectorAll('iframe')]
      const answers = () =>
        frames.map((one) => [one.dataset.page, look(one.contentDocument, one.contentWindow)])
      for (const { style } of frames) style.width = width
      // Pages hear of another size with the next picture.
      return new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(answers()))))
      """, arguments + [.number(Double(width))])
    return (answers.array ?? []).compactMap { answer in
      guard let parts = answer.array, parts.count == 2, let page = parts[0].string else {
        return nil
      }
      return (page, parts[1])
    }
  }
}
