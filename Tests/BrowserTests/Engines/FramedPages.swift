import Foundation

/// Many pages of the example site in the frames of one, which looks into all of them at once.
struct FramedPages: Sendable {
  private let file: URL
  let count: Int

  /// - Parameters:
  ///   - pages: Paths from the site's folder.
  ///   - width: Of each frame, in points.
  ///   - runsScript: Whether the pages' scripts run. Where not, they take the page for one whose
  ///     reader turned script off.
  init(_ pages: [String], width: Int, runsScript: Bool) async throws {
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
      <style>iframe { width: \(width)px; height: 874px; border: 0 }</style>
      \(frames.joined(separator: "\n"))
      """
    file = FileManager.default.temporaryDirectory
      .appending(path: "cellophane-frames-\(UUID().uuidString).html")
    try Data(host.utf8).write(to: file)
    count = pages.count
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
    guard try await window.comes(loaded) else { return ["not every page was loaded"] }
    let found = try await window.run(
      """
      const look = (document, window) => { \(body) }
      return [...document.querySelectorAll('iframe')].flatMap((one) =>
        look(one.contentDocument, one.contentWindow).map((line) => `${one.dataset.page}: ${line}`))
      """)
    return (found.array ?? []).compactMap(\.string)
  }
}
