import CellophaneRendering
import Foundation

extension Browser {
  private static let folders: URL = {
    let folders = FileManager.default.temporaryDirectory.appending(path: "rendered-\(getpid())")
    atexit { try? FileManager.default.removeItem(at: Browser.folders) }
    return folders
  }()

  /// Opens a rendered page, with its files beside it, on a phone.
  func open(_ page: RenderedHTML, height: Int) async throws {
    let folder = Self.folders.appending(path: UUID().uuidString)
    for (path, bytes) in page.files.map({ ($0.path, $0.bytes) }) + [(page.path, page.bytes)] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try await resize(width: 402, height: height)
    try await open(folder.appending(path: page.path))
  }
}
