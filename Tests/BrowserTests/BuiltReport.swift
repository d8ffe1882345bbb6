import Foundation

/// A report of two versions of the example site that differ in one preview, built once.
struct BuiltReport: Sendable {
  static let shared = Task { try await BuiltReport() }

  let folder: URL

  /// The page of the one that changed.
  var change: URL { folder.appending(path: "changes/a-value-cell.html") }

  private init() async throws {
    let gallery = try await BuiltGallery.shared.value.folder
    let place = gallery.deletingLastPathComponent()
    let site = place.appending(path: "Changed")
    folder = place.appending(path: "Report")
    try FileManager.default.copyItem(at: gallery, to: site)
    for (name, text, other) in [
      ("a-value-cell", ">128 GB<", ">256 GB<"),
      ("an-unread-message", "</main>", "<p>New</p></main>"),
    ] {
      let page = site.appending(path: "previews/\(name).html")
      let changed = try String(contentsOf: page, encoding: .utf8).replacing(text, with: other)
      try Data(changed.utf8).write(to: page)
    }
    let (status, said) = try await BuiltProgram("cellophane").run([
      "snapshots", "report", "--site", site.path, "--against", gallery.path, "--output",
      folder.path,
    ])
    // 1 says that something changed.
    guard status == 1 else {
      throw BuildFailure(output: said)
    }
  }
}
