import Foundation

/// Many pages of the example site in the frames of one, which looks into all of them at once.
struct FramedPages: Sendable {
  private let file: URL
  private let widths: [Int]
  let count: Int

  /// - Parameters:
  ///   - pages: Paths from the site's folder.
  ///   - widths: Of each frame, in points, one after another.
  ///   - runsScript: Whether the pages' scripts run. Where not, they take the page for one whose
  ///     reader turned script off.
  init(_ pages: [String], widths: [Int], runsScript: Bool) async throws {
    let site = try await BuiltGallery.shared.value.folder
    // A frame in a sandbox runs no script; from the same origin it can be looked into.
    let sandbox = runsScript ? "" : " sandbox='allow-same-origin'"
    let frames = pages.map { page in
      "<iframe src='\(site.appending(path: page).absoluteString)' data-page='\(page)'\(sandbox)></iframe>"
    }
    let host = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>Pages</title>
      <style>iframe { width: \(widths[0])px; height: 874px; border: 0; visibility: hidden }</style>
      \(frames.joined(separator: "\n"))
      """
    file = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-frames-\(UUID().uuidString).html")
    try Data(host.utf8).write(to: file)
    count = pages.count
    self.widths = widths
  }

  /// What a function's body finds wrong in the pages, each with its page before it.
  ///
  /// - Parameter body: It has the page's `document` and `window`, and gives lines.
  func findings(in window: any EngineWindow, _ body: String) async throws -> [String] {
    defer { try? FileManager.default.removeItem(at: file) }
    try await window.resize(width: 1200, height: 900)
    try await window.open(file)
    let loaded =
      "[...document.querySelectorAll('iframe')].every((one) => "
      + "one.contentDocument?.readyState === 'complete' && one.contentDocument.body?.firstElementChild)"
    guard try await window.comes(loaded, within: .seconds(60)) else {
      return ["not every page was loaded"]
    }
    var found: [String] = []
    for width in widths {
      let lines = try await window.run(
        """
        const look = (document, window) => { \(body) }
        const frames = [...document.querySelectorAll('iframe')]
        for (const one of frames) one.style.width = `${arguments[0]}px`
        return frames.flatMap((one) => look(one.contentDocument, one.contentWindow)
          .map((line) => `${one.dataset.page} at ${arguments[0]}: ${line}`))
        """, [.number(Double(width))])
      found += (lines.array ?? []).compactMap(\.string)
    }
    // What moves on a page goes on for as long as it is there, beside the tests after this.
    try await window.open(BuiltGallery.shared.value.folder.appending(path: "404.html"))
    return found
  }
}
