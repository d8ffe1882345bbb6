import Foundation

/// The example site, built once for all tests by the gallery's own executable.
struct BuiltGallery: Sendable {
  static let shared = Task { try BuiltGallery() }

  private static let folder = FileManager.default.temporaryDirectory
    .appending(path: "cellophane-gallery-\(ProcessInfo.processInfo.processIdentifier)")

  var folder: URL { Self.folder }

  private init() throws {
    atexit { try? FileManager.default.removeItem(at: BuiltGallery.folder) }
    let process = Process()
    // Test runners lie beside the executables that they were built with.
    process.executableURL = Bundle.main.bundleURL.appending(path: "Gallery")
    process.arguments = ["build", "--output", folder.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BuildFailure(output: String(decoding: said, as: UTF8.self))
    }
  }

  /// The chromeless page of a preview.
  func page(_ id: String) -> URL {
    folder.appending(path: "previews/\(id).html")
  }
}

struct BuildFailure: Error, CustomStringConvertible {
  var output: String

  var description: String { "the gallery could not be built: \(output)" }
}
